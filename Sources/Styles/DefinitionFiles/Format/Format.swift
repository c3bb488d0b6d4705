/// The format of definition files: the keys, and the shapes of their values.
///
/// The parser and its messages both use this description. `Documentation/definition-file.schema.json` describes the same
/// format for editors, with the purpose of each key; a test compares the two.
package enum Format {
    /// A whole file.
    package static let file = FormatSection(
        "a definition file",
        keys: [
            FormatKey(
                "ContainerClass", shape: .form(.moduleName), example: "ContainerClass: Garage"),
            FormatKey(
                "Language", shape: .words(["Swift", "ObjC"]),
                example: "Language: Swift"),
        ] + sections,
        prefixes: [
            FormatKey(
                "when@", shape: .section(profile), example: "when@test: { Parameters: { host: localhost } }"),
            FormatKey("x-", shape: .anything, example: "x-engine: &engine { Class: Engine, Shared: false }"),
        ])

    /// All sections of the format.
    package static let sectionsThereAre = [
        file, profile, service, defaults, scoped, call, configurator, tag, decoration,
    ]

    /// The keys of both files and profiles.
    private static let sections: [FormatKey] = [
        FormatKey(
            "Import", synonyms: ["Imports"], shape: .any([.text, .list(.text)]),
            example: "Import: [engines.alchemic.yml, 'parts/*.alchemic.yml']"),
        FormatKey(
            "Parameters", shape: .map(of: "parameters", keys: .parameterName, .argument),
            example: "Parameters: { wheels: 4 }"),
        FormatKey(
            "Defaults", shape: .section(defaults), example: "Defaults: { Shared: false }"),
        FormatKey(
            "Services", shape: .map(of: "services", keys: .serviceID, serviceShape),
            example: "Services: { engine: { Class: Engine } }"),
    ]

    /// A profile.
    package static let profile = FormatSection("a profile", keys: sections)

    /// The shapes of a service: its keys, a reference that makes it an alias, or nothing.
    package static let serviceShape = FormatShape.any([.section(service), .form(.service), .nothing])

    /// One service.
    package static let service = FormatSection(
        "a service",
        keys: [
            FormatKey("Class", shape: .text, example: "Class: Engine"),
            FormatKey("Parent", shape: .text, example: "Parent: base_engine"),
            FormatKey("Abstract", shape: .boolean, example: "Abstract: true"),
            FormatKey(
                "Factory", shape: .any([.form(.factory), .pair(.form(.factory), .form(.method), isWhole: true)]),
                example: "Factory: '@engine_factory'"),
            FormatKey(
                "Initializer", synonyms: ["Selector", "Initialiser"], shape: .form(.method),
                example: "Initializer: 'init(cylinders:)'"),
            FormatKey(
                "Arguments", shape: arguments,
                example: "Arguments: [4, '@fuel']"),
            FormatKey(
                "Bind", shape: .map(of: "labels", .argument),
                example: "Bind: { log: '@log' }"),
            FormatKey(
                "Setters", synonyms: ["Properties"], shape: .map(of: "properties", .argument),
                example: "Setters: { sunroof: true }"),
            FormatKey(
                "MethodCalls", synonyms: ["Calls"],
                shape: .list(
                    .any([
                        .section(call), .map(of: "methods", keys: .calledMethod, arguments),
                        .pair(.form(.method), arguments, isWhole: false), .form(.method),
                    ])),
                example: "MethodCalls: [['start(at:)', [900]]]"),
            FormatKey(
                "Configurator",
                shape: .any([
                    .section(configurator), .pair(.form(.serviceOrParameter), .form(.method), isWhole: true),
                ]),
                example: "Configurator: ['@garage', 'inspect(_:)']"),
            FormatKey("Shared", shape: .boolean, example: "Shared: false"),
            FormatKey(
                "Lifetime", shape: .any([.words(lifetimes), .section(scoped)]), example: "Lifetime: weak"),
            FormatKey(
                "Synthetic", shape: .boolean, example: "Synthetic: true"),
            FormatKey(
                "Lazy", shape: .boolean, example: "Lazy: false"),
            FormatKey(
                "Tags", shape: .any([.map(of: "tags", .argument), .list(.any([.text, .section(tag)]))]),
                example: "Tags: { wheel: 1 }"),
            FormatKey(
                "Aliases", shape: .list(.form(.signedID)), example: "Aliases: [motor]"),
            FormatKey(
                "Decorates", shape: .any([.text, .section(decoration)]),
                example: "Decorates: { Service: store, Priority: 5 }"),
            FormatKey(
                "Deprecated", shape: .any([.boolean, .text]), example: "Deprecated: 'use engine instead'"),
            FormatKey("Description", shape: .text, example: "Description: 'Pulls the car.'"),
        ])

    /// The defaults for the services of a file: those keys of a service that can have a default.
    package static let defaults = FormatSection(
        "'Defaults'", keys: service.keys.filter { ["Bind", "Shared", "Lifetime", "Lazy", "Tags"].contains($0.name) })

    /// The words for lifetimes.
    package static let lifetimes = ["singleton", "prototype", "weak", "external"]

    /// The lifetime of a scoped service.
    package static let scoped = FormatSection(
        "a lifetime",
        keys: [FormatKey("Scoped", shape: .text, example: "Lifetime: { Scoped: request }")], required: ["Scoped"])

    /// A method call.
    package static let call = FormatSection(
        "a method call",
        keys: [
            FormatKey("Method", synonyms: ["Selector"], shape: .form(.method), example: "Method: 'start(at:)'"),
            FormatKey(
                "Arguments", shape: arguments, example: "Arguments: [900]"),
        ], required: ["Method"])

    /// The arguments of an initializer or method.
    private static let arguments = FormatShape.any([.list(.argument), .map(of: "labels", .argument)])

    /// A configurator.
    package static let configurator = FormatSection(
        "a configurator",
        keys: [
            FormatKey(
                "Service", shape: .form(.serviceOrParameter), example: "Service: '@garage'"),
            FormatKey(
                "Method", synonyms: ["Selector"], shape: .form(.method), example: "Method: 'inspect(_:)'"),
        ], required: ["Service", "Method"])

    /// A tag.
    package static let tag = FormatSection(
        "a tag",
        keys: [
            FormatKey("Name", shape: .text, example: "Name: wheel"),
            FormatKey("Order", shape: .integer, example: "Order: 1"),
            FormatKey("Value", shape: .argument, example: "Value: front"),
        ], required: ["Name"])

    /// A decoration: the decorated service, with a priority.
    package static let decoration = FormatSection(
        "a decoration",
        keys: [
            FormatKey("Service", shape: .text, example: "Service: store"),
            FormatKey(
                "Priority", shape: .integer, example: "Priority: 5"),
        ], required: ["Service"])
}
