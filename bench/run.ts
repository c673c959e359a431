import {
  reportColdProducts,
  reportIndex,
  reportLargeShop,
  reportOverload,
  reportPages,
  reportPublishing,
  reportSoak,
  reportStream,
} from './reports.ts';

/** Benchmarks, the longest ones last; each can be selected: `npm run bench -- index large-shop`. */
const parts: Readonly<Record<string, () => Promise<void>>> = {
  pages: reportPages,
  stream: reportStream,
  product: reportColdProducts,
  index: reportIndex,
  overload: reportOverload,
  'large-shop': reportLargeShop,
  publishing: reportPublishing,
};

/** Run only when selected: an hour, or `BENCH_MINUTES`. */
const longParts: Readonly<Record<string, () => Promise<void>>> = { soak: reportSoak };

const asked = process.argv.slice(2);
const known = { ...parts, ...longParts };
const unknown = asked.filter((name) => !known[name]);
if (unknown.length > 0)
  throw new Error(`There is no ${unknown.join(', ')}. There are: ${Object.keys(known).join(', ')}.`);
for (const [name, report] of Object.entries(known)) {
  if (asked.length === 0 ? name in parts : asked.includes(name)) await report();
}
