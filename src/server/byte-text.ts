/**
 * The bytes of a text, one character each: words in ASCII are found and replaced in it in a fraction of the time, and
 * no other character is cut.
 */
export function toByteText(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}

export function fromByteText(text: string): Buffer {
  return Buffer.from(text, 'latin1');
}

/** A word in ASCII and what takes its place: everywhere, or where it stands first. */
export type Replacement = { word: string; by: string; isOnce?: boolean };

/**
 * The bytes with words replaced, of which none is a part of another. Only what takes their place is made of a text: texts
 * of the size of a page are copied by each collection of garbage until they are dropped.
 */
export function replaceWords(bytes: Buffer, replacements: readonly Replacement[]): Buffer {
  const found = replacements.flatMap(({ word, by, isOnce }) =>
    findWord(bytes, word, isOnce).map((start) => ({ start, end: start + word.length, by })),
  );
  const parts: Uint8Array[] = [];
  let from = 0;
  for (const { start, end, by } of found.sort((one, other) => one.start - other.start)) {
    parts.push(bytes.subarray(from, start), Buffer.from(by));
    from = end;
  }
  return from === 0 ? bytes : Buffer.concat([...parts, bytes.subarray(from)]);
}

function findWord(bytes: Buffer, word: string, isOnce = false): number[] {
  const starts: number[] = [];
  for (let at = bytes.indexOf(word); at >= 0; at = bytes.indexOf(word, at + word.length)) {
    starts.push(at);
    if (isOnce) break;
  }
  return starts;
}

/**
 * Frees a buffer that nothing reads any more, at once: until it is collected it counts as memory in use, so that a few
 * hundred pages would have all garbage collected. A compression of it must have ended. One that shares its memory is left
 * alone.
 */
export function freeBuffer({ buffer, byteLength }: Buffer): void {
  const isWhole = byteLength > 0 && buffer.byteLength === byteLength;
  if (isWhole && buffer instanceof ArrayBuffer) buffer.transfer(0);
}

/** What takes the place of a buffer, which is freed unless it is the same. */
export function supersede(former: Buffer, next: Buffer): Buffer {
  if (next.buffer !== former.buffer) freeBuffer(former);
  return next;
}

/** Buffers as one, in place of them. */
export function joinBuffers(parts: readonly Buffer[]): Buffer {
  const [first, second] = parts;
  if (first && !second) return first;
  const whole = Buffer.concat(parts);
  for (const part of parts) freeBuffer(part);
  return whole;
}

/**
 * A copy of a buffer: Node allocates small buffers from a shared pool, which stays in memory as long as any of them.
 */
export function copyBuffer(content: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(content.length);
  content.copy(copy);
  return copy;
}
