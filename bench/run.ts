import { startStorefront } from '../tests/e2e/storefront.ts';
import { startFaultProxy } from '../tests/fault-proxy.ts';
import { measurePublishing } from './publishing.ts';
import { measureStream } from './stream.ts';
import { measureThroughput } from './throughput.ts';

const pages = ['/', '/kontakt', '/shop/uhren?full=1'];
const list = '/shop/uhren';
const delays = [0, 80, 800];

const { SITE_URL: site, CMS_URL: cms, CMS_ADMIN_TOKEN: token, DIST_DIR: dist } = process.env;
if (!site || !cms || !token || !dist) throw new Error('npm run bench says in variables what to measure.');

console.log('\nAnswers a second: eight connections, brotli; the bare server sends the same bytes from memory.');
for (const path of pages) {
  const { ours, bare } = await measureThroughput(site, path);
  const share = Math.round((100 * ours) / bare);
  console.log(`  ${path.padEnd(20)} ${Math.round(ours)} of ${Math.round(bare)} (${share} %)`);
}

console.log('\nThe list over a slow line to the content system: milliseconds after the request.');
const line = await startFaultProxy(cms);
const storefront = await startStorefront(line.url);
for (const delayMs of delays) {
  line.fault.delayMs = delayMs;
  await measureStream(storefront.url, list);
  const { frameMs, cardsMs, lastByteMs } = await measureStream(storefront.url, list);
  const [frame, cards, last] = [frameMs, cardsMs, lastByteMs].map(Math.round);
  console.log(`  ${String(delayMs).padStart(3)} ms on the line: frame ${frame}, cards ${cards}, last byte ${last}`);
}
await storefront.close();
await line.close();

console.log('\nMaking all pages, as each publication does: seconds.');
const { demoSeconds, largerSeconds, pages: more } = await measurePublishing(cms, token, dist, 300);
const times = (largerSeconds / demoSeconds).toFixed(2);
console.log(
  `  the demo ${demoSeconds.toFixed(1)}, with ${more} pages more ${largerSeconds.toFixed(1)} (${times} times)`,
);
