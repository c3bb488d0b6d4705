#if Files
import Testing

/// A scalar as a file may write it.
struct WrittenScalar: Sendable, CustomTestStringConvertible {
    /// With its quotes, its tag or its indicators: lines after the first are indented below it.
    let yaml: String
    /// What it says.
    let source: String

    var testDescription: String { yaml }

    /// Whether it stands there as it is.
    var isPlain: Bool { yaml == source }
    /// Whether it is nothing: no text can hold it.
    var isNothing: Bool { isPlain && ["", "~", "null", "Null", "NULL"].contains(source) }
    /// Whether it is true or false, which no text can hold either.
    var isTruthValue: Bool {
        ["true", "True", "TRUE", "false", "False", "FALSE"].contains(source) && (isPlain || yaml.hasPrefix("!!bool"))
    }

    /// The scalars of the examples in the specification of YAML 1.2.2, each once, and a few that its core schema knows besides.
    static let all =
        plain.map { WrittenScalar(yaml: $0, source: $0) } + others.map { WrittenScalar(yaml: $0, source: $1) }

    /// Those without quotes, on one line.
    private static let plain = """
        Mark McGwire|Sammy Sosa|Ken Griffey|hr|65|avg|0.278|rbi|147|american|Boston Red Sox|national|63|0.288|Chicago Cubs
        St Louis Cardinals|20:03:20|strike (miss)|grand slam|2001-07-23|2001-08-14|item|quantity|Super Hoop|1|4|Big Shoes
        accomplishment|hex esc|tie-fighter|canonical|12345|decimal|+12345|octal|0o14|hexadecimal|0xC|1.23015e+3|12.3015e+02
        1230.15|negative infinity|-.inf|not a number|.nan|.NaN|null|true|false|2001-12-15T02:59:43.1Z
        2001-12-14t21:59:43.10-05:00|2001-12-14 21:59:43.10 -5|2002-12-14|not-date|73|129|7|x|y|89|102|0xFFEEBB
        Pretty vector drawing.|58|34843|2001-01-23|bill-to|Chris|Dumars|Suite|Royal Oak|MI|48046|BL394D|450.00|BL4438H
        2392.00|251.42|4443.52|2001-11-23 15:01:42 -5|ed|Unknown variable "bar"|TopClass.py|23|one|two|sky|blue|sea|green|value
        text|Not indented|By one space|Also by two|a|b|c|foo|baz|Folding|first|Sammy|bar|1 - 3|fluorescent|12|Foo|Value
        ::vector|Up, up, and away!|-123|http://example.com/foo#bar|implicit block key|three|http://foo.com|omitted value
        separate|YAML|empty key entry|in-line value|explicit key|block sequence|sun|yellow|earth|moon|white|nested
        Clark|Evans|Ingy|döt Net|Oren|Ben-Kiki|A null|Booleans|Integers|0|-0|3|-19|Floats|0.|-0.0|12e03|-2E+05|Invalid
        True|Null|0o7|0x3A|+12.3|Also a null|FALSE|.5|+12e03|Also floats|.inf|-.Inf|+.INF|.NAN
        ~|NULL|TRUE|False|0123|1.10|1e3|1E-3|0x1F|0x1f|-1.0|+0|00|5.|1_000|1:30|0o8|0xZ|tRue|yes|on|No|.|1.2.3|+.|.e3|-.inF
        """.split { $0 == "|" || $0 == "\n" }.map(String.init)

    /// Those in quotes, with tags, over several lines, in blocks, and the empty one.
    private static let others: KeyValuePairs<String, String> = [
        "": "", "'012345'": "012345", "!!str 2002-04-28": "2002-04-28", "\"12\"": "12", "! 12": "12", "!!str": "",
        "!!str 1.10": "1.10", "!!float 1": "1", "!!int 0x1F": "0x1F", "!!bool True": "True",
        #""Sosa did fine.\u263A""#: "Sosa did fine.\u{263A}", #""\b1998\t1999\t2000\n""#: "\u{8}1998\t1999\t2000\n",
        #""\x0d\x0a is \r\n""#: "\r\n is \r\n", #"'"Howdy!" he cried.'"#: #""Howdy!" he cried."#,
        "' # Not a ''comment''.'": " # Not a 'comment'.", #"'|\-*-/|'"#: #"|\-*-/|"#,
        "This unquoted scalar\nspans many lines.": "This unquoted scalar spans many lines.",
        "\"So does this\nquoted scalar.\\n\"": "So does this quoted scalar.\n",
        #"|"# + "\n\\//||\\/||\n// ||  ||__\n": "\\//||\\/||\n// ||  ||__\n",
        ">\nMark McGwire's\nyear was crippled\nby a knee injury.\n":
            "Mark McGwire's year was crippled by a knee injury.\n",
        ">\nSammy Sosa completed another\nfine season with great stats.\n\n  63 Home Runs\n  0.288 Batting Average\n\nWhat a year!\n":
            "Sammy Sosa completed another fine season with great stats.\n\n  63 Home Runs\n  0.288 Batting Average\n\nWhat a year!\n",
        "|\n65 Home Runs\n0.278 Batting Average\n": "65 Home Runs\n0.278 Batting Average\n",
        "|-\nfoo = bar\n": "foo = bar", "|+\ntext\n\n": "text\n\n",
        ">-\ntrimmed\n\n\n\nas\nspace\n": "trimmed\n\n\nas space",
        "Late afternoon is best.\nBackup contact is Nancy\nBillsmer @ 338-4338.":
            "Late afternoon is best. Backup contact is Nancy Billsmer @ 338-4338.",
        "|\nvoid main() {\n\tprintf(\"Hello, world!\\n\");\n}\n": "void main() {\n\tprintf(\"Hello, world!\\n\");\n}\n",
        #""Fun with \\ \" \a \b \e \f \n \r \t \v \  \_ \N \L \P \x41 \u0041 \U00000041""#:
            "Fun with \\ \" \u{7} \u{8} \u{1B} \u{C} \n \r \t \u{B}   \u{A0} \u{85} \u{2028} \u{2029} A A A",
        "\"Quoted \t\"": "Quoted \t",
        "\"folded\nto a space,\n\nto a line feed, or \\\n \\ \tnon-content\"":
            "folded to a space,\nto a line feed, or  \tnon-content",
        "\" 1st non-empty\n\n2nd non-empty\n3rd non-empty \"": " 1st non-empty\n2nd non-empty 3rd non-empty ",
        "'here''s to \"quotes\"'": "here's to \"quotes\"", "\": - ()\"": ": - ()",
        "'implicit flow key'": "implicit flow key",
        "'1.10'": "1.10", "\"0x1F\"": "0x1F", "'true'": "true", "'null'": "null", "'~'": "~",
    ]
}
#endif
