import { bytesHeader } from '../cache-names.ts';

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
