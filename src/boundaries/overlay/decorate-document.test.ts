import { expect, test } from 'vitest';
import { readPayload } from '../read-payload.ts';
import { decorateDocument } from './decorate-document.ts';
import { type Inspection, makeMark } from './inspection.ts';
import { markDocument } from './mark-document.ts';
import type { PageFacts } from './overlay-boundaries.ts';

const payload = [
  '1:I["card-key",[],"Card"]',
  '2:I["link-key",[],"Link"]',
  '0:["$","main",null,{"children":[["$","$L1",null,{"price":"geheim"}],["$","$L1",null,{}],["$","$L2",null,{}]]}]',
  '',
].join('\n');

const instances = [
  { key: 'card-key', name: 'Card' },
  { key: 'link-key', name: 'Link' },
  { key: 'card-key', name: 'Card' },
  { key: 'router-key', name: 'Router' },
];

function decorate(changes: Partial<PageFacts> = {}, mode: Inspection['mode'] = 'regions') {
  const inspection: Inspection = {
    mode,
    token: 'token',
    instances,
    holes: [{ instance: 0, prop: 'children' }],
    storedPayload: undefined,
    chunks: [],
    html: [],
    startedAt: 0,
  };
  const edge = (kind: 'client' | 'hole', number: number, end: 'start' | 'end') => makeMark('token', kind, number, end);
  const html = `<html><head></head><body>${edge('client', 3, 'start')}<main style="color:red;">${edge('client', 0, 'start')}<div>${edge('hole', 0, 'start')}<p>a</p>${edge('hole', 0, 'end')}${edge('client', 1, 'start')}<a href="/">b</a>${edge('client', 1, 'end')}</div>${edge('client', 0, 'end')}${edge('client', 2, 'start')}<div>c</div>${edge('client', 2, 'end')}</main>${edge('client', 3, 'end')}</body></html>`;
  return decorateDocument(markDocument(html, inspection), {
    inspection,
    report: readPayload(new TextEncoder().encode(payload)),
    files: new Map([
      ['card-key', 'src/card.client.tsx'],
      ['link-key', 'node_modules/waku/link.js'],
    ]),
    origin: 'static',
    address: '/shop?page=2',
    language: 'de',
    ...changes,
  });
}

test('outlines each instance with the number of its component, holes, and those of the framework apart', () => {
  const html = decorate();
  expect(html).toContain(
    '<div data-x-client="1" style="anchor-name:--x0"><p data-x-hole="">a</p><a href="/" data-x-framework="">b</a></div>',
  );
  expect(html).toContain('<div data-x-client="1" style="anchor-name:--x1">c</div>');
  expect(html).toContain('</i>Client-Komponenten: 3');
});

test('does not count the router, which comes with every page and is in no payload', () => {
  expect(decorate()).not.toContain('Router');
});

test('links every component to its page, by one stop of the keyboard', () => {
  const html = decorate();
  const labels = [
    ...html.matchAll(
      /<a href="\/_boundaries\/client\?file=src%2Fcard\.client\.tsx" style="[^"]*" data-x-of="1"[^>]*>/g,
    ),
  ];
  expect(labels.map(([tag]) => tag.includes('tabindex="-1"'))).toEqual([false, true]);
  expect(decorate({ language: 'en' })).toContain('href="/en/_boundaries/client?file=node_modules%2Fwaku%2Flink.js"');
});

test('tells origin, sizes and switches, and no value of the payload', () => {
  const html = decorate();
  expect(html).toContain('statische Datei des Releases');
  expect(html).toContain('href="/shop?page=2&amp;boundaries=fallbacks"');
  expect(html).toContain('2 ×');
  expect(html).not.toContain('geheim');
});

test('outlines nothing where the page is shown as without JavaScript', () => {
  const html = decorate({}, 'no-script');
  expect(html).not.toMatch(/data-x-client="|<nav id="x-labels"/);
  expect(html).toContain('<aside id="x-legend"');
});
