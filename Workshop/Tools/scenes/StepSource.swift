/// The source of one step: the type of scenes with so many helpers, and the forms that add one more.
struct StepSource {
    let count: Int
    let most: Int

    private var helpers: [String] { count == 0 ? [] : (1...count).map { "H\($0)" } }

    private var name: String { count == 0 ? "ControllerScene" : "SceneWith\(count)" }

    /// Its lines; users write the chain and not its types, so that only the scene itself is documented for all.
    var text: String {
        let hidden = "@_documentation(visibility: internal)"
        let members = count == 0 ? "" : ", " + helpers.joined(separator: ", ")
        var lines: [String]
        if count == 0 {
            lines = ["extension ControllerScene: SceneChain {"]
        } else {
            lines = ["/// A scene with \(count == 1 ? "one helper" : "\(count) helpers").", hidden]
            lines += wrapped(
                "public struct \(name)<", "Controller: SceneController, Way: SceneWay\(members)",
                ">: SceneChain, Printed, Opaque {")
            lines += ["    let parts: SceneParts<Controller\(members)>"]
            lines += ["    package var summary: String { parts.words }", ""]
        }
        let hiddenMember = count == 0 ? ["    " + hidden] : []
        lines += ["    /// How it is built with closures for the controller and the helpers, in order."] + hiddenMember
        lines += ["    public func construction("]
        let connect = "connect: ((Controller\(members)) -> Void)?,"
        let view = wrapped("        view: (", "(Controller\(members)) -> Controller.SceneView", ")?", indentation: 8)
        let closures = "        \(connect) \(view[0].dropFirst(8))"
        lines += view.count == 1 && closures.count <= 120 ? [closures] : ["        \(connect)"] + view
        lines += ["    ) -> SceneConstruction<Controller> { parts.construction(connect: connect, view: view) }"]
        if count < most {
            lines += ["    /// The scene with one helper more."] + hiddenMember
            lines += alias("Adding<W: SceneWay, Next>", "SceneWith\(count + 1)<Controller, W\(members), Next>")
            lines += [""] + steps
        } else {
            lines += [""] + end
        }
        return (lines + ["}"]).joined(separator: "\n") + "\n"
    }

    private func alias(_ name: String, _ type: String) -> [String] {
        let line = "    public typealias \(name) = \(type)"
        return line.count <= 120 ? [line] : ["    public typealias \(name) =", "        \(type)"]
    }

    /// What stands between two others, on a line of its own if they do not fit on one.
    private func wrapped(_ start: String, _ inside: String, _ end: String, indentation: Int = 0) -> [String] {
        let line = start + inside + end
        let space = String(repeating: " ", count: indentation)
        return line.count <= 120 ? [line] : [start, space + "    " + inside, space + end]
    }

    private var steps: [String] {
        [
            "    /// Adds a helper.",
            "    public func with<Next>(_ make: @escaping () -> Next) -> Adding<Way, Next> {",
            "        Adding(parts: parts.adding(.directly(make)))",
            "    }",
            "    /// Adds a helper whose closure may throw; the scene then throws too.",
            "    public func withThrowing<Next>(_ make: @escaping () throws -> Next) -> Adding<Way.OrThrowing, Next> {",
            "        Adding(parts: parts.adding(.throwing(make)))",
            "    }",
            "    /// Adds a helper whose closure is awaited; the scene then is awaited too.",
            "    public func withAsync<Next>(",
            "        _ make: nonisolated(nonsending) @escaping () async throws -> Next",
            "    ) -> Adding<Way.OrAwaiting, Next> { Adding(parts: parts.adding(.awaiting(make))) }",
            "    /// Adds a helper from a container; the scene then is instantiated from one, or stands in a module.",
            "    public func with<Next>(_ type: Next.Type, _ query: Query<Next> = .auto) -> Adding<Way.OrAsking, Next> {",
            "        Adding(parts: parts.adding(.asking(query)))",
            "    }",
        ]
    }

    private var end: [String] {
        [
            "    /// Chosen for one helper too many, to say what to write instead.",
            "    @available(",
            "        *, unavailable, message: \"a chain has at most \(most) helpers; list them with `.helpers { … }`\"",
            "    )",
            "    public func with<Next>(_ make: @escaping () -> Next) -> Self { self }",
        ]
    }
}
