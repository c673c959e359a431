import * as v from 'valibot';
import { fetchCms } from '../../base/fetch-cms.ts';
import { log } from '../log.ts';
import { sendSigned } from '../send-signed.ts';
import { signatureHeader, signCall } from '../signature.ts';

export type Studio = { contentUrl: string; secret: string };

/** The studio has answered something else than was asked. */
export class StudioError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`the studio answered ${status}`);
    this.name = 'StudioError';
    this.status = status;
  }
}

/** Calls an endpoint of the studio, signed. @throws after a timeout of five seconds; StudioError for any status but 200 */
export async function callStudio({ contentUrl, secret }: Studio, path: string, content: object): Promise<unknown> {
  const body = JSON.stringify(content);
  const call = { direction: 'storefront-to-cms', method: 'POST', path, body } as const;
  const signal = AbortSignal.timeout(5_000);
  const url = contentUrl + path;
  const response = await sendSigned((at) => {
    const headers = { 'content-type': 'application/json', [signatureHeader]: signCall(secret, call, at) };
    return fetchCms('studio', url, { method: 'POST', headers, body, signal, redirect: 'error' });
  });
  const text = await response.text();
  if (response.status !== 200) throw new StudioError(response.status);
  return JSON.parse(text);
}

/** Reads a text that changes with the content of pages; undefined when it cannot be read. */
export type ReadContentState = () => Promise<string | undefined>;

const schema = v.object({ state: v.nullable(v.pipe(v.string(), v.maxLength(1_000))) });

export function createReadContentState(studio: Studio): ReadContentState {
  return async () => {
    try {
      return v.parse(schema, await callStudio(studio, '/publishing/state', {})).state ?? undefined;
    } catch (error) {
      log('warn', 'content state not read', { reason: error instanceof Error ? error.message : String(error) });
      return undefined;
    }
  };
}
