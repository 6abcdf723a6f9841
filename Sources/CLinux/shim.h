/* System calls of Linux for which Debian 12's C library has no function that Swift can call. */
#pragma once

#include <linux/openat2.h>
#include <sys/syscall.h>
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
