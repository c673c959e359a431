import { defaultTreeAdapter as adapter, type DefaultTreeAdapterTypes, html as names, parse } from 'parse5';
import { type Inspection, type MarkKind, parseMark, toMarkComments } from './inspection.ts';
import { revealSuspense } from './reveal-suspense.ts';

export type Element = DefaultTreeAdapterTypes.Element;
type ChildNode = DefaultTreeAdapterTypes.ChildNode;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** The elements that one client component, one server hole or one Suspense boundary rendered, and no others. */
export type Region = {
  kind: MarkKind | 'suspense';
  /** Of its mark; for Suspense boundaries counted in the order of the document. */
  number: number;
  /** Its outermost elements. Text that lies in the region itself is in an element of its own, `x-text`. */
  elements: Element[];
  /** Whether the content of a Suspense boundary was sent after its fallback. */
  isLate: boolean;
};

export type MarkedDocument = { document: DefaultTreeAdapterTypes.Document; regions: Region[] };

/** A rendered page without its scripts, and the regions that its marks enclose. Late content is in its place. */
export function markDocument(html: string, inspection: Inspection): MarkedDocument {
  const { token, mode } = inspection;
  const document = parse(toMarkComments(html, token), { scriptingEnabled: mode !== 'no-script' });
  const late = revealSuspense(document);
  removeScripts(document, mode === 'no-script');
  const regions: Region[] = [];
  let boundaries = 0;
  const readChildren = (parent: ParentNode) => {
    const open: Region[] = [];
    const add = (region: Region) => {
      regions.push(region);
      open.push(region);
    };
    const close = (isClosed: (region: Region) => boolean) => {
      const at = open.findLastIndex(isClosed);
      if (at >= 0) open.splice(at, 1);
    };
    for (const node of [...parent.childNodes]) {
      if (adapter.isCommentNode(node)) {
        const mark = parseMark(node.data, token);
        // React parts adjacent texts, as marks are, with comments.
        if (mark || node.data === ' ') adapter.detachNode(node);
        if (mark?.edge === 'start') add({ kind: mark.kind, number: mark.number, elements: [], isLate: false });
        else if (mark) close(({ kind, number }) => kind === mark.kind && number === mark.number);
        else if (/^\$[?!~]?$/.test(node.data)) {
          add({ kind: 'suspense', number: boundaries, elements: [], isLate: late.has(node) });
          boundaries += 1;
        } else if (node.data === '/$') close(({ kind }) => kind === 'suspense');
      } else {
        const element = toRegionElement(node, parent, open.length > 0);
        if (element) for (const region of open) region.elements.push(element);
        if (adapter.isElementNode(node)) readChildren(node);
      }
    }
  };
  readChildren(document);
  return { document, regions };
}

/** Elements whose content is plain text: a mark in them is no comment. */
const plainText: ReadonlySet<string> = new Set(['title', 'textarea', 'option', 'script', 'style']);

const markedText = /<!--[\w+/=]{1,40} [a-z]{1,8} \d{1,7} [a-z]{1,5}-->/g;

/** The element of a node that belongs to a region; text outside of plain elements gets one. */
function toRegionElement(node: ChildNode, parent: ParentNode, isInRegion: boolean): Element | undefined {
  if (adapter.isElementNode(node)) return isVisible(node) ? node : undefined;
  if (!adapter.isTextNode(node)) return undefined;
  const name = adapter.isElementNode(parent) ? parent.tagName : '';
  if (plainText.has(name)) {
    node.value = node.value.replace(markedText, '');
    return undefined;
  }
  if (!isInRegion || node.value.trim() === '' || noText.has(name)) return undefined;
  const element = adapter.createElement('x-text', names.NS.HTML, []);
  adapter.insertBefore(parent, element, node);
  adapter.detachNode(node);
  adapter.appendChild(element, node);
  return element;
}

const noText: ReadonlySet<string> = new Set([
  '',
  'html',
  'head',
  'table',
  'tbody',
  'thead',
  'tr',
  'select',
  'svg',
  'text',
]);

const invisible: ReadonlySet<string> = new Set([
  'head',
  'link',
  'meta',
  'title',
  'script',
  'style',
  'template',
  'noscript',
]);

function isVisible({ tagName }: Element): boolean {
  return !invisible.has(tagName);
}

/** Removes scripts and what loads them. Readers without JavaScript see what is in `<noscript>`, others do not. */
function removeScripts(parent: ParentNode, keepsNoScript: boolean): void {
  for (const node of [...parent.childNodes]) {
    if (!adapter.isElementNode(node)) continue;
    const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
    const isForScripts =
      node.tagName === 'script' ||
      (node.tagName === 'noscript' && !keepsNoScript) ||
      (node.tagName === 'meta' && attributes.get('http-equiv') === 'refresh') ||
      (node.tagName === 'link' &&
        (/^(?:modulepreload|later)$/.test(attributes.get('rel') ?? '') || attributes.get('as') === 'script'));
    if (isForScripts) adapter.detachNode(node);
    else removeScripts(node, keepsNoScript);
  }
}
