// Times the constraint solver alone: `solver-bench FILE` prints, for each system of the file (see
// `SystemFile`), its name and the median time in nanoseconds that it takes from plain numbers to values.
// It is built and run by `meson-helpers/bench`; its `kiwi.cpp` does the same with Kiwi.

import ConstraintSolver
import Glibc

/// Enough for a steady median of short runs; long ones are run once.
let leastTime: UInt64 = 20_000_000
let mostRuns = 500

func now() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// The median time of a run, in nanoseconds; the first one isn't counted unless it is long.
func medianTime(_ run: () -> Void) -> UInt64 {
  let start = now()
  run()
  var times = [now() - start]
  if times[0] < leastTime {
    times.removeAll()
    let start = now()
    while times.count < mostRuns, times.count < 3 || now() - start < leastTime {
      let start = now()
      run()
      times.append(now() - start)
    }
  }
  times.sort()
  return times[times.count / 2]
}

guard CommandLine.arguments.count == 2 else {
  print("usage: solver-bench FILE")
  exit(2)
}
for system in try SystemFile.read(CommandLine.arguments[1]) {
  var checksum = 0.0
  let time = medianTime { checksum += system.solve().values.last ?? 0 }
  // The sum keeps the compiler from leaving the work out.
  print(system.name, time, checksum.isFinite ? "solved" : "not finite")
}
