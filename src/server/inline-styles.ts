import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tryGetContext } from 'hono/context-storage';
import type { EdgeEnv } from './edge-env.ts';
import { hashSource, type TextEncoding } from './security-headers.ts';

/** The content of the style sheets of a build, by path. */
export type StyleSheets = ReadonlyMap<string, string>;

type ProcessRequest = (request: Request) => Promise<Response | null>;

const folder = '/assets/';
const headEnd = '</head>';
const opening = '<style>';
const closing = '</style>';

/** A link that is not loaded. The media type, which no device has, keeps preload scanners from fetching it nevertheless. */
const disabledLink = '<link disabled="" media="none"';

/** More than a head contains. A longer one is sent as it is. */
const maxHeadBytes = 64 * 1024;

/** @param dist folder of the build */
export async function loadStyleSheets(dist: string): Promise<StyleSheets> {
  const files = await readdir(join(dist, 'public', folder));
  const sheets = files.filter((file) => file.endsWith('.css'));
  return new Map(
    await Promise.all(
      sheets.map(async (file) => {
        const content = await readFile(join(dist, 'public', folder, file), 'utf8');
        // In a document the end of the element must not be in a string of its styles.
        return [folder + file, content.trim().replaceAll('</', '<\\/')] as const;
      }),
    ),
  );
}

/**
 * The document with its style sheets in one `<style>`, so that nothing but the document delays the first paint.
 *
 * The links remain, disabled: browsers do not fetch them, and React, which looks for a link with the address of each
 * sheet that it needs, takes them for loaded, during hydration and in every later client-side navigation.
 */
export function inlineStyles(html: string, sheets: StyleSheets): string {
  const end = html.indexOf(headEnd);
  if (end < 0 || sheets.size === 0) return html;
  const contents = new Set<string>();
  let first = -1;
  const head = html.slice(0, end).replace(/<link\b[^<>]*>/g, (link, at: number) => {
    const content = /\brel="stylesheet"/.test(link) ? sheets.get(/\bhref="([^"]*)"/.exec(link)?.[1] ?? '') : undefined;
    if (content === undefined) return link;
    if (first < 0) first = at;
    contents.add(content);
    // What only a link that loads needs is left out.
    return link.replace(/ (?:crossorigin|data-rsc-css-href)="[^"]*"/g, '').replace('<link', disabledLink);
  });
  if (first < 0) return html;
  return `${head.slice(0, first)}${opening}${[...contents].join('')}${closing}${head.slice(first)}${html.slice(end)}`;
}

/** The same for streamed documents, whose head is there as soon as React has rendered the frame of the page. */
export function withInlineStyles(processRequest: ProcessRequest, getSheets: () => StyleSheets): ProcessRequest {
  return async (request) => {
    const response = await processRequest(request);
    const isDocument = response?.headers.get('content-type')?.startsWith('text/html');
    if (!response?.body || !isDocument || getSheets().size === 0) return response;
    const reader = response.body.getReader();
    const start = await readHead(reader);
    const end = start.indexOf(headEnd);
    const head = end < 0 ? '' : inlineStyles(start.subarray(0, end + headEnd.length).toString(), getSheets());
    allowHeadStyles(head);
    const beginning = end < 0 ? start : Buffer.concat([Buffer.from(head), start.subarray(end + headEnd.length)]);
    return new Response(continueStream(beginning, reader), response);
  };
}

/** Everything up to the end of the head, and what came with it. */
async function readHead(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Buffer> {
  let start = Buffer.alloc(0);
  while (start.length < maxHeadBytes && !start.includes(headEnd)) {
    const { done, value } = await reader.read();
    if (done) break;
    start = Buffer.concat([start, value]);
  }
  return start;
}

function continueStream(
  beginning: Uint8Array,
  reader: ReadableStreamDefaultReader<Uint8Array>,
): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        if (beginning.length > 0) controller.enqueue(beginning);
      },
      pull: async (controller) => {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    // Nothing is read before the consumer pulls.
    { highWaterMark: 0 },
  );
}

/** Allows the styles of a document's head in the policy of the running request's response. */
export function allowHeadStyles(html: string): void {
  tryGetContext<EdgeEnv>()?.set('styles', hashHeadStyles(html));
}

/**
 * The hash sources of the styles in a document's head. None are allowed in the body, where content is.
 *
 * @param encoding `latin1` for the bytes of a document
 */
export function hashHeadStyles(html: string, encoding: TextEncoding = 'utf8'): string[] {
  const end = html.indexOf(headEnd);
  const hashes: string[] = [];
  for (let at = html.indexOf(opening); at >= 0 && at < end; at = html.indexOf(opening, at)) {
    const start = at + opening.length;
    at = html.indexOf(closing, start);
    if (at < 0 || at > end) break;
    hashes.push(hashSource(html.slice(start, at), encoding));
  }
  return hashes;
}
