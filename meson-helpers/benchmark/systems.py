"""Linear systems, dumped by the worker's `constraints`, for both solvers to read."""
from dataclasses import dataclass
from worker import Worker


@dataclass
class System:
    name: str
    variables: int
    constraints: list

    def write(self, file):
        """In the format that Sources/solver-bench/SystemFile.swift describes."""
        print("system", self.name, self.variables, len(self.constraints), file=file)
        for row in self.constraints:
            words = [row["relation"], row["priority"], row["constant"], len(row["terms"])]
            for variable, coefficient in row["terms"]:
                words += [variable, coefficient]
            print(*words, file=file)


def dump(worker, path, scene, name):
    answer = worker.request("constraints", file=path, scene=scene, asDesigned=True)
    return System(name, len(answer["variables"]), answer["constraints"])


def corpus_systems(program, documents):
    """The systems of every scene that has constraints."""
    systems = []
    with Worker(program) as worker:
        for index, path in enumerate(documents):
            answer = worker.request("resolve", file=path, asDesigned=True)
            for scene in answer.get("scenes", []):
                system = dump(worker, path, scene["id"], f"{index}:{scene['id']}")
                if system.constraints:
                    systems.append(system)
    return systems


def write(systems, path):
    with open(path, "w") as file:
        for system in systems:
            system.write(file)
