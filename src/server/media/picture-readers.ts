import type { IncomingMessage, ServerResponse } from 'node:http';
import { createNetworkShares } from '../network-shares.ts';

type Reader = { client: string; bytes: Uint8Array; end: () => void };

type Exchange = { incoming?: IncomingMessage; outgoing?: ServerResponse };

/** Counts a response until it is sent or its client leaves. @returns whether there is memory for it */
export type AdmitReader = (client: string, bytes: Uint8Array, exchange: Exchange) => boolean;

/**
 * Limits the memory of pictures that clients have not read to their end. A picture that several read is in memory once.
 * When the limit is reached, whoever has the largest share (`network-shares.ts`) loses the connection on which it has
 * been reading for longest; among equals it is the one that has been reading for longest.
 */
export function createPictureReaders({ maxBytes = 64 * 1024 ** 2 } = {}): AdmitReader {
  /** The oldest first. */
  const readers = new Set<Reader>();
  /** The number of readers of each picture. */
  const counts = new Map<Uint8Array, number>();
  const shares = createNetworkShares();
  let total = 0;

  const add = (reader: Reader) => {
    const { client, bytes } = reader;
    const count = counts.get(bytes) ?? 0;
    if (count === 0) total += bytes.byteLength;
    counts.set(bytes, count + 1);
    shares.add(client, bytes.byteLength);
    readers.add(reader);
  };
  const remove = (reader: Reader) => {
    if (!readers.delete(reader)) return;
    const { client, bytes } = reader;
    const count = counts.get(bytes) ?? 0;
    shares.remove(client, bytes.byteLength);
    if (count > 1) counts.set(bytes, count - 1);
    else {
      counts.delete(bytes);
      total -= bytes.byteLength;
    }
  };
  const findYielding = (client: string, bytes: number): Reader | undefined => {
    const greediest = shares.findGreediest(client, bytes);
    for (const reader of readers) {
      const mustYield =
        greediest === undefined ? shares.isAsGreedy(reader.client, client, bytes) : reader.client === greediest;
      if (mustYield) return reader;
    }
    return undefined;
  };

  return (client, bytes, { incoming, outgoing }) => {
    if (!incoming || !outgoing || outgoing.destroyed) return true;
    while (!counts.has(bytes) && total + bytes.byteLength > maxBytes) {
      const yielding = findYielding(client, bytes.byteLength);
      if (!yielding) return false;
      remove(yielding);
      yielding.end();
    }
    // A response that waits for the one before it is not closed by `destroy`.
    const reader = { client, bytes, end: () => incoming.socket.destroy() };
    add(reader);
    outgoing.once('close', () => remove(reader));
    return true;
  };
}
