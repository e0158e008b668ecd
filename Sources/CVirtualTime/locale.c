#include "state.h"
#include <string.h>

// What `Locale.current` is in this process; written before the app starts.
static char identifier[64] = "en_US";

void shoji_locale_set(const char *text) { strncpy(identifier, text, sizeof identifier - 1); }
const char *shoji_locale(void) { return identifier; }

extern void *CFLocaleCreate(void *allocator, const void *identifier);
extern const void *CFStringCreateWithCString(void *allocator, const char *text, unsigned encoding);
extern void CFRelease(const void *object);

// Core Foundation's formatters ask here.
void *CFLocaleCopyCurrent(void) {
    const unsigned utf8 = 0x08000100;
    const void *text = CFStringCreateWithCString(0, identifier, utf8);
    void *locale = CFLocaleCreate(0, text);
    CFRelease(text);
    return locale;
}
