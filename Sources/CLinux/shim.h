/* System calls of Linux for which Debian 12's C library has no function that Swift can call. */
#pragma once

#include <linux/falloc.h>
#include <linux/memfd.h>
#include <linux/openat2.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/xattr.h>
#include <unistd.h>

/* openat2(2), since Linux 5.6. Returns -1 and sets errno where it fails. */
static inline int linux_openat2(
    int folder, const char *path, unsigned long long flags, unsigned long long resolve) {
  struct open_how how = {.flags = flags, .mode = 0, .resolve = resolve};
  return (int)syscall(SYS_openat2, folder, path, &how, sizeof how);
}

/* getdents64(2): fills the buffer with entries of a folder. Returns 0 at their end, and -1 where it fails. */
static inline long linux_getdents64(int folder, void *buffer, unsigned long size) {
  return syscall(SYS_getdents64, folder, buffer, size);
}

/* flock(2) has the name of a struct in Swift: locks a file for this opening of it alone, without waiting.
   Returns -1 and sets errno where it fails: EWOULDBLOCK where another opening has locked it. */
static inline int linux_try_lock(int descriptor) { return flock(descriptor, LOCK_EX | LOCK_NB); }

/* fallocate(2): has the disk keep room for the first bytes of a file, whose size stays. Returns -1 and sets
   errno where it fails. */
static inline int linux_keep_room(int descriptor, long long count) {
  return (int)syscall(SYS_fallocate, descriptor, FALLOC_FL_KEEP_SIZE, 0LL, count);
}

/* memfd_create(2) with seals allowed. Returns -1 and sets errno where it fails. */
static inline int linux_memfd_create(const char *name) {
  return (int)syscall(SYS_memfd_create, name, MFD_CLOEXEC | MFD_ALLOW_SEALING);
}

/* Has nobody change, shorten or lengthen a file of memory any more, nor allow it again. */
static inline int linux_seal(int file) {
  /* F_ADD_SEALS, and F_SEAL_SEAL to F_SEAL_WRITE, of linux/fcntl.h, which the C library's can't stand beside. */
  return (int)syscall(SYS_fcntl, file, 1033, 0xf);
}

/* prlimit(2): lets another process have at most so many bytes of memory of its own; files that it maps to read don't
   count. Returns -1 and sets errno where it fails. */
static inline int linux_limit_memory(pid_t process, unsigned long long bytes) {
  /* As the kernel has it, on 32 bits as well. */
  struct { unsigned long long soft, hard; } limit = {bytes, bytes};
  return (int)syscall(SYS_prlimit64, process, RLIMIT_DATA, &limit, (void *)0);
}
