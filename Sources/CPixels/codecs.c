#define _GNU_SOURCE
#include "CPixels.h"
#include "alpha.h"
#include "profiles.h"
#include <dlfcn.h>
#include <pthread.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <png.h>
#include <jpeglib.h>
#include <jerror.h>
#include <gif_lib.h>

static uint8_t *pixel_memory(unsigned long width, unsigned long height, cpixels_result *r) {
    if (width == 0 || height == 0 || width > 30000 || height > 30000) {
        snprintf(r->message, CPIXELS_MESSAGE, "%lu x %lu pixels is not a size that can be shown", width, height);
        return NULL;
    }
    uint8_t *bytes = malloc(width * height * 4);
    if (!bytes) snprintf(r->message, CPIXELS_MESSAGE, "no memory for %lu x %lu pixels", width, height);
    r->width = (int)width;
    r->height = (int)height;
    r->count = width * height * 4;
    return bytes;
}

struct png_input {
    const uint8_t *data;
    size_t count;
    size_t at;
};

static void png_take(png_structp png, png_bytep to, size_t wanted) {
    struct png_input *input = png_get_io_ptr(png);
    if (input->count - input->at < wanted) png_error(png, "the file ends early");
    memcpy(to, input->data + input->at, wanted);
    input->at += wanted;
}

static void png_fail(png_structp png, png_const_charp message) {
    (void)message;
    png_longjmp(png, 1);
}

static void png_quiet(png_structp png, png_const_charp message) {
    (void)png;
    (void)message;
}

// The interface that reads pixels leaves profiles aside.
static int png_is_display_p3(const uint8_t *data, size_t count) {
    struct png_input input = {data, count, 0};
    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, png_fail, png_quiet);
    if (!png) return 0;
    png_infop info = png_create_info_struct(png);
    volatile int found = 0;
    if (info && !setjmp(png_jmpbuf(png))) {
        png_charp name;
        png_bytep profile;
        png_uint_32 length;
        int compression;
        png_set_read_fn(png, &input, png_take);
        png_read_info(png, info);
        found = png_get_iCCP(png, info, &name, &compression, &profile, &length) == PNG_INFO_iCCP
            && cpixels_is_display_p3(profile, length);
    }
    png_destroy_read_struct(&png, &info, NULL);
    return found;
}

cpixels_result cpixels_decode_png(const uint8_t *data, size_t count) {
    cpixels_result r = {0};
    png_image image;
    memset(&image, 0, sizeof image);
    image.version = PNG_IMAGE_VERSION;
    if (!png_image_begin_read_from_memory(&image, data, count)) {
        snprintf(r.message, CPIXELS_MESSAGE, "%s", image.message);
        return r;
    }
    image.format = PNG_FORMAT_BGRA;
    r.bytes = pixel_memory(image.width, image.height, &r);
    if (r.bytes && !png_image_finish_read(&image, NULL, r.bytes, (png_int_32)(image.width * 4), NULL)) {
        snprintf(r.message, CPIXELS_MESSAGE, "%s", image.message);
        free(r.bytes);
        r.bytes = NULL;
    }
    png_image_free(&image);
    if (r.bytes && png_is_display_p3(data, count))
        cpixels_from_display_p3(r.bytes, (size_t)r.width * (size_t)r.height);
    if (r.bytes) premultiply(r.bytes, (size_t)r.width * (size_t)r.height);
    return r;
}

struct jpeg_failure {
    struct jpeg_error_mgr base;
    jmp_buf back;
    char message[JMSG_LENGTH_MAX];
};

static void jpeg_fail(j_common_ptr info) {
    struct jpeg_failure *failure = (struct jpeg_failure *)info->err;
    failure->base.format_message(info, failure->message);
    longjmp(failure->back, 1);
}

// Data that ends early or makes no sense would be shown as a grey area: treat it as unreadable.
static void jpeg_warn(j_common_ptr info, int level) {
    if (level >= 0) return;
    switch (info->err->msg_code) {
    case JWRN_JPEG_EOF:
    case JWRN_HIT_MARKER:
    case JWRN_HUFF_BAD_CODE:
    case JWRN_MUST_RESYNC:
        jpeg_fail(info);
    default:
        break;
    }
}

static void jpeg_quiet(j_common_ptr info) { (void)info; }

