#include "CImageFormats.h"
#include "Library.h"

void image_libraries_load(void) {
  svg_image_load();
  pdf_image_load();
  pixel_image_load();
}
