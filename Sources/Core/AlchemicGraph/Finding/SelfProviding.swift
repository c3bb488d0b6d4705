/// The type of a container, which passes itself to a parameter of its own type.
package protocol SelfProviding: AnyObject {}