cpixels_result cpixels_decode_jpeg(const uint8_t *data, size_t count) {
    // volatile: written between setjmp and a possible longjmp
    uint8_t *volatile bytes = NULL;
    uint8_t *volatile line = NULL;
    cpixels_result r = {0};
    struct jpeg_decompress_struct info;
    struct jpeg_failure failure;
    info.err = jpeg_std_error(&failure.base);
    failure.base.error_exit = jpeg_fail;
    failure.base.emit_message = jpeg_warn;
    failure.base.output_message = jpeg_quiet;
    if (setjmp(failure.back)) {
        snprintf(r.message, CPIXELS_MESSAGE, "%s", failure.message);
        jpeg_destroy_decompress(&info);
        free(bytes);
        free(line);
        return r;
    }
    jpeg_create_decompress(&info);
    jpeg_mem_src(&info, data, count);
    jpeg_save_markers(&info, JPEG_APP0 + 2, 0xFFFF);
    jpeg_read_header(&info, TRUE);
    JOCTET *profile = NULL;
    unsigned profile_count = 0;
    const int is_p3 = jpeg_read_icc_profile(&info, &profile, &profile_count)
        && cpixels_is_display_p3(profile, profile_count);
    free(profile);
    const int cmyk = info.jpeg_color_space == JCS_CMYK || info.jpeg_color_space == JCS_YCCK;
    const int inverted = info.saw_Adobe_marker;
    info.out_color_space = cmyk ? JCS_CMYK : JCS_EXT_BGRA;
    info.dct_method = JDCT_ISLOW;
    jpeg_start_decompress(&info);
    bytes = pixel_memory(info.output_width, info.output_height, &r);
    if (!bytes) {
        jpeg_destroy_decompress(&info);
        return r;
    }
    const size_t stride = (size_t)info.output_width * 4;
    if (cmyk) line = malloc(stride);
    while (info.output_scanline < info.output_height) {
        uint8_t *row = bytes + info.output_scanline * stride;
        JSAMPROW rows[1] = {cmyk ? line : row};
        jpeg_read_scanlines(&info, rows, 1);
        if (!cmyk) continue;
        for (size_t x = 0; x < stride; x += 4) {
            unsigned k = inverted ? line[x + 3] : 255u - line[x + 3];
            for (int c = 0; c < 3; c++) {
                unsigned ink = inverted ? line[x + (size_t)c] : 255u - line[x + (size_t)c];
                row[x + 2 - (size_t)c] = (uint8_t)((ink * k + 127) / 255);
            }
            row[x + 3] = 255;
        }
    }
    if (is_p3 && !cmyk) cpixels_from_display_p3(bytes, (size_t)r.width * (size_t)r.height);
    jpeg_finish_decompress(&info);
    jpeg_destroy_decompress(&info);
    free(line);
    r.bytes = bytes;
    return r;
}

struct gif_input {
    const uint8_t *data;
    size_t count;
    size_t at;
};

static int gif_read(GifFileType *file, GifByteType *to, int wanted) {
    struct gif_input *input = file->UserData;
    const size_t rest = input->count - input->at;
    const size_t given = (size_t)wanted < rest ? (size_t)wanted : rest;
    memcpy(to, input->data + input->at, given);
    input->at += given;
    return (int)given;
}

// The picture at its place on the screen; what lies beside the screen is not shown. Returns 0 after an error.
static int gif_picture(GifFileType *file, int clear, cpixels_result *r) {
    if (DGifGetImageDesc(file) == GIF_ERROR) return 0;
    const GifImageDesc *place = &file->Image;
    const ColorMapObject *map = place->ColorMap ? place->ColorMap : file->SColorMap;
    if (!map || place->Width <= 0 || place->Height <= 0) return 0;
    // What lies below the screen need not be read, where rows come in order.
    const int rows = !place->Interlace && place->Height > r->height - place->Top ? r->height - place->Top : place->Height;
    if (place->Width > 30000 || rows > 30000) return 0;
    uint8_t *line = malloc((size_t)place->Width);
    if (!line) return 0;
    static const int starts[4] = {0, 4, 2, 1}, steps[4] = {8, 8, 4, 2};
    int good = 1;
    for (int pass = place->Interlace ? 0 : 3; good && pass < 4; pass++) {
        const int step = place->Interlace ? steps[pass] : 1;
        for (int y = place->Interlace ? starts[pass] : 0; y < rows; y += step) {
            if (DGifGetLine(file, line, place->Width) == GIF_ERROR) {
                good = 0;
                break;
            }
            const int to = place->Top + y;
            if (to < 0 || to >= r->height) continue;
            for (int x = 0; x < place->Width; x++) {
                const int at = place->Left + x;
                if (at < 0 || at >= r->width || line[x] == clear || line[x] >= map->ColorCount) continue;
                const GifColorType color = map->Colors[line[x]];
                uint8_t *p = r->bytes + ((size_t)to * (size_t)r->width + (size_t)at) * 4;
                p[0] = color.Blue;
                p[1] = color.Green;
                p[2] = color.Red;
                p[3] = 255;
            }
        }
    }
    free(line);
    return good;
}

