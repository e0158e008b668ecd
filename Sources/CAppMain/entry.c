#include "CAppMain.h"
