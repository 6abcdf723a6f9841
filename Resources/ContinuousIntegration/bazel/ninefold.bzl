"""Checks interface documents with ninefold-worker, in parts that Bazel runs and caches by themselves.

    load("//tools/ninefold:ninefold.bzl", "ninefold_lint_test")

    ninefold_lint_test(
        name = "interface",
        srcs = glob(["**/*.storyboard", "**/*.xib", "**/*.xcassets/**"]),
        shards = 4,
    )
"""

def ninefold_lint_test(name, srcs, shards = 1, options = ["--devices", "all"], **kwargs):
    """A test that fails where a document has findings.

    Args:
      name: The test's.
      srcs: The documents, and the catalogues and sources that they are checked with.
      shards: How many parts run beside one another.
      options: More options of ninefold-worker lint.
      **kwargs: As sh_test has them.
    """
    native.sh_test(
        name = name,
        srcs = ["//tools/ninefold:lint-shard"],
        args = options + ["."],
        data = srcs,
        shard_count = shards,
        **kwargs
    )
