#define _GNU_SOURCE
#include "CSandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

/// Signals are as in a new process, whatever this one does with them.
static void set_up(posix_spawnattr_t *attributes) {
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  sigdelset(&all, SIGKILL);
  sigdelset(&all, SIGSTOP);
  posix_spawnattr_init(attributes);
  posix_spawnattr_setsigmask(attributes, &none);
  posix_spawnattr_setsigdefault(attributes, &all);
  posix_spawnattr_setflags(attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
}

pid_t sandbox_start(const char *program, const char *argument, int *parent_socket) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return -1;
  posix_spawnattr_t attributes;
  set_up(&attributes);
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_adddup2(&files, ends[1], STDIN_FILENO);
  posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_adddup2(&files, STDOUT_FILENO, STDERR_FILENO);
  char *const arguments[] = {"ninefold-worker", (char *)argument, NULL};
  pid_t process = -1;
  if (posix_spawn(&process, program, &files, &attributes, arguments, environ) != 0) process = -1;
  posix_spawn_file_actions_destroy(&files);
  posix_spawnattr_destroy(&attributes);
  close(ends[1]);
  if (process < 0) close(ends[0]); else *parent_socket = ends[0];
  return process;
}

/// Room for one descriptor beside a message.
union rights {
  char bytes[CMSG_SPACE(sizeof(int))];
  struct cmsghdr alignment;
};

bool sandbox_hand_over(int socket, const void *bytes, size_t count, int descriptor) {
  union rights rights;
  memset(&rights, 0, sizeof rights);
  struct iovec part = {(void *)bytes, count};
  struct msghdr message = {
    .msg_iov = &part, .msg_iovlen = 1, .msg_control = rights.bytes,
    .msg_controllen = sizeof rights.bytes};
  struct cmsghdr *header = CMSG_FIRSTHDR(&message);
  header->cmsg_level = SOL_SOCKET;
  header->cmsg_type = SCM_RIGHTS;
  header->cmsg_len = CMSG_LEN(sizeof descriptor);
  memcpy(CMSG_DATA(header), &descriptor, sizeof descriptor);
  ssize_t sent;
  do sent = sendmsg(socket, &message, MSG_NOSIGNAL); while (sent < 0 && errno == EINTR);
  return sent == (ssize_t)count;
}

int sandbox_take_over(int socket, void *bytes, size_t count) {
  union rights rights;
  struct iovec part = {bytes, count};
  struct msghdr message = {
    .msg_iov = &part, .msg_iovlen = 1, .msg_control = rights.bytes,
    .msg_controllen = sizeof rights.bytes};
  ssize_t received;
  do received = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
  while (received < 0 && errno == EINTR);
  if (received != (ssize_t)count) return -1;
  struct cmsghdr *header = CMSG_FIRSTHDR(&message);
  if (!header || header->cmsg_type != SCM_RIGHTS) return -1;
  int descriptor;
  memcpy(&descriptor, CMSG_DATA(header), sizeof descriptor);
  return descriptor;
}

double sandbox_time(pid_t process) {
  clockid_t clock;
  struct timespec time;
  if (clock_getcpuclockid(process, &clock) != 0 || clock_gettime(clock, &time) != 0) return -1;
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}
