import { defaultTreeAdapter as adapter, type DefaultTreeAdapterTypes } from 'parse5';

type ChildNode = DefaultTreeAdapterTypes.ChildNode;
type CommentNode = DefaultTreeAdapterTypes.CommentNode;
type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** React's calls that move late content: a segment into its place, and a boundary's content over its fallback. */
const calls = /\$R([SCR])\("([SB]:[0-9a-f]{1,8})","([PS]:[0-9a-f]{1,8})"/g;

/**
 * Moves late content into its place, as React's scripts would.
 *
 * @returns the comments at which the boundaries begin whose content was late
 */
export function revealSuspense(document: ParentNode): Set<CommentNode> {
  const late = new Set<CommentNode>();
  const byId = new Map<string, Element>();
  const scripts: string[] = [];
  collect(document, byId, scripts);
  for (const [, call, one = '', other = ''] of scripts.join('\n').matchAll(calls)) {
    const [content, place] = call === 'S' ? [byId.get(one), byId.get(other)] : [byId.get(other), byId.get(one)];
    if (!content || !place) continue;
    if (call !== 'S') removeFallback(place, late);
    moveBefore(content, place);
    adapter.detachNode(place);
    adapter.detachNode(content);
  }
  return late;
}

function collect(parent: ParentNode, byId: Map<string, Element>, scripts: string[]): void {
  for (const node of parent.childNodes) {
    if (!adapter.isElementNode(node)) continue;
    const id = node.attrs.find(({ name }) => name === 'id')?.value;
    if (id !== undefined && /^[SBP]:/.test(id)) byId.set(id, node);
    if (node.tagName === 'script')
      scripts.push(node.childNodes.map((text) => ('value' in text ? text.value : '')).join(''));
    collect(node, byId, scripts);
  }
}

/** Removes everything between a boundary's placeholder and the comment at its end. */
function removeFallback(place: Element, late: Set<CommentNode>): void {
  const siblings = place.parentNode?.childNodes ?? [];
  const at = siblings.indexOf(place);
  const start = siblings[at - 1];
  if (start && adapter.isCommentNode(start)) late.add(start);
  const fallback: ChildNode[] = [];
  let depth = 0;
  for (const node of siblings.slice(at + 1)) {
    const data = adapter.isCommentNode(node) ? node.data : '';
    if (data === '/$' && depth === 0) break;
    if (data === '/$') depth -= 1;
    else if (/^\$[?!~]?$/.test(data)) depth += 1;
    fallback.push(node);
  }
  for (const node of fallback) adapter.detachNode(node);
}

function moveBefore(content: Element, place: Element): void {
  const parent = place.parentNode;
  if (!parent) return;
  for (const node of [...content.childNodes]) {
    adapter.detachNode(node);
    adapter.insertBefore(parent, node, place);
  }
}
