#!/usr/bin/python3
"""Looks at a display and at the accessible trees on its bus for the tests of the window, which keep one of
these running: importing what reads a tree takes as long as reading it ten times.

A request is a line of standard input; its answer is a line with a number of bytes, and as many bytes:

    tree PID      the nodes of a program's tree, in the order of the tree and a line each: role, name,
                  description, text, states, x, y, width and height, with tabs between them
    screen        width and height of the display, a line feed, and its pixels by rows: red, green, blue
"""

import ctypes
import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib

ROOT = "/org/a11y/atspi/accessible/root"
ACCESSIBLE = "org.a11y.atspi.Accessible"
# In coordinates of the window. GTK 4 knows no others, and writes a warning for each place that is asked
# for on the screen.
WINDOW = 1
# A program that doesn't answer for so long, in milliseconds, is looked at again.
PATIENCE = 5000
# From which character to which. The -1 that the interface has for the end gives nothing in GTK 4.8.
WHOLE_TEXT = GLib.Variant("(ii)", (0, GLib.MAXINT32))


class Accessibility:
    """The bus on which programs offer their trees."""

    def __init__(self):
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        (address,) = session.call_sync(
            "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, PATIENCE, None
        ).unpack()
        flags = Gio.DBusConnectionFlags
        self.bus = Gio.DBusConnection.new_for_address_sync(
            address, flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION, None, None
        )

    def ask(self, name, path, interface, method, arguments=None):
        return self.bus.call_sync(
            name, path, interface, method, arguments, None, 0, PATIENCE, None
        ).unpack()[0]

    def program(self, pid):
        """The name on the bus of the program with a process id; None where it has none yet."""
        for name, _ in self.ask("org.a11y.atspi.Registry", ROOT, ACCESSIBLE, "GetChildren"):
            try:
                owner = self.ask(
                    "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
                    "GetConnectionUnixProcessID", GLib.Variant("(s)", (name,)),
                )
            except GLib.Error:
                continue
            if owner == pid:
                return name
        return None


class Tree:
    """What one program offers at one time."""

    def __init__(self, accessibility, name):
        self.accessibility = accessibility
        self.name = name
        self.children = {}
        self.extents = {}
        self.texts = {}
        self.waiting = 0
        self.loop = GLib.MainLoop()

    def read(self):
        """All lines. Requests don't wait for each other's answers, so that the program gives many at once."""
        self.visit(ROOT)
        self.wait()
        items = self.accessibility.ask(
            self.name, "/org/a11y/atspi/cache", "org.a11y.atspi.Cache", "GetItems")
        self.items = {item[0][1]: item for item in items}
        for path, item in self.items.items():
            # Labels have their text as their name.
            if path in self.children and "org.a11y.atspi.Text" in item[5] and self.role(item) != "label":
                self.request(
                    path, "org.a11y.atspi.Text", "GetText", WHOLE_TEXT,
                    lambda text, path=path: self.texts.__setitem__(path, text))
        self.wait()
        lines = []
        self.write(ROOT, lines)
        return lines

    def visit(self, path):
        self.children[path] = []
        self.request(path, ACCESSIBLE, "GetChildren", None, lambda found: self.found(path, found))
        if path != ROOT:
            self.request(
                path, "org.a11y.atspi.Component", "GetExtents", GLib.Variant("(u)", (WINDOW,)),
                lambda extents: self.extents.__setitem__(path, extents))

    def found(self, parent, children):
        for name, path in children:
            if name == self.name and path not in self.children:
                self.children[parent].append(path)
                self.visit(path)

    def request(self, path, interface, method, arguments, take):
        def answered(bus, result):
            self.waiting -= 1
            try:
                take(bus.call_finish(result).unpack()[0])
            except GLib.Error:
                pass  # What goes away while it is read is passed over.
            if self.waiting == 0:
                self.loop.quit()

        self.waiting += 1
        self.accessibility.bus.call(
            self.name, path, interface, method, arguments, None, 0, PATIENCE, None, answered)

    def wait(self):
        if self.waiting:
            self.loop.run()

    @staticmethod
    def role(item):
        return Atspi.role_get_name(Atspi.Role(item[7]))

    def write(self, path, lines):
        item = self.items.get(path)
        if item is not None:
            low, high = item[9]
            bits = low | high << 32
            states = [state for bit, state in STATES if bits >> bit & 1]
            place = self.extents.get(path, (0, 0, 0, 0))
            texts = [item[6], item[8], self.texts.get(path, "")]
            lines.append("\t".join(
                [self.role(item)] + [text.replace("\t", " ").replace("\n", " ") for text in texts]
                + [",".join(states)] + [str(number) for number in place]))
        for child in self.children[path]:
            self.write(child, lines)


STATES = [
    (value, state.value_nick.replace("-", " "))
    for value, state in sorted(Atspi.StateType.__enum_values__.items())
]


class Display:
    """The X display whose pixels are looked at."""

    class Image(ctypes.Structure):
        """The beginning of Xlib's XImage."""

        _fields_ = [
            ("width", ctypes.c_int), ("height", ctypes.c_int), ("xoffset", ctypes.c_int),
            ("format", ctypes.c_int), ("data", ctypes.c_void_p), ("byte_order", ctypes.c_int),
            ("bitmap_unit", ctypes.c_int), ("bitmap_bit_order", ctypes.c_int),
            ("bitmap_pad", ctypes.c_int), ("depth", ctypes.c_int), ("bytes_per_line", ctypes.c_int),
            ("bits_per_pixel", ctypes.c_int),
        ]

    def __init__(self):
        self.x = ctypes.CDLL("libX11.so.6")
        self.x.XOpenDisplay.restype = ctypes.c_void_p
        self.x.XDefaultRootWindow.restype = ctypes.c_ulong
        self.x.XGetImage.restype = ctypes.POINTER(self.Image)
        self.display = ctypes.c_void_p(self.x.XOpenDisplay(None))
        self.screen = self.x.XDefaultScreen(self.display)

    def pixels(self):
        width = self.x.XDisplayWidth(self.display, self.screen)
        height = self.x.XDisplayHeight(self.display, self.screen)
        root = ctypes.c_ulong(self.x.XDefaultRootWindow(self.display))
        every_plane, z_pixmap = ctypes.c_ulong(0xFFFFFF), 2
        image = self.x.XGetImage(self.display, root, 0, 0, width, height, every_plane, z_pixmap)
        known = image.contents
        if known.bits_per_pixel != 32 or known.bytes_per_line != 4 * width or known.byte_order != 0:
            sys.exit("looker: the display's pixels aren't 32 bits of blue, green and red")
        bytes_of_pixels = ctypes.string_at(known.data, 4 * width * height)
        self.x.XDestroyImage(image)
        colors = bytearray(3 * width * height)
        for part in range(3):
            colors[part::3] = bytes_of_pixels[2 - part::4]
        return b"%d %d\n" % (width, height) + colors


def tree(accessibility, pid):
    name = accessibility.program(pid)
    try:
        return Tree(accessibility, name).read() if name else []
    except GLib.Error:
        return []  # It has ended.


def main():
    accessibility, display = Accessibility(), Display()
    for line in sys.stdin:
        words = line.split()
        if words[0] == "tree":
            answer = "\n".join(tree(accessibility, int(words[1]))).encode()
        else:
            answer = display.pixels()
        sys.stdout.buffer.write(b"%d\n" % len(answer) + answer)
        sys.stdout.buffer.flush()


main()
