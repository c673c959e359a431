import { parsePair } from '../src/rings/normalize-pair.ts';
import { listRandomQueries } from '../src/rings/random-pairs.ts';
import { formatPair } from '../src/rings/ring-pair.ts';
import { ringStudioRoutes } from '../src/routing/routes.ts';
import { createCms } from '../tests/cms.ts';
import { post, project } from '../tests/orders-api-calls.ts';
import { readRingRules } from '../tests/read-ring-rules.ts';

/** Milliseconds until a response was there. */
export type RingTimes = { count: number; p50: number; p95: number; longest: number };

/** Before these the code is not optimized. */
const warmUps = 40;
const rounds = 200;

/**
 * Price quotes of one pair by Directus, and the studio's page as the storefront renders it, which asks for the prices of
 * the pair, of every preset and of the pair in every alloy. Each round has another pair, one after the other.
 */
export async function measureRings(site: string): Promise<{ quote: RingTimes; page: RingTimes }> {
  const [studio] = await createCms().get<{ product: number }[]>('/items/ring_studio?limit=1&fields=product');
  const rules = await readRingRules();
  const pairs = [...listRandomQueries(rules, warmUps + rounds)].map((query) =>
    formatPair(parsePair(query, rules).pair),
  );
  const quote = await measure(pairs, async (pair) => {
    const lines = [{ product: studio?.product, variant: null, personalization: { ring_pair: pair }, count: 1 }];
    const { answer } = await post('quote', { project, language: 'de', lines, country: 'DE', ...choice });
    if (!JSON.stringify(answer.lines).includes('"state":"ok"')) throw new Error(`${pair} was not quoted.`);
  });
  const page = await measure(pairs, async (pair) => {
    const response = await fetch(`${site}${ringStudioRoutes.de}?${pair}`);
    if (!/\d\s?€/.test(await response.text())) throw new Error(`The page of ${pair} has no price.`);
  });
  return { quote, page };
}

const choice = { payment_method: null, shipping_method: null, branch: null, present_wrap: false };

async function measure(pairs: readonly string[], ask: (pair: string) => Promise<void>): Promise<RingTimes> {
  const times: number[] = [];
  for (const pair of pairs) {
    const begun = performance.now();
    await ask(pair);
    times.push(performance.now() - begun);
  }
  const sorted = times.slice(warmUps).sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), longest: at(1) };
}
