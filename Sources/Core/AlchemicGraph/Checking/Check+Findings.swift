extension Check {
    /// The results of a check, for valid and invalid modules alike.
    package struct Findings {
        /// The parent's nodes included; some dependencies are failed resolutions if there are errors.
        package let nodes: [Node]
        package let modules: [ListedModule]
        package let startOrder: [Node]
        package let buildOrder: [Node]
        package let problems: [Diagnostic]
        package let resolver: Resolver
    }

    /// Checks modules, and returns what the check has found instead of throwing the errors.
    ///
    /// - Parameters:
    ///   - roots: The types that the program resolves, as listed at `location`.
    ///   - used: The indices of the definitions that the program resolves.
    package static func findings(
        in modules: [Module], roots: [Any.Type], at location: Definition.SourceLocation? = nil, used: Set<Int> = [],
        parent: Graph?
    ) -> Findings {
        var check = Check(parent: parent)
        check.collect(modules)
        check.used = used
        check.rootLocation = location
        check.run(roots: roots)
        return check.findings
    }

    /// The results, available after ``run(roots:)``.
    var findings: Findings {
        Findings(
            nodes: allNodes, modules: modules, startOrder: startOrder, buildOrder: buildOrder,
            problems: problems.inOrder, resolver: resolver)
    }
}
