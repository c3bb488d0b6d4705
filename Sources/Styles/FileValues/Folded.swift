/// A name in the form that is compared: definition files ignore case.
package func folded(_ name: String) -> String {
    name.utf8.contains { $0 >= 0x80 || (0x41...0x5A).contains($0) } ? name.lowercased() : name
}
