"""What a command costs, measured from a process of its own: the peak memory that the system reports
of a command begins with that of the process that started it, which may be larger than any."""
import json, os, subprocess, sys, time
from dataclasses import dataclass


@dataclass
class Usage:
    processor: float  # seconds
    wall: float  # seconds
    memory: int  # bytes at most


def usages(count, *commands):
    """Runs commands so many times, in turn, so that whatever else the machine does meets all of them.

    Returns a list for each command."""
    output = subprocess.run(
        [sys.executable, __file__], input=json.dumps([count, commands]), check=True,
        stdout=subprocess.PIPE, text=True).stdout
    return [[Usage(*run) for run in runs] for runs in json.loads(output)]


def measure(command):
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, _, used = os.wait4(process.pid, 0)
    wall = time.perf_counter() - start
    return used.ru_utime + used.ru_stime, wall, used.ru_maxrss * 1024


if __name__ == "__main__":
    count, commands = json.load(sys.stdin)
    rounds = [[measure(command) for command in commands] for _ in range(count)]
    print(json.dumps(list(zip(*rounds))))
