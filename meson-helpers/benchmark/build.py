"""Builds what is measured, and tells the versions of it all."""
import glob, os, platform, re, subprocess, sys


def run(*command):
    subprocess.run(command, check=True, stdout=sys.stderr)


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def first_line(*command):
    result = subprocess.run(command, capture_output=True, text=True)
    return (result.stdout + result.stderr).splitlines()[0]


def build_swift(project):
    """The worker as it is shipped, with Swift's library linked in, and the solver alone.

    Returns the paths of both programs."""
    scratch = os.path.join(project, ".build-bench", "swift")
    arguments = [
        "swift", "build", "--package-path", project, "--scratch-path", scratch,
        "--configuration", "release", "--static-swift-stdlib", "--omit-frame-pointers"]
    for product in ("solver-bench", "ninefold-worker"):
        run(*arguments, "--product", product)
    return [os.path.join(scratch, "release", name) for name in ("ninefold-worker", "solver-bench")]


def build_kiwi(project):
    """Kiwi's headers from PyPI's source package, and our program around them."""
    scratch = os.path.join(project, ".build-bench", "kiwi")
    os.makedirs(scratch, exist_ok=True)
    if not glob.glob(os.path.join(scratch, "*.tar.gz")):
        run(sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--no-binary",
            "kiwisolver", "--dest", scratch, "kiwisolver")
    archive = max(glob.glob(os.path.join(scratch, "*.tar.gz")))
    run("tar", "--extract", "--gzip", "--file", archive, "--directory", scratch)
    headers = archive.removesuffix(".tar.gz")
    with open(os.path.join(headers, "kiwi", "version.h")) as file:
        version = re.search(r'KIWI_VERSION "([^"]+)"', file.read()).group(1)
    program = os.path.join(scratch, "kiwi")
    source = os.path.join(os.path.dirname(os.path.abspath(__file__)), "kiwi.cpp")
    run("g++", "-O3", "-DNDEBUG", "-std=c++17", "-I", headers, "-o", program, source)
    return program, version


def versions(project, kiwi):
    with open("/proc/cpuinfo") as file:
        cpu = re.search(r"model name\s*: (.*)", file.read()).group(1)
    return {
        "ninefold": output("git", "-C", project, "rev-parse", "--short", "HEAD").strip(),
        "swift": re.search(r"Swift version (\S+)", first_line("swift", "--version")).group(1),
        "kiwi": kiwi,
        "c++": first_line("g++", "--version") + ", -O3 -DNDEBUG",
        "xmllint": first_line("xmllint", "--version").split()[-1],
        "processor": f"{cpu}, {os.cpu_count()} cores",
        "system": platform.platform(terse=True),
    }
