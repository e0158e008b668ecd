#include "include/CSwiftInternals.h"
#include <stdio.h>
#include <stdlib.h>

void swift_deletedMethodError(void) {
    fputs("Fatal error: Call of deleted method\n", stderr);
    abort();
}
