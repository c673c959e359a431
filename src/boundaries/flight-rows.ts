/**
 * A row of an RSC payload (Flight): its id, its tag (empty for a model), its size with the framing, and its content.
 * Hints have no id of their own; React writes them as `:H…`. `isSized` where the length comes before the content.
 */
export type FlightRow = { id: string; tag: string; bytes: number; content: Uint8Array; isSized: boolean };

/** Rows of text and binary data: their length comes before the content, which may contain line breaks. */
const tagsWithLength: ReadonlySet<string> = new Set('TAoObUSsLlGgMmV');

const lineBreak = 0x0a;
const colon = 0x3a;
const comma = 0x2c;

/**
 * Splits a payload into its rows, in the order in which the server wrote them. Linear in its bytes; an incomplete last
 * row, as of a payload that broke off, is left out.
 */
export function splitFlightRows(payload: Uint8Array): FlightRow[] {
  const rows: FlightRow[] = [];
  let at = 0;
  while (at < payload.length) {
    const head = payload.indexOf(colon, at);
    if (head < 0) break;
    const id = toText(payload.subarray(at, head));
    const first = String.fromCharCode(payload[head + 1] ?? 0);
    const tag = /^[A-Za-z]$/.test(first) && !isLiteral(payload, head + 1) ? first : '';
    const start = head + 1 + tag.length;
    const isSized = tagsWithLength.has(tag);
    const sizeEnd = isSized ? payload.indexOf(comma, start) : start;
    const from = isSized ? sizeEnd + 1 : start;
    const end = isSized
      ? from + Number.parseInt(toText(payload.subarray(start, sizeEnd)), 16)
      : payload.indexOf(lineBreak, from);
    // An end that is missing or not a number is a payload that broke off.
    if (sizeEnd < 0 || !(end >= from) || end > payload.length) break;
    const next = isSized ? end : end + 1;
    rows.push({ id, tag, bytes: next - at, content: payload.subarray(from, end), isSized });
    at = next;
  }
  return rows;
}

/** `true`, `false` and `null` are models, not rows with a tag. */
function isLiteral(payload: Uint8Array, at: number): boolean {
  const word = toText(payload.subarray(at, at + 5));
  return word.startsWith('true') || word.startsWith('null') || word === 'false';
}

const decoder = new TextDecoder();

export function toText(bytes: Uint8Array): string {
  return decoder.decode(bytes);
}
