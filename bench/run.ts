import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { defaultLanguage, languages } from '../src/i18n/languages.ts';
import { startFaultProxy } from '../tests/fault-proxy.ts';
import { startStorefront } from '../tests/storefront.ts';
import { type BackgroundDelay, type LoopDelay, measureBackgroundWork } from './background-work.ts';
import { measureBusy } from './busy.ts';
import type { IndexTimes } from './catalogue.ts';
import { measureColdPictures } from './cold-pictures.ts';
import type { Flood } from './flood.ts';
import { measureLargeShop, type Rendered } from './large-shop.ts';
import { type MemoryMb, measureOverload, type Times } from './overload.ts';
import { reportPages } from './pages/report.ts';
import { measurePublishing } from './publishing.ts';
import { measureRenders } from './render.ts';
import { measureRings, type RingTimes } from './rings.ts';
import { reportRingsView } from './rings-view.ts';
import { reportScale } from './scale.ts';
import { measureSoak } from './soak.ts';
import { type Memory, untilCount } from './storefront-memory.ts';
import { measureStream, readProductAddresses } from './stream.ts';
import { measureThroughput } from './throughput.ts';
import { measureProcesses, measureWorkers } from './workers.ts';

const variables = ['SITE_URL', 'CMS_URL', 'CMS_ADMIN_TOKEN', 'CONTENT_API_TOKEN', 'DIST_DIR', 'CMS_DATA'];

const [site, cms, token, contentToken, dist, data] = variables.map((name) => {
  const value = process.env[name];
  if (!value) throw new Error('npm run bench says in variables what to measure.');
  return value;
}) as [string, string, string, string, string, string];

async function reportThroughput(): Promise<void> {
  console.log('\nAnswers a second: eight connections, brotli; the bare server sends the same bytes from memory.');
  for (const path of ['/', '/kontakt', '/shop/uhren?full=1']) {
    const { ours, bare } = await measureThroughput(site, path);
    const share = Math.round((100 * ours) / bare);
    console.log(`  ${path.padEnd(20)} ${Math.round(ours)} of ${Math.round(bare)} (${share} %)`);
  }
}

async function reportStream(): Promise<void> {
  console.log(
    '\nPages of products that nobody has asked for before: milliseconds after the request, beside a bare server that makes the same calls.',
  );
  const proxy = await startFaultProxy(cms);
  const storefront = await startStorefront(proxy.url);
  await untilCount(storefront.url, (count) => count > 0);
  const addresses = await readProductAddresses(storefront);
  for (const delayMs of [0, 80, 800]) {
    const times = await measureStream(addresses, proxy, delayMs, contentToken);
    const format = (milliseconds: number) => milliseconds.toFixed(1);
    console.log(`  ${delayMs} ms on the line to the content system, medians of ${times.pages} pages:`);
    console.log(
      `     first byte ${format(times.firstByteMs)} (bare ${format(times.bare.firstByteMs)}), heading ${format(times.shellMs)}`,
    );
    for (const { name, pages, arrivedMs } of times.holes) {
      console.log(`     ${name} ${format(arrivedMs)}${pages < times.pages ? ` (streamed in ${pages})` : ''}`);
    }
    console.log(
      `     last byte ${format(times.lastByteMs)} (bare ${format(times.bare.lastByteMs)}); ${times.calls} calls, answered after ${format(times.answeredMs)}`,
    );
  }
  await storefront.close();
  await proxy.close();
}

async function reportRenders(): Promise<void> {
  console.log('\nPages that were never requested before: eight connections, brotli, one process.');
  for (const { name, perSecond, cpuMs, mainCpuMs, p50, p99 } of await measureRenders(cms)) {
    console.log(
      `  ${name}: ${Math.round(perSecond)} a second; ${cpuMs.toFixed(2)} ms of the processor each, ` +
        `${mainCpuMs.toFixed(2)} of them in the thread that renders; over twenty connections median ${p50}, p99 ${p99} ms`,
    );
  }
  const seconds = Number(process.env.BENCH_SECONDS ?? 60);
  const { lists, cachedPage, order, bare } = await measureBusy(cms, 40, seconds);
  console.log(
    `  forty connections for ${seconds} s: ${Math.round(lists.perSecond)} new lists a second, p99 ${lists.p99} ms`,
  );
  console.log(`     a cached page meanwhile: ${formatTimes(cachedPage)}`);
  console.log(`     as many bytes from a bare server meanwhile: ${formatTimes(bare)}`);
  console.log(`     an order meanwhile: ${formatTimes(order)}`);
}

