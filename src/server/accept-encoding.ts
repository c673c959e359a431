import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

const encodings = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof encodings)[number];

/** Browsers send few different headers, and every response needs the result. */
const known = new LRUCache<string, readonly Encoding[]>({ max: 500 });

/**
 * The content encodings that a client accepts, best first; ties in the order br, gzip, identity. Empty when even
 * identity is refused.
 */
export function acceptedEncodings(header = ''): readonly Encoding[] {
  const accepted = known.get(header) ?? negotiate(header);
  known.set(header, accepted);
  return accepted;
}

function negotiate(header: string): readonly Encoding[] {
  // `x-gzip` is an old name of gzip. The package would take the lowest weight, also a malformed one, for identity.
  const acceptEncoding = header.toLowerCase().replaceAll('x-gzip', 'gzip').replaceAll('q=-', 'q=0;-');
  return new Negotiator({ headers: { 'accept-encoding': acceptEncoding } }).encodings(encodings, {
    preferred: encodings,
  });
}
