/// Processes that read images of unknown origin: how one is started and handed files, and what it may
/// still do then, which is to compute, to read what it was handed, and to answer.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

// MARK: For the process that asks

/// Starts a program with one argument. Its standard input is the other end of the socket, its outputs go
/// nowhere.
/// - Returns: Its number, or -1.
pid_t sandbox_start(const char *program, const char *argument, int *socket);

/// Sends bytes and an open file.
bool sandbox_hand_over(int socket, const void *bytes, size_t count, int descriptor);

/// Seconds that a process has worked, all its threads; below zero where it is gone.
double sandbox_time(pid_t process);

// MARK: For the process that is asked

/// Takes bytes and an open file.
/// - Returns: The file, or -1 where nothing comes any more.
int sandbox_take_over(int socket, void *bytes, size_t count);

/// Limits what this process takes, and closes all descriptors but the first three.
/// - memory: Bytes of address space.
/// - stack: Bytes; drawings are nested.
void sandbox_limit_resources(size_t memory, size_t stack);

/// Ends this process when it has worked for so many more seconds. May be called again.
void sandbox_limit_time(unsigned seconds);

/// Whether the kernel can tell some files from others (Landlock, since Linux 5.13).
bool sandbox_knows_files(void);

/// Takes files, network and other processes away for good: by Landlock and seccomp, as far as the kernel has
/// them. Without Landlock no file can be opened at all. This process must have one thread only.
/// - readable: Paths of what may be read even so, files or folders; those that don't exist don't count.
void sandbox_enter(const char *const readable[], size_t count);
