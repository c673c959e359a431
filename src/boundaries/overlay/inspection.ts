import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What an inspected page shows: its regions, or in their place its fallbacks or error boundaries. `timeline` is the page
 * itself with a timeline over it; `record` only tells what was measured. The cold ones are the same with all caches
 * passed by.
 */
export type InspectionMode =
  | 'regions'
  | 'fallbacks'
  | 'errors'
  | 'no-script'
  | 'timeline'
  | 'cold-timeline'
  | 'record'
  | 'cold';

/** Modes in which the page is sent as it is. */
const unmarked: ReadonlySet<InspectionMode> = new Set(['timeline', 'cold-timeline', 'record', 'cold']);

/** Bytes with the time since the start of the request, in milliseconds. */
export type TimedBytes = { bytes: number; at: number };

/** A client component that was rendered: the key of its file in the build, and the name of the export. */
export type Instance = { key: string; name: string };

/** The inspection of one rendered page. */
export type Inspection = {
  mode: InspectionMode;
  /** Unguessable, so that no content of the page reads like a mark. */
  token: string;
  /** Rendered client components; the index is the number in their marks. */
  instances: Instance[];
  /** Props with server holes; the index is the number in their marks. */
  holes: { instance: number; prop: string }[];
  /** The RSC payload of a static page, as the release has it; undefined for a page that is rendered. */
  storedPayload: Uint8Array | undefined;
  /** The payload as it was written: each chunk with the time since the start of the request, in milliseconds. */
  chunks: { bytes: Uint8Array; at: number }[];
  /** The document as it was written. */
  html: TimedBytes[];
  startedAt: number;
};

const storageKey = Symbol.for('vitrine.inspection');

/** The code that renders payloads and the one that renders HTML are two bundles with a copy of this module each. */
function getStorage(): AsyncLocalStorage<Inspection> {
  const found: unknown = Reflect.get(globalThis, storageKey);
  if (found instanceof AsyncLocalStorage) return found;
  const storage = new AsyncLocalStorage<Inspection>();
  Reflect.set(globalThis, storageKey, storage);
  return storage;
}

const storage = getStorage();

/** The inspection of the running request; undefined for every visitor without the link. */
export function findInspection(): Inspection | undefined {
  return storage.getStore();
}

/** The same where client components are to mark their regions. */
export function findMarking(): Inspection | undefined {
  const inspection = findInspection();
  return inspection && !unmarked.has(inspection.mode) ? inspection : undefined;
}

export function runInspection<T>(inspection: Inspection, work: () => T): T {
  return storage.run(inspection, work);
}

/** Kinds of marks: a client component, a server hole in its props, the error that an error boundary shows. */
export type MarkKind = 'client' | 'hole' | 'error';

/** Characters for private use, which no text of the site contains. */
const [markStart, markEnd] = ['\ue000', '\ue001'];

/** A mark in the text of a page, which becomes a comment once the page is rendered. */
export function makeMark(token: string, kind: MarkKind, number: number, edge: 'start' | 'end'): string {
  return `${markStart}${token} ${kind} ${number} ${edge}${markEnd}`;
}

/** The page with its marks as comments, which may be anywhere in a document without changing it. */
export function toMarkComments(html: string, token: string): string {
  return html.replaceAll(`${markStart}${token} `, `<!--${token} `).replaceAll(markEnd, '-->');
}

export type Mark = { kind: MarkKind; number: number; edge: 'start' | 'end' };

export function parseMark(comment: string, token: string): Mark | undefined {
  const [given, kind, number, edge] = comment.split(' ');
  if (given !== token || (edge !== 'start' && edge !== 'end')) return undefined;
  return kind === 'client' || kind === 'hole' || kind === 'error' ? { kind, number: Number(number), edge } : undefined;
}
