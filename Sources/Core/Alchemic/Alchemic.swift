// A module that imports Alchemic declares and checks by it, too.
@_exported public import AlchemicGraph
