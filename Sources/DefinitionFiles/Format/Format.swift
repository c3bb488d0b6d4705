/// The format of definition files: its keys, what stands behind each, and what each is for.
///
/// The parser reads by it, the messages speak by it, and the JSON Schema for editors is made from it.
package enum Format {
    /// A whole file.
    package static let file = FormatSection(
        "a definition file",
        [
            FormatKey(
                "ContainerClass", .form(.moduleName), "The name of the generated module; without it, that of the file.",
                "ContainerClass: Garage"),
            FormatKey(
                "Language", .words(["Swift", "ObjC"]),
                "How methods are spelt: with Swift's labels, or as Objective-C selectors too.", "Language: Swift"),
        ] + sections,
        prefixes: [
            FormatKey(
                "when@", .section(profile), "What holds only if the profile behind the '@' is active.",
                "when@test: { Parameters: { host: localhost } }")
        ])

    /// Every section there is.
    package static let sectionsThereAre = [
        file, profile, service, defaults, scoped, call, configurator, tag, decoration,
    ]

    /// What stands in a file and in its profiles.
    private static let sections: [FormatKey] = [
        FormatKey(
            "Import", ["Imports"], .any([.text, .list(.text)]),
            "Other files, by path or pattern from this file's folder; what this file says wins over them.",
            "Import: [engines.alchemic.yml, 'parts/*.alchemic.yml']"),
        FormatKey(
            "Parameters", .map(of: "parameters", keys: .parameterName, .argument), "Named constants, used as '%name%'.",
            "Parameters: { wheels: 4 }"),
        FormatKey(
            "Defaults", .section(defaults), "What holds for every service of this file that does not say otherwise.",
            "Defaults: { Shared: false }"),
        FormatKey(
            "Services", .map(of: "services", keys: .serviceID, serviceShape), "What can be made, each under its id.",
            "Services: { engine: { Class: Engine } }"),
    ]

    /// What holds under a profile.
    package static let profile = FormatSection("a profile", sections)

    /// What may stand behind a service's id.
    package static let serviceShape = FormatShape.any([.section(service), .form(.service), .nothing])

    /// One service.
    package static let service = FormatSection(
        "a service",
        [
            FormatKey("Class", .text, "The type; without it, the service's id.", "Class: Engine"),
            FormatKey("Parent", .text, "The service whose definition this one starts from.", "Parent: base_engine"),
            FormatKey("Abstract", .boolean, "Whether it is only there for others to start from.", "Abstract: true"),
            FormatKey(
                "Factory", .any([.form(.factory), .pair(.form(.factory), .form(.method), isWhole: true)]),
                "Whose method makes the object: '@id' of a service, or a type for a static method.",
                "Factory: '@engine_factory'"),
            FormatKey(
                "Initializer", ["Selector", "Initialiser"], .form(.method),
                "The initializer, or with a factory the method; 'init' without it.", "Initializer: 'init(cylinders:)'"),
            FormatKey(
                "Arguments", arguments,
                "What the initializer or method is called with, in order or by label.", "Arguments: [4, '@fuel']"),
            FormatKey(
                "Bind", .map(of: "labels", .argument),
                "What is passed for a label that has no argument of its own.", "Bind: { log: '@log' }"),
            FormatKey(
                "Setters", ["Properties"], .map(of: "properties", .argument),
                "The properties that are set afterwards, in order.", "Setters: { sunroof: true }"),
            FormatKey(
                "MethodCalls", ["Calls"],
                .list(
                    .any([
                        .section(call), .map(of: "methods", keys: .calledMethod, arguments),
                        .pair(.form(.method), arguments, isWhole: false), .form(.method),
                    ])),
                "The methods that are called afterwards, in order.", "MethodCalls: [['start(at:)', [900]]]"),
            FormatKey(
                "Configurator",
                .any([
                    .section(configurator), .pair(.form(.serviceOrParameter), .form(.method), isWhole: true),
                ]),
                "The service whose method is called last with the new object.",
                "Configurator: ['@garage', 'inspect(_:)']"),
            FormatKey("Shared", .boolean, "Whether there is one object, or a new one for each use.", "Shared: false"),
            FormatKey(
                "Lifetime", .any([.words(lifetimes), .section(scoped)]), "How long the object is kept.",
                "Lifetime: weak"),
            FormatKey(
                "Synthetic", .boolean, "Whether the program hands the object over as it runs.", "Synthetic: true"),
            FormatKey(
                "Lazy", .boolean, "Whether it is made when first needed, or already at the start.", "Lazy: false"),
            FormatKey(
                "Tags", .any([.map(of: "tags", .argument), .list(.any([.text, .section(tag)]))]),
                "Words by which several services are found together; a number is the place in their order.",
                "Tags: { wheel: 1 }"),
            FormatKey(
                "Aliases", .list(.form(.signedID)), "Other ids under which it is found.", "Aliases: [motor]"),
            FormatKey(
                "Decorates", .any([.text, .section(decoration)]),
                "The service that this one wraps and stands in for; '@.inner' is the wrapped one.",
                "Decorates: { Service: store, Priority: 5 }"),
            FormatKey(
                "Deprecated", .any([.boolean, .text]), "That it should not be used any more, and what to use instead.",
                "Deprecated: 'use engine instead'"),
            FormatKey("Description", .text, "What it is for.", "Description: 'Pulls the car.'"),
        ])

    /// What holds for the services of a file.
    package static let defaults = FormatSection(
        "'Defaults'", service.keys.filter { ["Bind", "Shared", "Lifetime", "Lazy", "Tags"].contains($0.name) })

    /// The words for lifetimes.
    package static let lifetimes = ["singleton", "prototype", "weak", "external"]

    /// A lifetime that belongs to a scope.
    package static let scoped = FormatSection(
        "a lifetime",
        [FormatKey("Scoped", .text, "The scope's name.", "Lifetime: { Scoped: request }")], required: ["Scoped"])

    /// A call of a method.
    package static let call = FormatSection(
        "a method call",
        [
            FormatKey("Method", ["Selector"], .form(.method), "The method.", "Method: 'start(at:)'"),
            FormatKey(
                "Arguments", arguments, "What it is called with, in order or by label.", "Arguments: [900]"),
        ], required: ["Method"])

    /// Arguments of an initializer or method.
    private static let arguments = FormatShape.any([.list(.argument), .map(of: "labels", .argument)])

    /// A configurator.
    package static let configurator = FormatSection(
        "a configurator",
        [
            FormatKey(
                "Service", .form(.serviceOrParameter), "The service whose method is called.", "Service: '@garage'"),
            FormatKey(
                "Method", ["Selector"], .form(.method), "Its method, which takes the object.",
                "Method: 'inspect(_:)'"),
        ], required: ["Service", "Method"])

    /// A tag.
    package static let tag = FormatSection(
        "a tag",
        [
            FormatKey("Name", .text, "The word.", "Name: wheel"),
            FormatKey("Order", .integer, "The place among those with the same word.", "Order: 1"),
            FormatKey("Value", .argument, "What else is to be known.", "Value: front"),
        ], required: ["Name"])

    /// What a service decorates.
    package static let decoration = FormatSection(
        "a decoration",
        [
            FormatKey("Service", .text, "The service that is wrapped.", "Service: store"),
            FormatKey(
                "Priority", .integer, "Of several that wrap one service, the higher is the inner one; 0 without it.",
                "Priority: 5"),
        ], required: ["Service"])
}

extension FormatKey {
    fileprivate init(_ name: String, _ shape: FormatShape, _ summary: String, _ example: String) {
        self.init(name, [], shape, summary, example)
    }
}
