#ifndef VECTORS_H
#define VECTORS_H

// Compiled a second time for vectors of 32 bytes; the processor says which is called.
#if defined(__x86_64__)
#define ON_WIDE_VECTORS_TOO __attribute__((target_clones("avx2", "default")))
#else
#define ON_WIDE_VECTORS_TOO
#endif

#endif
