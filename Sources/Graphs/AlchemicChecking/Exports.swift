@_exported public import AlchemicGraphDocument
