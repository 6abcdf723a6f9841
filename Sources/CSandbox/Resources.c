#define _GNU_SOURCE
#include "CSandbox.h"

#include <malloc.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

static void limit(__rlimit_resource_t resource, rlim_t soft, rlim_t hard) {
  struct rlimit limits = {soft, hard};
  setrlimit(resource, &limits);
}

void sandbox_limit_resources(size_t memory, size_t stack) {
#ifdef SYS_close_range
  syscall(SYS_close_range, STDERR_FILENO + 1, ~0U, 0);
#endif
  // Each thread's own arena would take 64 MiB of the addresses.
  mallopt(M_ARENA_MAX, 1);
  limit(RLIMIT_AS, memory, memory);
  limit(RLIMIT_STACK, stack, stack);
  limit(RLIMIT_CORE, 0, 0);
  // Nothing is written but to a socket.
  limit(RLIMIT_FSIZE, 0, 0);
}

void sandbox_limit_time(unsigned seconds) {
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  rlim_t used = (rlim_t)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec);
  limit(RLIMIT_CPU, used + seconds + 1, RLIM_INFINITY);
}
