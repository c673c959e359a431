import { bytesHeader } from '../cache-names.ts';

type TrimOptions = {
  /** Whether an entry counts towards the limits. */
  isCounted?: (kept: Response) => boolean;
  /** Whether an entry may be deleted. */
  isEvictable?: (path: string) => boolean;
};

/** Deletes the oldest entries until the rest is within the limits. */
export async function trimCache(
  cache: Cache,
  { count, bytes = Number.POSITIVE_INFINITY }: { count: number; bytes?: number },
  { isCounted = () => true, isEvictable = () => true }: TrimOptions = {},
): Promise<void> {
  const [requests, kept] = await Promise.all([cache.keys(), cache.matchAll()]);
  const meant = requests.flatMap((request, at) => {
    const answer = kept[at];
    return answer && isCounted(answer) ? [{ request, size: Number(answer.headers.get(bytesHeader)) }] : [];
  });
  let left = meant.length;
  let total = meant.reduce((sum, { size }) => sum + size, 0);
  for (const { request, size } of meant) {
    if (left <= count && total <= bytes) return;
    if (!isEvictable(new URL(request.url).pathname)) continue;
    await cache.delete(request);
    left -= 1;
    total -= size;
  }
}
