#include "CAppMain.h"
#include <stdlib.h>

__attribute__((constructor)) static void loaded(void) {
    shoji_runtime_loaded();
    // Named as in ServeOptions.
    const char *parent = getenv("SHOJI_PARENT");
    if (parent) shoji_end_with_parent(atoi(parent));
}
