#include "../LazyLibraries/lazy.h"
#include <cmark-gfm_version.h>

// libxml2 and cmark-gfm are opened by the first document. These are the functions of theirs that we call; another one is
// "undefined" when a program is linked.

#define FUNCTION(name) LAZY_HIDDEN("libxml2.so.2", name)
FUNCTION(htmlReadMemory)
FUNCTION(xmlDocGetRootElement)
FUNCTION(xmlFreeDoc)
#undef FUNCTION

#define FUNCTION(name) LAZY_HIDDEN("libcmark-gfm.so." CMARK_GFM_VERSION_STRING, name)
FUNCTION(cmark_find_syntax_extension)
FUNCTION(cmark_node_first_child)
FUNCTION(cmark_node_free)
FUNCTION(cmark_node_get_fence_info)
FUNCTION(cmark_node_get_heading_level)
FUNCTION(cmark_node_get_list_start)
FUNCTION(cmark_node_get_list_type)
FUNCTION(cmark_node_get_literal)
FUNCTION(cmark_node_get_type)
FUNCTION(cmark_node_get_type_string)
FUNCTION(cmark_node_get_url)
FUNCTION(cmark_node_next)
FUNCTION(cmark_node_parent)
FUNCTION(cmark_node_previous)
FUNCTION(cmark_parser_attach_syntax_extension)
FUNCTION(cmark_parser_feed)
FUNCTION(cmark_parser_finish)
FUNCTION(cmark_parser_free)
FUNCTION(cmark_parser_new)
#undef FUNCTION

#define FUNCTION(name) LAZY_HIDDEN("libcmark-gfm-extensions.so." CMARK_GFM_VERSION_STRING, name)
FUNCTION(cmark_gfm_core_extensions_ensure_registered)
FUNCTION(cmark_gfm_extensions_get_table_alignments)
FUNCTION(cmark_gfm_extensions_get_table_columns)
