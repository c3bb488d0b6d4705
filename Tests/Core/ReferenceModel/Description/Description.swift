/// Declarations as data, and what is done with their container.
struct Description: Sendable {
    var declarations: [Declaration]
    var operations: [Operation] = []
}

/// One declaration: a definition, or a decorator.
struct Declaration: Sendable, Equatable {
    /// The number by which logs and problems call it; unique in a description.
    var number: Int
    /// The type that the factory is declared to return.
    var kind: Kind
    var lifetime: Lifetime = .singleton
    /// The class of what the factory returns in fact, if that is a subclass.
    var made: Kind?
    var name: String?
    var aliases: [String] = []
    var tags: [Tag] = []
    var order: Int?
    var isPrimary = false
    /// Types that it promises to be.
    var promised: [Kind] = []
    /// The only type by which it is found.
    var onlyAs: Kind?
    var needs: [Need] = []
    /// Where the factory runs.
    var isolation: Isolation = .anywhere
    /// Whether the compiler has seen that its type is `Sendable`, of a prototype.
    var isKnownSendable = false
    /// Whether the factory takes a number before everything else, which the caller of a provider gives.
    var takesArgument = false
    /// Whether a method of a configuration makes it, and which other methods that is known to call.
    var isMethod = false
    var calls: [Call] = []
    var steps: [Step] = []
    /// What its code asks the outermost container for.
    var asks: [Ask] = []
    var overriding: Overriding?
    /// The type whose objects it wraps, if it is a decorator: its own `kind`, all of them or one by name.
    var decorates: Wrapping?
    /// Which calls of the factory throw, counted from one.
    var failures: [Int] = []
    var isEager = false
    /// Whether a resolution makes only one, of a prototype.
    var isOncePerResolution = false
    var isEvictable = false
    /// Whether it declares a start or a stop action, whatever its type does by itself.
    var hasStart = false
    var hasStop = false

    var names: [String] { (name.map { [$0] } ?? []) + aliases }

    func has(_ tag: String) -> Bool { tags.contains { $0.word == tag } }

    /// Its explicit order, for those who search by a tag that of the tag; after all others without one.
    func rank(in search: Search) -> Int {
        let tag = tags.first { search == .tagged($0.word) }
        return tag?.order ?? order ?? .max
    }
}

enum Lifetime: Sendable, Equatable {
    case singleton, prototype, weak
    case scoped(String)
    /// What the program sets; one for each scope of the name, if there is one.
    case external(String?)

    var scope: String? {
        switch self {
        case .scoped(let name), .external(let name?): name
        default: nil
        }
    }
    var isScoped: Bool { if case .scoped = self { true } else { false } }
    var isExternal: Bool { if case .external = self { true } else { false } }
    var isKept: Bool { self != .prototype }
}

/// Where code runs: what is awaited may run anywhere, too, but nobody who cannot await gets it.
enum Isolation: Int, Sendable, Comparable {
    case anywhere, main, awaited

    static func < (one: Isolation, other: Isolation) -> Bool { one.rawValue < other.rawValue }
}

/// A method of a configuration that another one may call.
struct Call: Sendable, Equatable {
    /// The type and the name of what it makes.
    var kind: Kind
    var name: String
    /// Whether it is called in fact.
    var isMade = true
}

struct Tag: Sendable, Equatable {
    var word: String
    var order: Int?
}

enum Overriding: Sendable, Equatable {
    case named(String)
    case kind(Kind)
}

struct Wrapping: Sendable, Equatable {
    /// The one name that it is limited to.
    var name: String?
}

/// What is done to an object after its initializer: an injection point, a call, or the configure step.
struct Step: Sendable, Equatable {
    /// Injection points run first, then calls, then the configure step.
    enum Kind: Int, Sendable { case point, call, configure }

    var kind = Kind.call
    /// The name of an injection point, of one need, or of a call; a subclass's step of the same name replaces it.
    var name: String?
    var needs: [Need]
    /// Where it runs.
    var isolation: Isolation = .anywhere
    /// Which runs of the step throw, counted from one.
    var failures: [Int] = []
}

