export class EmptyBody extends Error {
  override name = 'EmptyBody';
}

/** Reads a whole body. @throws EmptyBody, or an error when it is larger than the limit in bytes */
export async function readAtMost(body: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > limit) throw new Error('an answer is larger than any page could want');
    chunks.push(chunk);
  }
  if (size === 0) throw new EmptyBody('an answer is empty');
  return Buffer.concat(chunks);
}
