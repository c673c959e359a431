import { defaultTreeAdapter as adapter, type DefaultTreeAdapterTypes, parse, serialize } from 'parse5';
import { expect } from 'vitest';
import { readPayload } from './read-payload.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** What a page consists of, whoever has written it. */
export type PageContent = {
  status: number;
  /** The HTML without scripts, every streamed part in its place, ids numbered in their order. */
  html: string;
  /** What the head preloads, in alphabetical order. */
  preloads: string[];
  payload: ReturnType<typeof readPayload>;
};

export async function readPage(site: string, path: string): Promise<PageContent> {
  const response = await fetch(site + path, { redirect: 'manual' });
  const document = parse(await response.text());
  const elements = listElements(document);
  const scripts = elements.filter(({ tagName }) => tagName === 'script').map(getText);
  const [root] = elements.filter(({ tagName }) => tagName === 'html');
  const payloadPath = root && getAttribute(root, 'data-payload');
  const payload =
    payloadPath === undefined ? scripts.map(readPush).join('') : await (await fetch(site + payloadPath)).text();
  placeStreamedParts(document);
  const isPreload = (element: Element) =>
    element.tagName === 'link' && /^(?:modulepreload|later|preload)$/.test(getAttribute(element, 'rel') ?? '');
  const preloads = elements.filter(isPreload).map((element) => getAttribute(element, 'href') ?? '');
  for (const element of listElements(document)) {
    const isData = element.tagName === 'script' && getAttribute(element, 'type') === 'application/ld+json';
    if (isPreload(element) || (element.tagName === 'script' && !isData)) adapter.detachNode(element);
    element.attrs = element.attrs.filter(({ name }) => !/^(?:data-payload|data-lazy|nonce)$/.test(name));
  }
  return {
    status: response.status,
    // React separates texts also where one was followed by a part that came late.
    html: numberIds(serialize(document)).replaceAll('<!-- -->', ''),
    preloads: [...new Set(preloads)].sort(),
    payload: readPayload(payload),
  };
}

export function comparePages(own: PageContent, stock: PageContent): void {
  // Line by line, so that a failure shows where they differ.
  const split = (html: string) => html.replaceAll('><', '>\n<').split('\n');
  expect(own.status).toBe(stock.status);
  expect(split(own.html)).toEqual(split(stock.html));
  expect(own.preloads).toEqual(stock.preloads);
  expect(own.payload).toEqual(stock.payload);
}

function listElements(node: Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  const below = children.flatMap(listElements);
  return 'tagName' in node ? [node, ...below] : below;
}

function getAttribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

function getText(element: Element): string {
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

const push = '(self.__FLIGHT_DATA||=[]).push(';

/** The part of the payload that a script hands over, in whichever way `<` is escaped. */
function readPush(script: string): string {
  if (!script.startsWith(push)) return '';
  const literal = script.slice(push.length, -1).replaceAll('<\\!--', '<!--').replaceAll('</\\script', '</script');
  return JSON.parse(literal);
}

/** Moves each part that came later to the place that is kept for it, as React's scripts do in a browser. */
function placeStreamedParts(document: Parent): void {
  for (const part of listElements(document)) {
    const id = getAttribute(part, 'id');
    if (part.tagName !== 'div' || !id?.startsWith('S:') || getAttribute(part, 'hidden') === undefined) continue;
    const places = [`B:${id.slice(2)}`, `P:${id.slice(2)}`];
    const place = listElements(document).find((element) => places.includes(getAttribute(element, 'id') ?? ''));
    const parent = place?.parentNode;
    if (!place || !parent) throw new Error(`There is no place for ${id}.`);
    adapter.detachNode(part);
    if (getAttribute(place, 'id')?.startsWith('B:')) removeFallback(parent, place);
    for (const child of [...part.childNodes]) {
      adapter.detachNode(child);
      adapter.insertBefore(parent, child, place);
    }
    adapter.detachNode(place);
  }
}

/** Removes what is shown until a part comes: from its place to the comment that ends the boundary. */
function removeFallback(parent: Parent, place: Element): void {
  const at = parent.childNodes.indexOf(place);
  const before = parent.childNodes[at - 1];
  if (before && adapter.isCommentNode(before)) before.data = '$';
  let depth = 0;
  for (const node of parent.childNodes.slice(at + 1)) {
    if (adapter.isCommentNode(node)) {
      if (node.data === '/$' && depth === 0) return;
      depth += node.data === '/$' ? -1 : node.data.startsWith('$') ? 1 : 0;
    }
    adapter.detachNode(node);
  }
}

/** Ids of `useId`, numbered in the order in which they appear. */
function numberIds(html: string): string {
  const numbers = new Map<string, string>();
  return html.replace(/_R_[0-9a-zA-Z]*_/g, (id) => {
    const number = numbers.get(id) ?? `_id${numbers.size}_`;
    numbers.set(id, number);
    return number;
  });
}
