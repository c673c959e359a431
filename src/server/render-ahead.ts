/** Bytes of a page that are rendered ahead of its reader. */
const ahead = 2 * 1024 * 1024;

/** Reads a page as fast as it is made, so that a slow reader does not keep a render running. */
export function renderAhead(body: ReadableStream<Uint8Array>, onEnd: () => void): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream(
    {
      pull: async (controller) => {
        try {
          const { done, value } = await reader.read();
          if (!done) return controller.enqueue(value);
          onEnd();
          controller.close();
        } catch (error) {
          onEnd();
          controller.error(error);
        }
      },
      cancel: (reason) => {
        onEnd();
        return reader.cancel(reason);
      },
    },
    { highWaterMark: ahead, size: (chunk) => chunk?.byteLength ?? 0 },
  );
}
