export type MimePart = {
  /** `text/html`, in lower case. */
  type: string;
  headers: Map<string, string[]>;
  /** Decoded; empty where it holds other parts. */
  bytes: Buffer;
  parts: MimePart[];
};

/** Parses the subset of RFC 2045 to 2047 that nodemailer writes. @param raw its bytes as Latin-1 */
export function parseMime(raw: string): MimePart {
  const split = raw.indexOf('\r\n\r\n');
  const headers = readHeaders(raw.slice(0, split));
  const body = raw.slice(split + 4);
  const kind = headers.get('content-type')?.[0] ?? 'text/plain';
  const type = (kind.split(';')[0] ?? '').trim().toLowerCase();
  const boundary = /boundary="?([^";]+)"?/i.exec(kind)?.[1];
  if (!boundary) {
    return { type, headers, bytes: decode(body, headers.get('content-transfer-encoding')?.[0] ?? ''), parts: [] };
  }
  const [, ...within] = `\r\n${body}`.split(`\r\n--${boundary}`);
  const parts = within.filter((part) => !part.startsWith('--')).map((part) => parseMime(part.replace(/^\s*\r\n/, '')));
  return { type, headers, bytes: Buffer.alloc(0), parts };
}

/** The first part of a type, wherever it is. */
export function findPart(part: MimePart, type: string): MimePart | undefined {
  return listParts(part).find((one) => one.type === type);
}

export function listParts(part: MimePart): MimePart[] {
  return [part, ...part.parts.flatMap(listParts)];
}

/** The types of a mail and of what it holds: `multipart/alternative(text/plain, text/html)`. */
export function describeParts({ type, parts }: MimePart): string {
  return parts.length > 0 ? `${type}(${parts.map(describeParts).join(', ')})` : type;
}

function readHeaders(source: string): Map<string, string[]> {
  const headers = new Map<string, string[]>();
  for (const line of source.replace(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const [, name = '', value = ''] = /^([^:]+): ?(.*)$/.exec(line) ?? [];
    const key = name.toLowerCase();
    headers.set(key, [...(headers.get(key) ?? []), decodeWords(value)]);
  }
  return headers;
}

function decode(body: string, encoding: string): Buffer {
  if (encoding === 'base64') return Buffer.from(body, 'base64');
  if (encoding === 'quoted-printable') return decodeQuoted(body.replace(/=\r\n/g, ''));
  return Buffer.from(body, 'latin1');
}

function decodeQuoted(text: string): Buffer {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1');
}

/** `=?UTF-8?Q?Zo=C3=AB?=`; between two such words the space is none. */
function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?(.*?)\?=/gi, (_, kind: string, text: string) =>
      (kind.toUpperCase() === 'B' ? Buffer.from(text, 'base64') : decodeQuoted(text.replaceAll('_', ' '))).toString(
        'utf8',
      ),
    );
}
