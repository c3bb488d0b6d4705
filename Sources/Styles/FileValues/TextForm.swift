#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// A form that a text must have to become a value of a Foundation type.
///
/// The program reads texts with these functions, and the compiler of definition files uses them to report invalid texts.
package enum TextForm: String, CaseIterable {
    case url = "URL"
    case uuid = "UUID"

    /// The URL that a text spells; nil if the text is invalid.
    package static func url(_ text: String) -> URL? { URL(string: text) }

    /// The UUID that a text spells; nil if the text is invalid.
    package static func uuid(_ text: String) -> UUID? { UUID(uuidString: text) }

    /// Whether a text misses the form, in case its parameter turns out to need the form.
    ///
    /// A text that cannot have been meant as a UUID does not miss that form.
    package func isMissed(by text: String) -> Bool {
        switch self {
        case .url: Self.url(text) == nil
        // Nearly every text is no UUID: only one of about the right length may be meant as such.
        case .uuid: (32...40).contains(text.utf8.count) && Self.uuid(text) == nil
        }
    }
}

extension FileConstant {
    /// The forms that texts within the constant miss.
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
