import CLinux
import Files
import Glibc

/// A program that is run to its end.
package struct ChildProcess {
  /// What a program may use, where one asks it something that has a short answer. What stands in the place of one of
  /// the files that it reads may have no end, such as a device.
  struct Limits {
    /// Bytes, besides the files that it maps.
    let memory: UInt64
    /// Bytes of its output that are read.
    let output: Int
  }

  /// The program's exit status; 128 and more where a signal has ended it.
  package let status: Int32
  /// Whether it was ended as it waited for something that doesn't come.
  let isGivenUp: Bool
  /// Whether it was ended as it said more than anybody reads.
  let isTooLong: Bool
  package let output: [UInt8]
  let errors: [UInt8]

  /// Runs a program of the search path; nil where there is none of this name.
  /// - Parameters:
  ///   - arguments: With the program's name.
  ///   - variables: What its environment has otherwise than this program's.
  ///   - limits: nil for a program that may use what it needs.
  static func run(
    _ arguments: [String], environment variables: [String: String], within limits: Limits?
  ) -> ChildProcess? {
    var output: [Int32] = [-1, -1]
    var errors: [Int32] = [-1, -1]
    // Not inherited by what another thread starts meanwhile, which pipes would be at first.
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &output) == 0 else { return nil }
    guard socketpair(AF_UNIX, kind, 0, &errors) == 0 else {
      for end in output { close(end) }
      return nil
    }
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&files, output[1], STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&files, errors[1], STDERR_FILENO)
    var words = arguments.map { PathText.copy(of: $0) } + [nil]
    var settings = environment(with: variables)
    var process = pid_t()
    let status = posix_spawnp(&process, arguments[0], &files, nil, &words, &settings)
    for word in words + settings { free(word) }
    posix_spawn_file_actions_destroy(&files)
    close(output[1])
    close(errors[1])
    defer {
      close(output[0])
      close(errors[0])
    }
    guard status == 0 else { return nil }
    if let limits { _ = linux_limit_memory(process, limits.memory) }
    var watch = IdleWatch(process)
    let mostOutput = limits?.output ?? .max
    let texts = readBoth(output[0], errors[0], upTo: mostOutput, &watch)
    let isTooLong = max(texts.0.count, texts.1.count) > mostOutput
    if isTooLong { kill(process, SIGKILL) }
    var ended: Int32 = 0
    while waitpid(process, &ended, 0) < 0, errno == EINTR {}
    let signal = ended & 0x7F
    return ChildProcess(
      status: signal == 0 ? (ended >> 8) & 0xFF : 128 + signal, isGivenUp: watch.isGivenUp,
      isTooLong: isTooLong, output: texts.0, errors: texts.1)
  }

  /// This program's environment with other values for some variables, as C has it.
  private static func environment(
    with variables: [String: String]
  ) -> [UnsafeMutablePointer<CChar>?] {
    var entries: [UnsafeMutablePointer<CChar>?] = []
    var next = environ
    while let entry = next.pointee {
      next += 1
      let name = String(cString: entry).prefix { $0 != "=" }
      if variables[String(name)] == nil { entries.append(strdup(entry)) }
    }
    return entries + variables.map { PathText.copy(of: "\($0.key)=\($0.value)") } + [nil]
  }

  /// Reads what comes from either until both are closed, there is too much, or the program is ended for waiting.
  private static func readBoth(
    _ first: Int32, _ second: Int32, upTo mostOutput: Int, _ watch: inout IdleWatch
  ) -> ([UInt8], [UInt8]) {
    var texts: [[UInt8]] = [[], []]
    var ends = [first, second].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while ends.contains(where: { $0.fd >= 0 }) {
      let ready = poll(&ends, 2, IdleWatch.interval)
      if ready < 0, errno != EINTR { break }
      if ready == 0 { watch.look() }
      if watch.isGivenUp { break }
      // Nothing was polled where a signal came.
      guard ready > 0 else { continue }
      for index in ends.indices where ends[index].fd >= 0 && ends[index].revents != 0 {
        let count = read(ends[index].fd, &buffer, buffer.count)
        if count > 0 {
          texts[index] += buffer[..<count]
          if texts[index].count > mostOutput { return (texts[0], texts[1]) }
        } else if count == 0 || errno != EINTR {
          ends[index].fd = -1
        }
      }
    }
    return (texts[0], texts[1])
  }
}
