#include "CImageFormats.h"
#include "Library.h"

#include <librsvg/rsvg.h>
#include <pthread.h>
#include <stdlib.h>

#define FUNCTIONS(X)                          \
  X(g_error_free)                             \
  X(g_object_unref)                           \
  X(rsvg_handle_get_geometry_for_element)     \
  X(rsvg_handle_get_geometry_for_layer)       \
  X(rsvg_handle_get_intrinsic_dimensions)     \
  X(rsvg_handle_get_intrinsic_size_in_pixels) \
  X(rsvg_handle_new_from_data)                \
  X(rsvg_handle_render_document)              \
  X(rsvg_handle_render_element)               \
  X(rsvg_handle_set_dpi)

DEFINE_FUNCTIONS("librsvg-2.so.2")

struct svg_image {
  RsvgHandle *handle;
  double width, height;
  /// The one element that is drawn; NULL for the whole.
  const char *element;
};

/// Of the symbols in Apple's template those of regular weight, at the scale that is usual and at the one
/// that templates have which leave the others to be interpolated. The template's own notes and guides
/// are around them.
static const char *const symbols[] = {"#Regular-M", "#Regular-S"};

static void choose_symbol(struct svg_image *image) {
  const struct functions *svg = functions();
  for (size_t index = 0; index < sizeof symbols / sizeof *symbols; index++) {
    RsvgRectangle ink;
    if (svg->rsvg_handle_get_geometry_for_element(image->handle, symbols[index], &ink, NULL, NULL)
        && ink.width > 0 && ink.height > 0) {
      image->element = symbols[index];
      image->width = ink.width;
      image->height = ink.height;
      return;
    }
  }
}

/// The size that the document states, that of its own coordinates, or that of what it draws.
static void measure(struct svg_image *image) {
  const struct functions *svg = functions();
  if (svg->rsvg_handle_get_intrinsic_size_in_pixels(image->handle, &image->width, &image->height))
    return;
  gboolean has_view_box = FALSE;
  RsvgRectangle box = {0, 0, 0, 0};
  svg->rsvg_handle_get_intrinsic_dimensions(
    image->handle, NULL, NULL, NULL, NULL, &has_view_box, &box);
  if (!has_view_box) {
    const RsvgRectangle viewport = {0, 0, 100, 100};
    RsvgRectangle ink;
    if (svg->rsvg_handle_get_geometry_for_layer(image->handle, NULL, &viewport, &ink, NULL, NULL)) {
      box.width = ink.x + ink.width;
      box.height = ink.y + ink.height;
    }
  }
  image->width = box.width;
  image->height = box.height;
}

image_status svg_image_open(const unsigned char *bytes, size_t count, struct svg_image **image) {
  const struct functions *svg = functions();
  if (!svg) return IMAGE_STATUS_NO_LIBRARY;
  // Without a place of its own the document can refer to no file, wherever it is.
  RsvgHandle *handle = svg->rsvg_handle_new_from_data(bytes, count, NULL);
  if (!handle) return IMAGE_STATUS_UNREADABLE;
  struct svg_image *opened = calloc(1, sizeof *opened);
  if (!opened) abort();
  opened->handle = handle;
  // CSS has 96 pixels to the inch; a pixel is a point of Apple's here.
  svg->rsvg_handle_set_dpi(handle, 96);
  choose_symbol(opened);
  if (!opened->element) measure(opened);
  if (!(opened->width > 0 && opened->height > 0)) {
    svg_image_free(opened);
    return IMAGE_STATUS_UNREADABLE;
  }
  *image = opened;
  return IMAGE_STATUS_OK;
}

void svg_image_size(const struct svg_image *image, double *width, double *height) {
  *width = image->width;
  *height = image->height;
}

image_status svg_image_draw(const struct svg_image *image, struct _cairo *canvas) {
  const struct functions *svg = functions();
  const RsvgRectangle viewport = {0, 0, image->width, image->height};
  GError *error = NULL;
  gboolean is_drawn =
    image->element
      ? svg->rsvg_handle_render_element(image->handle, canvas, image->element, &viewport, &error)
      : svg->rsvg_handle_render_document(image->handle, canvas, &viewport, &error);
  if (error) svg->g_error_free(error);
  return is_drawn ? IMAGE_STATUS_OK : IMAGE_STATUS_UNREADABLE;
}

void svg_image_free(struct svg_image *image) {
  functions()->g_object_unref(image->handle);
  free(image);
}

void svg_image_load(void) { functions(); }
