import { expect, test } from 'vitest';
import { countClientReferences, findAssetPaths, findClientReferences, findModulePaths } from './find-assets.ts';
import { findPageTitle } from './worker/page-document.ts';

test("finds a page's styles, entry, payload and icons, and of its pictures only the logo", () => {
  const page = `<link rel="preload" href="/media/7e2b4034-20bf/640.webp" as="image"/>
<link rel="stylesheet" href="/assets/document-eJ4I.css"/><link rel="modulepreload" href="/assets/index-Bya_.js"/>
<use href="/icons.svg#menu"></use><img src="/media/7e2b4034-20bf/480.jpg"/><a href="/faq">
<script>const p="/payload/SXHoeK3Qao5Qd8is.txt";import("/assets/index-Bya_.js")</script>`;
  expect(findAssetPaths(page)).toEqual([
    '/media/7e2b4034-20bf/640.webp',
    '/assets/document-eJ4I.css',
    '/assets/index-Bya_.js',
    '/icons.svg',
    '/payload/SXHoeK3Qao5Qd8is.txt',
  ]);
});

test('finds the fonts of a style sheet', () => {
  expect(findAssetPaths('@font-face{src:url(/fonts/newsreader.woff2) format("woff2")}')).toEqual([
    '/fonts/newsreader.woff2',
  ]);
});

test('finds client references in a payload, inline and in a file', () => {
  const payload = '1:I["640fc7564a00",[],"RootBoundary",1]\n2:I["847a2b1045ef",[],"Slot",1]\n';
  expect(findClientReferences(payload)).toEqual(['640fc7564a00', '847a2b1045ef']);
  expect(findClientReferences(`push(${JSON.stringify(payload)})`)).toEqual(['640fc7564a00', '847a2b1045ef']);
});

const entry =
  'import{x as e}from"./rolldown-1a.js";let t={"640fc7564a00":async()=>(await T(()=>Promise.resolve().then(()=>A),void 0)).export_640fc7564a00,' +
  'e9c409a319eb:async()=>(await T(()=>import(`./offline-Bz.js`).then(e=>e.t),__vite__mapDeps([9]))).export_e9c409a319eb,' +
  '"847a2b1045ef":async()=>(await T(()=>import(`./product-Du.js`),[])).export_847a2b1045ef};import(`./drawer-B3.js`)';

test('finds static imports and the modules of given client references, but no dynamic imports', () => {
  expect(findModulePaths(entry, '/assets/index-a.js', new Set(['640fc7564a00', 'e9c409a319eb']))).toEqual([
    '/assets/rolldown-1a.js',
    '/assets/offline-Bz.js',
  ]);
});

test('counts client references that are written in another notation, so that the build fails on them', () => {
  expect(countClientReferences(entry)).toEqual({ written: 3, read: 3 });
  expect(countClientReferences('{"640fc7564a00":async()=>await import("./a.js")}')).toEqual({ written: 1, read: 0 });
});

test("a page's title is its heading, else its title element", () => {
  const head = '<head><title>Gold &amp; Silber – &quot;Vierlinden&quot;</title></head>';
  expect(findPageTitle(head)).toBe('Gold & Silber – "Vierlinden"');
  expect(findPageTitle(`${head}<h1 class="page__title">Gold <em>&amp;</em> Silber</h1>`)).toBe('Gold & Silber');
  expect(findPageTitle('<head></head>')).toBe('');
});
