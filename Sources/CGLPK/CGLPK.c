#include "CGLPK.h"
int cglpk_placeholder(void) { return 0; }
