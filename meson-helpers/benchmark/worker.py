"""A `ninefold-worker serve` to ask things of."""
import json, subprocess


class Worker:
    def __init__(self, program):
        self.process = subprocess.Popen(
            [program, "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.count = 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.wait(timeout=30)

    def line(self, method, **parameters):
        """The line that answers a request, as bytes."""
        self.count += 1
        request = {"jsonrpc": "2.0", "id": self.count, "method": method, "params": parameters}
        self.process.stdin.write(json.dumps(request).encode() + b"\n")
        self.process.stdin.flush()
        return self.process.stdout.readline()

    def result(self, method, **parameters):
        """The result of a request, or None if it failed."""
        return json.loads(self.line(method, **parameters)).get("result")

    def resident_memory(self):
        """Bytes."""
        with open(f"/proc/{self.process.pid}/status") as status:
            return next(
                int(line.split()[1]) for line in status if line.startswith("VmRSS")) * 1024