async function reportWorkers(): Promise<void> {
  console.log(
    '\nOne process, and one for each core: eight connections, brotli, the load generator on the same machine.',
  );
  const all = await measureWorkers(cms, Number(process.env.BENCH_THOUSANDS ?? 4));
  for (const { workers, lists, cached, startMb, afterThousandsMb, loadBefore } of all) {
    console.log(
      `  ${workers}: ${Math.round(lists)} new lists a second, ${Math.round(cached)} answers of a cached page (load before ${loadBefore.toFixed(1)})`,
    );
    console.log(
      `     resident ${startMb.map(Math.round).join(' + ')} MB at the start; all of them after each thousand`,
    );
    console.log(`     of different lists ${afterThousandsMb.map(Math.round).join(', ')} MB`);
  }
  const [one, more] = all;
  if (one && more) console.log(`  ${ratio(more.lists, one.lists)} times as many new lists`);
}

async function reportMemory(): Promise<void> {
  const thousands = Number(process.env.BENCH_THOUSANDS ?? 100);
  console.log(`\nResident memory of one process, after each tenth of ${thousands},000 different lists, in MB.`);
  const tenth = Math.max(1, Math.floor(thousands / 10));
  // Each at once, since all of them take half an hour.
  const { startMb } = await measureProcesses(cms, 1, thousands, (thousand, megabytes) => {
    if (thousand % tenth === 0) console.log(`  ${Math.round(megabytes)} after ${thousand},000`);
  });
  console.log(`  ${startMb.map(Math.round).join(' + ')} at the start`);
}

async function reportColdPictures(): Promise<void> {
  console.log('\nPictures of cards that were never converted, twenty at once: milliseconds until the last byte.');
  const storefront = await startStorefront(cms);
  for (const file of ['320.avif', '480.avif', '800.avif']) {
    const { count, p50, p95, longest } = await measureColdPictures(storefront, data, file);
    const [median, most, last] = [p50, p95, longest].map(Math.round);
    console.log(`  ${file}: median ${median}, 19 of 20 below ${most}, longest ${last} of ${count}`);
  }
  await storefront.close();
}

async function reportIndex(): Promise<void> {
  console.log('\nThe catalogue index alone: bytes of each product, milliseconds.');
  for (const products of [160, 10_000, 100_000]) {
    const index = fork(join(import.meta.dirname, 'catalogue.ts'), [String(products)], {
      execArgv: ['--expose-gc', '--conditions=react-server'],
    });
    const [{ bytesOfEach, make, write, read, listMs, searchMs }] = (await once(index, 'message')) as [IndexTimes];
    console.log(
      `  ${String(products).padStart(6)} products: ${Math.round(bytesOfEach)} bytes each; ` +
        `a list with all its filters ${listMs.toFixed(2)}, a search ${searchMs.median.toFixed(2)}, 19 of 20 below ${searchMs.p95.toFixed(2)}`,
    );
    for (const [name, work] of Object.entries({ made: make, written: write, restored: read })) {
      const [ms, pause, task] = [work.ms, work.longestPauseMs, work.longestTaskMs].map(Math.round);
      console.log(`         ${name} in ${ms}, longest pause ${pause}, longest task ${task}`);
    }
  }
}

