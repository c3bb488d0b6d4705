import Alchemic

/// The claims that the engine uses, over places that are a value as well; who sleeps is a caller's number.
typealias ExploredClaims = Claims<Table, Int>

/// Where the explored objects are kept; places and objects are numbers.
struct Table: ClaimPlaces {
    enum Content: Equatable, Sendable {
        case empty
        case object(Int)
        case claimed(Int)
    }

    var contents: [Content]
    var hasEnded = false

    func object(in place: Int) -> Int? { if case .object(let object) = contents[place] { object } else { nil } }
    func isFree(_ place: Int) -> Bool { contents[place] == .empty }
    func claimant(of place: Int) -> Int? { if case .claimed(let unit) = contents[place] { unit } else { nil } }
    func hasEnded(_ place: Int) -> Bool { hasEnded }
    mutating func claim(_ place: Int, for unit: Int) { contents[place] = .claimed(unit) }
    mutating func settle(_ place: Int, with object: Int?) { contents[place] = object.map(Content.object) ?? .empty }
}
