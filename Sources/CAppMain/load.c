#include "CAppMain.h"

__attribute__((constructor)) static void loaded(void) { shoji_give_pixels(); }
