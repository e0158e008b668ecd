#ifndef CPIXELS_PROFILES_H
#define CPIXELS_PROFILES_H
#include <stddef.h>
#include <stdint.h>

// Whether an ICC profile has the primaries of Display P3, the space of an iPhone's camera and screen.
int cpixels_is_display_p3(const uint8_t *profile, size_t count);

// From Display P3 to sRGB, which has the same curve; what sRGB cannot show becomes its nearest. Blue, green, red, alpha, not premultiplied.
void cpixels_from_display_p3(uint8_t *pixels, size_t count);

#endif
