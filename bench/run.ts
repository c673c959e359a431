import {
  reportColdProducts,
  reportIndex,
  reportLargeShop,
  reportPages,
  reportPublishing,
  reportStream,
} from './reports.ts';

/** The longest ones last; each can be asked for alone: `npm run bench -- index large-shop`. */
const parts: Readonly<Record<string, () => Promise<void>>> = {
  pages: reportPages,
  stream: reportStream,
  product: reportColdProducts,
  index: reportIndex,
  'large-shop': reportLargeShop,
  publishing: reportPublishing,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !parts[name]);
if (unknown.length > 0)
  throw new Error(`There is no ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`);
for (const [name, report] of Object.entries(parts)) if (asked.length === 0 || asked.includes(name)) await report();
