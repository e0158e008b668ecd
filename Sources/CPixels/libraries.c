#include "../LazyLibraries/lazy.h"

// libjpeg and giflib are opened by the first picture of their kind. These are the functions of theirs that we call; another
// one is "undefined" when a program is linked.

#define FUNCTION(name) LAZY_HIDDEN("libjpeg.so.62", name)
FUNCTION(jpeg_CreateCompress)
FUNCTION(jpeg_CreateDecompress)
FUNCTION(jpeg_destroy_compress)
FUNCTION(jpeg_destroy_decompress)
FUNCTION(jpeg_finish_compress)
FUNCTION(jpeg_finish_decompress)
FUNCTION(jpeg_mem_dest)
FUNCTION(jpeg_mem_src)
FUNCTION(jpeg_read_header)
FUNCTION(jpeg_read_icc_profile)
FUNCTION(jpeg_read_scanlines)
FUNCTION(jpeg_save_markers)
FUNCTION(jpeg_set_defaults)
FUNCTION(jpeg_set_quality)
FUNCTION(jpeg_start_compress)
FUNCTION(jpeg_start_decompress)
FUNCTION(jpeg_std_error)
FUNCTION(jpeg_write_scanlines)
#undef FUNCTION

#define FUNCTION(name) LAZY_HIDDEN("libgif.so.7", name)
FUNCTION(DGifCloseFile)
FUNCTION(DGifExtensionToGCB)
FUNCTION(DGifGetExtension)
FUNCTION(DGifGetExtensionNext)
FUNCTION(DGifGetImageDesc)
FUNCTION(DGifGetLine)
FUNCTION(DGifGetRecordType)
FUNCTION(DGifOpen)
FUNCTION(GifErrorString)
