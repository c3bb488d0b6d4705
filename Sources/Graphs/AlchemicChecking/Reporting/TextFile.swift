import CAlchemicChecking

/// Files of text, without Foundation.
package enum TextFile {
    /// Why a file could not be read or written.
    package struct Failure: Error, CustomStringConvertible {
        /// A sentence that names the file.
        package let description: String
    }

    /// Reads a file.
    ///
    /// - Parameter path: The file.
    /// - Returns: Its text; what is no UTF-8 is replaced.
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

    /// Reads a file.
    ///
    /// - Parameter path: The file.
    /// - Returns: Its bytes.
    /// - Throws: A ``Failure`` if it cannot be read.
    package static func bytes(_ path: String) throws(Failure) -> [UInt8] {
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

    /// Writes a file, unless it says the same already.
    ///
    /// - Parameters:
    ///   - text: What is written.
    ///   - path: The file.
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

    /// What a folder contains, but for hidden files; nothing if it cannot be read.
    ///
    /// - Parameter path: The folder.
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

    /// Prints a text to the standard output, or to the standard error output.
    package static func print(_ text: String, toErrors: Bool) { alchemic_print(toErrors, text) }

    /// The folder that the program runs in.
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
