import { performance } from 'node:perf_hooks';
import type { QueryTrace } from '../../base/query-trace.ts';
import type { Inspection } from '../../boundaries/overlay/inspection.ts';
import type { PageOrigin } from '../../boundaries/overlay/overlay-texts.ts';
import { readPayload } from '../../boundaries/read-payload.ts';
import type { RequestRecord } from '../../boundaries/request-record.ts';

/** An inspected request while it is answered. */
export type MeasuredRequest = {
  inspection: Inspection;
  trace: QueryTrace;
  status: number;
  origin: PageOrigin;
  /** The address of the page itself. */
  address: string;
};

/** Reads a page to its end, and notes when its parts came. */
export async function readBody({ body }: Response, inspection: Inspection): Promise<string> {
  const parts: Uint8Array[] = [];
  const reader = body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done || !value) return Buffer.concat(parts).toString();
    noteHtml(inspection, value);
    parts.push(value);
  }
}

export function noteHtml({ html, startedAt }: Inspection, { byteLength }: Uint8Array): void {
  html.push({ bytes: byteLength, at: performance.now() - startedAt });
}

/** What was measured until now. */
export function toRequestRecord({ inspection, trace, status, origin, address }: MeasuredRequest): RequestRecord {
  const { bytes, rows, page, repeated, isTruncated } = readPayload(
    Buffer.concat(inspection.chunks.map((chunk) => chunk.bytes)),
  );
  return {
    address,
    status,
    origin,
    isCold: trace.isCold,
    isDevelopment: import.meta.env.DEV,
    payload: { bytes, rows, page, repeated, isTruncated },
    queries: trace.queries.map(({ running: _, ...query }) => query),
    flight: inspection.chunks.map((chunk) => ({ bytes: chunk.bytes.byteLength, at: chunk.at })),
    html: inspection.html,
  };
}

/** Headers have a limit; the other reads are in the timeline. */
const maxTimings = 20;

/** The value of `Server-Timing`: when the answer began, and the reads until then. */
export function makeServerTiming({ trace, inspection }: MeasuredRequest): string {
  const [first] = inspection.html;
  const begun = first?.at ?? performance.now() - inspection.startedAt;
  const reads = trace.queries
    .filter(({ endedAt }) => endedAt !== undefined)
    .slice(0, maxTimings)
    .map(({ name, outcome, startedAt, endedAt = startedAt }, index) => {
      const word = name.replace(/[^\w ]/g, '');
      return `q${index};desc="${word} ${outcome}";dur=${(endedAt - startedAt).toFixed(1)}`;
    });
  return [`begin;dur=${begun.toFixed(1)}`, ...reads].join(', ');
}
