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

/** The longest ones last; each can be asked for alone: `npm run bench -- index large-shop`. */
const parts: Readonly<Record<string, () => Promise<void>>> = {
  pages: reportPages,
  stream: reportStream,
  product: reportColdProducts,
  index: reportIndex,
  overload: reportOverload,
  'large-shop': reportLargeShop,
  publishing: reportPublishing,
};

/** Only when asked for: an hour, or as many minutes as `BENCH_MINUTES` says. */
const longParts: Readonly<Record<string, () => Promise<void>>> = { soak: reportSoak };

const asked = process.argv.slice(2);
const known = { ...parts, ...longParts };
const unknown = asked.filter((name) => !known[name]);
if (unknown.length > 0)
  throw new Error(`There is no ${unknown.join(', ')}. There are: ${Object.keys(known).join(', ')}.`);
for (const [name, report] of Object.entries(known)) {
  if (asked.length === 0 ? name in parts : asked.includes(name)) await report();
}
