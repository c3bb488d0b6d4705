// Hints for keys, tags and ids of Symfony's files, which have another name here, or no counterpart.

extension Format {
    /// The replacement to suggest for one of Symfony's keys.
    static func hint(forSymfonys key: String) -> String? { keysOfSymfony[key] }

    /// The replacement to suggest for one of Symfony's tags.
    static func hint(forSymfonysTag tag: String) -> String? { tagsOfSymfony[tag] }

    /// The replacement to suggest for a name that Symfony reserves under `services`.
    static func hint(forSymfonysID id: String) -> String? { idsOfSymfony[id] }

    private static let keysOfSymfony = [
        "public": "remove it: every service can be resolved",
        "autowire": "write the arguments under 'Arguments', or under 'Bind' for all services with a label",
        "autoconfigure": "write the tags under 'Tags'",
        "constructor": "write Factory: TheType, and the static method as 'Initializer'",
        "priority": "write 'Order': the lowest number comes first, where Symfony has the highest first",
        "decoration_priority": "write Decorates: { Service: id, Priority: 5 }",
        "decoration_inner_name": "write '@.inner' for the service that is wrapped",
        "decoration_on_invalid": "remove it: the decorated service must exist",
        "alias": "write the other name as an id: other_name: '@id'",
        "resource": "name each service: nothing is looked for in folders",
        "exclude": "name each service: nothing is looked for in folders",
        "namespace": "name each service: nothing is looked for in folders",
        "file": "remove it: types come from modules",
        "container": "write '@service_container' as an argument",
    ]

    private static let tagsOfSymfony = [
        "!service": "declare it under an id, and write '@id'",
        "!iterator": "write the list itself",
        "!tagged_locator": "write !tagged word: a dictionary parameter gets the services by their ids",
        "!service_locator": "write a map of '@id's",
        "!closure": "let the parameter take a Provider, and write '@id'",
        "!service_closure": "let the parameter take a Provider, and write '@id'",
        "!abstract": "leave the argument out: an abstract service may",
        "!php/const": "write the value, or let a service's static method return it",
        "!php/enum": "write the raw value of the case",
        "!returns_closure": "let the parameter take a Provider, and write '@id'",
    ]

    private static let idsOfSymfony = [
        "_defaults": "write 'Defaults' beside 'Services'",
        "_instanceof": "write the keys where they belong, or a 'Parent' that has them",
    ]
}
