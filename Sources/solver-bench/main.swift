// Times the constraint solver alone: `solver-bench FILE` prints, for each system of the file (see
// `SystemFile`), its name and the median time in nanoseconds that it takes from plain numbers to values.
// Memory is kept from one run to the next, that of the system as well as the solver's; Kiwi's is, too.
// (Layout keeps the solver's for the rounds of a scene, and writes each round's system down in new memory.)
// It is built and run by `meson-helpers/bench`; its `kiwi.cpp` does the same with Kiwi.

import ConstraintSolver
import Glibc

/// Nanoseconds of processor time. A run that takes `longTime` is done once; shorter ones are repeated for
/// `samplingTime`, but three times at least, in samples well above the clock's resolution.
let longTime: UInt64 = 1_000_000_000
let samplingTime: UInt64 = 3_000_000
let leastSample: UInt64 = 20_000
let mostSamples = 100

func now() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// The median time of a run, in nanoseconds.
func medianTime(_ run: () -> Void) -> Double {
  func sample(_ repetitions: UInt64) -> UInt64 {
    let start = now()
    for _ in 0..<repetitions { run() }
    return now() - start
  }
  let first = sample(1)
  if first >= longTime { return Double(first) }
  let repetitions = leastSample / max(1, min(first, sample(1))) + 1
  var times: [UInt64] = []
  let start = now()
  while times.count < mostSamples, times.count < 3 || now() - start < samplingTime {
    times.append(sample(repetitions))
  }
  times.sort()
  return Double(times[times.count / 2]) / Double(repetitions)
}

/// What is kept from one run to the next.
struct Kept: ~Copyable {
  private var system = LinearSystem()
  private var solver = LinearSolver()
  private(set) var solution = LinearSolution()

  /// Writes a system down and solves it.
  mutating func solve(_ named: NamedSystem) {
    system.removeAll()
    system.addVariables(upTo: named.variableCount)
    let terms = named.terms.span
    for row in named.rows {
      system.add(
        terms.extracting(row.terms), row.relation, constant: row.constant, priority: row.priority)
    }
    // Nobody cancels it.
    try? solver.solve(system, into: &solution)
  }
}

func printTimes(of systems: [NamedSystem]) {
  var kept = Kept()
  for system in systems {
    var checksum = 0.0
    let time = medianTime {
      kept.solve(system)
      checksum += kept.solution.values.last ?? 0
    }
    // The sum keeps the compiler from leaving the work out.
    print(system.name, time, checksum.isFinite ? "solved" : "not finite")
  }
}

guard CommandLine.arguments.count == 2 else {
  print("usage: solver-bench FILE")
  exit(2)
}
printTimes(of: try SystemFile.read(CommandLine.arguments[1]))
