import { bytesHeader, digestHeader } from '../kept-names.ts';
import { isSound } from '../what-to-keep.ts';

/** Entries that were read and found whole since the worker woke up. */
const proven = new Set<string>();

/** Keeps an answer with the digest of its body, so that what is broken later is known to be broken. */
export async function keepFile(cache: Cache, path: string, answer: Response, more: Record<string, string> = {}) {
  const body = await answer.arrayBuffer();
  const headers = new Headers(answer.headers);
  // The body is unpacked by now.
  headers.delete('content-encoding');
  headers.delete('content-length');
  const own = { ...more, [bytesHeader]: `${body.byteLength}`, [digestHeader]: await digest(body) };
  for (const [name, value] of Object.entries(own)) headers.set(name, value);
  await cache.put(path, new Response(body, { headers }));
}

/**
 * What was kept, if it still is what it was; else it is forgotten, and the network has to bring it again. Never throws: a
 * store that is damaged has nothing.
 */
export async function findKept(name: string, path: string): Promise<Response | undefined> {
  try {
    return await findSound(name, path);
  } catch {
    return undefined;
  }
}

async function findSound(name: string, path: string): Promise<Response | undefined> {
  if (!(await caches.has(name))) return undefined;
  const cache = await caches.open(name);
  const kept = await cache.match(path, { ignoreVary: true });
  if (!kept) return undefined;
  const written = kept.headers.get(digestHeader) ?? '';
  const key = `${name} ${path} ${written}`;
  if (isSound(kept, path) && (proven.has(key) || (await isWhole(kept, written)))) {
    proven.add(key);
    return kept;
  }
  await cache.delete(path);
  return undefined;
}

export async function findKeptIn(names: readonly string[], path: string): Promise<Response | undefined> {
  for (const name of names) {
    const kept = await findKept(name, path);
    if (kept) return kept;
  }
  return undefined;
}

async function isWhole(kept: Response, written: string): Promise<boolean> {
  try {
    return written !== '' && (await digest(await kept.clone().arrayBuffer())) === written;
  } catch {
    return false;
  }
}

export async function digest(body: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return btoa(String.fromCharCode(...hash.subarray(0, 18)));
}
