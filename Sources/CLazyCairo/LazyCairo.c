/// Cairo, Pango and GObject, loaded when one of their functions is called for the first time.
///
/// They bring some thirty libraries with them, which take longer to load than a small document takes
/// to be resolved, and most requests neither draw nor measure with a font of the system. So the worker
/// is linked with the functions below instead of with the libraries; each passes its call on. A
/// function that is called and not listed is linked as usual, and the libraries with it.
#include "CLazyCairo.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <cairo.h>
#include <dlfcn.h>
#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <stdatomic.h>
#include <stdio.h>
#include <unistd.h>

/// What the dynamic loader ends with where a program's library is missing.
static const int missing_library_status = 127;

/// The function with a name in Pango's library for Cairo, or in those that it depends on.
static void *load(const char *name) {
  // Loading again what is there gives what is there.
  void *library = dlopen("libpangocairo-1.0.so.0", RTLD_LAZY | RTLD_LOCAL);
  void *function = library ? dlsym(library, name) : NULL;
  if (!function) {
    fprintf(stderr, "Cairo and Pango can't be loaded: %s\n", dlerror());
    _exit(missing_library_status);
  }
  return function;
}

#define LAZY(result, name, parameters, ...)            \
  result name parameters {                             \
    static _Atomic(__typeof__(&name)) function = NULL; \
    if (!function) function = load(#name);             \
    return function(__VA_ARGS__);                      \
  }

// Surfaces
LAZY(
  cairo_surface_t *, cairo_image_surface_create,
  (cairo_format_t format, int width, int height),
  format, width, height)
LAZY(
  cairo_surface_t *, cairo_image_surface_create_from_png_stream,
  (cairo_read_func_t read_func, void *closure), read_func, closure)
LAZY(unsigned char *, cairo_image_surface_get_data, (cairo_surface_t *surface), surface)
LAZY(cairo_format_t, cairo_image_surface_get_format, (cairo_surface_t *surface), surface)
LAZY(int, cairo_image_surface_get_height, (cairo_surface_t *surface), surface)
LAZY(int, cairo_image_surface_get_stride, (cairo_surface_t *surface), surface)
LAZY(int, cairo_image_surface_get_width, (cairo_surface_t *surface), surface)
LAZY(
  cairo_surface_t *, cairo_pdf_surface_create_for_stream,
  (cairo_write_func_t write_func, void *closure, double width_in_points, double height_in_points),
  write_func, closure, width_in_points, height_in_points)
LAZY(
  void, cairo_pdf_surface_set_metadata,
  (cairo_surface_t *surface, cairo_pdf_metadata_t metadata, const char *utf8),
  surface, metadata, utf8)
LAZY(
  cairo_surface_t *, cairo_recording_surface_create,
  (cairo_content_t content, const cairo_rectangle_t *extents),
  content, extents)
LAZY(void, cairo_surface_destroy, (cairo_surface_t *surface), surface)
LAZY(void, cairo_surface_finish, (cairo_surface_t *surface), surface)
LAZY(void, cairo_surface_flush, (cairo_surface_t *surface), surface)
LAZY(cairo_surface_type_t, cairo_surface_get_type, (cairo_surface_t *surface), surface)
LAZY(void, cairo_surface_mark_dirty, (cairo_surface_t *surface), surface)
LAZY(cairo_status_t, cairo_surface_status, (cairo_surface_t *surface), surface)
LAZY(
  cairo_status_t, cairo_surface_write_to_png_stream,
  (cairo_surface_t *surface, cairo_write_func_t write_func, void *closure),
  surface, write_func, closure)
LAZY(
  cairo_surface_t *, cairo_svg_surface_create_for_stream,
  (cairo_write_func_t write_func, void *closure, double width_in_points, double height_in_points),
  write_func, closure, width_in_points, height_in_points)
LAZY(
  void, cairo_svg_surface_set_document_unit,
  (cairo_surface_t *surface, cairo_svg_unit_t unit),
  surface, unit)

// Fonts and text
LAZY(cairo_font_options_t *, cairo_font_options_create, (void))
LAZY(void, cairo_font_options_destroy, (cairo_font_options_t *options), options)
LAZY(
  void, cairo_font_options_set_antialias,
  (cairo_font_options_t *options, cairo_antialias_t antialias),
  options, antialias)
LAZY(
  void, cairo_font_options_set_hint_metrics,
  (cairo_font_options_t *options, cairo_hint_metrics_t hint_metrics),
  options, hint_metrics)
LAZY(
  void, cairo_font_options_set_hint_style,
  (cairo_font_options_t *options, cairo_hint_style_t hint_style),
  options, hint_style)
LAZY(void, g_object_unref, (gpointer object), object)
LAZY(
  void, pango_cairo_context_set_font_options,
  (PangoContext *context, const cairo_font_options_t *options),
  context, options)
LAZY(void, pango_cairo_context_set_resolution, (PangoContext *context, double dpi), context, dpi)
LAZY(FcBool, FcConfigAppFontAddFile, (FcConfig *config, const FcChar8 *file), config, file)
LAZY(FcStrList *, FcConfigGetConfigFiles, (FcConfig *config), config)
LAZY(FcFontSet *, FcConfigGetFonts, (FcConfig *config, FcSetName set), config, set)
LAZY(
  FcBool, FcPatternAddString,
  (FcPattern *pattern, const char *object, const FcChar8 *string),
  pattern, object, string)
LAZY(FcBool, FcPatternDel, (FcPattern *pattern, const char *object), pattern, object)
LAZY(
  FcResult, FcPatternGetInteger,
  (const FcPattern *pattern, const char *object, int place, int *integer),
  pattern, object, place, integer)
LAZY(
  FcResult, FcPatternGetString,
  (const FcPattern *pattern, const char *object, int place, FcChar8 **string),
  pattern, object, place, string)
LAZY(void, FcStrListDone, (FcStrList *list), list)
LAZY(FcChar8 *, FcStrListNext, (FcStrList *list), list)
LAZY(
  PangoFont *, pango_context_load_font,
  (PangoContext *context, const PangoFontDescription *description),
  context, description)
LAZY(PangoFontDescription *, pango_font_describe, (PangoFont *font), font)
LAZY(
  const char *, pango_font_description_get_family,
  (const PangoFontDescription *description), description)
LAZY(PangoFontMap *, pango_cairo_font_map_get_default, (void))
LAZY(PangoFontMap *, pango_cairo_font_map_new, (void))
LAZY(void, pango_cairo_layout_line_path, (cairo_t *cr, PangoLayoutLine *line), cr, line)
LAZY(void, pango_cairo_show_layout_line, (cairo_t *cr, PangoLayoutLine *line), cr, line)
LAZY(
  PangoFontMetrics *, pango_context_get_metrics,
  (PangoContext *context, const PangoFontDescription *desc, PangoLanguage *language),
  context, desc, language)
LAZY(
  void, pango_context_set_round_glyph_positions,
  (PangoContext *context, gboolean round_positions),
  context, round_positions)
LAZY(void, pango_font_description_free, (PangoFontDescription *desc), desc)
LAZY(PangoFontDescription *, pango_font_description_new, (void))
LAZY(
  void, pango_font_description_set_absolute_size,
  (PangoFontDescription *desc, double size),
  desc, size)
LAZY(
  void, pango_font_description_set_family,
  (PangoFontDescription *desc, const char *family),
  desc, family)
LAZY(
  void, pango_font_description_set_style,
  (PangoFontDescription *desc, PangoStyle style),
  desc, style)
LAZY(
  void, pango_font_description_set_weight,
  (PangoFontDescription *desc, PangoWeight weight),
  desc, weight)
LAZY(PangoContext *, pango_font_map_create_context, (PangoFontMap *fontmap), fontmap)
LAZY(int, pango_font_metrics_get_ascent, (PangoFontMetrics *metrics), metrics)
LAZY(int, pango_font_metrics_get_descent, (PangoFontMetrics *metrics), metrics)
LAZY(void, pango_font_metrics_unref, (PangoFontMetrics *metrics), metrics)
LAZY(PangoContext *, pango_layout_get_context, (PangoLayout *layout), layout)
LAZY(
  void, pango_layout_get_extents,
  (PangoLayout *layout, PangoRectangle *ink_rect, PangoRectangle *logical_rect),
  layout, ink_rect, logical_rect)
LAZY(const PangoFontDescription *, pango_layout_get_font_description, (PangoLayout *layout), layout)
LAZY(
  PangoLayoutLine *, pango_layout_get_line_readonly,
  (PangoLayout *layout, int line),
  layout, line)
LAZY(int, pango_layout_get_unknown_glyphs_count, (PangoLayout *layout), layout)
LAZY(
  void, pango_layout_index_to_pos,
  (PangoLayout *layout, int index_, PangoRectangle *pos),
  layout, index_, pos)
LAZY(PangoLayout *, pango_layout_new, (PangoContext *context), context)
LAZY(PangoAttrList *, pango_attr_list_new, (void))
LAZY(void, pango_attr_list_insert, (PangoAttrList *list, PangoAttribute *attribute), list, attribute)
LAZY(void, pango_attr_list_unref, (PangoAttrList *list), list)
LAZY(PangoAttribute *, pango_attr_letter_spacing_new, (int spacing), spacing)
LAZY(void, pango_layout_set_attributes, (PangoLayout *layout, PangoAttrList *list), layout, list)
LAZY(
  void, pango_layout_set_font_description,
  (PangoLayout *layout, const PangoFontDescription *desc),
  layout, desc)
LAZY(
  void, pango_layout_set_single_paragraph_mode,
  (PangoLayout *layout, gboolean setting),
  layout, setting)
LAZY(
  void, pango_layout_set_text,
  (PangoLayout *layout, const char *text, int length),
  layout, text, length)

// Painting
LAZY(void, cairo_append_path, (cairo_t *cr, const cairo_path_t *path), cr, path)
LAZY(
  void, cairo_arc,
  (cairo_t *cr, double xc, double yc, double radius, double angle1, double angle2),
  cr, xc, yc, radius, angle1, angle2)
LAZY(
  void, cairo_arc_negative,
  (cairo_t *cr, double xc, double yc, double radius, double angle1, double angle2),
  cr, xc, yc, radius, angle1, angle2)
LAZY(void, cairo_clip, (cairo_t *cr), cr)
LAZY(
  void, cairo_clip_extents,
  (cairo_t *cr, double *x1, double *y1, double *x2, double *y2),
  cr, x1, y1, x2, y2)
LAZY(void, cairo_close_path, (cairo_t *cr), cr)
LAZY(cairo_path_t *, cairo_copy_path, (cairo_t *cr), cr)
LAZY(cairo_t *, cairo_create, (cairo_surface_t *target), target)
LAZY(
  void, cairo_curve_to,
  (cairo_t *cr, double x1, double y1, double x2, double y2, double x3, double y3),
  cr, x1, y1, x2, y2, x3, y3)
LAZY(void, cairo_destroy, (cairo_t *cr), cr)
LAZY(void, cairo_fill, (cairo_t *cr), cr)
LAZY(void, cairo_get_matrix, (cairo_t *cr, cairo_matrix_t *matrix), cr, matrix)
LAZY(cairo_pattern_t *, cairo_get_source, (cairo_t *cr), cr)
LAZY(cairo_surface_t *, cairo_get_target, (cairo_t *cr), cr)
LAZY(void, cairo_identity_matrix, (cairo_t *cr), cr)
LAZY(void, cairo_line_to, (cairo_t *cr, double x, double y), cr, x, y)
LAZY(void, cairo_mask, (cairo_t *cr, cairo_pattern_t *pattern), cr, pattern)
LAZY(
  void, cairo_mask_surface,
  (cairo_t *cr, cairo_surface_t *surface, double surface_x, double surface_y),
  cr, surface, surface_x, surface_y)
LAZY(void, cairo_move_to, (cairo_t *cr, double x, double y), cr, x, y)
LAZY(void, cairo_new_path, (cairo_t *cr), cr)
LAZY(void, cairo_paint, (cairo_t *cr), cr)
LAZY(void, cairo_paint_with_alpha, (cairo_t *cr, double alpha), cr, alpha)
LAZY(void, cairo_path_destroy, (cairo_path_t *path), path)
LAZY(
  void, cairo_pattern_add_color_stop_rgba,
  (cairo_pattern_t *pattern, double offset, double red, double green, double blue, double alpha),
  pattern, offset, red, green, blue, alpha)
LAZY(
  cairo_pattern_t *, cairo_pattern_create_for_surface,
  (cairo_surface_t *surface), surface)
LAZY(
  cairo_pattern_t *, cairo_pattern_create_linear,
  (double x0, double y0, double x1, double y1),
  x0, y0, x1, y1)
LAZY(
  cairo_pattern_t *, cairo_pattern_create_radial,
  (double cx0, double cy0, double radius0, double cx1, double cy1, double radius1),
  cx0, cy0, radius0, cx1, cy1, radius1)
LAZY(
  cairo_pattern_t *, cairo_pattern_create_rgba,
  (double red, double green, double blue, double alpha),
  red, green, blue, alpha)
LAZY(
  void, cairo_pattern_set_extend,
  (cairo_pattern_t *pattern, cairo_extend_t extend),
  pattern, extend)
LAZY(
  void, cairo_pattern_set_matrix,
  (cairo_pattern_t *pattern, const cairo_matrix_t *matrix),
  pattern, matrix)
LAZY(void, cairo_pattern_destroy, (cairo_pattern_t *pattern), pattern)
LAZY(
  void, cairo_pattern_set_filter,
  (cairo_pattern_t *pattern, cairo_filter_t filter),
  pattern, filter)
LAZY(cairo_pattern_t *, cairo_pop_group, (cairo_t *cr), cr)
LAZY(void, cairo_pop_group_to_source, (cairo_t *cr), cr)
LAZY(void, cairo_push_group, (cairo_t *cr), cr)
LAZY(
  void, cairo_rectangle,
  (cairo_t *cr, double x, double y, double width, double height),
  cr, x, y, width, height)
LAZY(cairo_t *, cairo_reference, (cairo_t *cr), cr)
LAZY(void, cairo_restore, (cairo_t *cr), cr)
LAZY(void, cairo_rotate, (cairo_t *cr, double angle), cr, angle)
LAZY(void, cairo_save, (cairo_t *cr), cr)
LAZY(void, cairo_scale, (cairo_t *cr, double sx, double sy), cr, sx, sy)
LAZY(
  void, cairo_set_dash,
  (cairo_t *cr, const double *dashes, int num_dashes, double offset),
  cr, dashes, num_dashes, offset)
LAZY(void, cairo_set_line_cap, (cairo_t *cr, cairo_line_cap_t line_cap), cr, line_cap)
LAZY(void, cairo_set_line_join, (cairo_t *cr, cairo_line_join_t line_join), cr, line_join)
LAZY(void, cairo_set_line_width, (cairo_t *cr, double width), cr, width)
LAZY(void, cairo_set_matrix, (cairo_t *cr, const cairo_matrix_t *matrix), cr, matrix)
LAZY(void, cairo_set_operator, (cairo_t *cr, cairo_operator_t op), cr, op)
LAZY(void, cairo_set_source, (cairo_t *cr, cairo_pattern_t *source), cr, source)
LAZY(
  void, cairo_set_source_rgba,
  (cairo_t *cr, double red, double green, double blue, double alpha),
  cr, red, green, blue, alpha)
LAZY(
  void, cairo_set_source_surface,
  (cairo_t *cr, cairo_surface_t *surface, double x, double y),
  cr, surface, x, y)
LAZY(cairo_status_t, cairo_status, (cairo_t *cr), cr)
LAZY(const char *, cairo_status_to_string, (cairo_status_t status), status)
LAZY(void, cairo_stroke, (cairo_t *cr), cr)
LAZY(void, cairo_set_fill_rule, (cairo_t *cr, cairo_fill_rule_t fill_rule), cr, fill_rule)
LAZY(void, cairo_set_miter_limit, (cairo_t *cr, double limit), cr, limit)
LAZY(void, cairo_transform, (cairo_t *cr, const cairo_matrix_t *matrix), cr, matrix)
LAZY(cairo_status_t, cairo_matrix_invert, (cairo_matrix_t *matrix), matrix)
LAZY(
  void, cairo_matrix_multiply,
  (cairo_matrix_t *result, const cairo_matrix_t *a, const cairo_matrix_t *b),
  result, a, b)
LAZY(void, cairo_translate, (cairo_t *cr, double tx, double ty), cr, tx, ty)
LAZY(void, cairo_device_to_user, (cairo_t *cr, double *x, double *y), cr, x, y)
LAZY(void, cairo_user_to_device, (cairo_t *cr, double *x, double *y), cr, x, y)
LAZY(
  void, cairo_user_to_device_distance, (cairo_t *cr, double *dx, double *dy), cr, dx, dy)
