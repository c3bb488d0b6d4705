/// A method call on an object, with arguments as written or as resolved.
package struct ServiceCall<Arguments: Sendable>: Sendable {
    /// The method.
    package let method: Located<MethodName>
    /// The arguments.
    package let arguments: Arguments
}

/// A method of another service that is called with the object, after all other steps.
package struct ServiceConfigurator<Service: Sendable>: Sendable {
    /// The service that has the method.
    package let service: Service
    /// The method.
    package let method: Located<MethodName>
}

/// A tag of a service.
package struct ServiceTag<Value: Sendable>: Sendable {
    /// The tag's word, by which `!tagged` finds the service.
    package let name: String
    /// The sort key among services with the same tag.
    package let order: Int?
    /// The value attached to the tag.
    package let value: Value?
}
