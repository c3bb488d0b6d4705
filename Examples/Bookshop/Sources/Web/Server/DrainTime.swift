/// How many seconds the shop goes on taking orders after a request to stop, so that balancers send customers elsewhere.
package struct DrainTime: Sendable, RawRepresentable {
    package let rawValue: Int

    package static let standard = DrainTime(5)

    package init?(rawValue: Int) {
        guard rawValue >= 0 else { return nil }
        self.init(rawValue)
    }

    private init(_ seconds: Int) { rawValue = seconds }
}
