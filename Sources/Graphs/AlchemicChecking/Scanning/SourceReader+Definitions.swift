/// Reads declarations of definitions, and other sources of them.
extension SourceReader {
    /// Records a declaration of a definition, by a call such as `Singleton { … }` or by a macro.
    mutating func readDeclaration(at index: Int) {
        let isMacro = list.isSign("@", at: index - 1)
        // After an arrow or a colon, the word is a type, such as a generic parameter of that name.
        let isType = list.isArrow(at: index - 1) || list.isSign(":", at: index - 1)
        let opens = list.isSign("(", at: index + 1) || list.isSign("{", at: index + 1) && !isType
        guard isMacro || opens, ["func", "class", "struct"].allSatisfy({ word(at: index - 1) != $0 }) else { return }
        let reader = DeclarationReader(list: list)
        facts.declarations.append(isMacro ? reader.macro(at: index) : reader.declaration(at: index))
    }

    /// Records a source of definitions other than a declaration: a macro, a protocol, a file, or a compiled file.
    mutating func readSource(at index: Int) {
        let word = list.text(at: index)
        let isOne =
            switch word {
            case "Configuration", "ConfigurationPart", "Provides": list.isSign("@", at: index - 1)
            case "ConfigurationSource", "DefinitionSource":
                list.isSign(":", at: index - 1) || list.isSign(",", at: index - 1)
            case "definitions": list.isSign(".", at: index - 1) && list.isSign("(", at: index + 1)
            default: list.isSign("(", at: index + 1)
            }
        if isOne { facts.sources.append((line(at: index), word)) }
    }
}
