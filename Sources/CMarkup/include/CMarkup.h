#ifndef CMARKUP_H
#define CMARKUP_H

#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm-extension_api.h>

/* What is told of an HTML document, in its order. Texts are UTF-8 and hold during the call only. */
typedef struct {
    /* `attributes` are names and values in turn, ended by NULL. */
    void (*begin)(void *context, const char *name, const char *const *attributes);
    void (*text)(void *context, const char *text);
    void (*end)(void *context);
} CMarkupEvents;

/* Reads UTF-8 HTML, however broken; loads nothing from elsewhere. Elements deeper than 256 are left out.
   libxml2's own headers are not shown to Swift: they bring an ICU that is not Foundation's. */
void cmarkup_read_html(const char *bytes, int length, void *context, CMarkupEvents events);

#endif
