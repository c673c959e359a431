/** More than this nobody sends by mistake. */
const mostWorthReading = 4 * 1024 * 1024;

type Body =
  | { status: 'ok'; text: string }
  /** Whether it was read to its end all the same, so that the connection can be used again. */
  | { status: 'tooLarge'; isRead: boolean };

/**
 * What was sent, as text. What is too large is thrown away, but the sender may finish: a browser that is cut off while it
 * sends shows an error of its own instead of our answer.
 *
 * @param largest bytes
 */
export async function readBody({ body }: Request, largest: number): Promise<Body> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > mostWorthReading) return { status: 'tooLarge', isRead: false };
    if (size <= largest) chunks.push(chunk);
  }
  if (size > largest) return { status: 'tooLarge', isRead: true };
  return { status: 'ok', text: Buffer.concat(chunks).toString('utf8') };
}
