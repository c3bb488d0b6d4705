// What the macros write names what is in `AlchemicMain`.
@_exported public import AlchemicMain
