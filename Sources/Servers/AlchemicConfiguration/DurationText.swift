#if Configuration
internal import Configuration

/// A duration as a configuration spells it: a whole number with a unit, such as `100ms`, `5s`, `2m` or `1h`.
struct DurationText: ExpressibleByConfigString {
    let duration: Duration

    init(_ duration: Duration) { self.duration = duration }

    /// Nil unless the text is a whole number with a known unit, and the duration does not overflow.
    init?(configString: String) {
        let digits = configString.prefix { $0.isWholeNumber || $0 == "-" }
        guard let count = Int64(digits) else { return nil }
        switch configString.dropFirst(digits.count) {
        case "ns": self.init(.nanoseconds(count))
        case "us": self.init(.microseconds(count))
        case "ms": self.init(.milliseconds(count))
        case "s": self.init(.seconds(count))
        case "m": self.init(count, timesSeconds: 60)
        case "h": self.init(count, timesSeconds: 3_600)
        default: return nil
        }
    }

    /// Nil if the number of seconds overflows.
    private init?(_ count: Int64, timesSeconds factor: Int64) {
        let (seconds, isTooLong) = count.multipliedReportingOverflow(by: factor)
        if isTooLong { return nil }
        self.init(.seconds(seconds))
    }

    /// The duration as a whole number of the largest unit of `s`, `ms`, `us` and `ns` that fits; fractions of `ns` are cut off.
    var description: String {
        let (seconds, attoseconds) = duration.components
        for (name, fraction) in [("s", Int64(1)), ("ms", 1_000), ("us", 1_000_000), ("ns", 1_000_000_000)] {
            let unit = 1_000_000_000_000_000_000 / fraction
            let (count, isTooLong) = seconds.multipliedReportingOverflow(by: fraction)
            if isTooLong { break }
            if attoseconds.isMultiple(of: unit) || name == "ns" { return "\(count + attoseconds / unit)\(name)" }
        }
        return "\(seconds)s"
    }
}

extension ConfigurationSource<Duration> {
    /// Reads whole seconds, or a text with a unit.
    static var duration: Self {
        Self(
            allowed: ["whole seconds, or a whole number with its unit, such as 100ms, 5s, 2m, 1h"],
            text: { "\(DurationText($0))" },
            read: { key, reader, isSecret, place in
                do {
                    return .seconds(
                        try reader.requiredInt(
                            forKey: key, isSecret: isSecret, fileID: place.file, line: UInt(place.line)))
                } catch  where !ReadingError(error).isMissing {
                    return try reader.requiredString(
                        forKey: key, as: DurationText.self, isSecret: isSecret, fileID: place.file,
                        line: UInt(place.line)
                    ).duration
                }
            })
    }
}
#endif
