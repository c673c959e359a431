import * as v from 'valibot';
import { fetchCms } from '../../base/fetch-cms.ts';

/** Requests a file from the content system. */
export type LoadFile = (id: string, question: FileRequest) => Promise<Response>;

export type FileRequest = {
  method: 'GET' | 'HEAD';
  /** The Range header of the browser. */
  range: string | undefined;
  /** Aborts when the client disconnects. */
  signal: AbortSignal;
};

const headersTimeoutMs = 5_000;

/** @param assetUrl base address of Directus, which serves files under `/assets` */
export function createFileSource(assetUrl: string, token: string): LoadFile {
  const base = assetUrl.replace(/\/assets$/, '');
  return async (id, { method, range, signal }) => {
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), headersTimeoutMs);
    try {
      return await fetchCms('file', `${base}/assets/${id}`, {
        method,
        headers: { ...(token && { authorization: `Bearer ${token}` }), ...(range && { range }) },
        signal: AbortSignal.any([signal, timeout.signal]),
        redirect: 'error',
      });
    } finally {
      clearTimeout(timer);
    }
  };
}

/**
 * Finds the MIME type of a file in the content system's list of files.
 *
 * Directus answers 403 for a file that does not exist, and for any file while the token has expired, lost its
 * permissions or is missing; a proxy before it may answer 404, or with a page of its own. The list tells these apart:
 * it is empty with 200 only for a token that may read files, and 401 or 403 otherwise.
 *
 * @returns undefined when it is certain that the storefront can read no such file
 * @throws when that is not certain
 */
export type FindFileType = (id: string, signal: AbortSignal) => Promise<string | undefined>;

const timeoutMs = 5_000;

const maxListBytes = 100_000;

const fileList = v.object({ data: v.array(v.object({ id: v.string(), type: v.nullable(v.string()) })) });

/** @param contentUrl base address of Directus, which lists files under `/files` */
export function createFileList(contentUrl: string, token: string): FindFileType {
  return async (id, signal) => {
    const query = { fields: 'id,type', limit: '1', filter: JSON.stringify({ id: { _eq: id } }) };
    const [file] = v.parse(fileList, await readFileList(contentUrl, token, query, signal)).data;
    if (file && file.id !== id) throw new Error('the content system listed another file');
    return file && (file.type ?? '');
  };
}

async function readFileList(
  contentUrl: string,
  token: string,
  query: Record<string, string>,
  signal?: AbortSignal,
): Promise<unknown> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const response = await fetchCms('file', `${contentUrl}/files?${new URLSearchParams(query)}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    redirect: 'error',
  });
  if (response.status !== 200 || !response.body) {
    await response.body?.cancel();
    throw new Error(`the content system answered ${response.status} for the list of files`);
  }
  return JSON.parse(new TextDecoder().decode(await readAtMost(response.body, maxListBytes)));
}

/** Ids and widths of those files that are pictures. @throws when the content system is unavailable */
export type ListFileWidths = (ids: readonly string[]) => Promise<{ id: string; width: number }[]>;

const widthList = v.object({ data: v.array(v.object({ id: v.string(), width: v.nullable(v.number()) })) });

/** @param contentUrl base address of Directus, which lists files under `/files` */
export function createFileWidths(contentUrl: string, token: string): ListFileWidths {
  return async (ids) => {
    const filter = JSON.stringify({ id: { _in: ids } });
    const list = await readFileList(contentUrl, token, { fields: 'id,width', limit: '-1', filter });
    return v.parse(widthList, list).data.flatMap(({ id, width }) => (width === null ? [] : { id, width }));
  };
}

export class EmptyBody extends Error {
  override name = 'EmptyBody';
}

/** Reads a whole body. @throws EmptyBody, or an error when it is larger than the limit in bytes */
export async function readAtMost(body: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > limit) throw new Error('an answer is larger than any page could want');
    chunks.push(chunk);
  }
  if (size === 0) throw new EmptyBody('an answer is empty');
  return Buffer.concat(chunks);
}