/// A request by code, in the factory, in the first of the steps, or in the callback.
struct Ask: Sendable, Equatable {
    enum Moment: String, Sendable { case factory, step, callback }
    enum Way: String, Sendable {
        /// It asks the container; or does so in a child task, where it may await.
        case request, childTask
        /// It uses the first `Lazy` or provider that it was given.
        case use
    }

    var moment = Moment.factory
    var way = Way.request
    var need: Need
    /// Whether the code goes on if the request fails.
    var isCaught = false
}

/// A parameter, or a request.
struct Need: Sendable, Equatable {
    var kind: Kind
    var form: Form = .direct
    var search: Search = .auto
}

enum Form: String, Sendable, CaseIterable {
    case direct, optional, list, dictionary, lazy, provider
    /// `[Lazy<T>]` and `Lazy<[T]>`.
    case listOfLazy, lazyList
    /// A provider that passes a number on.
    case argumentProvider

    /// Whether a `Lazy` is the innermost of what defers.
    var isLazy: Bool { self == .lazy || self == .listOfLazy || self == .lazyList }

    /// Whether it is resolved like the rest, and built later.
    var isDeferred: Bool { isLazy || self == .provider || self == .argumentProvider }

    /// Whether it is a list or a dictionary, deferred or not.
    var isCollection: Bool { self == .list || self == .dictionary || self == .listOfLazy || self == .lazyList }

    /// The form within the outermost one.
    var inside: Form {
        switch self {
        case .listOfLazy: .lazy
        case .lazyList: .list
        case .direct, .optional, .list, .dictionary, .lazy, .provider, .argumentProvider: .direct
        }
    }
}

enum Search: Sendable, Equatable, Hashable {
    case auto
    case named(String)
    case tagged(String)
    case typed([Kind])
    /// At least one member, for a list.
    case atLeastOne
    /// The primaries only, if there are any, for a list.
    case primaries
    /// A constant nil, for an optional.
    case constant
}

/// Where a request is made: in a task it is awaited.
enum Origin: String, Sendable { case here, task, mainActor }

/// What is done with the containers of a description.
///
/// A place is a container or a scope, numbered as they are made.
indirect enum Operation: Sendable, Equatable {
    /// A request; what it gets is kept, or let go of at once.
    case get(Need, place: Int = 0, keeping: Bool = true, from: Origin = .here)
    /// Uses the nth `Lazy` or `Provider` that was handed out to anything.
    case use(Int)
    /// Lets go of everything that requests got.
    case letGo
    /// Opens a scope; with objects of some classes for its externals, or to be filled later.
    case open(String, place: Int = 0, with: [Kind]? = nil)
    case child([Declaration], place: Int = 0)
    case overriding([Declaration], place: Int = 0, [Operation])
    /// Sets an object for the type of a declaration.
    case set(Kind, place: Int = 0, named: String? = nil)
    /// Fills the injection points of an object of a class that was made elsewhere.
    case inject(Kind, place: Int = 0)
    /// Calls a factory with objects of some classes; where they end, with the nils that it allows to leave out.
    case invoke(Kind, place: Int = 0, named: String? = nil, with: [Kind] = [])
    case purge(place: Int = 0)
    case start(place: Int = 0)
    case stop(place: Int = 0)

    /// The number of the place that it is about.
    var place: Int {
        switch self {
        case .get(_, let place, _, _), .open(_, let place, _), .child(_, let place), .overriding(_, let place, _),
            .set(_, let place, _), .inject(_, let place), .invoke(_, let place, _, _), .purge(let place),
            .start(let place), .stop(let place):
            place
        case .use, .letGo: 0
        }
    }

    /// Whether it gets something, or gives something to its place.
    var needsOpen: Bool {
        switch self {
        case .get, .open, .set, .inject, .invoke: true
        case .use, .letGo, .child, .overriding, .purge, .start, .stop: false
        }
    }

    /// The classes of the objects that the program makes for it.
    var given: [Kind] {
        switch self {
        case .open(_, _, let kinds): kinds ?? []
        case .set(let kind, _, _), .inject(let kind, _): [kind]
        case .invoke(_, _, _, let kinds): kinds
        case .get, .use, .letGo, .child, .overriding, .purge, .start, .stop: []
        }
    }
}
