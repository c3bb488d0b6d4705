/// The format of definition files: the keys, and the shapes of their values.
///
/// The parser and its messages both use this description. `Documentation/definition-file.schema.json` describes the same
/// format for editors, with the purpose of each key; a test compares the two.
package enum Format {
    /// A whole file.
    package static let file = FormatSection(
        "a definition file",
        [
            FormatKey(
                "ContainerClass", .form(.moduleName), "ContainerClass: Garage"),
            FormatKey(
                "Language", .words(["Swift", "ObjC"]),
                "Language: Swift"),
        ] + sections,
        prefixes: [
            FormatKey(
                "when@", .section(profile), "when@test: { Parameters: { host: localhost } }"),
            FormatKey("x-", .anything, "x-engine: &engine { Class: Engine, Shared: false }"),
        ])

    /// All sections of the format.
    package static let sectionsThereAre = [
        file, profile, service, defaults, scoped, call, configurator, tag, decoration,
    ]

    /// The keys of both files and profiles.
    private static let sections: [FormatKey] = [
        FormatKey(
            "Import", ["Imports"], .any([.text, .list(.text)]),
            "Import: [engines.alchemic.yml, 'parts/*.alchemic.yml']"),
        FormatKey(
            "Parameters", .map(of: "parameters", keys: .parameterName, .argument), "Parameters: { wheels: 4 }"),
        FormatKey(
            "Defaults", .section(defaults), "Defaults: { Shared: false }"),
        FormatKey(
            "Services", .map(of: "services", keys: .serviceID, serviceShape), "Services: { engine: { Class: Engine } }"),
    ]

    /// A profile.
    package static let profile = FormatSection("a profile", sections)

    /// The shapes of a service: its keys, a reference that makes it an alias, or nothing.
    package static let serviceShape = FormatShape.any([.section(service), .form(.service), .nothing])

    /// One service.
    package static let service = FormatSection(
        "a service",
        [
            FormatKey("Class", .text, "Class: Engine"),
            FormatKey("Parent", .text, "Parent: base_engine"),
            FormatKey("Abstract", .boolean, "Abstract: true"),
            FormatKey(
                "Factory", .any([.form(.factory), .pair(.form(.factory), .form(.method), isWhole: true)]),
                "Factory: '@engine_factory'"),
            FormatKey(
                "Initializer", ["Selector", "Initialiser"], .form(.method),
                "Initializer: 'init(cylinders:)'"),
            FormatKey(
                "Arguments", arguments,
                "Arguments: [4, '@fuel']"),
            FormatKey(
                "Bind", .map(of: "labels", .argument),
                "Bind: { log: '@log' }"),
            FormatKey(
                "Setters", ["Properties"], .map(of: "properties", .argument),
                "Setters: { sunroof: true }"),
            FormatKey(
                "MethodCalls", ["Calls"],
                .list(
                    .any([
                        .section(call), .map(of: "methods", keys: .calledMethod, arguments),
                        .pair(.form(.method), arguments, isWhole: false), .form(.method),
                    ])),
                "MethodCalls: [['start(at:)', [900]]]"),
            FormatKey(
                "Configurator",
                .any([
                    .section(configurator), .pair(.form(.serviceOrParameter), .form(.method), isWhole: true),
                ]),
                "Configurator: ['@garage', 'inspect(_:)']"),
            FormatKey("Shared", .boolean, "Shared: false"),
            FormatKey(
                "Lifetime", .any([.words(lifetimes), .section(scoped)]), "Lifetime: weak"),
            FormatKey(
                "Synthetic", .boolean, "Synthetic: true"),
            FormatKey(
                "Lazy", .boolean, "Lazy: false"),
            FormatKey(
                "Tags", .any([.map(of: "tags", .argument), .list(.any([.text, .section(tag)]))]),
                "Tags: { wheel: 1 }"),
            FormatKey(
                "Aliases", .list(.form(.signedID)), "Aliases: [motor]"),
            FormatKey(
                "Decorates", .any([.text, .section(decoration)]),
                "Decorates: { Service: store, Priority: 5 }"),
            FormatKey(
                "Deprecated", .any([.boolean, .text]), "Deprecated: 'use engine instead'"),
            FormatKey("Description", .text, "Description: 'Pulls the car.'"),
        ])

    /// The defaults for the services of a file: those keys of a service that can have a default.
    package static let defaults = FormatSection(
        "'Defaults'", service.keys.filter { ["Bind", "Shared", "Lifetime", "Lazy", "Tags"].contains($0.name) })

    /// The words for lifetimes.
    package static let lifetimes = ["singleton", "prototype", "weak", "external"]

    /// The lifetime of a scoped service.
    package static let scoped = FormatSection(
        "a lifetime",
        [FormatKey("Scoped", .text, "Lifetime: { Scoped: request }")], required: ["Scoped"])

    /// A method call.
    package static let call = FormatSection(
        "a method call",
        [
            FormatKey("Method", ["Selector"], .form(.method), "Method: 'start(at:)'"),
            FormatKey(
                "Arguments", arguments, "Arguments: [900]"),
        ], required: ["Method"])

    /// The arguments of an initializer or method.
    private static let arguments = FormatShape.any([.list(.argument), .map(of: "labels", .argument)])

    /// A configurator.
    package static let configurator = FormatSection(
        "a configurator",
        [
            FormatKey(
                "Service", .form(.serviceOrParameter), "Service: '@garage'"),
            FormatKey(
                "Method", ["Selector"], .form(.method), "Method: 'inspect(_:)'"),
        ], required: ["Service", "Method"])

    /// A tag.
    package static let tag = FormatSection(
        "a tag",
        [
            FormatKey("Name", .text, "Name: wheel"),
            FormatKey("Order", .integer, "Order: 1"),
            FormatKey("Value", .argument, "Value: front"),
        ], required: ["Name"])

    /// A decoration: the decorated service, with a priority.
    package static let decoration = FormatSection(
        "a decoration",
        [
            FormatKey("Service", .text, "Service: store"),
            FormatKey(
                "Priority", .integer, "Priority: 5"),
        ], required: ["Service"])
}

extension FormatKey {
    fileprivate init(_ name: String, _ shape: FormatShape, _ example: String) {
        self.init(name, [], shape, example)
    }
}
