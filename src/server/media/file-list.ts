import * as v from 'valibot';
import { readAtMost } from './read-at-most.ts';

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
const maxListBytes = 10_000;

const fileList = v.object({ data: v.array(v.object({ id: v.string(), type: v.nullable(v.string()) })) });

/** @param contentUrl base address of Directus, which lists files under `/files` */
export function createFileList(contentUrl: string, token: string): FindFileType {
  return async (id, signal) => {
    const query = new URLSearchParams({ fields: 'id,type', limit: '1', filter: JSON.stringify({ id: { _eq: id } }) });
    const response = await fetch(`${contentUrl}/files?${query}`, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      redirect: 'error',
    });
    if (response.status !== 200 || !response.body) {
      await response.body?.cancel();
      throw new Error(`the content system answered ${response.status} for the list of files`);
    }
    const text = new TextDecoder().decode(await readAtMost(response.body, maxListBytes));
    const [file] = v.parse(fileList, JSON.parse(text)).data;
    if (file && file.id !== id) throw new Error('the content system listed another file');
    return file && (file.type ?? '');
  };
}
