#pragma once

#include <stdbool.h>
#include <stddef.h>

/// Lets only these paths be read, and no file be written.
/// - Returns: Whether the kernel does it.
bool sandbox_restrict_files(const char *const readable[], size_t count);

/// Lets the process ask the kernel only for what computing, reading and answering takes.
void sandbox_restrict_calls(bool can_open);