cpixels_result cpixels_decode_gif(const uint8_t *data, size_t count) {
    cpixels_result r = {0};
    struct gif_input input = {data, count, 0};
    int code = 0;
    GifFileType *file = DGifOpen(&input, gif_read, &code);
    int good = 0, clear = NO_TRANSPARENT_COLOR;
    if (file) {
        r.bytes = pixel_memory((unsigned long)file->SWidth, (unsigned long)file->SHeight, &r);
        if (r.bytes) memset(r.bytes, 0, r.count);
    }
    while (r.bytes) {
        GifRecordType kind;
        if (DGifGetRecordType(file, &kind) == GIF_ERROR || kind == TERMINATE_RECORD_TYPE) break;
        if (kind == IMAGE_DESC_RECORD_TYPE) {
            good = gif_picture(file, clear, &r);
            break;
        }
        if (kind != EXTENSION_RECORD_TYPE) continue;
        GifByteType *block = NULL;
        int label = 0;
        int answer = DGifGetExtension(file, &label, &block);
        while (answer != GIF_ERROR && block) {
            GraphicsControlBlock control;
            if (label == GRAPHICS_EXT_FUNC_CODE && DGifExtensionToGCB(block[0], block + 1, &control) != GIF_ERROR)
                clear = control.TransparentColor;
            answer = DGifGetExtensionNext(file, &block);
        }
        if (answer == GIF_ERROR) break;
    }
    if (!good) {
        if (file && file->Error) code = file->Error;
        const char *words = code ? GifErrorString(code) : "there is no picture in it";
        if (!r.message[0]) snprintf(r.message, CPIXELS_MESSAGE, "%s", words ? words : "the file is damaged");
        free(r.bytes);
        r.bytes = NULL;
    }
    if (file) DGifCloseFile(file, &code);
    return r;
}

// Codecs that few apps need are opened by the first picture of their kind, where the machine has them. What is declared of them is what
// their binary interfaces have kept from release to release.

static void *find(void *library, const char *name, int *is_whole) {
    void *found = library ? dlsym(library, name) : NULL;
    if (!found) *is_whole = 0;
    return found;
}

// libheif 1: errors are values, objects are opaque.
typedef struct {
    int code;
    int subcode;
    const char *message;
} heif_error_t;

static struct {
    int is_there;
    void *(*context_alloc)(void);
    void (*context_free)(void *);
    heif_error_t (*read)(void *, const void *, size_t, const void *);
    heif_error_t (*primary)(void *, void **);
    heif_error_t (*decode)(const void *, void **, int, int, const void *);
    int (*width)(const void *, int);
    int (*height)(const void *, int);
    const uint8_t *(*plane)(const void *, int, int *);
    void (*image_release)(const void *);
    void (*handle_release)(const void *);
} heif;

static void open_heif(void) {
    void *library = dlopen("libheif.so.1", RTLD_LAZY | RTLD_LOCAL);
    heif.is_there = 1;
#define HEIF(member, name) *(void **)&heif.member = find(library, "heif_" name, &heif.is_there)
    HEIF(context_alloc, "context_alloc");
    HEIF(context_free, "context_free");
    HEIF(read, "context_read_from_memory_without_copy");
    HEIF(primary, "context_get_primary_image_handle");
    HEIF(decode, "decode_image");
    HEIF(width, "image_get_width");
    HEIF(height, "image_get_height");
    HEIF(plane, "image_get_plane_readonly");
    HEIF(image_release, "image_release");
    HEIF(handle_release, "image_handle_release");
#undef HEIF
}

