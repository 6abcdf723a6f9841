#include "CImageFormats.h"
#include "Library.h"

#include <librsvg/rsvg.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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
  char *element;
  /// What a symbol keeps free beside what is drawn of it.
  double left, right;
};

/// What a template's guide keeps free at one side of a symbol, in the symbol's own units: it is a bar whose
/// outer edge is where the symbol's image ends. There is one for all symbols, or one for each.
static double margin(
  const struct svg_image *image, const char *side, const RsvgRectangle *glyph, double scale
) {
  const struct functions *svg = functions();
  const RsvgRectangle viewport = {0, 0, image->width, image->height};
  char names[2][64];
  snprintf(names[0], sizeof names[0], "#%s-margin-%s", side, image->element + 1);
  snprintf(names[1], sizeof names[1], "#%s-margin", side);
  for (size_t index = 0; index < 2; index++) {
    RsvgRectangle bar;
    if (!svg->rsvg_handle_get_geometry_for_layer(
          image->handle, names[index], &viewport, NULL, &bar, NULL))
      continue;
    // The one for all stands beside the usual symbol.
    RsvgRectangle beside = *glyph;
    if (index == 1)
      svg->rsvg_handle_get_geometry_for_layer(
        image->handle, "#Regular-M", &viewport, &beside, NULL, NULL);
    double room = side[0] == 'l' ? beside.x - bar.x
                                 : bar.x + bar.width - (beside.x + beside.width);
    // What is farther away is no margin of this symbol.
    return room > 0 && room < beside.width ? room * scale : 0;
  }
  return 0;
}

/// The template's own notes and guides are around its symbols.
/// - Parameter symbols: Their names, of which the first that is there is taken.
static void choose_symbol(struct svg_image *image, const char *const *symbols, size_t count) {
  const struct functions *svg = functions();
  for (size_t index = 0; index < count; index++) {
    RsvgRectangle ink;
    if (!svg->rsvg_handle_get_geometry_for_element(image->handle, symbols[index], &ink, NULL, NULL)
        || ink.width <= 0 || ink.height <= 0)
      continue;
    image->element = strdup(symbols[index]);
    if (!image->element) abort();
    const RsvgRectangle viewport = {0, 0, image->width, image->height};
    RsvgRectangle placed;
    if (svg->rsvg_handle_get_geometry_for_layer(
          image->handle, symbols[index], &viewport, &placed, NULL, NULL)
        && placed.width > 0) {
      double scale = ink.width / placed.width;
      double left = margin(image, "left", &placed, scale);
      image->right = margin(image, "right", &placed, scale);
      image->left = left;
    }
    image->width = ink.width + image->left + image->right;
    image->height = ink.height;
    return;
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

image_status svg_image_open(
  const unsigned char *bytes, size_t count, const char *const *symbols, size_t symbol_count,
  struct svg_image **image
) {
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
  measure(opened);
  choose_symbol(opened, symbols, symbol_count);
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
  const RsvgRectangle viewport = {
    image->left, 0, image->width - image->left - image->right, image->height
  };
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
  free(image->element);
  free(image);
}

void svg_image_load(void) { functions(); }
