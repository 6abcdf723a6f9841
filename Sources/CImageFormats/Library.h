/// Functions of a library that is loaded when the first of them is asked for.
#pragma once

#include <dlfcn.h>
#include <stdbool.h>

/// Fills a table of functions in. What the table's library depends on is found as well.
/// - names: In the order in which the table has them.
static inline bool load_functions(
  const char *library_name, const char *const names[], void **functions, int count) {
  void *library = dlopen(library_name, RTLD_LAZY | RTLD_LOCAL);
  if (!library) return false;
  for (int index = 0; index < count; index++) {
    functions[index] = dlsym(library, names[index]);
    if (!functions[index]) return false;
  }
  return true;
}

// A table of functions is declared by a macro `FUNCTIONS(X)` that has X(name) for each of them.
#define DECLARE_FUNCTION(name) __typeof__(&name) name;
#define NAME_OF_FUNCTION(name) #name,

/// Defines `static const struct functions *functions(void)`, which is NULL without the library.
#define DEFINE_FUNCTIONS(library_name)                                                             \
  struct functions {                                                                               \
    FUNCTIONS(DECLARE_FUNCTION)                                                                    \
  };                                                                                               \
  static struct functions loaded_functions;                                                        \
  static bool is_loaded = false;                                                                   \
  static pthread_once_t once = PTHREAD_ONCE_INIT;                                                  \
  static void load(void) {                                                                         \
    static const char *const names[] = {FUNCTIONS(NAME_OF_FUNCTION)};                              \
    is_loaded = load_functions(                                                                    \
      library_name, names, (void **)&loaded_functions, sizeof names / sizeof *names);              \
  }                                                                                                \
  static const struct functions *functions(void) {                                                 \
    pthread_once(&once, load);                                                                     \
    return is_loaded ? &loaded_functions : NULL;                                                   \
  }

/// Loads what reads images of one kind, with the parts that it would load later.
void svg_image_load(void);
void pdf_image_load(void);
void pixel_image_load(void);
