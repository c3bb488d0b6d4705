@_exported public import Alchemic

#if Configuration
@_exported public import Configuration
#endif
