import { defaultTreeAdapter as adapter, html as names } from 'parse5';
import { entriesOf } from '../../base/records.ts';
import { toRouteHref } from '../pages/route-href.ts';
import { toInspectedHref } from './inspection-query.ts';
import type { Element, Region } from './mark-document.ts';
import type { OverlayBoundary, PageFacts } from './overlay-boundaries.ts';
import { overlayTexts } from './overlay-texts.ts';

type Content = string | Element;

export function makeElement(tag: string, attributes: Readonly<Record<string, string>>, ...content: Content[]): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const element = adapter.createElement(tag, names.NS.HTML, attrs);
  for (const part of content) {
    if (typeof part === 'string') adapter.insertText(element, part);
    else adapter.appendChild(element, part);
  }
  return element;
}

/** The page of a boundary in the inspector; the list of them where its file is not known. */
export function toBoundaryHref(file: string | undefined, language: 'de' | 'en'): string {
  const list = `${language === 'en' ? '/en' : ''}/_boundaries/client`;
  return file === undefined ? list : `${list}?file=${encodeURIComponent(file)}`;
}

/** What the outlines mean, how the page came, its switches, and its client components with links to their pages. */
export function makeLegend(
  boundaries: readonly OverlayBoundary[],
  regions: readonly Region[],
  facts: PageFacts,
): Element {
  const { inspection, report, origin, address, language } = facts;
  const texts = overlayTexts[language];
  const count = (kind: Region['kind']) => regions.filter((region) => region.kind === kind).length;
  const instances = boundaries.reduce((sum, boundary) => sum + boundary.count, 0);
  const late = regions.filter(({ isLate }) => isLate).length;
  const suspense = `${texts.suspense}: ${count('suspense')}${late > 0 ? ` (${texts.late(late)})` : ''}`;
  const own = boundaries.filter(({ isFramework }) => !isFramework);
  const framework = boundaries.filter(({ isFramework }) => isFramework);
  const modes = entriesOf(texts.modes).map(([mode, name]) => ({
    name,
    href: toInspectedHref(address, mode),
    isCurrent: mode === inspection.mode,
  }));
  const links = [
    ...modes,
    { name: texts.route, href: toRouteHref(address, language), isCurrent: false },
    { name: texts.plain, href: address, isCurrent: false },
    { name: texts.all, href: `${language === 'en' ? '/en' : ''}/_boundaries`, isCurrent: false },
  ];
  const key = (kind: Region['kind'], name: string) =>
    makeElement('span', { class: `x-key ${kind}` }, makeElement('i', {}), name);
  const summary = makeElement(
    'summary',
    {},
    makeElement('b', {}, texts.label),
    key('client', `${texts.client}: ${instances}`),
    key('hole', `${texts.hole}: ${count('hole')}`),
    key('suspense', suspense),
    ...(count('error') > 0 ? [key('error', `${texts.error}: ${count('error')}`)] : []),
  );
  const body = makeElement(
    'div',
    { class: 'x-body' },
    makeElement('p', {}, `${texts.origins[origin]} · ${texts.payload} ${formatBytes(report.bytes, texts.number)}`),
    makeElement('ul', { class: 'x-modes', 'aria-label': texts.show }, ...links.map(toModeItem)),
    makeElement('p', {}, texts.boundaries),
    makeElement('ul', { class: 'x-list' }, ...own.map((one) => toBoundaryItem(one, facts))),
    ...(framework.length > 0
      ? [
          makeElement('p', {}, texts.framework),
          makeElement('ul', { class: 'x-list' }, ...framework.map((one) => toBoundaryItem(one, facts))),
        ]
      : []),
  );
  return makeElement('aside', { id: 'x-legend', 'aria-label': texts.label }, makeElement('details', {}, summary, body));
}

function toModeItem({ name, href, isCurrent }: { name: string; href: string; isCurrent: boolean }): Element {
  return makeElement('li', {}, makeElement('a', { href, ...(isCurrent && { 'aria-current': 'page' }) }, name));
}

function toBoundaryItem({ number, name, file, count, bytes }: OverlayBoundary, { language }: PageFacts): Element {
  const texts = overlayTexts[language];
  const link = makeElement(
    'a',
    {
      href: toBoundaryHref(file, language),
      ...(file && { title: file }),
      ...(number !== undefined && { 'data-x-of': String(number) }),
    },
    makeElement('span', {}, number === undefined ? '·' : String(number)),
    makeElement('span', {}, name),
    makeElement('span', {}, texts.times(count)),
    makeElement('span', {}, formatBytes(bytes, texts.number)),
  );
  return makeElement('li', {}, link);
}

function formatBytes(bytes: number, language: string): string {
  const inKilobytes = bytes >= 1000;
  const value = inKilobytes ? bytes / 1000 : bytes;
  const text = value.toLocaleString(language, { maximumFractionDigits: inKilobytes ? 1 : 0 });
  return `${text} ${inKilobytes ? 'kB' : 'B'}`;
}
