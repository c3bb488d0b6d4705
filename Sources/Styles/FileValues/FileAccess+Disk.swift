#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Android)
internal import Android
#elseif canImport(Darwin)
internal import Darwin
#endif

/// The first bytes of a file on the disk, at most so many.
///
/// Foundation reads a file whole, however large it has become.
func readFile(_ path: String, _ most: Int) throws(FileFailure) -> [UInt8] {
    guard let file = fopen(path, "rb") else {
        throw FileFailure(errno == ENOENT || errno == ENOTDIR ? "there is no such file" : "it cannot be read")
    }
    defer { fclose(file) }
    errno = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: most) { buffer, count in
        count = fread(buffer.baseAddress, 1, most, file)
    }
    let reason = errno
    guard ferror(file) == 0 else {
        throw FileFailure(reason == EISDIR ? "it is a folder" : "it cannot be read")
    }
    return bytes
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
