"""What a command costs, measured from a process of its own: the peak memory that the system reports
of a command begins with that of the process that started it, which may be larger than any."""
import json, os, subprocess, sys, time
from dataclasses import dataclass


@dataclass
class Usage:
    processor: float  # seconds
    wall: float  # seconds
    memory: int  # bytes at most


def usages(command, count):
    """Runs a command so many times, one after the other."""
    output = subprocess.run(
        [sys.executable, __file__, str(count), *command], check=True, capture_output=True).stdout
    return [Usage(*run) for run in json.loads(output)]


def measure(command):
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, _, used = os.wait4(process.pid, 0)
    wall = time.perf_counter() - start
    return used.ru_utime + used.ru_stime, wall, used.ru_maxrss * 1024


if __name__ == "__main__":
    print(json.dumps([measure(sys.argv[2:]) for _ in range(int(sys.argv[1]))]))
