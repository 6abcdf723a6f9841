"""A display of one's own, whose pixels lie in a file, and what is typed and pointed on it."""
import ctypes, os, struct, subprocess, tempfile, time
import numpy

WIDTH, HEIGHT = 1600, 1000
# Of what XTest is told of as a key, by how keys are written here.
MODIFIERS = {"ctrl": b"Control_L", "shift": b"Shift_L", "alt": b"Alt_L"}


class Display:
    """Xvfb, without a window manager: what is typed goes to the window under the pointer."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory()
        read, write = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{WIDTH}x{HEIGHT}x24", "-noreset",
             "-fbdir", self.folder.name], pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as answer:
            self.name = ":" + answer.readline().strip()
        path = os.path.join(self.folder.name, "Xvfb_screen0")
        # An X window dump: a header of 25 figures, the name, the colours, and then the pixels.
        header = struct.unpack(">25I", open(path, "rb").read(100))
        start, row, colors = header[0], header[12], header[19]
        self.pixels = numpy.memmap(
            path, dtype=numpy.uint32, mode="r", offset=start + colors * 12,
            shape=(HEIGHT, row // 4))
        x11, self.xtest = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXtst.so.6")
        x11.XOpenDisplay.restype = ctypes.c_void_p
        x11.XStringToKeysym.restype = ctypes.c_ulong
        x11.XKeysymToKeycode.argtypes = [ctypes.c_void_p, ctypes.c_ulong]
        x11.XFlush.argtypes = [ctypes.c_void_p]
        for name in ("XTestFakeKeyEvent", "XTestFakeButtonEvent"):
            getattr(self.xtest, name).argtypes = [
                ctypes.c_void_p, ctypes.c_uint, ctypes.c_int, ctypes.c_ulong]
        self.xtest.XTestFakeMotionEvent.argtypes = [
            ctypes.c_void_p, ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_ulong]
        self.x11, self.connection = x11, x11.XOpenDisplay(self.name.encode())

    def close(self):
        self.server.terminate()
        self.server.wait()
        self.folder.cleanup()

    def key(self, keys):
        """Presses and releases keys, such as ctrl+shift+a."""
        *modifiers, key = keys.split("+")
        codes = [self.code(MODIFIERS[name]) for name in modifiers] + [self.code(key.encode())]
        for code in codes:
            self.xtest.XTestFakeKeyEvent(self.connection, code, 1, 0)
        for code in reversed(codes):
            self.xtest.XTestFakeKeyEvent(self.connection, code, 0, 0)
        self.x11.XFlush(self.connection)

    def hold(self, name, is_down):
        self.xtest.XTestFakeKeyEvent(
            self.connection, self.code(MODIFIERS[name]), int(is_down), 0)
        self.x11.XFlush(self.connection)

    def code(self, name):
        return self.x11.XKeysymToKeycode(self.connection, self.x11.XStringToKeysym(name))

    def move(self, x, y):
        self.xtest.XTestFakeMotionEvent(self.connection, -1, int(x), int(y), 0)
        self.x11.XFlush(self.connection)

    def button(self, number, is_down):
        self.xtest.XTestFakeButtonEvent(self.connection, number, int(is_down), 0)
        self.x11.XFlush(self.connection)

    def click(self, number=1):
        self.button(number, True)
        self.button(number, False)


class Eye:
    """Looks at every fifth pixel of a part of the display."""

    # Seconds: between two looks, and without a change until what is seen rests.
    PAUSE = 0.002
    REST = 0.7

    def __init__(self, display, x, y, width, height):
        self.part = display.pixels[y:y + height:5, x:x + width:5]

    def look(self):
        return self.part.copy()

    def watch(self, patience=30, rest=REST):
        """What is seen from now on until it rests, as moments and pictures; the first is of now."""
        seen = [(time.perf_counter(), self.look())]
        end = seen[0][0] + patience
        while True:
            time.sleep(self.PAUSE)
            now = time.perf_counter()
            if not numpy.array_equal(self.part, seen[-1][1]):
                seen.append((now, self.look()))
            is_resting = len(seen) > 1 and now - seen[-1][0] > rest
            if is_resting or now > end:
                return seen


def answer(seen, start):
    """Seconds from a moment to the first change, to when half of all that changes is as it stays, to when all
    but a hundredth of it is, and to the last change; None where nothing changed."""
    if len(seen) < 2:
        return None
    before, after = seen[0][1], seen[-1][1]
    total = max(int((before != after).sum()), 1)

    def share(part):
        for moment, picture in seen[1:]:
            if (picture != after).sum() <= total * (1 - part):
                return moment - start
        return seen[-1][0] - start

    return seen[1][0] - start, share(0.5), share(0.99), seen[-1][0] - start


def frames(seen):
    """How many pictures there were; one may be put onto the display in two parts."""
    moments = [moment for moment, _ in seen[1:]]
    return sum(1 for i, moment in enumerate(moments) if i == 0 or moment - moments[i - 1] > 0.009)
