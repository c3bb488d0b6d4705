#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Android)
internal import Android
#elseif canImport(Darwin)
internal import Darwin
#endif

/// A file that is open, and closed in the end.
///
/// Foundation reads a file whole, however large it has become, and waits for pipes and devices without end; what a file
/// of definitions names is read no further than it has to be.
struct OpenFile: ~Copyable {
    private let descriptor: CInt

    /// Opens a file; pipes, devices and folders are none.
    init(_ path: String) throws(FileAccess.Failure) {
        // Opening a pipe would wait for a writer.
        descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw FileAccess.Failure(
                errno == ENOENT || errno == ENOTDIR ? "there is no such file" : "it cannot be read")
        }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw FileAccess.Failure("it cannot be read") }
        let kind = status.st_mode & S_IFMT
        guard kind != S_IFDIR else { throw FileAccess.Failure("it is a folder") }
        guard kind == S_IFREG else { throw FileAccess.Failure("it is a device or a pipe, not a file") }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// The bytes from here on, at most so many.
    func read(_ most: Int) throws(FileAccess.Failure) -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < most {
            let wanted = min(most - bytes.count, 1 << 16)
            var count = 0
            let part = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, initialized in
                count = readNow(descriptor, buffer.baseAddress, wanted)
                initialized = max(0, count)
            }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw FileAccess.Failure("it cannot be read") }
            if count == 0 { break }
            bytes += part
        }
        return bytes
    }
}

/// A path on the disk, absolute and without links; of one that is not there, as much of it as is.
func realPath(_ path: String) -> String {
    if let real = realpath(path.isEmpty ? "." : path, nil) {
        defer { free(real) }
        return String(cString: real)
    }
    let path = withoutDots(path)
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else {
        return path.hasPrefix("/") ? path : realPath("") + "/" + path
    }
    return realPath(String(path[..<slash])) + path[slash...]
}

private func readNow(_ descriptor: CInt, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}
