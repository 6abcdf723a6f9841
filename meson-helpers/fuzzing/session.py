"""Asking cases of workers, and making those that fail small."""
import copy, json, os, shutil, tempfile, time

from .failure import Failure
from .worker import LIFE, Case, Worker


class Session:
    """Workers that are started anew after a failure."""

    def __init__(self, program):
        self.program = program
        self.folder = tempfile.mkdtemp(prefix="ninefold-fuzz-")
        self.workers = {}

    def worker(self, is_editor):
        worker = self.workers.get(is_editor)
        if worker and worker.answered >= LIFE:
            self.drop(is_editor)
            worker = None
        if not worker:
            arguments = ["serve", "--lsp"] if is_editor else ["serve"]
            worker = self.workers[is_editor] = Worker(self.program, arguments, self.folder)
            if is_editor:
                Case("editors", {}, [("initialize", {"capabilities": {}})], True).run(
                    worker, self.folder)
        return worker

    def drop(self, is_editor):
        worker = self.workers.pop(is_editor, None)
        if worker:
            worker.stop()

    def run(self, case, is_fresh=False):
        """Nil where all is well, else the failure."""
        if is_fresh:
            self.drop(case.is_editor)
        folder = os.path.join(self.folder, "files")
        shutil.rmtree(folder, ignore_errors=True)
        os.makedirs(folder)
        try:
            case.run(self.worker(case.is_editor), folder)
        except Failure as failure:
            self.drop(case.is_editor)
            return failure
        return None

    def close(self):
        for is_editor in list(self.workers):
            self.drop(is_editor)
        shutil.rmtree(self.folder, ignore_errors=True)


def smaller(session, case, failure, seconds=60):
    """The smallest case that fails in the same way: pieces are left out as long as it does."""
    end = time.monotonic() + seconds

    def fails(candidate):
        return failure.is_like(session.run(candidate, is_fresh=True))

    def shrink(text, put):
        count = 2
        while len(text) > 1 and time.monotonic() < end:
            size = max(1, len(text) // count)
            for start in range(0, len(text), size):
                rest = text[:start] + text[start + size:]
                if time.monotonic() < end and fails(put(rest)):
                    text = rest
                    break
            else:
                if size == 1:
                    break
                count *= 2
        return put(text)

    for name in list(case.files):
        def with_file(text, name=name, case=case):
            return Case(case.kind, {**case.files, name: text}, case.requests, case.is_editor)
        case = shrink(case.files[name], with_file)
    for number, (method, parameters) in enumerate(case.requests):
        if "text" in parameters:
            def with_text(text, number=number, case=case):
                requests = copy.deepcopy(case.requests)
                requests[number][1]["text"] = text
                return Case(case.kind, case.files, requests, case.is_editor)
            case = shrink(parameters["text"], with_text)
    return case


def replay(program, path):
    with open(path) as file:
        saved = json.load(file)
    files = {name: text.encode("latin-1") for name, text in saved["files"].items()}
    session = Session(program)
    failure = session.run(Case(saved["kind"], files, saved["requests"], saved["editor"]))
    session.close()
    print(f"{failure.kind}: {failure}" if failure else "answered")
    return 2 if failure else 0
