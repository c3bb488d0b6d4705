@_exported public import Alchemic

#if Services
@_exported public import ServiceLifecycle
#endif