async function reportLargeShop(): Promise<void> {
  console.log('\nA large shop on the real Directus.');
  const large = await measureLargeShop(cms, data, 10_000);
  const { uncachedBefore, uncachedAfter, cached, cachedCpuMs, bare } = large;
  const formatTimes = ({ perSecond, cpuMs }: Rendered) =>
    `${Math.round(perSecond)} answers a second, ${cpuMs.toFixed(2)} ms each`;
  console.log(
    `  a filtered list rendered each time, and its processor time: with the demo ${formatTimes(uncachedBefore)};`,
  );
  console.log(
    `  with ${large.products} products more ${formatTimes(uncachedAfter)}: ${ratio(uncachedAfter.cpuMs, uncachedBefore.cpuMs)} times`,
  );
  console.log(
    `  the same list kept: ${Math.round(cached)} of ${Math.round(bare)} of the bare server, ${cachedCpuMs.toFixed(3)} ms each; ` +
      `${ratio(cached, uncachedAfter.perSecond)} times as many as rendered`,
  );
  const { memoryBefore, memoryAfter, memoryWithoutFile } = large;
  console.log(`  noticed and read by a running storefront in ${large.secondsToRead.toFixed(1)} s`);
  console.log(`  memory with the demo ${formatMemory(memoryBefore)}`);
  console.log(`  restored from its file ${formatMemory(memoryAfter, memoryBefore)}`);
  console.log(`  read from the content system ${formatMemory(memoryWithoutFile, memoryBefore)}`);
  const { before, meanwhile } = large.coldPageMs;
  console.log(
    `  the slowest page of a product: ${Math.round(before)} ms; ${Math.round(meanwhile)} while everything is read`,
  );
}

function formatTimes({ count, failed, p50, p99, longest }: Times): string {
  return `median ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)}, longest ${longest.toFixed(1)}; ${failed} of ${count} not answered 200`;
}

function ratio(one: number, other: number): string {
  return (one / other).toFixed(2);
}

function formatMemory({ usedMb, residentMb, peakMb }: Memory, before?: Memory): string {
  const more = (now: number, then: number | undefined) =>
    then === undefined ? `${Math.round(now)} MB` : `${Math.round(now)} MB (+${Math.round(now - then)})`;
  return (
    `in use ${more(usedMb, before?.usedMb)}, resident ${more(residentMb, before?.residentMb)}, ` +
    `at the highest ${more(peakMb, before?.peakMb)}`
  );
}

async function reportBackgroundWork(): Promise<void> {
  console.log('\nHow late the event loop of a storefront was, in milliseconds.');
  const products = Number(process.env.BENCH_PRODUCTS ?? 100_000);
  const { reading, publishing } = await measureBackgroundWork(cms, token, data, products);
  const formatDelay = ({ p99, longest, task }: LoopDelay) =>
    `p99 ${p99.toFixed(1)}, longest ${longest.toFixed(1)} (its own work p99 ${task.p99.toFixed(1)}, longest ${task.longest.toFixed(1)})`;
  const format = ({ site, idle }: BackgroundDelay) => `${formatDelay(site)}; an idle process ${formatDelay(idle)}`;
  console.log(`  while it read ${products} products: ${format(reading)}`);
  console.log(`  while a publication went online: ${format(publishing)}`);
}

async function reportOverload(): Promise<void> {
  console.log(
    '\nNew lists at five times what can be rendered from one address; other clients visit and order meanwhile.',
  );
  const { capacity, asked, flood, memoryMb, bare, ...others } = await measureOverload(
    cms,
    5,
    Number(process.env.BENCH_SECONDS ?? 60),
  );
  console.log(`  rendered alone ${Math.round(capacity)} a second, asked for ${asked} a second`);
  const formatFlood = ({ answers, resets }: Flood) =>
    `${Object.entries(answers)
      .map(([status, count]) => `${count} with ${status}`)
      .join(', ')}; ${resets} connections broken`;
  console.log(`  answered ${formatFlood(flood)}`);
  console.log(`  a cached page: ${formatTimes(others.cachedPage)}`);
  console.log(`  a price quote: ${formatTimes(others.quote)}`);
  console.log(`  an order: ${formatTimes(others.order)}`);
  console.log(`  a new list: ${formatTimes(others.newList)}`);
  console.log(`  readiness: ${formatTimes(others.readiness)}`);
  const formatPeak = ({ before, highest, after }: MemoryMb) =>
    `${Math.round(before)} MB before, ${Math.round(highest)} at the highest (+${Math.round(highest - before)}), ${Math.round(after)} after`;
  console.log(`  memory ${Math.round(memoryMb.started)} MB at the start; warm ${formatPeak(memoryMb)}`);
  console.log(`  the bare server, asked for as much: ${formatFlood(bare.flood)}; memory ${formatPeak(bare.memoryMb)}`);
  console.log(`  a page of it: ${formatTimes(bare.page)}`);
}

