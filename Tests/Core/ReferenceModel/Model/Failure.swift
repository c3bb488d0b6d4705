/// Why an operation, or what a definition needs, has failed.
struct Failure: Error {
    let id: String
    /// What the mistake is called: equal mistakes of several parameters are one problem; without a word, each is one.
    var key = ""
    var subject = ""
    /// Rule 5: whether nothing is declared.
    var isAbsence = false
    /// The declaration at fault, if that is another one than the one that needs something.
    var culprit: Int?
    /// Rule 8: whether it comes out of code, and decides nothing.
    var isByCode = false
}
