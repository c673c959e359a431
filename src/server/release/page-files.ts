import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { deferReact } from '../extract-payload.ts';
import { insertHeadScript } from '../head-script.ts';
import { inlineStyles, type StyleSheets } from '../inline-styles.ts';
import { toWholeBody } from '../web-streams.ts';
import { hashText, type RecordedFiles, type ReleaseRecord, readIntact } from './release-record.ts';

/** Answers in place of the renderer for pages that are as before, and learns what it has rendered from what. */
export type KnownPages = {
  /**
   * The HTML of a page from the release before; undefined where it has to be rendered.
   *
   * @param payloadName file of its RSC payload, which is written by then
   */
  find: (payloadName: string) => Promise<Response | undefined>;
  onRender: (payloadName: string, response: Response) => void;
};

/** The files of a release's pages while they are made. */
export type PageFiles = KnownPages & {
  /** Writes a file. Waku names files by their place in its own folder; everything that is not a page is skipped. */
  emit: (path: string, body: ReadableStream) => Promise<void>;
  list: () => ReleaseRecord['pages'];
};

type Options = {
  folder: string;
  sheets: StyleSheets;
  /** The release before, where a page with the same payload has the same HTML. */
  former: (RecordedFiles & Pick<ReleaseRecord, 'pages'>) | undefined;
};

type FinishedPage = { html: string | Uint8Array; payload: { name: string; content: string | Uint8Array } | null };

export function createPageFiles({ folder, sheets, former }: Options): PageFiles {
  const pages: ReleaseRecord['pages'] = {};
  /** Hashes of what is written, by name: RSC payloads and generated files. */
  const written = new Map<string, string>();
  const copies = new WeakMap<ReadableStream, FinishedPage>();
  const sources = new WeakMap<ReadableStream, string>();

  const write = async (name: string, content: string | Uint8Array) => {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  };
  const onRender: PageFiles['onRender'] = (payloadName, { body }) => {
    if (body) sources.set(body, payloadName);
  };
  return {
    find: async (payloadName) => {
      const hash = written.get(payloadName);
      const before = former?.pages[payloadName];
      if (!former || !before || hash === undefined || former.hashes[payloadName] !== hash) return undefined;
      const page = await readFormerPage(former, before);
      if (!page) return undefined;
      const body = toWholeBody(page.html);
      const response = new Response(body);
      copies.set(body, page);
      onRender(payloadName, response);
      return response;
    },
    onRender,
    emit: async (path, body) => {
      const name = relative('public', path);
      if (name.startsWith(`..${sep}`)) return body.cancel();
      const bytes = Buffer.from(await new Response(body).arrayBuffer());
      if (!name.endsWith('.html')) {
        written.set(name, hashText(bytes));
        return write(name, bytes);
      }
      const { html, payload } = copies.get(body) ?? finishPage(bytes.toString(), sheets);
      await write(name, html);
      if (payload) await write(payload.name, payload.content);
      const source = sources.get(body);
      if (source !== undefined) pages[source] = { html: name, payload: payload?.name ?? null };
    },
    list: () => pages,
  };
}

async function readFormerPage(
  files: RecordedFiles,
  { html: name, payload: payloadName }: ReleaseRecord['pages'][string],
): Promise<(FinishedPage & { html: Uint8Array }) | undefined> {
  const html = await readIntact(files, name);
  if (!html || payloadName === null) return html && { html, payload: null };
  const content = await readIntact(files, payloadName);
  return content && { html, payload: { name: payloadName, content } };
}

/** A page with the head script and the styles, its RSC payload in a file, and React left until the first touch. */
function finishPage(rendered: string, sheets: StyleSheets): FinishedPage {
  const html = inlineStyles(insertHeadScript(rendered, { isWhole: true }), sheets);
  const separated = deferReact(Buffer.from(html));
  if (!separated) return { html, payload: null };
  const { path, content } = separated.payload;
  return { html: separated.html, payload: { name: relative('/', path), content } };
}