async function reportPublishing(): Promise<void> {
  console.log('\nMaking all pages, as each publication does: seconds.');
  const { demoSeconds, largerSeconds, pages } = await measurePublishing(cms, token, dist, 300);
  const times = (largerSeconds / demoSeconds).toFixed(2);
  console.log(
    `  the demo ${demoSeconds.toFixed(1)}, with ${pages} pages more ${largerSeconds.toFixed(1)} (${times} times)`,
  );
}

async function reportSoak(): Promise<void> {
  const minutes = Number(process.env.BENCH_MINUTES ?? 60);
  console.log(`\nEverything at once on a heap of 256 MB for ${minutes} minutes.`);
  const { requests, outcomes, residentMb, hasSurvived } = await measureSoak(cms, token, minutes);
  const [first = 0] = residentMb;
  const last = residentMb.at(-1) ?? 0;
  console.log(`  ${hasSurvived ? 'still there' : 'DIED'} after ${requests} requests`);
  console.log(
    `  resident ${Math.round(first)} MB at first, ${Math.round(last)} at last, ${Math.round(Math.max(0, ...residentMb))} at most`,
  );
  for (const [outcome, times] of [...outcomes].sort()) console.log(`  ${outcome}: ${times}`);
}

async function reportRings(): Promise<void> {
  console.log('\nPairs of wedding rings, each another one, one after the other: milliseconds until the last byte.');
  const { quote, page } = await measureRings(site);
  const formatTimes = ({ count, p50, p95, longest }: RingTimes) =>
    `median ${p50.toFixed(1)}, 19 of 20 below ${p95.toFixed(1)}, longest ${longest.toFixed(1)} of ${count}`;
  console.log(`  a price quote of one pair, from Directus: ${formatTimes(quote)}`);
  console.log(`  a page of the studio, with the prices of all other pairs on it: ${formatTimes(page)}`);
}

/** Benchmarks, the longest ones last; each can be selected: `npm run bench -- index large-shop`. */
const parts: Readonly<Record<string, () => Promise<void>>> = {
  pages: () => reportPages(site, chosenLanguages),
  'rings-view': () => reportRingsView(site, chosenLanguages[0] ?? defaultLanguage),
  throughput: reportThroughput,
  stream: reportStream,
  pictures: reportColdPictures,
  render: reportRenders,
  workers: reportWorkers,
  index: reportIndex,
  rings: reportRings,
  overload: reportOverload,
  'large-shop': reportLargeShop,
  publishing: reportPublishing,
};

/**
 * Run only when selected: 100,000 lists, or `BENCH_THOUSANDS`; an hour, or `BENCH_MINUTES`; a shop of 100,000 products, or
 * `BENCH_PRODUCTS`; several storefronts and Directus, which need Postgres.
 */
const longParts: Readonly<Record<string, () => Promise<void>>> = {
  memory: reportMemory,
  soak: reportSoak,
  background: reportBackgroundWork,
  scale: reportScale,
};

const { positionals: asked, values } = parseArgs({
  options: { language: { type: 'string', default: defaultLanguage } },
  allowPositionals: true,
});

const chosenLanguages = values.language === 'all' ? languages : [v.parse(v.picklist(languages), values.language)];

const known = { ...parts, ...longParts };

const unknown = asked.filter((name) => !known[name]);

if (unknown.length > 0)
  throw new Error(`There is no ${unknown.join(', ')}. There are: ${Object.keys(known).join(', ')}.`);

for (const [name, report] of Object.entries(known)) {
  if (asked.length === 0 ? name in parts : asked.includes(name)) await report();
}
