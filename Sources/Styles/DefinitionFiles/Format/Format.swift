/// The format of definition files: its keys, what stands behind each, and what each is for.
///
/// The parser reads by it, the messages speak by it, and the JSON Schema for editors is made from it.
package enum Format {
    /// A whole file.
    package static let file = FormatSection(
        "a definition file",
        [
            FormatKey(
                "ContainerClass", .form(.moduleName), "The name of the generated module; by default that of the file.",
                "ContainerClass: Garage"),
            FormatKey(
                "Language", .words(["Swift", "ObjC"]),
                "Whether methods have Swift's labels, or may be Objective-C selectors too.", "Language: Swift"),
        ] + sections,
        prefixes: [
            FormatKey(
                "when@", .section(profile), "What applies only if the profile after the '@' is active.",
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
            "Other files, by path or pattern relative to this file, which overrides them.",
            "Import: [engines.alchemic.yml, 'parts/*.alchemic.yml']"),
        FormatKey(
            "Parameters", .map(of: "parameters", keys: .parameterName, .argument), "Named constants, used as '%name%'.",
            "Parameters: { wheels: 4 }"),
        FormatKey(
            "Defaults", .section(defaults), "Defaults for every service of this file.",
            "Defaults: { Shared: false }"),
        FormatKey(
            "Services", .map(of: "services", keys: .serviceID, serviceShape), "The services, each with its id.",
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
            FormatKey("Class", .text, "The type; by default the service's id.", "Class: Engine"),
            FormatKey("Parent", .text, "The service from which this one inherits.", "Parent: base_engine"),
            FormatKey("Abstract", .boolean, "Whether it can only be a parent.", "Abstract: true"),
            FormatKey(
                "Factory", .any([.form(.factory), .pair(.form(.factory), .form(.method), isWhole: true)]),
                "The owner of the method that builds the object: '@id' of a service, or a type.",
                "Factory: '@engine_factory'"),
            FormatKey(
                "Initializer", ["Selector", "Initialiser"], .form(.method),
                "The initializer, or the factory's method; by default 'init'.", "Initializer: 'init(cylinders:)'"),
            FormatKey(
                "Arguments", arguments,
                "The arguments of the initializer or method, in order or by label.", "Arguments: [4, '@fuel']"),
            FormatKey(
                "Bind", .map(of: "labels", .argument),
                "Values for labels without an argument.", "Bind: { log: '@log' }"),
            FormatKey(
                "Setters", ["Properties"], .map(of: "properties", .argument),
                "The properties to set afterwards, in order.", "Setters: { sunroof: true }"),
            FormatKey(
                "MethodCalls", ["Calls"],
                .list(
                    .any([
                        .section(call), .map(of: "methods", keys: .calledMethod, arguments),
                        .pair(.form(.method), arguments, isWhole: false), .form(.method),
                    ])),
                "The methods to call afterwards, in order.", "MethodCalls: [['start(at:)', [900]]]"),
            FormatKey(
                "Configurator",
                .any([
                    .section(configurator), .pair(.form(.serviceOrParameter), .form(.method), isWhole: true),
                ]),
                "The service and its method to call last with the object.",
                "Configurator: ['@garage', 'inspect(_:)']"),
            FormatKey("Shared", .boolean, "Whether all uses share one object.", "Shared: false"),
            FormatKey(
                "Lifetime", .any([.words(lifetimes), .section(scoped)]), "How long the object is kept.",
                "Lifetime: weak"),
            FormatKey(
                "Synthetic", .boolean, "Whether the program sets the object at run time.", "Synthetic: true"),
            FormatKey(
                "Lazy", .boolean, "Whether it is built on first use, or at the start.", "Lazy: false"),
            FormatKey(
                "Tags", .any([.map(of: "tags", .argument), .list(.any([.text, .section(tag)]))]),
                "Words that group services; a number is the order.",
                "Tags: { wheel: 1 }"),
            FormatKey(
                "Aliases", .list(.form(.signedID)), "Other ids of the service.", "Aliases: [motor]"),
            FormatKey(
                "Decorates", .any([.text, .section(decoration)]),
                "The service that this one wraps and replaces; '@.inner' is the wrapped one.",
                "Decorates: { Service: store, Priority: 5 }"),
            FormatKey(
                "Deprecated", .any([.boolean, .text]), "Whether the service is deprecated, or what to use instead.",
                "Deprecated: 'use engine instead'"),
            FormatKey("Description", .text, "A comment.", "Description: 'Pulls the car.'"),
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
                "Arguments", arguments, "The arguments, in order or by label.", "Arguments: [900]"),
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
