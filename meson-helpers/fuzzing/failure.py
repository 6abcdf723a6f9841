class Failure(Exception):
    """What the worker did wrong; `kind` is crash, hang, memory, fault or law."""

    def __init__(self, kind, text):
        super().__init__(text)
        self.kind = kind

    def is_like(self, other):
        """Whether it is the same fault: of the same kind, and of the same law."""
        def law(failure):
            return str(failure).split(":")[0] if failure.kind == "law" else ""
        return other is not None and self.kind == other.kind and law(self) == law(other)
