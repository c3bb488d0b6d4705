@_exported public import AlchemicGraphDocument
@_exported public import AlchemicTesting
