/// What the kernel can be asked for. Source: Documentation/userspace-api/seccomp_filter.rst of the kernel.
#define _GNU_SOURCE
#include "CSandbox.h"
#include "Parts.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

void sandbox_enter(const char *const readable[], size_t count) {
  // Without this neither is allowed to those who are not root.
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  sandbox_restrict_calls(sandbox_restrict_files(readable, count));
}

#ifndef ARCHITECTURE

void sandbox_restrict_calls(bool can_open) {}

#else

/// What is needed to compute, to read what is open, to answer, and to end.
static const int allowed[] = {
  // Memory
  SYS_brk, SYS_mmap, SYS_munmap, SYS_mprotect, SYS_mremap, SYS_madvise, SYS_membarrier,
  // Descriptors that are open
  SYS_read, SYS_pread64, SYS_readv, SYS_write, SYS_writev, SYS_lseek, SYS_close, SYS_fstat,
  SYS_dup, SYS_fadvise64, SYS_recvmsg, SYS_sendmsg, SYS_ppoll, SYS_eventfd2,
  SYS_pipe2, SYS_fstatfs, SYS_getdents64,
  // What there is of files; their contents have to be opened
  SYS_newfstatat, SYS_statx, SYS_faccessat, SYS_readlinkat, SYS_getcwd, SYS_statfs,
  // Time, numbers of the process, and its limits
  SYS_clock_gettime, SYS_clock_getres, SYS_clock_nanosleep, SYS_nanosleep, SYS_gettimeofday,
  SYS_getpid, SYS_gettid, SYS_getuid, SYS_geteuid, SYS_getgid, SYS_getegid, SYS_getrusage,
  SYS_getrlimit, SYS_setrlimit, SYS_sysinfo, SYS_uname, SYS_getrandom, SYS_prctl,
  // Threads and signals
  SYS_futex, SYS_set_robust_list, SYS_set_tid_address, SYS_sched_yield, SYS_sched_getaffinity,
  SYS_sched_getscheduler, SYS_sched_getparam, SYS_getpriority, SYS_rt_sigaction,
  SYS_rt_sigprocmask, SYS_rt_sigreturn, SYS_sigaltstack, SYS_restart_syscall, SYS_exit,
  SYS_exit_group,
#ifdef SYS_rseq
  SYS_rseq,
#endif
#ifdef SYS_faccessat2
  SYS_faccessat2,
#endif
#if defined(__x86_64__)
  SYS_arch_prctl, SYS_poll, SYS_stat, SYS_lstat, SYS_access, SYS_readlink, SYS_time,
#endif
};

static const uint32_t refuse = SECCOMP_RET_ERRNO | EPERM;

/// The low half of an argument; both architectures have it first.
#define ARGUMENT(index) offsetof(struct seccomp_data, args[index])
#define LOAD(offset) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offset)
#define RETURN(action) BPF_STMT(BPF_RET | BPF_K, action)
/// Skips so many of the next instructions unless the number that was loaded is this one.
#define UNLESS_EQUAL(number, skipped) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 0, skipped)
#define UNLESS_ANY_BIT(bits, skipped) BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, bits, 0, skipped)

enum { most_instructions = 256 };

void sandbox_restrict_calls(bool can_open) {
  struct sock_filter program[most_instructions];
  unsigned short count = 0;
#define ADD(...)                                                                   \
  do {                                                                             \
    const struct sock_filter added[] = {__VA_ARGS__};                              \
    for (size_t at = 0; at < sizeof added / sizeof *added; at++) program[count++] = added[at]; \
  } while (0)
  ADD(LOAD(offsetof(struct seccomp_data, arch)), BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0),
      RETURN(SECCOMP_RET_KILL_PROCESS), LOAD(offsetof(struct seccomp_data, nr)));
#if defined(__x86_64__)
  // Those of x32 have this bit.
  ADD(UNLESS_ANY_BIT(0x40000000, 1), RETURN(refuse));
#endif
  for (size_t index = 0; index < sizeof allowed / sizeof *allowed; index++)
    ADD(UNLESS_EQUAL((uint32_t)allowed[index], 1), RETURN(SECCOMP_RET_ALLOW));
  // Threads, but no processes. What the newer call is asked for can't be seen; the older one is taken then.
  ADD(UNLESS_EQUAL(SYS_clone3, 1), RETURN(SECCOMP_RET_ERRNO | ENOSYS));
  ADD(UNLESS_EQUAL(SYS_clone, 4), LOAD(ARGUMENT(0)), UNLESS_ANY_BIT(CLONE_THREAD, 1),
      RETURN(SECCOMP_RET_ALLOW), RETURN(refuse));
  // How abort() ends a process; no other one's number is tried for nothing.
  ADD(UNLESS_EQUAL(SYS_tgkill, 4), LOAD(ARGUMENT(0)), UNLESS_EQUAL((uint32_t)getpid(), 1),
      RETURN(SECCOMP_RET_ALLOW), RETURN(refuse));
  // Its own limits, which go by the number 0; by other numbers those of other processes can be had and set.
  ADD(UNLESS_EQUAL(SYS_prlimit64, 4), LOAD(ARGUMENT(0)), UNLESS_EQUAL(0, 1), RETURN(SECCOMP_RET_ALLOW),
      RETURN(refuse));
  // All of a descriptor but whom the kernel sends which signal when something comes: that would reach others.
  ADD(UNLESS_EQUAL(SYS_fcntl, 8), LOAD(ARGUMENT(1)), UNLESS_EQUAL(F_SETOWN, 1), RETURN(refuse),
      UNLESS_EQUAL(F_SETOWN_EX, 1), RETURN(refuse), UNLESS_EQUAL(F_SETSIG, 1), RETURN(refuse),
      RETURN(SECCOMP_RET_ALLOW));
  if (can_open) {
    // Landlock says which; here, that none is written.
    const uint32_t writing = O_WRONLY | O_RDWR | O_CREAT | O_TRUNC;
    ADD(UNLESS_EQUAL(SYS_openat, 4), LOAD(ARGUMENT(2)), UNLESS_ANY_BIT(writing, 1), RETURN(refuse),
        RETURN(SECCOMP_RET_ALLOW));
#if defined(__x86_64__)
    ADD(UNLESS_EQUAL(SYS_open, 4), LOAD(ARGUMENT(1)), UNLESS_ANY_BIT(writing, 1), RETURN(refuse),
        RETURN(SECCOMP_RET_ALLOW));
#endif
  }
  ADD(RETURN(refuse));
  const struct sock_fprog filter = {.len = count, .filter = program};
  prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter, 0, 0);
}

#endif