cpixels_result cpixels_decode_heif(const uint8_t *data, size_t count) {
    enum { colorspace_rgb = 1, chroma_rgba = 11, channel_interleaved = 10 };
    cpixels_result r = {0};
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, open_heif);
    if (!heif.is_there) {
        r.lacks_codec = 1;
        snprintf(r.message, CPIXELS_MESSAGE, "HEIC and AVIF files need the package libheif1");
        return r;
    }
    void *context = heif.context_alloc(), *handle = NULL, *image = NULL;
    heif_error_t error = heif.read(context, data, count, NULL);
    if (!error.code) error = heif.primary(context, &handle);
    // Upright: turned and mirrored as the file says.
    if (!error.code) error = heif.decode(handle, &image, colorspace_rgb, chroma_rgba, NULL);
    if (error.code) {
        snprintf(r.message, CPIXELS_MESSAGE, "%s", error.message ? error.message : "the file is damaged");
    } else {
        int stride = 0;
        const uint8_t *rows = heif.plane(image, channel_interleaved, &stride);
        const int width = heif.width(image, channel_interleaved), height = heif.height(image, channel_interleaved);
        r.bytes = pixel_memory((unsigned long)width, (unsigned long)height, &r);
        for (int y = 0; r.bytes && y < height; y++) {
            const uint8_t *p = rows + (size_t)y * (size_t)stride;
            uint8_t *q = r.bytes + (size_t)y * (size_t)width * 4;
            for (int x = 0; x < width; x++, p += 4, q += 4) {
                q[0] = p[2];
                q[1] = p[1];
                q[2] = p[0];
                q[3] = p[3];
            }
        }
        if (r.bytes) premultiply(r.bytes, (size_t)width * (size_t)height);
    }
    if (image) heif.image_release(image);
    if (handle) heif.handle_release(handle);
    if (context) heif.context_free(context);
    return r;
}

static struct {
    int is_there;
    int (*info)(const uint8_t *, size_t, int *, int *);
    uint8_t *(*decode)(const uint8_t *, size_t, uint8_t *, size_t, int);
} webp;

static void open_webp(void) {
    void *library = dlopen("libwebp.so.7", RTLD_LAZY | RTLD_LOCAL);
    webp.is_there = 1;
    *(void **)&webp.info = find(library, "WebPGetInfo", &webp.is_there);
    *(void **)&webp.decode = find(library, "WebPDecodeBGRAInto", &webp.is_there);
}

cpixels_result cpixels_decode_webp(const uint8_t *data, size_t count) {
    cpixels_result r = {0};
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, open_webp);
    if (!webp.is_there) {
        r.lacks_codec = 1;
        snprintf(r.message, CPIXELS_MESSAGE, "WebP files need the package libwebp7");
        return r;
    }
    int width = 0, height = 0;
    if (!webp.info(data, count, &width, &height)) {
        snprintf(r.message, CPIXELS_MESSAGE, "the file is damaged");
        return r;
    }
    r.bytes = pixel_memory((unsigned long)width, (unsigned long)height, &r);
    if (r.bytes && !webp.decode(data, count, r.bytes, r.count, width * 4)) {
        snprintf(r.message, CPIXELS_MESSAGE, "the file is damaged, or moves");
        free(r.bytes);
        r.bytes = NULL;
    }
    if (r.bytes) premultiply(r.bytes, (size_t)width * (size_t)height);
    return r;
}

cpixels_result cpixels_encode_jpeg(const uint8_t *pixels, int width, int height, size_t stride, int quality) {
    cpixels_result r = {0};
    struct jpeg_compress_struct info;
    struct jpeg_failure failure;
    unsigned char *volatile bytes = NULL;
    unsigned char *memory = NULL;
    unsigned long count = 0;
    uint8_t *volatile line = malloc((size_t)width * 3);
    info.err = jpeg_std_error(&failure.base);
    failure.base.error_exit = jpeg_fail;
    if (setjmp(failure.back)) {
        snprintf(r.message, CPIXELS_MESSAGE, "%s", failure.message);
        jpeg_destroy_compress(&info);
        free(line);
        return r;
    }
    jpeg_create_compress(&info);
    jpeg_mem_dest(&info, &memory, &count);
    info.image_width = (JDIMENSION)width;
    info.image_height = (JDIMENSION)height;
    info.input_components = 3;
    info.in_color_space = JCS_RGB;
    jpeg_set_defaults(&info);
    jpeg_set_quality(&info, quality, TRUE);
    info.dct_method = JDCT_ISLOW;
    jpeg_start_compress(&info, TRUE);
    for (int y = 0; y < height; y++) {
        const uint8_t *p = pixels + (size_t)y * stride;
        uint8_t *q = line;
        for (int x = 0; x < width; x++, p += 4, q += 3) {
            const unsigned white = 255u - p[3];
            q[0] = (uint8_t)(p[2] + white);
            q[1] = (uint8_t)(p[1] + white);
            q[2] = (uint8_t)(p[0] + white);
        }
        JSAMPROW rows[1] = {line};
        jpeg_write_scanlines(&info, rows, 1);
    }
    jpeg_finish_compress(&info);
    jpeg_destroy_compress(&info);
    free(line);
    bytes = memory;
    r.bytes = bytes;
    r.count = count;
    r.width = width;
    r.height = height;
    return r;
}
