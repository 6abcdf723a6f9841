"""The worker as a program: against xmllint, and its times and memory as a server."""
import os, time
from . import figures
from .usage import usages
from worker import Worker

DEVICES = ("iPhone 15 Pro", "iPhone SE (3rd generation)")


def corpus(worker, documents):
    """Everything in one process."""
    ours, theirs = usages(
        9, [worker, "resolve", "--as-designed", *documents], ["xmllint", "--noout", *documents])
    our_time, their_time = (figures.median(run.processor for run in runs) for runs in (ours, theirs))
    memory = max(run.memory for run in ours) / 2**20
    return [
        figures.at_most(
            f"resolve --as-designed, {len(documents)} documents, processor time",
            our_time / their_time, 5.5, "× xmllint", figures.time(our_time),
            figures.time(their_time) + " (xmllint)"),
        figures.at_most("the same, memory", memory, 200, " MiB", f"{memory:.0f} MiB"),
    ]


def cold_start(worker, documents):
    """The document nearest to 20 KB in a fresh process."""
    path = min(documents, key=lambda path: abs(os.path.getsize(path) - 20_000))
    ours, theirs = (
        figures.median(run.wall for run in runs) for runs in usages(
            41, [worker, "resolve", "--as-designed", path], ["xmllint", "--noout", path]))
    return [figures.at_most(
        "cold start, one document of 20 KB, wall time", ours / theirs, 5, "× xmllint",
        figures.time(ours), figures.time(theirs) + " (xmllint)")]


def second_configuration(worker_program, documents):
    """Another device for a document that is open: the time for a scene, answer included."""
    median_times = []
    with Worker(worker_program) as worker:
        for path in documents:
            answer = worker.request("resolve", file=path, device=DEVICES[0])
            for scene in answer.get("scenes", []):
                runs = []
                for device in (*DEVICES[::-1], *DEVICES[::-1]):
                    start = time.perf_counter()
                    worker.line("resolve", file=path, device=device, scene=scene["id"])
                    runs.append(time.perf_counter() - start)
                median_times.append(figures.median(runs))
    return [
        figures.at_most(
            f"second configuration, median of {len(median_times)} scenes",
            figures.median(median_times) * 1e3, 2, " ms"),
        figures.at_most("second configuration, largest scene", max(median_times) * 1e3, 16, " ms"),
    ]


def resident_memory(process):
    """Bytes."""
    with open(f"/proc/{process.pid}/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS")) * 1024


def steady_memory(worker_program, documents):
    """Ten thousand requests."""
    chosen = documents[:: max(1, len(documents) // 50)]
    with Worker(worker_program) as worker:
        def ask(count):
            for index in range(count):
                worker.line(
                    "resolve", file=chosen[index % len(chosen)], device=DEVICES[index % 2])
        ask(500)
        before = resident_memory(worker.process) / 2**20
        ask(10_000)
        after = resident_memory(worker.process) / 2**20
    return [figures.at_most(
        "resident memory after 10,000 more requests to serve", after / before, 1.05, "×",
        f"{before:.0f} MiB, then {after:.0f} MiB")]
