import { defaultTreeAdapter as adapter, serialize } from 'parse5';
import { makeElement, makeLegend, toBoundaryHref } from './legend.ts';
import type { Element, MarkedDocument, Region } from './mark-document.ts';
import { listBoundaries, type OverlayBoundary, type PageFacts } from './overlay-boundaries.ts';
import { makeHighlights, overlayStyle } from './overlay-style.ts';

/** More labels would hide the page. */
const maxLabels = 300;

/** The HTML of an inspected page: regions outlined, labels that open the page of a boundary, and a legend. */
export function decorateDocument({ document, regions }: MarkedDocument, facts: PageFacts): string {
  const boundaries = listBoundaries(regions, facts);
  const [html] = document.childNodes.filter(adapter.isElementNode);
  const parts = html?.childNodes.filter(adapter.isElementNode) ?? [];
  const head = parts.find(({ tagName }) => tagName === 'head');
  const body = parts.find(({ tagName }) => tagName === 'body');
  if (!head || !body) return serialize(document);
  const style = makeElement('style', {}, overlayStyle + makeHighlights(boundaries.length));
  adapter.appendChild(head, style);
  adapter.appendChild(head, makeElement('meta', { name: 'robots', content: 'noindex' }));
  if (facts.inspection.mode !== 'no-script') {
    for (const region of regions) outline(region, boundaries, facts);
    adapter.appendChild(body, makeLabels(boundaries, facts));
  }
  adapter.appendChild(body, makeLegend(boundaries, regions, facts));
  return serialize(document);
}

function outline({ kind, number, elements }: Region, boundaries: readonly OverlayBoundary[], facts: PageFacts): void {
  const instance = facts.inspection.instances[number];
  const boundary = boundaries.find(({ key, name }) => key === instance?.key && name === instance.name);
  for (const element of elements) {
    if (kind !== 'client') addWord(element, `data-x-${kind}`, '');
    else if (!boundary) return;
    else if (boundary.number === undefined) addWord(element, 'data-x-framework', '');
    else addWord(element, 'data-x-client', String(boundary.number));
  }
}

function addWord(element: Element, name: string, word: string): void {
  const attribute = element.attrs.find((one) => one.name === name);
  if (!attribute) element.attrs.push({ name, value: word });
  else if (!attribute.value.split(' ').includes(word)) attribute.value = `${attribute.value} ${word}`.trim();
}

/** Links at the upper left corners of regions; one below the other where several begin at the same corner. */
function makeLabels(boundaries: readonly OverlayBoundary[], { language }: PageFacts): Element {
  const labels = makeElement('nav', { id: 'x-labels', 'aria-label': language === 'de' ? 'Grenzen' : 'Boundaries' });
  const used = new Map<Element, { anchor: string; count: number }>();
  let total = 0;
  for (const { number, file, name, instances } of boundaries) {
    if (number === undefined) continue;
    instances.forEach(([first], at) => {
      const corner = first && findCorner(first, used);
      if (!corner || total >= maxLabels) return;
      const place = used.get(corner) ?? { anchor: `--x${used.size}`, count: 0 };
      if (place.count === 0) setAnchor(corner, place.anchor);
      const link = makeElement(
        'a',
        {
          href: toBoundaryHref(file, language),
          style: `position-anchor:${place.anchor};--x-at:${place.count}`,
          'data-x-of': String(number),
          'aria-label': `${number} ${name}`,
          title: name,
          // One stop for the keyboard per boundary.
          ...(at > 0 && { tabindex: '-1' }),
        },
        String(number),
      );
      adapter.appendChild(labels, link);
      used.set(corner, { ...place, count: place.count + 1 });
      total += 1;
    });
  }
  return labels;
}

/** The outermost labelled element that begins where this one does, else the element itself. */
function findCorner(element: Element, used: ReadonlyMap<Element, unknown>): Element {
  let corner = element;
  for (let at = element; ; ) {
    const parent = at.parentNode;
    if (!parent || !adapter.isElementNode(parent) || parent.childNodes.find(adapter.isElementNode) !== at)
      return corner;
    if (used.has(parent)) corner = parent;
    at = parent;
  }
}

function setAnchor(element: Element, anchor: string): void {
  const style = element.attrs.find(({ name }) => name === 'style');
  if (style) style.value = `${style.value.replace(/;$/, '')};anchor-name:${anchor}`;
  else element.attrs.push({ name: 'style', value: `anchor-name:${anchor}` });
}
