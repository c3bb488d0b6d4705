/// An object that is made when it is first needed, by whoever comes first, and read without a lock.
///
/// The object is kept by a word that is 0 at first, until ``release()``.
struct LazyReference<Object: AnyObject & Sendable>: Sendable {
    private let word: Word

    init(_ word: Word) { self.word = word }

    @inline(__always)
    func load() -> Object? { object(at: word.load()) }

    /// Whether it is this object, without counting a reference to what is there.
    @inline(__always)
    func holds(_ object: Object) -> Bool { word.load() == Int(bitPattern: Unmanaged.passUnretained(object).toOpaque()) }

    /// Stores an object, unless there is one; returns the one that is there then.
    func storeIfNil(_ object: Object) -> Object {
        let new = Unmanaged.passRetained(object)
        guard let known = self.object(at: word.storeIfZero(Int(bitPattern: new.toOpaque()))) else { return object }
        new.release()
        return known
    }

    /// Lets go of the object; once, when nobody can ask for it any more.
    func release() {
        guard let pointer = UnsafeRawPointer(bitPattern: word.loadRelaxed()) else { return }
        Unmanaged<Object>.fromOpaque(pointer).release()
    }

    @inline(__always)
    private func object(at address: Int) -> Object? {
        guard let pointer = UnsafeRawPointer(bitPattern: address) else { return nil }
        return Unmanaged<Object>.fromOpaque(pointer).takeUnretainedValue()
    }
}
