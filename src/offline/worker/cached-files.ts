import { bytesHeader, digestHeader } from '../cache-names.ts';
import { isValidResponse } from '../cache-rules.ts';

/** Entries whose digest was verified since the worker started. */
const verified = new Set<string>();

/** Caches a response with the digest of its body, so that a corrupt entry is detected later. */
export async function cacheFile(
  cache: Cache,
  path: string,
  response: Response,
  additionalHeaders: Record<string, string> = {},
) {
  const body = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  // The body is decompressed by now.
  headers.delete('content-encoding');
  headers.delete('content-length');
  const own = { ...additionalHeaders, [bytesHeader]: `${body.byteLength}`, [digestHeader]: await digest(body) };
  for (const [name, value] of Object.entries(own)) headers.set(name, value);
  await cache.put(path, new Response(body, { headers }));
}

/**
 * The cached response, if its digest is correct; a corrupt entry is deleted. Never throws: damaged storage counts as
 * empty.
 */
export async function findCached(name: string, path: string): Promise<Response | undefined> {
  try {
    return await findIntact(name, path);
  } catch {
    return undefined;
  }
}

async function findIntact(name: string, path: string): Promise<Response | undefined> {
  if (!(await caches.has(name))) return undefined;
  const cache = await caches.open(name);
  const cached = await cache.match(path, { ignoreVary: true });
  if (!cached) return undefined;
  const storedDigest = cached.headers.get(digestHeader) ?? '';
  const key = `${name} ${path} ${storedDigest}`;
  if (isValidResponse(cached, path) && (verified.has(key) || (await hasDigest(cached, storedDigest)))) {
    verified.add(key);
    return cached;
  }
  await cache.delete(path);
  return undefined;
}

export async function findCachedIn(names: readonly string[], path: string): Promise<Response | undefined> {
  for (const name of names) {
    const cached = await findCached(name, path);
    if (cached) return cached;
  }
  return undefined;
}

async function hasDigest(cached: Response, storedDigest: string): Promise<boolean> {
  try {
    return storedDigest !== '' && (await digest(await cached.clone().arrayBuffer())) === storedDigest;
  } catch {
    return false;
  }
}

export async function digest(body: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return btoa(String.fromCharCode(...hash.subarray(0, 18)));
}

type TrimOptions = {
  /** Whether an entry counts towards the limits. */
  isCounted?: (responses: Response) => boolean;
  /** Whether an entry may be deleted. */
  isEvictable?: (path: string) => boolean;
};

/** Deletes the oldest entries until the rest is within the limits. */
export async function trimCache(
  cache: Cache,
  { count, bytes = Number.POSITIVE_INFINITY }: { count: number; bytes?: number },
  { isCounted = () => true, isEvictable = () => true }: TrimOptions = {},
): Promise<void> {
  const [requests, responses] = await Promise.all([cache.keys(), cache.matchAll()]);
  const counted = requests.flatMap((request, at) => {
    const response = responses[at];
    return response && isCounted(response) ? [{ request, size: Number(response.headers.get(bytesHeader)) }] : [];
  });
  let remaining = counted.length;
  let total = counted.reduce((sum, { size }) => sum + size, 0);
  for (const { request, size } of counted) {
    if (remaining <= count && total <= bytes) return;
    if (!isEvictable(new URL(request.url).pathname)) continue;
    await cache.delete(request);
    remaining -= 1;
    total -= size;
  }
}
