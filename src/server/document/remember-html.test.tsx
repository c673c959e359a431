import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Writable } from 'node:stream';
import type { ComponentType } from 'react';
import { renderToPipeableStream } from 'react-dom/server.node';
import { expect, test, vi } from 'vitest';
import { INTERNAL_ServerRoot as ServerRoot } from 'waku/minimal/client';
import { INTERNAL_ServerRouter as ServerRouter } from 'waku/router/client';
import { createCacheMemory } from '../../base/cache-memory.ts';
import * as cards from '../../catalog/cards/card-view.client.tsx';
import * as menus from '../../shell/menu-list.client.tsx';
import { type RememberedHtml, rememberExports, remembered, rememberIn } from './remember-html.tsx';

type Props = Record<string, unknown>;

const memory = createCacheMemory(1024 ** 2).open<RememberedHtml>();
rememberIn(memory);

const card = {
  name: 'Kette „Linde“',
  href: '/shop/produkt/kette-linde',
  brand: 'Silber & Glas',
  image: { id: 'bec9cf21', width: 2800, height: 2100, tint: 'f0e8e0' },
  price: 'ab 245 €',
  cents: 24_500,
  reduction: { percent: '-10 %', label: 'Niedrigster Preis', lowest: '260 €' },
  rating: { average: '4,5', count: 2, spoken: '4,5 von 5' },
  hasTransition: true,
};

const menu = {
  links: [
    { label: 'Uhren', href: '/uhren' },
    { label: 'Schmuck', href: '/schmuck' },
  ],
  newTabLabel: 'neuer Tab',
  classes: { list: 'list', link: 'link' },
};

async function render(Given: unknown, props: Props, path = '/'): Promise<string> {
  const Shown = Given as ComponentType<Props>;
  const parts: string[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const { pipe } = renderToPipeableStream(
    <ServerRoot elementsPromise={Promise.resolve({ root: <main>{<Shown {...props} />}</main> })}>
      <ServerRouter route={{ path, query: '', hash: '' }} />
    </ServerRoot>,
    {
      onError: reject,
      onAllReady: () => {
        const write = (part: Uint8Array, _encoding: string, done: () => void) => {
          parts.push(Buffer.from(part).toString());
          done();
        };
        pipe(new Writable({ write }).on('finish', resolve));
      },
    },
  );
  await promise;
  return parts.join('');
}

/** Renders until the second page that has the component has caused its HTML to be kept. */
async function renderTwice(Shown: unknown, props: Props, path?: string): Promise<string> {
  const count = () => memory.entries().filter(([, value]) => typeof value === 'object').length;
  const before = count();
  await render(Shown, props, path);
  expect(count()).toBe(before);
  const html = await render(Shown, props, path);
  await vi.waitFor(() => expect(count()).toBe(before + 1));
  return html;
}

const src = resolve(import.meta.dirname, '../..');

/** Client modules that export this name, as React's server finds them. */
function findModules(name: string): string[] {
  const isExported = new RegExp(`^export (?:async )?(?:function|const|class) ${name}\\b`, 'm');
  return globSync('**/*.client.tsx', { cwd: src }).filter((file) =>
    isExported.test(readFileSync(join(src, file), 'utf8')),
  );
}

test.each([...remembered.keys()])('%s is a component of one client module, which is remembered', async (name) => {
  const [file = '', ...others] = findModules(name);
  expect(file).not.toBe('');
  expect(others).toEqual([]);
  const exports = await import(join(src, file));
  expect(exports[name]).toBeTypeOf('function');
  expect(rememberExports(exports)[name]).not.toBe(exports[name]);
});

test('a card that was on two pages is the same from memory as React renders it', async () => {
  const shown = vi.fn(cards.CardView);
  const { CardView } = rememberExports({ CardView: shown });
  const rendered = await renderTwice(CardView, card);
  const calls = shown.mock.calls.length;
  expect(await render(CardView, card)).toBe(rendered);
  expect(shown.mock.calls.length).toBe(calls);
  expect(rendered).toBe(await render(cards.CardView, card));
});

test('a card with another price is rendered', async () => {
  const { CardView } = rememberExports({ CardView: cards.CardView });
  await renderTwice(CardView, { ...card, name: 'Ring' });
  expect(await render(CardView, { ...card, name: 'Ring', price: '250 €' })).toContain('>250 €<');
});

test('a menu has its current entry on that page only, also from memory', async () => {
  const { MenuList } = rememberExports({ MenuList: menus.MenuList });
  await renderTwice(MenuList, menu, '/kontakt');
  await renderTwice(MenuList, menu, '/uhren');
  for (const path of ['/uhren', '/kontakt', '/schmuck'])
    expect(await render(MenuList, menu, path)).toBe(await render(menus.MenuList, menu, path));
});

test('what a server renders within a component is never remembered', async () => {
  const shown = vi.fn(menus.MenuList);
  const { MenuList } = rememberExports({ MenuList: shown });
  const before = memory.entries().length;
  for (const label of ['eins', 'zwei']) {
    const html = await render(MenuList, { ...menu, children: <b>{label}</b> });
    expect(html).toContain(`<b>${label}</b>`);
  }
  expect(memory.entries().length).toBe(before);
});

/** In place of a card. React preloads a picture that is not in `<picture>`. */
const Photo = () => <img src="/media/a.jpg" alt="" />;
const Framed = () => (
  <p>
    <Photo />
  </p>
);

test('a component for which React writes a preload into the head is not remembered', async () => {
  const { CardView } = rememberExports({ CardView: Framed });
  for (let at = 0; at < 4; at += 1) expect(await render(CardView, { name: 'Bild' })).toContain('rel="preload"');
  expect(memory.entries().filter(([key, value]) => key.includes('Bild') && typeof value === 'object')).toEqual([]);
});
