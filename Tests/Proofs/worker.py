"""A running `ninefold-worker serve`, and which documents to ask it for."""
import json
import os
import subprocess
import zlib


class Worker:
    """One worker process; a request at a time."""

    def __init__(self, program):
        self.process = subprocess.Popen(
            [program, "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.count = 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()

    def line(self, method, **parameters):
        """The line that answers a request, as bytes."""
        self.count += 1
        message = {"jsonrpc": "2.0", "id": self.count, "method": method, "params": parameters}
        self.process.stdin.write(json.dumps(message).encode() + b"\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise WorkerError(f"the worker ended with {self.process.wait()} at {message}")
        return line

    def request(self, method, **parameters):
        """The result of a request; an error raises `WorkerError`."""
        response = json.loads(self.line(method, **parameters))
        if "error" in response:
            raise WorkerError(f"{method} {parameters}: {response['error']}")
        return response["result"]

    def screens(self):
        """A device and an orientation for each distinct screen of the catalogue."""
        found, known = [], set()
        for device in self.request("devices")["devices"]:
            if device["isCustom"]:
                continue
            for orientation in ("portrait", "landscape"):
                screen = json.dumps(device[orientation], sort_keys=True)
                if screen not in known:
                    known.add(screen)
                    found.append({"device": device["name"], "orientation": orientation})
        return found


class WorkerError(Exception):
    """The worker could not answer."""


def documents(folder):
    """The documents below a folder, always in the same order."""
    return sorted(
        os.path.join(directory, name)
        for directory, _, names in os.walk(folder)
        for name in names if name.endswith((".storyboard", ".xib")))


def shuffled(paths):
    """The paths in an order that has nothing to do with their names, and is always the same."""
    return sorted(paths, key=lambda path: zlib.crc32(os.path.basename(path).encode()))
