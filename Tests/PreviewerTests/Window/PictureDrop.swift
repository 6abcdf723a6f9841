import Foundation

/// A program beside the window onto which pictures are dropped, by the protocol itself: there is no such program
/// on the tests' display. Source: “Drag-and-Drop Protocol for the X Window System”, version 5.
enum PictureDrop {
  /// In the corner of the display, beside windows of the usual size.
  static let place = (x: 1500, y: 900)

  /// What the program was given of each type while something was dragged onto it.
  /// - Parameter types: that it asks for.
  static func receive(_ types: [String], during drag: () throws -> Void) throws -> [String: Data] {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/python3")
    process.arguments = ["-c", script, "\(place.x)", "\(place.y)"] + types
    process.standardOutput = output
    try process.run()
    defer { kill(process.processIdentifier, SIGKILL) }
    // It says when its window is there.
    guard !output.fileHandleForReading.availableData.isEmpty else {
      throw Desktop.Failure(description: "what is dropped onto ends early")
    }
    try drag()
    let lines = output.fileHandleForReading.readDataToEndOfFile()
    var received: [String: Data] = [:]
    for line in String(decoding: lines, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: "\t", omittingEmptySubsequences: false)
      if words.count == 2 { received[String(words[0])] = Data(base64Encoded: String(words[1])) }
    }
    return received
  }

  private static let script = """
    import base64, ctypes, sys, time
    from ctypes import c_int, c_long, c_ulong, c_ubyte, c_void_p, c_char_p, byref, POINTER
    x = ctypes.CDLL("libX11.so.6")
    x.XOpenDisplay.restype = c_void_p
    display = c_void_p(x.XOpenDisplay(None))
    for name in ["XDefaultRootWindow", "XCreateWindow", "XInternAtom"]:
        getattr(x, name).restype = c_ulong
    def atom(name): return x.XInternAtom(display, name.encode(), 0)

    class Message(ctypes.Structure):
        _fields_ = [("type", c_int), ("serial", c_ulong), ("sent", c_int), ("display", c_void_p),
            ("window", c_ulong), ("kind", c_ulong), ("format", c_int), ("data", c_long * 5)]
    class Notify(ctypes.Structure):
        _fields_ = [("type", c_int), ("serial", c_ulong), ("sent", c_int), ("display", c_void_p),
            ("requestor", c_ulong), ("selection", c_ulong), ("target", c_ulong), ("property", c_ulong),
            ("time", c_ulong)]
    class Event(ctypes.Union):
        _fields_ = [("type", c_int), ("message", Message), ("notify", Notify), ("pad", c_long * 24)]
    class Attributes(ctypes.Structure):
        _fields_ = [("background_pixmap", c_ulong), ("background_pixel", c_ulong),
            ("border_pixmap", c_ulong), ("border_pixel", c_ulong), ("bit_gravity", c_int),
            ("win_gravity", c_int), ("backing_store", c_int), ("backing_planes", c_ulong),
            ("backing_pixel", c_ulong), ("save_under", c_int), ("event_mask", c_long),
            ("do_not_propagate_mask", c_long), ("override_redirect", c_int), ("colormap", c_ulong),
            ("cursor", c_ulong)]

    # Without a window manager, as its place is its own.
    attributes = Attributes(override_redirect=1)
    window = x.XCreateWindow(display, c_ulong(x.XDefaultRootWindow(display)), int(sys.argv[1]) - 50,
        int(sys.argv[2]) - 50, 100, 100, 0, 0, 1, None, c_ulong(1 << 9), byref(attributes))
    version = (c_long * 1)(5)
    x.XChangeProperty(display, c_ulong(window), c_ulong(atom("XdndAware")), c_ulong(4), 32, 0, version, 1)
    x.XMapRaised(display, c_ulong(window))
    x.XSync(display, 0)
    print("ready", flush=True)

    def send(target, kind, *data):
        event = Event()
        event.message.type, event.message.window = 33, target
        event.message.kind, event.message.format = atom(kind), 32
        event.message.data[:] = (list(data) + [0] * 5)[:5]
        x.XSendEvent(display, c_ulong(target), 0, c_long(0), byref(event))
        x.XFlush(display)

    def ask(time):
        x.XConvertSelection(display, c_ulong(atom("XdndSelection")), c_ulong(atom(types[0])),
            c_ulong(atom("PICTURE")), c_ulong(window), c_ulong(time))
        x.XFlush(display)

    def read():
        kind, form, count, rest, data = c_ulong(), c_int(), c_ulong(), c_ulong(), POINTER(c_ubyte)()
        x.XGetWindowProperty(display, c_ulong(window), c_ulong(atom("PICTURE")), c_long(0),
            c_long(1 << 24), 1, c_ulong(0), byref(kind), byref(form), byref(count), byref(rest), byref(data))
        return bytes(data[:count.value]) if form.value == 8 else b""

    types, source, when = sys.argv[3:], 0, 0
    end = time.time() + 20
    while time.time() < end:
        while x.XPending(display):
            event = Event()
            x.XNextEvent(display, byref(event))
            if event.type == 31 and types:
                data = read() if event.notify.property else b""
                print(types.pop(0) + chr(9) + base64.b64encode(data).decode(), flush=True)
                if types:
                    ask(when)
                else:
                    send(source, "XdndFinished", window, 1, atom("XdndActionCopy"))
                    sys.exit()
            elif event.type == 33 and event.message.kind == atom("XdndPosition"):
                source = event.message.data[0]
                send(source, "XdndStatus", window, 1, 0, 0, atom("XdndActionCopy"))
            elif event.type == 33 and event.message.kind == atom("XdndDrop"):
                when = event.message.data[2]
                ask(when)
        time.sleep(0.02)
    """
}
