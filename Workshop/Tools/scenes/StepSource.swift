/// The source of one step: the type of scenes with so many helpers, and the forms that add one more.
struct StepSource {
    let count: Int
    let most: Int

    private var helpers: [String] { count == 0 ? [] : (1...count).map { "Helper\($0)" } }
    private var members: [String] { count == 0 ? [] : (1...count).map { "helper\($0)" } }

    var fileName: String { count == 0 ? "ControllerScene+Steps.swift" : "SceneWith\(count).swift" }

    private var name: String { count == 0 ? "ControllerScene" : "SceneWith\(count)" }

    var text: String {
        var lines = ["// Written by the tool `scenes`; see Workshop/Tools/scenes.", ""]
        if count < most { lines += ["public import Alchemic", ""] }
        if count > 0 { lines += type + [""] }
        lines += chain + [""]
        lines += count < most ? steps : end
        // Users write the chain and not its types: the scene itself is documented for all.
        lines = lines.flatMap { line in
            line.hasPrefix("public struct \(name)<") || line.hasPrefix("extension \(name)\(count == 0 ? ":" : "")")
                ? ["@_documentation(visibility: internal)", line] : [line]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// A list that is broken to lines where it is long, indented as code inside a declaration is.
    private func list(_ items: [String], indent: String) -> String {
        var lines: [String] = []
        var line = ""
        for (index, item) in items.enumerated() {
            let piece = item + (index == items.count - 1 ? "" : ",")
            if !line.isEmpty, indent.count + line.count + 1 + piece.count > 116 {
                lines.append(indent + line)
                line = ""
            }
            line += line.isEmpty ? piece : " " + piece
        }
        lines.append(indent + line)
        return lines.joined(separator: "\n")
    }

    private var type: [String] {
        var lines = [
            "/// A scene with \(count == 1 ? "one helper" : "\(count) helpers").",
            "public struct \(name)<",
            list(["Controller: SceneController", "Way: SceneWay"] + helpers, indent: "    "),
            "> {",
            "    let controller: SceneMember<Controller>",
        ]
        lines += zip(members, helpers).map { "    let \($0): SceneMember<\($1)>" }
        lines += [
            "",
            "    init(",
            list(
                ["_ controller: SceneMember<Controller>"]
                    + zip(members, helpers).map { "_ \($0): SceneMember<\($1)>" }, indent: "        "),
            "    ) {",
            "        self.controller = controller",
        ]
        lines += members.map { "        self.\($0) = \($0)" }
        lines += ["    }", "}"]
        return lines
    }

    private var chain: [String] {
        [
            "extension \(name): SceneChain {",
            "    /// Connects the controller and the helpers, in order.",
            "    public typealias Connect =",
            "        (",
            list(["Controller"] + helpers, indent: "            "),
            "        ) -> Void",
            "    /// Makes the view for the controller and the helpers, in order.",
            "    public typealias MakeView =",
            "        (",
            list(["Controller"] + helpers, indent: "            "),
            "        ) -> Controller.SceneView",
            "",
            "    /// How it is built with these closures.",
            "    ///",
            "    /// - Parameters:",
            "    ///   - connect: Connects controller and helpers; nil leaves them as they are made.",
            "    ///   - view: Makes the view; nil leaves that to the controller.",
            "    /// - Returns: How it is built.",
            "    public func construction(connect: Connect?, view: MakeView?) -> SceneConstruction<Controller> {",
            "        SceneParts(",
            list(["controller"] + members, indent: "            "),
            "        ).construction(connect: connect, view: view)",
            "    }",
            "}",
        ]
    }

    private var steps: [String] {
        ["extension \(name) {"]
            + step(
                "Adds a helper.", ["make: Builds the helper for each instantiation."], "with",
                "_ make: @escaping () -> Next", "Way", ".directly(make)") + [""]
            + step(
                "Adds a helper whose closure may throw; the scene then throws too.",
                ["make: Builds the helper for each instantiation."], "withThrowing",
                "_ make: @escaping () throws -> Next", "Way.OrThrowing", ".throwing(make)") + [""]
            + step(
                "Adds a helper whose closure is awaited; the scene then is awaited too.",
                ["make: Builds the helper for each instantiation."], "withAsync",
                "_ make: nonisolated(nonsending) @escaping () async throws -> Next", "Way.OrAwaiting",
                ".awaiting(make)") + [""]
            + step(
                "Adds a helper from a container; the scene then is instantiated from one, or stands in a module.",
                ["type: The helper's type.", "query: How to find it."], "with",
                "_ type: Next.Type, _ query: Query<Next> = .auto", "Way.OrAsking", ".asking(query)")
            + ["}"]
    }

    private func step(
        _ summary: String, _ parameters: [String], _ name: String, _ signature: String, _ way: String, _ making: String
    ) -> [String] {
        var lines = ["    /// " + summary, "    ///"]
        if parameters.count == 1 {
            lines.append("    /// - Parameter " + parameters[0])
        } else {
            lines.append("    /// - Parameters:")
            lines += parameters.map { "    ///   - " + $0 }
        }
        lines += [
            "    /// - Returns: The scene with one helper more.",
            "    public func \(name)<Next>(",
            "        \(signature)",
            "    ) -> SceneWith\(count + 1)<",
            list(["Controller", way] + helpers + ["Next"], indent: "        "),
            "    > {",
            "        SceneWith\(count + 1)(",
            list(["controller"] + members + ["SceneMember(\(making))"], indent: "            "),
            "        )",
            "    }",
        ]
        return lines
    }

    private var end: [String] {
        [
            "extension \(name) {",
            "    /// Chosen for one helper too many, to say what to write instead.",
            "    ///",
            "    /// - Parameter make: Makes the helper.",
            "    /// - Returns: The scene.",
            "    @available(",
            "        *, unavailable, message: \"a chain has at most \(most) helpers; list them with `.helpers { … }`\"",
            "    )",
            "    public func with<Next>(_ make: @escaping () -> Next) -> Self { self }",
            "}",
        ]
    }
}
