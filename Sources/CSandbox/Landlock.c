/// Which files can be opened. Source: Documentation/userspace-api/landlock.rst of the kernel. Its numbers
/// are written out here, as the headers of many systems are older than their kernels.
#define _GNU_SOURCE
#include "CSandbox.h"
#include "Parts.h"

#include <fcntl.h>
#include <stdint.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

/// The same on every architecture.
enum { create_ruleset = 444, add_rule = 445, restrict_self = 446 };
enum { rule_path_beneath = 1, version_flag = 1 };

struct ruleset_attributes {
  uint64_t files, network, scopes;
};

struct path_beneath_attributes {
  uint64_t allowed;
  int32_t parent;
} __attribute__((packed));

static const uint64_t read_file = 1 << 2, read_folder = 1 << 3;

static long version(void) { return syscall(create_ruleset, NULL, 0, version_flag); }

bool sandbox_knows_files(void) { return version() >= 1; }

/// Everything that a version can forbid.
static struct ruleset_attributes all_rights(long version) {
  int files = version >= 5 ? 16 : version >= 3 ? 15 : version == 2 ? 14 : 13;
  return (struct ruleset_attributes){
    .files = (1ULL << files) - 1,
    // Binding and connecting; abstract sockets and signals.
    .network = version >= 4 ? 3 : 0,
    .scopes = version >= 6 ? 3 : 0,
  };
}

static void allow_reading(int ruleset, const char *path) {
  int descriptor = open(path, O_PATH | O_CLOEXEC);
  if (descriptor < 0) return;
  struct stat status;
  bool is_folder = fstat(descriptor, &status) == 0 && S_ISDIR(status.st_mode);
  struct path_beneath_attributes rule = {
    .allowed = is_folder ? read_file | read_folder : read_file, .parent = descriptor};
  syscall(add_rule, ruleset, rule_path_beneath, &rule, 0);
  close(descriptor);
}

bool sandbox_restrict_files(const char *const readable[], size_t count) {
  long known = version();
  if (known < 1) return false;
  struct ruleset_attributes rights = all_rights(known);
  // A version takes no more than it knows, unless the rest is zero.
  size_t size = known >= 6 ? sizeof rights : known >= 4 ? 16 : 8;
  int ruleset = (int)syscall(create_ruleset, &rights, size, 0);
  if (ruleset < 0) return false;
  for (size_t index = 0; index < count; index++) allow_reading(ruleset, readable[index]);
  bool is_restricted = syscall(restrict_self, ruleset, 0) == 0;
  close(ruleset);
  return is_restricted;
}
