import type { Manifest } from './manifest.ts';

/** A page as a browser receives it. */
export type ReceivedPage = {
  path: string;
  html: string;
  /** Bytes of the document as it was sent. */
  sentBytes: number;
  /** The RSC payload where it is a file of its own. */
  payload?: { text: string; sentBytes: number } | undefined;
};

/** What a page costs, in bytes as they are sent; scripts in brotli. */
export type PageBill = {
  path: string;
  html: number;
  /** Zero where the payload is in the document. */
  payload: number;
  /** Its size before compression, wherever it is. */
  rawPayload: number;
  /** Style sheets are in the document: their part of it before compression. */
  rawCss: number;
  /** Scripts that the document loads at once. */
  js: number;
  /** Scripts that follow with the first touch. */
  laterJs: number;
  /** The files of `js`. */
  atOnce: string[];
  boundaries: string[];
  /** How much larger document and payload together are than the document without a payload. */
  duplication: number;
};

/** A client reference's row of an RSC payload, in a file or escaped in the document. */
const references = /\bI\[\\?"([0-9a-f]{12})/g;

export function billPage({ path, html, sentBytes, payload }: ReceivedPage, manifest: Manifest): PageBill {
  const inline = measureInlinePayload(html);
  const boundaries = [...new Set([...(payload?.text ?? html).matchAll(references)].map(([, id = '']) => id))];
  const needed = new Set([
    ...manifest.entries.hydrate,
    ...manifest.boundaries.filter(({ id }) => boundaries.includes(id)).flatMap(({ chunk }) => chunk.files),
  ]);
  const boot = new Set(manifest.entries.boot);
  const later = [...needed].filter((file) => !boot.has(file));
  const isLazy = /\bdata-lazy\b/.test(readDocumentTag(html));
  const atOnce = isLazy ? [...boot] : [...boot, ...later];
  const sizes = new Map(manifest.files.map(({ file, brotli }) => [file, brotli]));
  const sum = (files: readonly string[]) => files.reduce((total, file) => total + (sizes.get(file) ?? 0), 0);
  const rawPayload = payload ? Buffer.byteLength(payload.text) : inline;
  const rawHtml = Buffer.byteLength(html) - inline;
  return {
    path,
    html: sentBytes,
    payload: payload?.sentBytes ?? 0,
    rawPayload,
    rawCss: measureParts(html, '<style>', '</style>') - '<style>'.length * (html.split('<style>').length - 1),
    js: sum(atOnce),
    laterJs: isLazy ? sum(later) : 0,
    atOnce,
    boundaries,
    duplication: (rawHtml + rawPayload) / rawHtml,
  };
}

/** The path of the file with a page's payload; undefined where the payload is in the document. */
export function findPayloadPath(html: string): string | undefined {
  return /\bdata-payload="([^"]+)"/.exec(readDocumentTag(html))?.[1];
}

function readDocumentTag(html: string): string {
  const start = html.indexOf('<html');
  return html.slice(start, html.indexOf('>', start));
}

/** Bytes of the scripts that carry the payload in the document. */
const measureInlinePayload = (html: string) => measureParts(html, '(self.__FLIGHT_DATA||=[]).push(', '</script>');

/** Bytes of all parts of a text from one mark up to another. */
function measureParts(text: string, from: string, to: string): number {
  let bytes = 0;
  for (let at = text.indexOf(from); at >= 0; at = text.indexOf(from, at + 1)) {
    const end = text.indexOf(to, at);
    bytes += Buffer.byteLength(text.slice(at, end < 0 ? undefined : end));
  }
  return bytes;
}
