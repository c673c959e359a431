import { html } from 'hono/html';
import type { BoundaryNode, ClientReference } from '../payload-owners.ts';
import type { RepeatedValue } from '../repeated-values.ts';
import type { Html, ToHref } from './frame.ts';
import type { InspectorLanguage } from './texts.ts';
import { countElements, formatSize, speak } from './words.ts';

export type TreeOptions = {
  language: InspectorLanguage;
  toHref: ToHref;
  /** The source file of a client reference, where it is known. */
  findFile: (reference: ClientReference) => string | undefined;
  repeated: readonly RepeatedValue[];
  /** What a Suspense boundary waits for, in words. */
  describeWait: (node: BoundaryNode) => string;
};

/** Equal neighbours from this number on are folded. */
const maxNeighbours = 3;

/** Largest props of an instance that are named. */
const maxProps = 3;

/** The parts of a page as its payload tells them, from the outside to the inside. */
export function drawTree(page: BoundaryNode, options: TreeOptions): Html {
  return html`<ul class="tree">${drawNode(page, options)}</ul>`;
}

function drawNode(node: BoundaryNode, options: TreeOptions): Html {
  const { children } = node;
  return html`<li class="${isFramework(node, options) ? 'framework' : node.kind}">${drawFacts(node, options)}${
    children.length > 0 ? html`<ul>${groupNeighbours(children).map((group) => drawGroup(group, options))}</ul>` : ''
  }</li>`;
}

function drawGroup(group: readonly BoundaryNode[], options: TreeOptions): Html {
  const [first] = group;
  if (!first || group.length <= maxNeighbours) return html`${group.map((node) => drawNode(node, options))}`;
  const bytes = group.reduce((sum, node) => sum + node.bytes, 0);
  const { language } = options;
  return html`<li class="${first.kind}"><details>
    <summary>${group.length} × ${nameOf(first, options)}, ${formatSize(bytes, language)}</summary>
    <ul>${group.map((node) => drawNode(node, options))}</ul>
  </details></li>`;
}

function groupNeighbours(nodes: readonly BoundaryNode[]): BoundaryNode[][] {
  const groups: BoundaryNode[][] = [];
  for (const node of nodes) {
    const last = groups.at(-1);
    if (last?.[0]?.kind === node.kind && last[0].name === node.name) last.push(node);
    else groups.push([node]);
  }
  return groups;
}

function nameOf({ kind, name }: BoundaryNode, { language }: TreeOptions): string {
  const say = speak(language);
  if (kind === 'client') return name;
  if (kind === 'hole') return say(`Server-Inhalt in ${name}`, `server content in ${name}`);
  if (kind === 'suspense') return say('Suspense-Grenze', 'Suspense boundary');
  return kind === 'fallback'
    ? say('Platzhalter', 'fallback')
    : say('Die Seite, vom Server', 'The page, from the server');
}

function drawFacts(node: BoundaryNode, options: TreeOptions): Html {
  const { language, describeWait } = options;
  const say = speak(language);
  const elements =
    node.elements > 0
      ? say(
          `mit ${countElements(node.elements, say)} vom Server`,
          `${countElements(node.elements, say)} from the server`,
        )
      : '';
  const parts = [
    formatSize(node.bytes, language),
    elements,
    ...(node.kind === 'client' ? [describeProps(node, options)] : []),
    ...(node.kind === 'suspense' ? [describeWait(node)] : []),
  ].filter(Boolean);
  const file = node.reference && options.findFile(node.reference);
  const name = nameOf(node, options);
  const link = file ? `/_boundaries/client?file=${encodeURIComponent(file)}` : undefined;
  return html`<b>${link ? html`<a href="${options.toHref(link)}">${name}</a>` : name}</b> <span>${parts.join(' · ')}</span>`;
}

function describeProps({ name, props }: BoundaryNode, { language, repeated }: TreeOptions): string {
  const say = speak(language);
  if (props.length === 0) return say('nichts geht hinüber', 'nothing crosses');
  const places = new Set(repeated.flatMap((value) => value.places));
  const named = props.slice(0, maxProps).map((prop) => {
    const isTwice = places.has(`${name}.${prop.name}`);
    return `${prop.name} ${formatSize(prop.bytes, language)}${isTwice ? say(' (enthält, was mehrmals gesendet wird)', ' (has what is sent more than once)') : ''}`;
  });
  const more = props.length - named.length;
  return `${named.join(', ')}${more > 0 ? say(` und ${more} weitere`, ` and ${more} more`) : ''}`;
}

function isFramework({ reference }: BoundaryNode, { findFile }: TreeOptions): boolean {
  return (reference && findFile(reference)?.includes('node_modules/')) ?? false;
}
