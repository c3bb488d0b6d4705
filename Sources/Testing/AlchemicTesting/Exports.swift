@_exported public import Alchemic
@_exported public import AlchemicGraphDocument
