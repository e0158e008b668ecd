#include <pango/pangoft2.h>
#include <pango/pangofc-fontmap.h>
#include <pango/pangofc-font.h>
#include <fontconfig/fontconfig.h>
#include <hb.h>
#include <hb-ft.h>
#include <hb-ot.h>

/* Cast macros and gpointer functions that Swift cannot import. */
static inline PangoFcFontMap *cpango_fc_font_map(PangoFontMap *map) { return (PangoFcFontMap *)map; }
static inline PangoFcFont *cpango_fc_font(PangoFont *font) { return (PangoFcFont *)font; }
static inline void cpango_unref(void *object) { g_object_unref(object); }
static inline void cpango_free(void *memory) { g_free(memory); }

/* Whether a line may be broken before the character. */
static inline int cpango_may_break(const PangoLogAttr *attribute) { return attribute->is_line_break; }
