import Alchemic
@_spi(Finding) import AlchemicMain

/// The definitions of all self-declaring types in the program and its loaded libraries.
func definitionsFound() -> [Definition] {
    var search = Search()
    return search.searchNewImages().flatMap { image in
        image.module.storage.elements.compactMap { element in
            if case .definition(let definition) = element.kind { definition } else { nil }
        }
    }
}
