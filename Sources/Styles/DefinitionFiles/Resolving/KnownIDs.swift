internal import FileValues

/// What the ids of all files stand for, wherever one is written.
struct KnownIDs: Sendable {
    /// What an id stands for.
    enum Kind {
        case service
        case abstract(FilePlace)
        /// Another name, and the service's own if that is known before parameters are.
        case alias(of: String?)
        case container
        case inner
        /// Something that the program declares.
        case elsewhere
        case nothing
    }

    private let services: MergedFiles.Named<ServiceEntry>
    /// The folded ids of the services by the names in their `Aliases`, folded too.
    private let listed: [String: String]
    private let elsewhere: Set<String>

    init(_ services: MergedFiles.Named<ServiceEntry>, _ options: FileOptions) {
        self.services = services
        elsewhere = Set(options.services.map(folded))
        listed = Dictionary(
            services.order.flatMap { key in (services[key]?.aliases ?? []).map { (folded($0.value), key) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// The folded id of the service that lists a name in its `Aliases`.
    func owner(ofListed id: String) -> String? { services[id] == nil ? listed[id] : nil }

    /// What an id stands for.
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

    /// The id of the service to which other names lead.
    private func service(behind alias: String) -> String? {
        let walk = NameWalk(from: alias) { key in
            guard let entry = services[key] else { return listed[key] }
            guard let target = entry.target, case .service(let id, _) = target.meaning else { return nil }
            return id.constant.map(folded)
        }
        guard walk.circle == nil, let entry = services[walk.last], entry.target == nil else { return nil }
        return entry.id.value
    }
}
