// Draws the book covers of the examples: `covers LIST FOLDER`, LIST being tab-separated lines
// "file title author motif hue". The same list gives the same bytes with the same libraries.
#include <math.h>
#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>

enum { width = 200, height = 280 };

static void colour(cairo_t *c, double hue, double saturation, double lightness) {
    double rgb[3];
    for (int i = 0; i < 3; i++) {
        double k = fmod((i == 0 ? 0 : i == 1 ? 8 : 4) + hue / 30, 12);
        double a = saturation * fmin(lightness, 1 - lightness);
        rgb[i] = lightness - a * fmax(-1, fmin(fmin(k - 3, 9 - k), 1));
    }
    cairo_set_source_rgb(c, rgb[0], rgb[1], rgb[2]);
}

static void sun(cairo_t *c, double hue) {
    colour(c, 20 + fmod(hue, 30), 0.9, 0.64);
    cairo_arc(c, 128, 172, 42, 0, 2 * G_PI);
    cairo_fill(c);
    for (int i = 0; i < 3; i++) {
        colour(c, hue, 0.45, 0.42 - i * 0.11);
        cairo_move_to(c, 0, 210 + i * 18);
        cairo_curve_to(c, 60, 170 + i * 25, 110, 250 - i * 5, 200, 195 + i * 22);
        cairo_line_to(c, 200, 280);
        cairo_line_to(c, 0, 280);
        cairo_fill(c);
    }
}

static void hills(cairo_t *c, double hue) {
    for (int i = 0; i < 4; i++) {
        colour(c, hue + i * 8, 0.4, 0.68 - i * 0.14);
        cairo_move_to(c, -20, 290);
        cairo_line_to(c, 30 + i * 45 - 20 * (i % 2), 140 + i * 28);
        cairo_line_to(c, 120 + i * 38, 290);
        cairo_fill(c);
    }
}

static void rings(cairo_t *c, double hue) {
    for (int i = 0; i < 7; i++) {
        colour(c, hue + i * 6, 0.55, i % 2 ? 0.3 : 0.7);
        cairo_arc(c, 100, 190, 72 - i * 10, 0, 2 * G_PI);
        cairo_fill(c);
    }
}

static void bars(cairo_t *c, double hue) {
    for (int i = 0; i < 9; i++) {
        colour(c, hue + i * 11, 0.5, 0.32 + i * 0.045);
        cairo_rectangle(c, 20, 126 + i * 15, 160 - i * 14, 9);
        cairo_fill(c);
    }
}

static void window(cairo_t *c, double hue) {
    for (int row = 0; row < 4; row++) {
        for (int column = 0; column < 4; column++) {
            int lit = (row * 5 + column * 3 + (int)hue) % 4 == 0;
            colour(c, lit ? 48 : hue, lit ? 0.9 : 0.3, lit ? 0.66 : 0.25);
            cairo_rectangle(c, 34 + column * 35, 130 + row * 33, 26, 24);
            cairo_fill(c);
        }
    }
}

static void ocean(cairo_t *c, double hue) {
    for (int i = 0; i < 6; i++) {
        colour(c, hue - i * 7, 0.5, 0.72 - i * 0.09);
        cairo_move_to(c, 0, 140 + i * 24);
        for (int x = 0; x <= 200; x += 4) cairo_line_to(c, x, 140 + i * 24 + 9 * sin((x + i * 31) / 21.0));
        cairo_line_to(c, 200, 280);
        cairo_line_to(c, 0, 280);
        cairo_fill(c);
    }
}

static void text(cairo_t *c, const char *font, const char *words, double y) {
    PangoLayout *layout = pango_cairo_create_layout(c);
    PangoFontDescription *description = pango_font_description_from_string(font);
    pango_layout_set_font_description(layout, description);
    pango_layout_set_width(layout, (width - 36) * PANGO_SCALE);
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
    pango_layout_set_text(layout, words, -1);
    cairo_move_to(c, 18, y);
    pango_cairo_show_layout(c, layout);
    pango_font_description_free(description);
    g_object_unref(layout);
}

static void write_jpeg(cairo_surface_t *surface, const char *path) {
    FILE *file = fopen(path, "wb");
    if (!file) exit(4);
    struct jpeg_compress_struct jpeg;
    struct jpeg_error_mgr errors;
    jpeg.err = jpeg_std_error(&errors);
    jpeg_create_compress(&jpeg);
    jpeg_stdio_dest(&jpeg, file);
    jpeg.image_width = width;
    jpeg.image_height = height;
    jpeg.input_components = 3;
    jpeg.in_color_space = JCS_RGB;
    jpeg_set_defaults(&jpeg);
    jpeg_set_quality(&jpeg, 88, TRUE);
    jpeg_start_compress(&jpeg, TRUE);
    unsigned char *pixels = cairo_image_surface_get_data(surface);
    int stride = cairo_image_surface_get_stride(surface);
    unsigned char row[width * 3];
    for (int y = 0; y < height; y++) {
        for (int x = 0; x < width; x++) {
            unsigned char *p = pixels + y * stride + x * 4;
            row[x * 3] = p[2];
            row[x * 3 + 1] = p[1];
            row[x * 3 + 2] = p[0];
        }
        JSAMPROW rows[1] = {row};
        jpeg_write_scanlines(&jpeg, rows, 1);
    }
    jpeg_finish_compress(&jpeg);
    jpeg_destroy_compress(&jpeg);
    fclose(file);
}

int main(int count, char **arguments) {
    if (count != 3) return 2;
    FILE *list = fopen(arguments[1], "r");
    if (!list) return 4;
    char line[512];
    while (fgets(line, sizeof line, list)) {
        char *file = strtok(line, "\t"), *title = strtok(NULL, "\t"), *author = strtok(NULL, "\t");
        char *motif = strtok(NULL, "\t"), *hue_text = strtok(NULL, "\t\n");
        if (!hue_text) continue;
        double hue = atof(hue_text);
        cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height);
        cairo_t *c = cairo_create(surface);
        cairo_font_options_t *options = cairo_font_options_create();
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
        cairo_set_font_options(c, options);
        int dark = (int)hue % 2;
        colour(c, hue, 0.35, dark ? 0.2 : 0.88);
        cairo_paint(c);
        switch (motif[0]) {
        case 's': sun(c, hue); break;
        case 'h': hills(c, hue); break;
        case 'r': rings(c, hue); break;
        case 'b': bars(c, hue); break;
        case 'w': window(c, hue); break;
        case 'o': ocean(c, hue); break;
        default: return 4;
        }
        cairo_set_source_rgba(c, 0, 0, 0, 0.18);
        cairo_rectangle(c, 0, 0, 7, height);
        cairo_fill(c);
        if (dark) cairo_set_source_rgb(c, 0.98, 0.97, 0.94);
        else cairo_set_source_rgb(c, 0.12, 0.12, 0.14);
        text(c, "Inter, Noto Serif CJK SC Bold 21", title, 18);
        text(c, "Inter, Noto Serif CJK SC 11", author, 100);
        char path[1024];
        snprintf(path, sizeof path, "%s/%s", arguments[2], file);
        if (strstr(file, ".jpg")) write_jpeg(surface, path);
        else if (cairo_surface_write_to_png(surface, path) != CAIRO_STATUS_SUCCESS) return 4;
        cairo_font_options_destroy(options);
        cairo_destroy(c);
        cairo_surface_destroy(surface);
    }
    fclose(list);
    return 0;
}
