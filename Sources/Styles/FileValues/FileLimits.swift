/// How much a definition file may hold: what is beyond is refused, so that no file costs more than bounded time and memory.
package struct FileLimits: Sendable {
    /// The size of one file, in bytes.
    package var bytes = 16 << 20
    /// How deep lists and maps may be nested.
    package var depth = 64
    /// How often one file may use a YAML alias.
    package var aliases = 1_000
    /// The length of one text, in bytes; of one that parameters make, too.
    package var text = 256 << 10
    /// How many files may be imported, all in all.
    package var files = 1_000
    /// With how many profiles, one after the other, files are checked and compiled.
    package var profiles = 64
    /// How many parameters may refer to one another in a chain, and services to parents.
    package var chain = 200
    /// What one value may come to after parameters have been put in, in values and bytes of text.
    package var evaluated = 1 << 20
    /// How many problems are reported before the rest is only counted.
    package var problems = 1_000

    /// The usual limits.
    package init() {}
}
