"""A worker that is asked, and what it is asked about."""
import json, os, select, subprocess, time

from . import laws
from .failure import Failure

HANG = 5  # Seconds of the processor, so that other programs don't count.
WAIT = 600  # Seconds, for a worker that only waits: a busy machine may not let it do more.
MEMORY = 1 << 30  # Bytes.
LIFE = 2_000  # Requests that one process answers, so that memory is not that of its past.


class Worker:
    def __init__(self, program, arguments, folder):
        environment = {**os.environ, "XDG_CACHE_HOME": os.path.join(folder, "cache")}
        self.process = subprocess.Popen(
            [program, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, env=environment, bufsize=0)
        self.buffer = b""
        self.answered = 0

    def stop(self):
        self.process.kill()
        self.process.wait()
        self.process.stdin.close()
        self.process.stdout.close()

    def processor_time(self):
        """Seconds, with those of the processes that it has waited for."""
        with open(f"/proc/{self.process.pid}/stat") as stat:
            fields = stat.read().rsplit(")", 1)[1].split()
        return sum(int(field) for field in fields[11:15]) / os.sysconf("SC_CLK_TCK")

    def ask(self, data, complete):
        """Sends bytes and returns the answer that `complete` cuts from what has come; nil without one."""
        end, limit = time.monotonic() + WAIT, self.processor_time() + HANG
        try:
            os.set_blocking(self.process.stdin.fileno(), False)
            while True:
                answer, self.buffer = complete(self.buffer)
                if answer is not None:
                    break
                if self.processor_time() > limit:
                    raise Failure("hang", f"no answer in {HANG} s of the processor")
                if time.monotonic() > end:
                    raise Failure("hang", f"no answer in {WAIT} s")
                readable, writable, _ = select.select(
                    [self.process.stdout], [self.process.stdin] if data else [], [], 0.5)
                if writable:
                    data = data[os.write(self.process.stdin.fileno(), data[:1 << 16]):]
                if readable:
                    more = os.read(self.process.stdout.fileno(), 1 << 16)
                    if not more:
                        raise Failure("crash", f"ended with {self.process.wait()}")
                    self.buffer += more
        except BrokenPipeError:
            raise Failure("crash", f"ended with {self.process.wait()}") from None
        with open(f"/proc/{self.process.pid}/status") as status:
            fields = dict(line.split(":", 1) for line in status)
        peak = int(fields["VmHWM"].split()[0]) * 1024
        if peak > MEMORY:
            raise Failure("memory", f"{peak >> 20} MiB")
        self.answered += 1
        return answer


def line(buffer):
    end = buffer.find(b"\n")
    return (None, buffer) if end < 0 else (json.loads(buffer[:end]), buffer[end + 1:])


def framed_until(identifier):
    """Cuts an editor's messages, up to the answer with an id."""
    def complete(buffer):
        while (end := buffer.find(b"\r\n\r\n")) >= 0:
            length = int(buffer[:end].split(b":")[1])
            start = end + 4
            if len(buffer) - start < length:
                break
            message = json.loads(buffer[start:start + length])
            buffer = buffer[start + length:]
            if message.get("id") == identifier:
                return message, buffer
        return None, buffer
    return complete


class Case:
    """Files, and the requests that are asked about them; `$` in these stands for the files' folder."""

    def __init__(self, kind, files, requests, is_editor=False):
        self.kind, self.files, self.requests, self.is_editor = kind, files, requests, is_editor
        # Whether the last run had a result for the first request.
        self.is_accepted = False

    def write(self, folder):
        for name, content in self.files.items():
            path = os.path.join(folder, name)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "wb") as file:
                file.write(content)

    def run(self, worker, folder):
        self.write(folder)
        told, answers = b"", []
        for number, (method, parameters) in enumerate(self.requests):
            identifier = None if self.is_editor and number + 1 < len(self.requests) else 1
            message = {"jsonrpc": "2.0", "method": method, "params": inside(parameters, folder)}
            if identifier:
                message["id"] = identifier
            data = json.dumps(message).encode()
            if self.is_editor:
                data = b"Content-Length: %d\r\n\r\n" % len(data) + data
                if not identifier:
                    told += data
                    continue
                answer = worker.ask(told + data, framed_until(identifier))
            else:
                answer = worker.ask(data + b"\n", line)
            if answer.get("error", {}).get("code") == -32603:
                raise Failure("fault", answer["error"]["message"])
            answers.append(answer)
        self.is_accepted = "error" not in answers[0]
        laws.check(self, answers, folder)

    def saved(self):
        return {"kind": self.kind, "editor": self.is_editor, "requests": self.requests,
                "files": {name: text.decode("latin-1") for name, text in self.files.items()}}


def inside(value, folder):
    """Parameters with the folder in the place of `$`."""
    if isinstance(value, dict):
        return {key: inside(member, folder) for key, member in value.items()}
    if isinstance(value, list):
        return [inside(member, folder) for member in value]
    if isinstance(value, str) and value.startswith(("$", "file://$")):
        return value.replace("$", folder, 1)
    return value
