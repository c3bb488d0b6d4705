import Alchemic
@_spi(Finding) import AlchemicMain

/// What the self-declaring types say of themselves that are linked into the program and its libraries.
func definitionsFound() -> [Definition] {
    var search = Search()
    return search.next().flatMap { image in
        image.module.storage.elements.compactMap { element in
            if case .definition(let definition) = element.kind { definition } else { nil }
        }
    }
}
