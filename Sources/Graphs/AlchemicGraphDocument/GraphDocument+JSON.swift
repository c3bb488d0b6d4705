extension GraphDocument {
    /// The document as JSON, with its keys in a fixed order and without those that have no value.
    ///
    /// - Returns: The text, without a line break at its end.
    public func json() -> String {
        JSON.members([
            "version": .number(version),
            "modules": .array(modules.map(\.value)),
            "definitions": .array(definitions.map(\.value)),
            "startOrder": .strings(startOrder),
            "buildOrder": .strings(buildOrder),
            "problems": .array(problems.map(\.value)),
            "requests": .array(requests.map(\.value)),
            "replaced": .array(replaced.map(\.value)),
            "uses": .array(uses.map(\.value)),
        ]).text
    }
}

extension GraphDocument.Module {
    fileprivate var value: JSON { .members(["path": .string(path), "source": .bool(isSource)]) }
}

extension GraphDocument.Definition {
    fileprivate var value: JSON {
        .members([
            "id": .string(id),
            "name": name.map(JSON.string),
            "defaultName": defaultName.map(JSON.string),
            "aliases": .strings(aliases),
            "type": .string(type),
            "promisedTypes": .strings(promisedTypes),
            "hidesOtherTypes": .bool(hidesOtherTypes),
            "lifetime": .string(lifetime),
            "scope": scope.map(JSON.string),
            "tags": .array(tags.map { .members(["name": .string($0.name), "order": $0.order.map(JSON.number)]) }),
            "order": order.map(JSON.number),
            "primary": .bool(isPrimary),
            "eager": .bool(isEager),
            "service": service.map(JSON.bool),
            "oncePerResolution": isOncePerResolution.map(JSON.bool),
            "evictable": .bool(isEvictable),
            "overrides": .strings(overrides),
            "style": .string(style),
            "module": .string(module),
            "level": .number(level),
            "location": location.value,
            "isolation": .string(isolation),
            "completeIsolation": .string(completeIsolation),
            "configuration": configuration?.value,
            "inner": inner.map(JSON.string),
            "dependencies": .array(dependencies.map(\.value)),
            "steps": .array(steps.map(\.value)),
        ])
    }
}

extension GraphDocument.ConfigurationKey {
    fileprivate var value: JSON {
        .members([
            "key": .string(key),
            "section": .bool(isSection),
            "default": `default`.map(JSON.string),
            "secret": .bool(isSecret),
            "required": .bool(isRequired),
        ])
    }
}

extension GraphDocument.Dependency {
    fileprivate var value: JSON {
        .members([
            "label": .string(label),
            "position": .number(position),
            "type": .string(type),
            "form": .string(form),
            "query": query.map(JSON.string),
            "when": .string(time),
            "outcome": .string(outcome),
            "configuration": configuration?.value,
            "definitions": .strings(definitions),
            "turnedDown": .array(turnedDown.map(\.value)),
        ])
    }
}

extension GraphDocument.Request {
    fileprivate var value: JSON {
        .members([
            "type": .string(type),
            "outcome": .string(outcome),
            "definitions": .strings(definitions),
            "turnedDown": .array(turnedDown.map(\.value)),
        ])
    }
}

extension GraphDocument.Use {
    fileprivate var value: JSON {
        .members([
            "type": .string(type),
            "name": name.map(JSON.string),
            "form": .string(form),
            "outcome": .string(outcome),
            "definitions": .strings(definitions),
            "reason": reason.map(JSON.string),
            "location": location.value,
        ])
    }
}

extension GraphDocument.TurnedDown {
    fileprivate var value: JSON { .members(["definition": .string(definition), "rule": .string(rule)]) }
}

extension GraphDocument.Replaced {
    fileprivate var value: JSON {
        .members([
            "id": .string(id),
            "type": .string(type),
            "by": .string(by),
            "module": .string(module),
            "location": location.value,
        ])
    }
}

extension GraphDocument.Step {
    fileprivate var value: JSON {
        .members([
            "kind": .string(kind),
            "name": name.map(JSON.string),
            "onlyIfUnset": .bool(onlyIfUnset),
            "declaredBy": .string(declaredBy),
            "location": location.value,
            "isolation": .string(isolation),
            "dependencies": .array(dependencies.map(\.value)),
        ])
    }
}
