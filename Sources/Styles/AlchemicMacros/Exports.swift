// The generated code uses declarations of `AlchemicMain`.
@_exported public import AlchemicMain
