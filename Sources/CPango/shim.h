#include "../LazyLibraries/lazy.h"
#include <glib.h>
#include <hb.h>
#include <hb-ft.h>
#include <hb-ot.h>

/* Pango tells where lines of texts may be broken that need more than spaces, and which way letters run. With the eleven libraries
   that it brings it is opened by the first such text. Its own headers would have it linked; these are declarations of theirs
   (pango-break.h, pango-direction.h, pango-bidi-type.h). */

typedef struct {
    guint is_line_break : 1;
    guint others : 31;
} CPangoLogAttr;

typedef enum {
    CPANGO_DIRECTION_LTR = 0,
    CPANGO_DIRECTION_RTL = 1,
    CPANGO_DIRECTION_WEAK_LTR = 4,
    CPANGO_DIRECTION_WEAK_RTL = 5,
} CPangoDirection;

static inline void *cpango_find(const char *name) { return (void *)lazy_find("libpango-1.0.so.0", name); }

/* What may be before each of the text's characters and after the last one, by the rules of English: the machine's locale has no say. */
static inline void cpango_get_log_attrs(const char *text, int length, CPangoLogAttr *attributes, int count) {
    static void *language;
    static void (*next)(const char *, int, int, void *, CPangoLogAttr *, int);
    if (!language) language = ((void *(*)(const char *))cpango_find("pango_language_from_string"))("en");
    if (!next) *(void **)&next = cpango_find("pango_get_log_attrs");
    next(text, length, -1, language, attributes, count);
}

/* The level of each character, to be freed; NULL where there are none. */
static inline guint8 *cpango_get_embedding_levels(const char *text, int length, CPangoDirection *direction) {
    static guint8 *(*next)(const char *, int, CPangoDirection *);
    if (!next) *(void **)&next = cpango_find("pango_log2vis_get_embedding_levels");
    return next(text, length, direction);
}

/* Whether a line may be broken before the character. */
static inline int cpango_may_break(const CPangoLogAttr *attribute) { return attribute->is_line_break; }
