package import FileValues

/// A text with placeholders, parsed from left to right in one pass.
///
/// `%name%` is a parameter, `%env(NAME)%` an environment variable, and `%%` a percent sign. Names contain no spaces, so
/// `5% to 15%` has no placeholder.
package struct Template: Sendable, Hashable {
    /// A part of the text.
    package enum Piece: Sendable, Hashable {
        case text(String)
        case parameter(String)
        case environment(EnvironmentReference)
    }

    /// The parts, in order.
    package private(set) var pieces: [Piece] = []
    /// The mistakes in placeholders for environment variables.
    package private(set) var mistakes: [String] = []

    /// Parses a text.
    package init(_ text: String) {
        guard text.utf8.contains(UInt8(ascii: "%")) else {
            if !text.isEmpty { pieces = [.text(text)] }
            return
        }
        var plain: [UInt8] = []
        let utf8 = Array(text.utf8)
        var index = 0
        // Where the last search for the end of a name stopped. Never searching this range again keeps the pass linear.
        var end = -1
        while index < utf8.count {
            guard utf8[index] == UInt8(ascii: "%") else {
                plain.append(utf8[index])
                index += 1
                continue
            }
            if index + 1 < utf8.count, utf8[index + 1] == UInt8(ascii: "%") {
                plain.append(UInt8(ascii: "%"))
                index += 2
                continue
            }
            if end <= index { end = Template.endOfName(in: utf8, from: index + 1) }
            guard end < utf8.count, utf8[end] == UInt8(ascii: "%") else {
                plain.append(UInt8(ascii: "%"))
                index += 1
                continue
            }
            if !plain.isEmpty { pieces.append(.text(String(decoding: plain, as: UTF8.self))) }
            plain = []
            add(String(decoding: utf8[(index + 1)..<end], as: UTF8.self))
            index = end + 1
        }
        if !plain.isEmpty { pieces.append(.text(String(decoding: plain, as: UTF8.self))) }
    }

    /// The index of the next percent sign, space or control character, or the end of the text.
    private static func endOfName(in utf8: [UInt8], from start: Int) -> Int {
        var index = start
        while index < utf8.count, utf8[index] != UInt8(ascii: "%"), utf8[index] > 0x20 { index += 1 }
        return index
    }

    private mutating func add(_ name: String) {
        guard name.hasPrefix("env("), name.hasSuffix(")") else {
            pieces.append(.parameter(name))
            return
        }
        switch EnvironmentReference.read(String(name.dropFirst(4).dropLast())) {
        case .success(let reference): pieces.append(.environment(reference))
        case .failure(let mistake): mistakes.append(mistake.description)
        }
    }

    /// The whole text, if it has no placeholders.
    package var constant: String? {
        switch pieces.count {
        case 0: ""
        case 1: if case .text(let text) = pieces[0] { text } else { nil }
        default: nil
        }
    }
}
