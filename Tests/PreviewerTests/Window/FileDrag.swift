import Foundation

/// Drags files over a window as a file manager does, by the protocol itself: there is no such program to
/// drive on the tests' display. Source: “Drag-and-Drop Protocol for the X Window System”, version 5.
enum FileDrag {
  enum Outcome: String {
    case refused
    case dropped
  }

  /// Moves the files over the window until it has seen their names and made up its mind, and drops them if it
  /// takes them.
  static func drag(_ files: [URL], onto window: RunningPreviewer) throws -> Outcome {
    let list = files.map(\.absoluteString).joined(separator: "\r\n") + "\r\n"
    let output = try Desktop.run(
      "/usr/bin/python3", ["-c", script, "\(window.process.processIdentifier)", list])
    let word = String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines)
    guard let outcome = Outcome(rawValue: word) else {
      throw Desktop.Failure(description: "dragging ended with “\(word)”")
    }
    return outcome
  }

  private static let script = """
    import ctypes, subprocess, sys, time
    from ctypes import c_int, c_long, c_ulong, c_void_p, c_char_p, byref
    x = ctypes.CDLL("libX11.so.6")
    x.XOpenDisplay.restype = c_void_p
    display = c_void_p(x.XOpenDisplay(None))
    for name in ["XDefaultRootWindow", "XCreateSimpleWindow", "XInternAtom"]:
        getattr(x, name).restype = c_ulong
    def atom(name): return x.XInternAtom(display, name.encode(), 0)

    class Message(ctypes.Structure):
        _fields_ = [("type", c_int), ("serial", c_ulong), ("sent", c_int), ("display", c_void_p),
            ("window", c_ulong), ("kind", c_ulong), ("format", c_int), ("data", c_long * 5)]
    class Request(ctypes.Structure):
        _fields_ = [("type", c_int), ("serial", c_ulong), ("sent", c_int), ("display", c_void_p),
            ("owner", c_ulong), ("requestor", c_ulong), ("selection", c_ulong), ("target", c_ulong),
            ("property", c_ulong), ("time", c_ulong)]
    class Notify(ctypes.Structure):
        _fields_ = [("type", c_int), ("serial", c_ulong), ("sent", c_int), ("display", c_void_p),
            ("requestor", c_ulong), ("selection", c_ulong), ("target", c_ulong), ("property", c_ulong),
            ("time", c_ulong)]
    class Event(ctypes.Union):
        _fields_ = [("type", c_int), ("message", Message), ("request", Request), ("notify", Notify),
            ("pad", c_long * 24)]

    windows = subprocess.run(["xdotool", "search", "--onlyvisible", "--pid", sys.argv[1]],
        capture_output=True, text=True).stdout.split()
    window = int(windows[-1])
    source = x.XCreateSimpleWindow(display, c_ulong(x.XDefaultRootWindow(display)), 0, 0, 1, 1, 0, 0, 0)
    files, action, selection = atom("text/uri-list"), atom("XdndActionCopy"), atom("XdndSelection")
    x.XSetSelectionOwner(display, c_ulong(selection), c_ulong(source), c_ulong(0))

    def send(kind, *data):
        event = Event()
        event.message.type, event.message.window = 33, window
        event.message.kind, event.message.format = atom(kind), 32
        event.message.data[:] = (list(data) + [0] * 5)[:5]
        x.XSendEvent(display, c_ulong(window), 0, c_long(0), byref(event))
        x.XFlush(display)

    def answer(request):
        if request.target == files:
            data = sys.argv[2].encode()
            x.XChangeProperty(display, c_ulong(request.requestor), c_ulong(request.property),
                c_ulong(files), 8, 0, c_char_p(data), len(data))
        reply = Event()
        reply.notify.type, reply.notify.requestor = 31, request.requestor
        reply.notify.selection, reply.notify.target = request.selection, request.target
        reply.notify.property = request.property if request.target == files else 0
        reply.notify.time = request.time
        x.XSendEvent(display, c_ulong(request.requestor), 0, c_long(0), byref(reply))
        x.XFlush(display)

    # Whether the names were read, and what the window has answered since.
    isRead, answers, isDropped = False, [], False
    send("XdndEnter", source, 5 << 24, files)
    end = time.time() + 20
    moved = 0
    while time.time() < end:
        if not isDropped and time.time() - moved > 0.1:
            moved = time.time()
            send("XdndPosition", source, 0, 640 << 16 | (400 + len(answers) % 5), 0, action)
        while x.XPending(display):
            event = Event()
            x.XNextEvent(display, byref(event))
            if event.type == 30:
                answer(event.request)
                isRead = isRead or event.request.target == files
            elif event.type == 33 and event.message.kind == atom("XdndStatus") and isRead:
                answers.append(event.message.data[1] & 1)
            elif event.type == 33 and event.message.kind == atom("XdndFinished"):
                print("dropped")
                sys.exit()
        if len(answers) >= 6 and len(set(answers[-4:])) == 1 and not isDropped:
            if not answers[-1]:
                send("XdndLeave", source)
                print("refused")
                sys.exit()
            isDropped = True
            send("XdndDrop", source, 0, 0)
        time.sleep(0.02)
    print("nothing", isRead, answers)
    """
}
