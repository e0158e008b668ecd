#ifndef CPIXELS_H
#define CPIXELS_H

#include <stddef.h>
#include <stdint.h>

// Loops over pixels and the codecs that report errors by setjmp. Pixels are premultiplied BGRA, four bytes,
// unless a name says otherwise. Every function gives the same bytes on every machine.

/// Room for a codec's own words about an error.
enum { CPIXELS_MESSAGE = 256 };

typedef struct {
    uint8_t *bytes; // from malloc, the caller frees it; NULL after an error
    size_t count;
    int width;
    int height;
    int lacks_codec; // not 0: the machine has no decoder for files of the kind, which the message says
    char message[CPIXELS_MESSAGE];
} cpixels_result;

/// Decodes a PNG file to straight-alpha pixels made premultiplied.
cpixels_result cpixels_decode_png(const uint8_t *data, size_t count);
/// Decodes a JPEG file; truncated or damaged data is an error, not a grey area.
cpixels_result cpixels_decode_jpeg(const uint8_t *data, size_t count);
/// Decodes the first picture of a GIF file, on its screen; truncated or damaged data is an error.
cpixels_result cpixels_decode_gif(const uint8_t *data, size_t count);
/// Decodes the primary picture of a HEIC or AVIF file, upright, by libheif.
cpixels_result cpixels_decode_heif(const uint8_t *data, size_t count);
/// Decodes a WebP file that does not move, by libwebp.
cpixels_result cpixels_decode_webp(const uint8_t *data, size_t count);
/// Encodes a PNG file: by numbers of colours where there are 256 at most and `with_palette` is not 0, else RGB when every pixel is
/// opaque, RGBA otherwise.
cpixels_result cpixels_encode_png(const uint8_t *pixels, int width, int height, size_t stride, int with_palette);
/// The same with palette in as few bytes as may be, for files that are kept: takes some fifty times as long.
cpixels_result cpixels_encode_small_png(const uint8_t *pixels, int width, int height, size_t stride);
/// Whether a PNG file is known to show these pixels. Files in forms that the encoders here do not write are not known.
int cpixels_is_png_of(
    const uint8_t *data, size_t count, const uint8_t *pixels, int width, int height, size_t stride);
/// Encodes a JPEG file over white. quality: 1...100.
cpixels_result cpixels_encode_jpeg(const uint8_t *pixels, int width, int height, size_t stride, int quality);

/// Scales the part (x, y, w, h) of `from`, in its pixels, to the whole of `to`: a triangle filter as wide as
/// a target pixel when shrinking, linear interpolation when growing. Returns 0 when memory is short.
int cpixels_scale(
    const uint8_t *from, int from_width, int from_height, double x, double y, double w, double h,
    uint8_t *to, int to_width, int to_height, size_t to_stride);

/// Turns rows as EXIF says (UIKit's numbering: up down left right, then the four mirrored ones).
void cpixels_orient(const uint8_t *from, int width, int height, uint8_t *to, int orientation);

/// Copies the alpha channel into rows of single bytes.
void cpixels_alpha(const uint8_t *from, size_t from_stride, int width, int height, uint8_t *to, size_t to_stride);

/// Makes a rectangle one colour, 0xAARRGGBB premultiplied.
void cpixels_fill(uint8_t *pixels, size_t stride, int width, int height, uint32_t color);

/// Paints a colour, 0xAARRGGBB premultiplied, over a rectangle.
void cpixels_blend(uint8_t *pixels, size_t stride, int width, int height, uint32_t color);

/// Paints a colour, 0xAARRGGBB premultiplied, over pixels where single bytes cover them.
void cpixels_cover(
    const uint8_t *mask, size_t mask_stride, int width, int height, uint32_t color, uint8_t *to, size_t to_stride);

/// Paints pixels over others where single bytes cover them.
void cpixels_lay(
    const uint8_t *mask, size_t mask_stride, int width, int height, const uint8_t *from, size_t from_stride, uint8_t *to,
    size_t to_stride);

/// Blurs single bytes in place by three box passes that together have about the deviation `sigma`.
void cpixels_blur(uint8_t *bytes, int width, int height, size_t stride, double sigma);

/// Fills `to` with a blurred picture of `from`, opaque pixels of four channels, of which it is the part that begins at
/// (x, y). Squares of `1 << shift` pixels become one, three means of `2 * reach + 1` of these in each direction follow,
/// then colours are made `saturation / 256` times as strong, and what lies between is read evenly. The page does the same
/// arithmetic (backdrop.js). Returns 0 when memory is short.
int cpixels_backdrop(
    const uint8_t *from, size_t from_stride, int from_width, int from_height, int shift, int reach, int saturation,
    int x, int y, uint8_t *to, size_t to_stride, int width, int height);

/// Fills `to` with what nine numbers, three rows of three, show of `from`: the middle of a target pixel, mapped by them and
/// divided by the third, is where the source is read, between its pixels evenly; outside of it is nothing.
void cpixels_project(
    const uint8_t *from, int width, int height, size_t stride, const double *map, uint8_t *to, int to_width,
    int to_height, size_t to_stride);

/// Adds single bytes to others, stopping at 255.
void cpixels_add(
    const uint8_t *from, size_t from_stride, int width, int height, uint8_t *to, size_t to_stride);

/// Packs tiles for pages, in chunks that docs/browser-protocol.md lists; it goes on from one call to the next.
typedef struct {
    uint32_t seen[64];
    uint32_t previous;
    /// The last pixel as it came.
    uint32_t source;
    uint32_t run;
    /// The bits that are packed, all but where that is changed; the others are 0.
    uint32_t kept;
} cpixels_tile_packer;

void cpixels_tile_begin(cpixels_tile_packer *packer);

/// Packs premultiplied BGRA as straight RGBA. `to` has room for 6 bytes a pixel and 3 more; returns how many are used.
size_t cpixels_tile_pack(cpixels_tile_packer *packer, const uint8_t *pixels, size_t count, uint8_t *to);

/// What is left at the end: 3 bytes at most.
size_t cpixels_tile_end(cpixels_tile_packer *packer, uint8_t *to);

/// Whether nothing shows through so many pixels.
int cpixels_opaque(const uint8_t *pixels, size_t count);

enum cpixels_likeness { CPIXELS_SAME, CPIXELS_CUT, CPIXELS_OTHER };

/// Whether pixels are those of a picture, or of an opaque one times their own alpha.
enum cpixels_likeness cpixels_cut(
    const uint8_t *pixels, size_t stride, const uint8_t *picture, size_t picture_stride, int width, int height);

#endif
