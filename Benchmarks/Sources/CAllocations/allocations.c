// Counts what a thread asks of the allocator, in a program that this is linked into: its functions stand before those of
// glibc, for all libraries too, and hand on to them under the names that glibc keeps for that.
#include "CAllocations.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>

#ifdef __GLIBC__

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static _Thread_local uint64_t count __attribute__((tls_model("initial-exec")));

void *malloc(size_t size) {
  count++;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count++;
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  count++;
  return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
  count++;
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || alignment == 0 || (alignment & (alignment - 1)) != 0) return EINVAL;
  void *found = memalign(alignment, size);
  if (found == NULL) return ENOMEM;
  *block = found;
  return 0;
}

bool allocations_are_counted(void) { return true; }
uint64_t allocation_count(void) { return count; }

#else

bool allocations_are_counted(void) { return false; }
uint64_t allocation_count(void) { return 0; }

#endif
