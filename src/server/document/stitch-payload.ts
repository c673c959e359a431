import type { StaticElement } from '../release/static-elements.ts';

/** Puts static elements into the RSC payload of a page as it is written. */
export type Stitcher = {
  /** @returns what may be sent, if anything */
  add: (part: Uint8Array) => readonly Uint8Array[];
  /** @returns what is left at the end */
  end: () => readonly Uint8Array[];
};

/**
 * Puts static elements in the place of their names: their rows come first, and a reference to each where its name is.
 * React writes all names in one row, which is among the first, so that hardly anything waits for it. Nothing is copied but
 * what is cut in a name.
 */
export function createStitcher(elements: readonly StaticElement[]): Stitcher {
  let waiting: Buffer[] = [];
  let isStitched = elements.length === 0;
  return {
    add: (part) => {
      if (isStitched) return [part];
      waiting.push(Buffer.from(part.buffer, part.byteOffset, part.byteLength));
      const [only = Buffer.alloc(0), ...others] = waiting;
      const stitched = replaceNames(others.length > 0 ? Buffer.concat(waiting) : only, elements);
      if (!stitched) return [];
      isStitched = true;
      waiting = [];
      return [...elements.map(({ rows }) => rows), ...stitched];
    },
    end: () => waiting.splice(0),
  };
}

/** @returns undefined where a name is missing */
function replaceNames(bytes: Buffer, elements: readonly StaticElement[]): Buffer[] | undefined {
  const found = elements.map(({ name, reference }) => ({ at: bytes.indexOf(`"${name}"`), name, reference }));
  const parts: Buffer[] = [];
  let from = 0;
  for (const { at, name, reference } of found.toSorted((one, other) => one.at - other.at)) {
    if (at < 0) return undefined;
    parts.push(bytes.subarray(from, at), Buffer.from(`"${reference}"`));
    from = at + name.length + 2;
  }
  return [...parts, bytes.subarray(from)];
}

/** The same for a payload that is sent as a stream. */
export function stitchStream(
  payload: ReadableStream<Uint8Array>,
  elements: readonly StaticElement[],
): ReadableStream<Uint8Array> {
  if (elements.length === 0) return payload;
  const { add, end } = createStitcher(elements);
  // As one part, since they arrive at the same time, and copied: stored rows stay here.
  const enqueue = (parts: readonly Uint8Array[], controller: TransformStreamDefaultController<Uint8Array>) => {
    if (parts.length > 0) controller.enqueue(Buffer.concat(parts));
  };
  const stitching = new TransformStream<Uint8Array, Uint8Array>({
    transform: (part, controller) => enqueue(add(part), controller),
    flush: (controller) => enqueue(end(), controller),
  });
  return payload.pipeThrough(stitching);
}
