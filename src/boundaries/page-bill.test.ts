import { expect, test } from 'vitest';
import type { Manifest } from './manifest.ts';
import { billPage } from './page-bill.ts';

const gallery = '0a1b2c3d4e5f';

const manifest: Manifest = {
  version: 1,
  release: 'r',
  boundaries: [
    {
      ...{ id: gallery, file: 'src/gallery.client.tsx', exports: [], reasons: [], isDeclared: true, chains: {} },
      chunk: {
        file: 'assets/x.js',
        own: { raw: 0, gzip: 0, brotli: 0 },
        total: { gzip: 0, brotli: 0 },
        files: ['assets/x.js', 'assets/frame.js', 'assets/index.js'],
        shared: [],
        saved: { gzip: 0, brotli: 0 },
        later: { gzip: 0, brotli: 0 },
      },
    },
  ],
  pages: [],
  clientFiles: [],
  files: [
    { file: 'assets/index.js', raw: 0, gzip: 0, brotli: 7 },
    { file: 'assets/frame.js', raw: 0, gzip: 0, brotli: 80 },
    { file: 'assets/x.js', raw: 0, gzip: 0, brotli: 500 },
  ],
  entries: { boot: ['assets/index.js'], hydrate: ['assets/frame.js'] },
};

const row = `1:I["${gallery}",[],"Gallery"]\n`;

test('a page with its payload in a file loads React later, and its payload is counted apart', () => {
  const html =
    '<!doctype html><html data-lazy data-payload="/payload/a.txt"><head><style>a{x:attr(y type(<z>))}</style></head></html>';
  const bill = billPage({ path: '/', html, sentBytes: 60, payload: { text: row, sentBytes: 20 } }, manifest);
  expect(bill).toMatchObject({ html: 60, payload: 20, js: 7, laterJs: 580, rawCss: 22, boundaries: [gallery] });
  expect(bill.duplication).toBeCloseTo((html.length + row.length) / html.length);
});

test('a page with its payload in the document loads all of its scripts at once', () => {
  const script = `(self.__FLIGHT_DATA||=[]).push(${JSON.stringify(row)})`;
  const html = `<!doctype html><html><body><script>${script}</script></body></html>`;
  const bill = billPage({ path: '/', html, sentBytes: 70 }, manifest);
  expect(bill).toMatchObject({ payload: 0, rawPayload: script.length, js: 587, laterJs: 0, boundaries: [gallery] });
  expect(bill.duplication).toBeCloseTo(html.length / (html.length - script.length));
});

test('a page without client references loads what every page needs', () => {
  const bill = billPage({ path: '/', html: '<html>1:I["unknown00000",[]]</html>', sentBytes: 9 }, manifest);
  expect(bill).toMatchObject({ js: 87, boundaries: [] });
});
