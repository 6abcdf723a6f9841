#include "CImageFormats.h"
#include "Library.h"

#include <poppler.h>
#include <pthread.h>
#include <stdlib.h>

#define FUNCTIONS(X)                  \
  X(g_bytes_new)                      \
  X(g_bytes_unref)                    \
  X(g_error_free)                     \
  X(g_object_unref)                   \
  X(poppler_document_get_n_pages)     \
  X(poppler_document_get_page)        \
  X(poppler_document_new_from_bytes)  \
  X(poppler_error_quark)              \
  X(poppler_page_get_size)            \
  X(poppler_page_render)

DEFINE_FUNCTIONS("libpoppler-glib.so.8")

struct pdf_image {
  PopplerDocument *document;
  PopplerPage *page;
};

image_status pdf_image_open(const unsigned char *bytes, size_t count, struct pdf_image **image) {
  const struct functions *pdf = functions();
  if (!pdf) return IMAGE_STATUS_NO_LIBRARY;
  GBytes *contents = pdf->g_bytes_new(bytes, count);
  GError *error = NULL;
  PopplerDocument *document = pdf->poppler_document_new_from_bytes(contents, NULL, &error);
  pdf->g_bytes_unref(contents);
  if (!document) {
    bool is_locked = error && error->domain == pdf->poppler_error_quark()
      && error->code == POPPLER_ERROR_ENCRYPTED;
    if (error) pdf->g_error_free(error);
    return is_locked ? IMAGE_STATUS_LOCKED : IMAGE_STATUS_UNREADABLE;
  }
  struct pdf_image *opened = calloc(1, sizeof *opened);
  if (!opened) abort();
  opened->document = document;
  if (pdf->poppler_document_get_n_pages(document) > 0)
    opened->page = pdf->poppler_document_get_page(document, 0);
  double width = 0, height = 0;
  if (opened->page) pdf->poppler_page_get_size(opened->page, &width, &height);
  if (!(width > 0 && height > 0)) {
    pdf_image_free(opened);
    return IMAGE_STATUS_UNREADABLE;
  }
  *image = opened;
  return IMAGE_STATUS_OK;
}

void pdf_image_size(const struct pdf_image *image, double *width, double *height) {
  functions()->poppler_page_get_size(image->page, width, height);
}

void pdf_image_draw(const struct pdf_image *image, struct _cairo *canvas) {
  functions()->poppler_page_render(image->page, canvas);
}

void pdf_image_free(struct pdf_image *image) {
  if (image->page) functions()->g_object_unref(image->page);
  functions()->g_object_unref(image->document);
  free(image);
}

void pdf_image_load(void) { functions(); }
