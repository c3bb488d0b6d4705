extension Check {
    /// What a check of modules comes to, be they wrong or not.
    package struct Findings {
        package let nodes: [Node]
        package let modules: [ListedModule]
        package let startOrder: [Node]
        package let buildOrder: [Node]
        package let problems: [Diagnostic]
        package let resolver: Resolver
    }

    /// Checks modules, of a container that would be a child of the parent's; what code resolves, by its place, is used.
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

    /// What it has found, once it has run.
    var findings: Findings {
        Findings(
            nodes: allNodes, modules: modules, startOrder: startOrder, buildOrder: buildOrder,
            problems: problems.inOrder, resolver: Resolver(index: index, wrappers: wrappers))
    }
}
