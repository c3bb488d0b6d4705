// As much of Apple's header as is used, declared as it is there.
#pragma once
#include <mach-o/dyld.h>
#include <stdint.h>

uint8_t *getsectiondata(
    const struct mach_header_64 *mhp, const char *segname, const char *sectname, unsigned long *size);
