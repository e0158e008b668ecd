#include <stdio.h>
#include <png.h>
#include <jpeglib.h>
#include <gif_lib.h>
#include <zlib.h>
