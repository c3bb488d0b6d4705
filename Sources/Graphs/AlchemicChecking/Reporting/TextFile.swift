import CAlchemicChecking

/// Text files and folders, without Foundation.
package enum TextFile {
    /// The reason why a file could not be read or written.
    package struct Failure: Error, CustomStringConvertible {
        /// A sentence that names the file.
        package let description: String
    }

    /// Reads a file as text.
    ///
    /// - Parameter path: The file's path.
    /// - Returns: The text; invalid UTF-8 is replaced.
    /// - Throws: A ``Failure`` if it cannot be read.
    package static func read(_ path: String) throws(Failure) -> String {
        var text = ""
        let isRead = withUnsafeMutablePointer(to: &text) { pointer in
            alchemic_read_file(path, pointer) { context, bytes, length in
                let buffer = UnsafeRawBufferPointer(start: bytes, count: length)
                context?.assumingMemoryBound(to: String.self).pointee = String(decoding: buffer, as: UTF8.self)
            }
        }
        guard isRead else { throw Failure(description: "cannot read '\(path)'") }
        return text
    }

    /// Reads a file as bytes.
    ///
    /// - Parameter path: The file's path.
    /// - Returns: The bytes.
    /// - Throws: A ``Failure`` if it cannot be read.
    package static func readBytes(_ path: String) throws(Failure) -> [UInt8] {
        var all: [UInt8] = []
        let isRead = withUnsafeMutablePointer(to: &all) { pointer in
            alchemic_read_file(path, pointer) { context, bytes, length in
                let buffer = UnsafeRawBufferPointer(start: bytes, count: length)
                context?.assumingMemoryBound(to: [UInt8].self).pointee = Array(buffer)
            }
        }
        guard isRead else { throw Failure(description: "cannot read '\(path)'") }
        return all
    }

    /// Writes a file, unless the file already has the same content.
    ///
    /// - Parameters:
    ///   - text: The content.
    ///   - path: The file's path.
    /// - Throws: A ``Failure`` if it cannot be written.
    package static func write(_ text: String, to path: String) throws(Failure) {
        var text = text
        let reason = text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { bytes in
                bytes.baseAddress.flatMap { alchemic_write_file(path, $0, bytes.count) }
                    .map { String(cString: $0) }
            }
        }
        if let reason { throw Failure(description: "cannot write '\(path)': \(reason)") }
    }

    /// The entries of a folder, without hidden files; none if the folder cannot be read.
    ///
    /// - Parameter path: The folder's path.
    static func entries(of path: String) -> [(name: String, isFolder: Bool)] {
        var entries: [(name: String, isFolder: Bool)] = []
        withUnsafeMutablePointer(to: &entries) { pointer in
            _ = alchemic_list_folder(path, pointer) { context, name, isFolder in
                context?.assumingMemoryBound(to: [(name: String, isFolder: Bool)].self).pointee
                    .append((String(cString: name), isFolder))
            }
        }
        return entries
    }

    /// Prints a text to standard output or standard error.
    package static func print(_ text: String, toErrors: Bool) { alchemic_print(toErrors, text) }

    /// The current working directory, if known.
    package static var currentFolder: String? {
        var folder: String?
        withUnsafeMutablePointer(to: &folder) { pointer in
            alchemic_current_folder(pointer) { context, path in
                context?.assumingMemoryBound(to: String?.self).pointee = String(cString: path)
            }
        }
        return folder
    }
}
