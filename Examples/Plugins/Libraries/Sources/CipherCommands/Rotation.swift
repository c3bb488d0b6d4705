import AlchemicMain

/// Puts each letter as many places further on as it is told; the letters are those of the Latin alphabet.
final class Rotation: Sendable {
    func rotate(_ text: String, by places: Int) -> String {
        String(text.map { rotate($0, by: places) })
    }

    private func rotate(_ letter: Character, by places: Int) -> Character {
        guard letter.isASCII, letter.isLetter, let code = letter.asciiValue else { return letter }
        let first: UInt8 = letter.isUppercase ? 65 : 97
        return Character(UnicodeScalar(first + (code - first + UInt8(places)) % 26))
    }
}

extension Rotation: SelfDeclaring {
    static var declaration: [ModuleElement] {
        Singleton(Rotation.init)
    }
}
