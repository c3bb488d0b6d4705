#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Android)
internal import Android
#elseif canImport(Darwin)
internal import Darwin
#endif

/// Reads the first bytes of a regular file on disk, at most `most` of them.
///
/// Foundation would read the whole file, however large, and would wait for the writer of a pipe.
func readFile(_ path: String, most: Int) throws(FileFailure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    let reason = errno
    // A socket, or a device without a driver, cannot be opened.
    if descriptor < 0, reason == ENXIO || reason == EOPNOTSUPP { throw .irregular }
    guard descriptor >= 0 else {
        throw FileFailure(reason == ENOENT || reason == ENOTDIR ? "there is no such file" : "it cannot be read")
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw FileFailure("it is a folder")
    default: throw .irregular
    }
    var hasFailed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: most) { buffer, count in
        while let start = buffer.baseAddress, count < buffer.count {
            let length = read(descriptor, start + count, buffer.count - count)
            if length < 0, errno == EINTR { continue }
            hasFailed = length < 0
            guard length > 0 else { return }
            count += length
        }
    }
    if hasFailed { throw .unreadable }
    return bytes
}

extension FileFailure {
    fileprivate static var unreadable: FileFailure { FileFailure("it cannot be read") }
    fileprivate static var irregular: FileFailure { FileFailure("it is not a regular file") }
}

/// A path on disk, absolute and without links; for a missing file, as much of the path as exists is resolved.
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
