// The C library: as much of it as Linux has under the same names.
@_exported public import Glibc
