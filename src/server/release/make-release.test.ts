import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { reloadEnvironment } from '../../base/environment.ts';
import type { SiteMap } from '../../routing/addresses.ts';
import { getPageTranslation } from '../../routing/page-translation.ts';
import { runWithSiteMap } from '../../routing/run-with-site-map.ts';
import { makeSiteMap } from '../../routing/site-map-fixture.ts';
import { makeBootstrapScript, makePayloadScript } from '../document/bootstrap-script.ts';
import { makeRelease } from './make-release.ts';
import type { KnownPages } from './page-files.ts';
import { chooseRelease, getReleaseFolder } from './release-folder.ts';
import { readRecord, writeRecord } from './release-record.ts';

/** As React writes it: the language switch reads the site map, and the text is in the payload. */
const toHtml = (page: string, text: string) =>
  `<html lang="de"><head></head><body><p>${text}</p><a href="${getPageTranslation(`/${page}`, 'en').href}">en</a>` +
  `<script id="_R_">${makeBootstrapScript('/assets/index.js', 'abc')}</script>${makePayloadScript(text, undefined)}</body></html>`;

const toBody = (text: string) => new Response(text).body ?? new ReadableStream();

const code = join('server', 'ssr', 'index.js');
const styles = join('public', 'assets', 'index.css');

/** A site whose pages are given with each release, which tells what it has rendered. */
function makeSite() {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  for (const file of [code, styles]) {
    mkdirSync(join(dist, file, '..'), { recursive: true });
    writeFileSync(join(dist, file), '');
  }
  const pagesOf = (id: string) => join(getReleaseFolder(dist, id), 'pages');
  const release = async (id: string, pages: Record<string, string>, map: SiteMap = makeSiteMap()) => {
    const rendered: string[] = [];
    let known: KnownPages | undefined;
    await makeRelease({
      ...{ dist, id, buildId: 'code' },
      readSiteMap: async () => map,
      readContentState: async () => undefined,
      readChangePosition: async () => undefined,
      releaseManager: {
        build: async (given, work, knownPages) => {
          known = knownPages;
          await runWithSiteMap(given, work);
          return new Map();
        },
      },
      build: async ({ emitFile }) => {
        for (const [page, text] of Object.entries(pages)) {
          const payloadName = `RSC/R/${page}.txt`;
          await emitFile(`public/${payloadName}`, toBody(text));
          const found = await known?.find(payloadName);
          const response = found ?? new Response(toHtml(page, text));
          if (!found) {
            rendered.push(page);
            known?.onRender(payloadName, response);
          }
          await emitFile(`public/${page}/index.html`, response.body ?? new ReadableStream());
        }
      },
    });
    await chooseRelease(dist, id);
    return rendered;
  };
  const read = (id: string, name: string) => readFileSync(join(pagesOf(id), name));
  const readHtml = (id: string, page: string) => read(id, join(page, 'index.html')).toString();
  const findPayload = (id: string, page: string) => / data-payload="\/([^"]+)"/.exec(readHtml(id, page))?.[1] ?? '';
  return { dist, release, pagesOf, read, readHtml, findPayload };
}

test('a page with the payload of the release before is copied with it, and any other one rendered', async () => {
  const { release, read, readHtml, findPayload, pagesOf } = makeSite();
  expect(await release('1', { uhren: 'Uhren', ringe: 'Ringe' })).toEqual(['uhren', 'ringe']);
  expect(await release('2', { uhren: 'Uhren', ringe: 'Trauringe', ketten: 'Ketten' })).toEqual(['ringe', 'ketten']);
  expect(readHtml('2', 'uhren')).toBe(readHtml('1', 'uhren'));
  expect(read('2', findPayload('2', 'uhren')).toString()).toBe('Uhren');
  expect(readHtml('2', 'ringe')).toContain('<p>Trauringe</p>');
  expect(read('2', findPayload('2', 'ringe')).toString()).toBe('Trauringe');
  expect(brotliDecompressSync(read('2', 'uhren/index.html.br')).toString()).toBe(readHtml('1', 'uhren'));
  // What is copied is known to the next release as well, and is a file of its own.
  expect(await release('3', { uhren: 'Uhren' })).toEqual([]);
  writeFileSync(join(pagesOf('3'), 'uhren', 'index.html'), 'written in place');
  expect(readHtml('2', 'uhren')).toContain('<p>Uhren</p>');
});

