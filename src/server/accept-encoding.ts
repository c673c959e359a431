const encodings = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof encodings)[number];

const known = new Map<string, readonly Encoding[]>();

/**
 * The content encodings that a client accepts, best first; ties in the order br, gzip, identity. Empty when even
 * identity is refused.
 */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined) return ['identity'];
  const cached = known.get(header);
  if (cached) return cached;
  const accepted = parseAcceptEncoding(header);
  if (known.size < 500) known.set(header, accepted);
  return accepted;
}

function parseAcceptEncoding(header: string): readonly Encoding[] {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const quality = parameters.find((parameter) => /^q\s*=/.test(parameter))?.split('=')[1];
    const weight = quality === undefined ? 1 : Number(quality);
    if (name) weights.set(name === 'x-gzip' ? 'gzip' : name, weight >= 0 && weight <= 1 ? weight : 0);
  }
  const everythingElse = weights.get('*');
  // Identity is acceptable unless it is refused by name or by `*;q=0`.
  const plain = weights.get('identity') ?? (everythingElse === 0 ? 0 : 0.0001);
  const weightOf = (encoding: Encoding) =>
    encoding === 'identity' ? plain : (weights.get(encoding) ?? everythingElse ?? 0);
  return encodings.filter((encoding) => weightOf(encoding) > 0).toSorted((a, b) => weightOf(b) - weightOf(a));
}
