#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// A form that a text must have to be a value of a type of Foundation.
///
/// The same code reads the text as the program runs, and tells the compiler of definition files that it cannot be read.
package enum TextForm: String, CaseIterable {
    case url = "URL"
    case uuid = "UUID"

    /// A text as an address.
    package static func url(_ text: String) -> URL? { URL(string: text) }

    /// A text as an identifier.
    package static func uuid(_ text: String) -> UUID? { UUID(uuidString: text) }

    /// Whether a text was surely meant to have the form, or would be wrong with it, and has not.
    package func isMissed(by text: String) -> Bool {
        switch self {
        case .url: Self.url(text) == nil
        // Nearly no text is one. What is about as long may be meant as one.
        case .uuid: (32...40).contains(text.utf8.count) && Self.uuid(text) == nil
        }
    }
}

extension FileConstant {
    /// The forms that texts in it have not.
    package var missedForms: [TextForm] { TextForm.allCases.filter(misses) }

    private func misses(_ form: TextForm) -> Bool {
        switch self {
        case .text(let text): form.isMissed(by: text)
        case .list(let members): members.contains { $0.misses(form) }
        case .map(let entries): entries.contains { $0.value.misses(form) }
        case .null, .boolean, .integer, .number: false
        }
    }
}