test('a page is rendered again where another language’s page has appeared or gone, or else the site map has changed', async () => {
  const { release, readHtml } = makeSite();
  const page = 'accessories/alt';
  const absent = { en: ['accessories'] };
  await release('1', { [page]: 'Alt' });
  const first = readHtml('1', page);
  expect(first).toContain('href="/en/accessories"');
  expect(await release('2', { [page]: 'Alt' }, makeSiteMap({ absent }))).toEqual([page]);
  expect(readHtml('2', page)).toContain('href="/en"');
  expect(await release('3', { [page]: 'Alt' }, makeSiteMap({ absent }))).toEqual([]);
  expect(await release('4', { [page]: 'Alt' })).toEqual([page]);
  expect(readHtml('4', page)).toBe(first);
  const withPhone = { ...makeSiteMap(), texts: { site: {}, categories: [], phone: { text: '040 123' } } };
  expect(await release('5', { [page]: 'Alt' }, withPhone)).toEqual([page]);
});

test.for([
  ['its HTML is shorter', 'uhren/index.html', 10],
  ['its HTML is empty', 'uhren/index.html', 0],
  ['its HTML is missing', 'uhren/index.html', undefined],
  ['its payload is shorter', 'payload', 2],
  ['its payload is missing', 'payload', undefined],
] as const)('a page of which %s is rendered again', async ([, name, length]) => {
  const { release, readHtml, read, findPayload, pagesOf } = makeSite();
  await release('1', { uhren: 'Uhren', ringe: 'Ringe' });
  const whole = readHtml('1', 'uhren');
  const file = join(pagesOf('1'), name === 'payload' ? findPayload('1', 'uhren') : name);
  if (length === undefined) rmSync(file);
  else truncateSync(file, length);
  expect(await release('2', { uhren: 'Uhren', ringe: 'Ringe' })).toEqual(['uhren']);
  expect(readHtml('2', 'uhren')).toBe(whole);
  expect(read('2', findPayload('2', 'uhren')).toString()).toBe('Uhren');
});

test('a damaged copy in compressed form is not handed on, and a damaged record renders every page', async () => {
  const { dist, release, read, readHtml, pagesOf } = makeSite();
  await release('1', { uhren: 'Uhren' });
  writeFileSync(join(pagesOf('1'), 'uhren', 'index.html.br'), 'damaged');
  expect(await release('2', { uhren: 'Uhren' })).toEqual([]);
  expect(brotliDecompressSync(read('2', 'uhren/index.html.br')).toString()).toBe(readHtml('1', 'uhren'));
  truncateSync(join(getReleaseFolder(dist, '2'), 'record.json'), 40);
  expect(await release('3', { uhren: 'Uhren' })).toEqual(['uhren']);
});

test.for([code, styles])('a change of %s renders every page', async (file) => {
  const { dist, release } = makeSite();
  await release('1', { uhren: 'Uhren' });
  writeFileSync(join(dist, file), 'changed');
  expect(await release('2', { uhren: 'Uhren' })).toEqual(['uhren']);
  expect(await release('3', { uhren: 'Uhren' })).toEqual([]);
  expect(readdirSync(join(dist, 'releases'))).not.toContain('3.part');
});

/** A content system that notes what it is asked for, while a release is made. */
async function serveContent(): Promise<string[]> {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.end('{"data":[]}');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
    vi.unstubAllEnvs();
    reloadEnvironment();
  });
  const address = server.address();
  vi.stubEnv(
    'CONTENT_API_URL',
    `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`,
  );
  vi.stubEnv('CONTENT_READS', 'background');
  reloadEnvironment();
  return asked;
}

test('what the release before has read is read ahead and forgotten where nothing asks for it, and never read by other code', async () => {
  const asked = await serveContent();
  const { dist, release } = makeSite();
  const path = '/items/article?fields=id';
  const getReads = async (id: string) => (await readRecord(getReleaseFolder(dist, id)))?.reads;
  const addRead = async (id: string) => {
    const record = await readRecord(getReleaseFolder(dist, id));
    if (record) await writeRecord(getReleaseFolder(dist, id), { ...record, reads: [path] });
  };
  await release('1', { uhren: 'Uhren' });
  await addRead('1');
  writeFileSync(join(dist, code), 'changed');
  await release('2', { uhren: 'Uhren' });
  expect(asked).toEqual([]);
  await addRead('2');
  await release('3', { uhren: 'Uhren' });
  expect(asked).toEqual([path]);
  expect(await getReads('3')).not.toContain(path);
});
