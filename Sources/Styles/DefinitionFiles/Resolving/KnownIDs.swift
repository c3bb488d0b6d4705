internal import FileValues

/// The ids of all files, and their meanings.
struct KnownIDs: Sendable {
    /// The kinds of things that an id may stand for.
    enum Kind {
        case service
        case abstract(FilePlace)
        /// An alias; with the id of its service, if that can be found.
        case alias(of: String?)
        case container
        case inner
        /// A service that the program declares.
        case elsewhere
        case nothing
    }

    private let services: MergedFiles.Named<ServiceEntry>
    /// The services' folded ids by the folded names in their `Aliases`.
    private let listed: [String: String]
    /// The folded names of services that the program declares.
    private let elsewhere: Set<String>

    /// Indexes the ids; of services that list the same alias, the first has it.
    init(_ services: MergedFiles.Named<ServiceEntry>, options: FileOptions) {
        self.services = services
        elsewhere = Set(options.services.map(folded))
        listed = Dictionary(
            services.order.flatMap { key in (services[key]?.aliases ?? []).map { (folded($0.value), key) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// The folded id of the service whose `Aliases` list a folded name; nil if none does, or an entry has the name as its id.
    func owner(ofListedKey key: String) -> String? { services[key] == nil ? listed[key] : nil }

    /// The meaning of an id.
    func kind(of id: String) -> Kind {
        let key = folded(id)
        if let entry = services[key] {
            if entry.target != nil { return .alias(of: service(behind: key)) }
            return entry.isAbstract ? .abstract(entry.id.place) : .service
        }
        if listed[key] != nil { return .alias(of: service(behind: key)) }
        switch key {
        case "service_container": return .container
        case ".inner": return .inner
        default: return elsewhere.contains(key) ? .elsewhere : .nothing
        }
    }

    /// The id of the service at the end of a chain of aliases; nil for a cycle, or if a parameter hides a link.
    private func service(behind alias: String) -> String? {
        let walk = NameWalk(from: alias) { key in
            guard let entry = services[key] else { return listed[key] }
            guard let target = entry.target, case .service(let id, _) = target.meaning else { return nil }
            return id.constant.map(folded)
        }
        guard walk.cycle == nil, let entry = services[walk.last], entry.target == nil else { return nil }
        return entry.id.value
    }
}
