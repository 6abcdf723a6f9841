"""The window as a program of its own, and what it costs."""
import os, subprocess, time
from .display import Eye, WIDTH, HEIGHT


class Window:
    def __init__(self, program, display, home, document, state, comparisons, renderer):
        """Starts the program with a home of its own."""
        os.makedirs(os.path.join(home, "ninefold"), exist_ok=True)
        with open(os.path.join(home, "ninefold/window.json"), "w") as file:
            file.write(state)
        with open(os.path.join(home, "ninefold/comparisons.json"), "w") as file:
            file.write(comparisons)
        environment = dict(os.environ, DISPLAY=display.name, GDK_BACKEND="x11",
                           GSK_RENDERER=renderer, LC_ALL="C.UTF-8", LANGUAGE="en", XDG_RUNTIME_DIR=home)
        for name in ("STATE", "DATA", "CONFIG", "CACHE"):
            environment[f"XDG_{name}_HOME"] = home
        # The canvas between the panes, but for its edges.
        self.eye = Eye(display, 280, 90, WIDTH - 560, HEIGHT - 130)
        # Where no tooltip comes up.
        display.move(290, HEIGHT - 60)
        self.start = time.perf_counter()
        self.process = subprocess.Popen(
            [program, document], env=environment, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)

    def close(self):
        self.process.terminate()
        self.process.wait()

    def workers(self):
        path = f"/proc/{self.process.pid}/task/{self.process.pid}/children"
        return [int(each) for each in open(path).read().split()]

    def processor(self):
        """Seconds of the processor that the window has used so far, without its workers."""
        # After the name, which may have spaces: the fields from the third on.
        fields = open(f"/proc/{self.process.pid}/stat").read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self):
        """MiB that the window's process has to itself, and its workers'."""
        return private(self.process.pid), sum(map(private, self.workers()))


def private(pid):
    """Proportional set size: what is shared counts for each that shares it."""
    for line in open(f"/proc/{pid}/smaps_rollup"):
        if line.startswith("Pss:"):
            return int(line.split()[1]) / 1024
    return 0
