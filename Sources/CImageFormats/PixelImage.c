#include "CImageFormats.h"
#include "Library.h"

#include <gdk-pixbuf/gdk-pixbuf.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#define FUNCTIONS(X)                        \
  X(g_error_free)                           \
  X(g_object_unref)                         \
  X(g_signal_connect_data)                  \
  X(g_free)                                 \
  X(gdk_pixbuf_apply_embedded_orientation)  \
  X(gdk_pixbuf_error_quark)                 \
  X(gdk_pixbuf_get_bits_per_sample)         \
  X(gdk_pixbuf_get_height)                  \
  X(gdk_pixbuf_get_n_channels)              \
  X(gdk_pixbuf_get_rowstride)               \
  X(gdk_pixbuf_get_width)                   \
  X(gdk_pixbuf_loader_close)                \
  X(gdk_pixbuf_format_get_name)             \
  X(gdk_pixbuf_loader_get_format)           \
  X(gdk_pixbuf_loader_get_pixbuf)           \
  X(gdk_pixbuf_loader_new)                  \
  X(gdk_pixbuf_loader_new_with_type)        \
  X(gdk_pixbuf_loader_set_size)             \
  X(gdk_pixbuf_loader_write)                \
  X(gdk_pixbuf_read_pixels)

DEFINE_FUNCTIONS("libgdk_pixbuf-2.0.so.0")

struct pixel_image {
  GdkPixbuf *pixels;
  bool is_multiplied;
};

struct limits {
  size_t most_pixels;
  int longest_side;
  bool is_exceeded;
};

/// Called when the size is known, and before there is memory for the pixels.
static void limit_size(GdkPixbufLoader *loader, int width, int height, gpointer data) {
  struct limits *limits = data;
  if (width <= 0 || height <= 0) return;
  if ((size_t)width * (size_t)height > limits->most_pixels) {
    limits->is_exceeded = true;
    // The loader stops.
    functions()->gdk_pixbuf_loader_set_size(loader, 0, 0);
    return;
  }
  int longest = width > height ? width : height;
  if (longest <= limits->longest_side) return;
  double scale = (double)limits->longest_side / longest;
  int scaled_width = (int)(width * scale), scaled_height = (int)(height * scale);
  functions()->gdk_pixbuf_loader_set_size(
    loader, scaled_width > 0 ? scaled_width : 1, scaled_height > 0 ? scaled_height : 1);
}

/// TIFF's loader has libtiff multiply colours with the opacity; those of other formats don't.
static bool is_multiplied(GdkPixbufLoader *loader) {
  const struct functions *library = functions();
  GdkPixbufFormat *format = library->gdk_pixbuf_loader_get_format(loader);
  char *name = format ? library->gdk_pixbuf_format_get_name(format) : NULL;
  bool is_tiff = name && strcmp(name, "tiff") == 0;
  library->g_free(name);
  return is_tiff;
}

image_status pixel_image_open(
  const unsigned char *bytes, size_t count, size_t most_pixels, int longest_side,
  struct pixel_image **image) {
  const struct functions *library = functions();
  if (!library) return IMAGE_STATUS_NO_LIBRARY;
  GdkPixbufLoader *loader = library->gdk_pixbuf_loader_new();
  struct limits limits = {most_pixels, longest_side, false};
  library->g_signal_connect_data(
    loader, "size-prepared", G_CALLBACK(limit_size), &limits, NULL, (GConnectFlags)0);
  GError *error = NULL;
  bool is_whole = library->gdk_pixbuf_loader_write(loader, bytes, count, &error);
  // It has to be closed in any case, and may then find out that something is missing.
  is_whole = library->gdk_pixbuf_loader_close(loader, error ? NULL : &error) && is_whole;
  bool has_loader = !error || error->domain != library->gdk_pixbuf_error_quark()
    || error->code != GDK_PIXBUF_ERROR_UNKNOWN_TYPE;
  if (error) library->g_error_free(error);
  bool multiplied = is_multiplied(loader);
  GdkPixbuf *loaded = is_whole ? library->gdk_pixbuf_loader_get_pixbuf(loader) : NULL;
  GdkPixbuf *upright = loaded ? library->gdk_pixbuf_apply_embedded_orientation(loaded) : NULL;
  library->g_object_unref(loader);
  if (!has_loader) return IMAGE_STATUS_NO_LOADER;
  if (limits.is_exceeded || !upright || library->gdk_pixbuf_get_bits_per_sample(upright) != 8) {
    if (upright) library->g_object_unref(upright);
    return limits.is_exceeded ? IMAGE_STATUS_TOO_LARGE : IMAGE_STATUS_UNREADABLE;
  }
  struct pixel_image *opened = calloc(1, sizeof *opened);
  if (!opened) abort();
  opened->pixels = upright;
  opened->is_multiplied = multiplied;
  *image = opened;
  return IMAGE_STATUS_OK;
}

pixel_image_layout pixel_image_get_layout(const struct pixel_image *image) {
  const struct functions *library = functions();
  return (pixel_image_layout){
    .width = library->gdk_pixbuf_get_width(image->pixels),
    .height = library->gdk_pixbuf_get_height(image->pixels),
    .stride = library->gdk_pixbuf_get_rowstride(image->pixels),
    .channels = library->gdk_pixbuf_get_n_channels(image->pixels),
    .is_multiplied = image->is_multiplied,
    .pixels = library->gdk_pixbuf_read_pixels(image->pixels),
  };
}

void pixel_image_free(struct pixel_image *image) {
  functions()->g_object_unref(image->pixels);
  free(image);
}

void pixel_image_load(void) {
  const struct functions *library = functions();
  if (!library) return;
  static const char *const formats[] = {"jpeg", "gif", "tiff", "bmp", "webp"};
  for (size_t index = 0; index < sizeof formats / sizeof *formats; index++) {
    GdkPixbufLoader *loader = library->gdk_pixbuf_loader_new_with_type(formats[index], NULL);
    if (!loader) continue;
    library->gdk_pixbuf_loader_close(loader, NULL);
    library->g_object_unref(loader);
  }
}
