// What the macros write names what is in `Alchemic`.
@_exported public import Alchemic
