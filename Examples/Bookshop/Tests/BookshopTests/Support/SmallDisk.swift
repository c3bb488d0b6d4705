import Foundation

/// A disk of two megabytes, in memory, which only the program sees that runs on it.
struct SmallDisk {
    let folder: TemporaryFolder
    private var disk: URL { folder.url.appending(path: "disk") }
    private var kept: URL { folder.url.appending(path: "kept") }

    init() throws {
        folder = try TemporaryFolder()
        for place in [disk, kept] {
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        }
    }

    var database: String { disk.appending(path: "shop.sqlite").path }
    /// Where it is once the program has ended, when the disk is gone.
    var keptDatabase: String { kept.appending(path: "shop.sqlite").path }

    /// Mounts the disk, runs the program, passes SIGTERM on to it, and keeps what is on the disk.
    var script: String {
        """
        exec unshare --user --map-root-user --mount sh -c '
        mount -t tmpfs -o size=2m none "\(disk.path)" || exit 70
        "$@" & program=$!
        trap "kill -TERM $program" TERM
        wait $program; status=$?
        [ $status -gt 128 ] && { wait $program; status=$?; }
        cp "\(disk.path)"/* "\(kept.path)"; exit $status
        ' sh "$@"
        """
    }

    /// Whether programs may have disks of their own here.
    static func isPossible() throws -> Bool {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", "unshare --user --map-root-user --mount mount -t tmpfs none /mnt"]
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus == 0
    }
}
