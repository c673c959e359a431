/** Why work for a visitor ends who has gone. */
export class ClientLeft extends Error {
  override readonly name = 'ClientLeft';

  constructor() {
    super('The client has left.');
  }
}

/**
 * The same bytes. However a stream of Node ends over a connection that closes, the body is told one reason: React reports
 * it like a failure, and only by its words can it be told from one.
 */
export function cancelAsClientLeft(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: () => reader.cancel(new ClientLeft()),
    },
    // Nothing is read before it is asked for.
    { highWaterMark: 0 },
  );
}
