/// A method that is called on an object, with what a file writes or with what that comes to.
package struct ServiceCall<Arguments: Sendable>: Sendable {
    /// The method.
    package let method: Located<MethodName>
    /// What it is called with.
    package let arguments: Arguments
}

/// Whose method is called last with the object.
package struct ServiceConfigurator<Service: Sendable>: Sendable {
    /// The service.
    package let service: Service
    /// Its method.
    package let method: Located<MethodName>
}

/// A word to be found by.
package struct ServiceTag<Value: Sendable>: Sendable {
    /// The word.
    package let name: String
    /// The place in the order.
    package let order: Int?
    /// What else the file says of it.
    package let value: Value?
}
