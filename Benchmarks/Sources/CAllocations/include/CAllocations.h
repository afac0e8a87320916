#ifndef CALLOCATIONS_H
#define CALLOCATIONS_H

#include <stdbool.h>
#include <stdint.h>

/// Whether allocations are counted here: where the C library is glibc.
bool allocations_are_counted(void);

/// How many blocks of memory this thread has asked for since it began.
uint64_t allocation_count(void);

#endif
