import { bytesHeader } from '../cache-names.ts';

type TrimOptions = {
  /** Whether it counts. */
  isCounted?: (kept: Response) => boolean;
  /** Whether it may go. */
  isEvictable?: (path: string) => boolean;
};

/** The oldest go, until what is left is few and small enough. */
export async function trimCache(
  cache: Cache,
  { count, bytes = Number.POSITIVE_INFINITY }: { count: number; bytes?: number },
  { isCounted: isMeant = () => true, isEvictable: isFree = () => true }: TrimOptions = {},
): Promise<void> {
  const [requests, kept] = await Promise.all([cache.keys(), cache.matchAll()]);
  const meant = requests.flatMap((request, at) => {
    const answer = kept[at];
    return answer && isMeant(answer) ? [{ request, size: Number(answer.headers.get(bytesHeader)) }] : [];
  });
  let left = meant.length;
  let total = meant.reduce((sum, { size }) => sum + size, 0);
  for (const { request, size } of meant) {
    if (left <= count && total <= bytes) return;
    if (!isFree(new URL(request.url).pathname)) continue;
    await cache.delete(request);
    left -= 1;
    total -= size;
  }
}
