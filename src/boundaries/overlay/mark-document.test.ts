import { serialize } from 'parse5';
import { type ComponentType, createElement as h, type ReactNode, Suspense, use, useState } from 'react';
import { createPortal } from 'react-dom';
import { renderToReadableStream } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { type Inspection, type InspectionMode, runInspection } from './inspection.ts';
import { type Element, type MarkedDocument, markDocument, type Region } from './mark-document.ts';
import { markExports } from './mark-exports.ts';

const makeInspection = (mode: InspectionMode = 'regions'): Inspection => ({
  mode,
  token: 'b7c1',
  instances: [],
  holes: [],
  storedPayload: undefined,
  chunks: [],
  html: [],
  startedAt: 0,
});

const by = (name: string, element: string, children?: ReactNode) => h(element, { 'data-by': name }, children);

const late = { promise: Promise.resolve('') };

/** Client components, each of which writes its name on its outermost elements. */
const components = {
  Box: ({ children }: { children?: ReactNode }) => by('Box', 'section', children),
  Pair: () => [h('i', { key: 1, 'data-by': 'Pair' }), h('b', { key: 2, 'data-by': 'Pair' })],
  Text: () => 'only text',
  Nothing: () => null,
  Row: () => by('Row', 'tr', h('td', null, 'cell')),
  Choice: () => by('Choice', 'option', 'one'),
  Item: () => by('Item', 'li', 'item'),
  Slots: ({ slots }: { slots: { title: string; content: ReactNode }[] }) =>
    by(
      'Slots',
      'div',
      slots.map(({ title, content }) => h('p', { key: title }, title, content)),
    ),
  Around: ({ children }: { children?: ReactNode }) => children,
  // A server renders no portals: as dialogs do, it opens in the browser.
  Dialog: () => {
    const [isOpen] = useState(false);
    return h('a', { 'data-by': 'Dialog' }, isOpen && createPortal(h('dialog'), document.body));
  },
  Late: () => by('Late', 'em', use(late.promise)),
};

type Name = keyof typeof components;

const isComponent = (value: unknown): value is ComponentType<Record<string, unknown>> => typeof value === 'function';

/** The components as the renderer of HTML gets them from the build. */
const exports = markExports('key', components);
const c = (name: Name, props: Record<string, unknown> = {}, ...children: ReactNode[]) => {
  const component = exports[name];
  if (!isComponent(component)) throw new Error(`${name} is no component.`);
  return h(component, { key: name, ...props }, ...children);
};

async function render(
  body: () => ReactNode,
  inspection = makeInspection(),
): Promise<MarkedDocument & { html: string }> {
  const html = await runInspection(inspection, async () => {
    const page = h('html', null, h('head', null, h('title', null, 'Title')), h('body', null, body()));
    return new Response(await renderToReadableStream(page, { progressiveChunkSize: Number.POSITIVE_INFINITY })).text();
  });
  const marked = markDocument(html, inspection);
  return { ...marked, html: serialize(marked.document) };
}

const nameOf = ({ kind, number }: Region, { instances, holes }: Inspection) =>
  kind === 'hole' ? `hole ${holes[number]?.prop}` : kind === 'suspense' ? 'suspense' : (instances[number]?.name ?? '');
const describeElement = ({ tagName, attrs }: Element) =>
  `${tagName}${attrs.map(({ name, value }) => (name === 'data-by' ? ` by ${value}` : '')).join('')}`;
const listRegions = (regions: readonly Region[], inspection: Inspection) =>
  regions.map((region) => `${nameOf(region, inspection)}: ${region.elements.map(describeElement).join(', ')}`);

describe('the regions of an inspected page', () => {
  test.each<[string, () => ReactNode, string[]]>([
    ['one component', () => c('Box'), ['Box: section by Box']],
    ['several elements', () => c('Pair'), ['Pair: i by Pair, b by Pair']],
    ['text alone', () => h('p', null, 'server ', c('Text'), ' server'), ['Text: x-text']],
    ['nothing', () => c('Nothing'), ['Nothing: ']],
    [
      'a list',
      () => h('ul', null, c('Item'), h('li', null, 'server'), c('Item', { key: 2 })),
      ['Item: li by Item', 'Item: li by Item'],
    ],
    ['a row of a table', () => h('table', null, h('tbody', null, c('Row'))), ['Row: tr by Row']],
    ['an option', () => h('select', null, c('Choice')), ['Choice: option by Choice']],
    [
      'a client component in a server hole of another',
      () => c('Box', {}, h('div', null, c('Pair'))),
      ['Box: section by Box', 'hole children: div', 'Pair: i by Pair, b by Pair'],
    ],
    [
      'a client component that is a server hole itself',
      () => c('Box', {}, c('Pair')),
      ['Box: section by Box', 'hole children: i by Pair, b by Pair', 'Pair: i by Pair, b by Pair'],
    ],
    [
      'holes in the objects of a list',
      () =>
        c('Slots', {
          slots: [
            { title: 'a', content: h('u') },
            { title: 'b', content: 'text' },
          ],
        }),
      ['Slots: div by Slots', 'hole slots: u'],
    ],
    [
      'a component that only passes its children on',
      () => h('p', null, c('Around', {}, h('u'), h('s'))),
      ['Around: u, s', 'hole children: u, s'],
    ],
    ['what opens a portal in the browser', () => c('Dialog'), ['Dialog: a by Dialog']],
    [
      'a Suspense boundary whose content is complete',
      () => h(Suspense, { fallback: h('hr') }, c('Box')),
      ['suspense: section by Box', 'Box: section by Box'],
    ],
  ])('are exactly the elements of %s', async (_, body, expected) => {
    const inspection = makeInspection();
    const { regions } = await render(body, inspection);
    expect(listRegions(regions, inspection)).toEqual(expected);
  });

  test('are complete where content came late, in place of its fallback', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    late.promise = promise;
    const inspection = makeInspection();
    setTimeout(resolve, 5, 'here');
    const { regions, html } = await render(
      () => h(Suspense, { fallback: h('hr') }, h('p', null, c('Late'))),
      inspection,
    );
    expect(listRegions(regions, inspection)).toEqual(['suspense: p', 'Late: em by Late']);
    expect(regions[0]?.isLate).toBe(true);
    expect(html).toContain('<p><em data-by="Late">here</em></p>');
    expect(html).not.toMatch(/<hr|<script|hidden/);
  });

  test('leave the page as it is for everybody else', async () => {
    const body = () => c('Box', { children: c('Pair') });
    const page = h('html', null, h('body', null, body()));
    const plain = await new Response(await renderToReadableStream(page)).text();
    expect(plain).toBe(
      '<!DOCTYPE html><html><head></head><body><section data-by="Box"><i data-by="Pair"></i><b data-by="Pair"></b></section></body></html>',
    );
    expect(exports.Box).toBe(components.Box);
  });

  test('add nothing to the page but elements around text', async () => {
    const { html } = await render(() => c('Box', {}, h('div', null, c('Text'))));
    expect(html).toBe(
      '<!DOCTYPE html><html><head><title>Title</title></head><body><section data-by="Box"><div><x-text>only text</x-text></div></section></body></html>',
    );
  });
});
