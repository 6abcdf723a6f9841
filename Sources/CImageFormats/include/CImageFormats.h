/// Images that Cairo doesn't read: drawings with librsvg and Poppler, photos with GDK-Pixbuf.
///
/// Each library is loaded when the first image of its kind is opened, and where it isn't installed, that
/// is what the status says. None of them is linked: only `ninefold-worker decode` reads images, in a process
/// that can be lost, and other commands don't have them in theirs. Everything is read from memory, and no
/// file that an image names is opened.
#pragma once

#include <stdbool.h>
#include <stddef.h>

typedef enum image_status {
  IMAGE_STATUS_OK,
  /// The library that reads such images isn't installed, or lacks a function.
  IMAGE_STATUS_NO_LIBRARY,
  /// The library is there, but not its part that reads this format.
  IMAGE_STATUS_NO_LOADER,
  /// It is damaged, not of this kind, or empty.
  IMAGE_STATUS_UNREADABLE,
  /// It can't be opened without a password.
  IMAGE_STATUS_LOCKED,
  /// It has more pixels than are allowed.
  IMAGE_STATUS_TOO_LARGE,
} image_status;

/// Loads all that is there, for a process that can't open files later.
void image_libraries_load(void);

struct _cairo;

/// An SVG. Free it with `svg_image_free`.
struct svg_image;

/// - Parameter symbols: Names of elements with their `#`; the first one that is there is drawn alone.
image_status svg_image_open(
  const unsigned char *bytes, size_t count, const char *const *symbols, size_t symbol_count,
  struct svg_image **image);
/// Its size in points. Of Apple's template for symbols: that of the symbol with its margins.
void svg_image_size(const struct svg_image *image, double *width, double *height);
/// Draws it at the origin in its size.
image_status svg_image_draw(const struct svg_image *image, struct _cairo *canvas);
void svg_image_free(struct svg_image *image);

/// The first page of a PDF. Free it with `pdf_image_free`.
struct pdf_image;

image_status pdf_image_open(const unsigned char *bytes, size_t count, struct pdf_image **image);
/// Its size in points.
void pdf_image_size(const struct pdf_image *image, double *width, double *height);
/// Draws it at the origin in its size.
void pdf_image_draw(const struct pdf_image *image, struct _cairo *canvas);
void pdf_image_free(struct pdf_image *image);

/// The first picture of a JPEG, GIF, TIFF, BMP or whatever else there is a loader for, turned as its camera
/// was held. Free it with `pixel_image_free`.
struct pixel_image;

/// - most_pixels: What there may be of them in the file.
/// - longest_side: Pixels. A larger image is made smaller, when it is read where its format allows it.
image_status pixel_image_open(
  const unsigned char *bytes, size_t count, size_t most_pixels, int longest_side,
  struct pixel_image **image);

typedef struct pixel_image_layout {
  int width, height;
  /// Bytes from one row to the next.
  int stride;
  /// Bytes of a pixel: red, green, blue and, where there are four, how opaque it is.
  int channels;
  /// Whether colours are multiplied with that.
  bool is_multiplied;
  const unsigned char *pixels;
} pixel_image_layout;

pixel_image_layout pixel_image_get_layout(const struct pixel_image *image);
void pixel_image_free(struct pixel_image *image);
