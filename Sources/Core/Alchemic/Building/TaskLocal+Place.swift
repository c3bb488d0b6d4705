import CAlchemic

extension TaskLocal {
    /// Where the calling task keeps the value; nil if none is bound.
    ///
    /// It is found in a third of the time that reading the value takes, which is made for any type.
    var place: UnsafeRawPointer? {
        UnsafeRawPointer(alchemic_task_local_place(Unmanaged.passUnretained(self).toOpaque()))
    }
}
