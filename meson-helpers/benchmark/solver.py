"""The constraint solver against Kiwi, and how its time grows. All times are of the processor."""
import os, subprocess
from . import figures, shapes, systems
from worker import Worker

SIZES = (10, 100, 1000, 10_000)
"""Kiwi's time grows with the square of the number of views, or worse."""
KIWI_SIZES = (10, 100, 1000)
ROUNDS = 3


def times(program, dumped, scratch):
    """Seconds by system."""
    path = os.path.join(scratch, "systems.txt")
    systems.write(dumped, path)
    lines = subprocess.run(
        [program, path], check=True, capture_output=True, text=True).stdout.splitlines()
    return {line.split()[0]: float(line.split()[1]) / 1e9 for line in lines}


def least_times(programs, dumped, scratch):
    """Seconds by system for each program: the least of rounds in which the programs take turns, as a
    machine that does other things slows one program down at a time, and large systems most of all, whose
    memory the processor's caches hold only while nobody else wants them."""
    rounds = [[times(program, dumped, scratch) for program in programs] for _ in range(ROUNDS)]
    return [{name: min(each[name] for each in of_program) for name in of_program[0]}
            for of_program in zip(*rounds)]


def against_kiwi(solver, kiwi, dumped, scratch):
    ours, theirs = least_times((solver, kiwi), dumped, scratch)
    found = []
    for label, least in (("over 20 constraints", 21), ("all", 0)):
        names = [system.name for system in dumped if len(system.constraints) >= least]
        ratio = figures.geometric_mean(theirs[name] / ours[name] for name in names)
        found.append(figures.at_least(
            f"solver, {len(names)} corpus systems ({label}), geometric mean", ratio, 10, "× as fast",
            figures.time(figures.median(ours[name] for name in names)) + " median",
            figures.time(figures.median(theirs[name] for name in names)) + " median (Kiwi)"))
    large = [system.name for system in dumped if len(system.constraints) > 20]
    worst = min(large, key=lambda name: theirs[name] / ours[name])
    found.append(figures.at_least(
        "the one of them with over 20 that is worst for us", theirs[worst] / ours[worst], 1,
        "× as fast", figures.time(ours[worst]), figures.time(theirs[worst]) + " (Kiwi)"))
    return found


def growth(worker_program, solver, kiwi, scratch):
    found = []
    for shape in shapes.SHAPES:
        views, dumped = {}, []
        with Worker(worker_program) as worker:
            for size in SIZES:
                text, views[str(size)] = shapes.document(shape, size)
                path = os.path.join(scratch, "shape.storyboard")
                with open(path, "w") as file:
                    file.write(text)
                dumped.append(systems.dump(worker, path, "scene", str(size)))
        small = [system for system in dumped if int(system.name) in KIWI_SIZES]
        [ours] = least_times([solver], dumped, scratch)
        [theirs] = least_times([kiwi], small, scratch)
        per_view = {name: time / views[name] for name, time in ours.items()}
        told = ", ".join(f"{figures.time(per_view[str(size)])}" for size in SIZES)
        kiwi_told = ", ".join(
            figures.time(theirs[str(size)] / views[str(size)]) for size in KIWI_SIZES)
        found.append(figures.at_most(
            f"{shape}: time per view at 10, 100, 1,000, 10,000", per_view["10000"] * 1e6, 2, " µs",
            told, kiwi_told + " (Kiwi, to 1,000)"))
        found.append(figures.at_most(
            f"{shape}: per view, 10,000 to 100", per_view["10000"] / per_view["100"], 1.5, "×"))
    return found
