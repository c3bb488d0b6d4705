import NIOCore
import NIOPosix

/// A server that responds to every request with the same bytes, whatever they are.
struct StubServer {
    private let channel: any Channel

    /// Listens on a free port.
    init(responding text: String) async throws {
        channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(StubHandler(text))
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
    }

    /// A response with a head that fits its body.
    static func response(_ status: String, _ body: String) -> String {
        "HTTP/1.1 \(status)\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
    }

    var address: String { "http://127.0.0.1:\(channel.localAddress?.port ?? 0)" }

    func close() async throws { try await channel.close() }
}

private final class StubHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let text: String

    init(_ text: String) { self.text = text }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: text)), promise: nil)
    }
}
