import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { languages } from '../src/i18n/languages.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;
type Attributes = ReadonlyMap<string, string>;

/** Attributes whose value makes another kind of element; of the others, which hold words or ids, it counts that they are there. */
const valued = new Set([
  ...['role', 'type', 'tabindex', 'scope'],
  ...['atomic', 'autocomplete', 'busy', 'checked', 'current', 'disabled', 'expanded', 'haspopup', 'hidden'].map(toAria),
  ...['invalid', 'level', 'live', 'modal', 'multiselectable', 'orientation', 'pressed', 'readonly'].map(toAria),
  ...['relevant', 'required', 'selected', 'sort'].map(toAria),
]);
const present = new Set(['title', 'href', 'for', 'hidden', 'controls', 'required', 'disabled']);

function toAria(name: string): string {
  return `aria-${name}`;
}

const references = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns', 'for'] as const;
const named = new Set(['a', 'button', 'summary', 'label', 'legend', 'th', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const fields = new Set(['input', 'select', 'textarea']);
/** What may stand in these, or around them, is settled by HTML. */
const strictParents = new Set(['ul', 'ol', 'dl', 'menu']);
const strictChildren = new Set(['li', 'dt', 'dd', 'summary', 'legend']);
const interactive = new Set(['a', 'button', 'input', 'select', 'textarea', 'summary', 'label']);

/**
 * The element signatures of a page, all that an accessibility check judges apart from text and colours: each element with its role,
 * its aria attributes and its type, each part's class, how headings follow upon each other, and what is broken.
 */
export function findElementSignatures(html: string): Set<string> {
  const elements = listElements(parse(html)).filter(({ tagName }) => tagName !== 'script' && tagName !== 'template');
  const ids = elements.flatMap(({ attrs }) => attrs.filter(({ name }) => name === 'id').map(({ value }) => value));
  const known = new Set(ids);
  const labelled = new Set(elements.filter(({ tagName }) => tagName === 'label').map((one) => toMap(one).get('for')));
  return new Set([
    ...elements.flatMap((element) => [
      findSignature(element),
      ...findParts(element),
      ...findPlace(element),
      ...findBroken(element, known),
      ...(isUnnamedField(element, labelled) ? [`${element.tagName} without a label`] : []),
    ]),
    ...findHeadingSteps(elements),
    ...(ids.length > known.size ? ['an id twice'] : []),
  ]);
}

function listElements(node: Node): Element[] {
  const own = 'tagName' in node ? [node] : [];
  return 'childNodes' in node ? [...own, ...node.childNodes.flatMap(listElements)] : own;
}

function toMap({ attrs }: Element): Attributes {
  return new Map(attrs.map(({ name, value }) => [name, value]));
}

/** `button[aria-expanded=false][type=button]` */
function findSignature(element: Element): string {
  const told = element.attrs.flatMap(({ name, value }) => {
    if (name === 'lang') return languages.some((one) => one === value) ? ['[lang]'] : [`[lang=${value}]`];
    if (name === 'alt') return [value.trim() ? '[alt]' : '[alt=]'];
    if (valued.has(name)) return [`[${name}=${value}]`];
    return present.has(name) || name.startsWith('aria-') ? [`[${name}]`] : [];
  });
  return element.tagName + told.sort().join('');
}

function findParts(element: Element): string[] {
  return (toMap(element).get('class') ?? '').split(' ').filter((name) => /^[a-z-]+__/.test(name));
}

function findPlace(element: Element): string[] {
  const around = listAround(element);
  const [parent] = around;
  const isStrict = strictChildren.has(element.tagName) || (parent && strictParents.has(parent.tagName));
  const outer = interactive.has(element.tagName) && around.find(({ tagName }) => interactive.has(tagName));
  return [
    ...(isStrict ? [`${parent?.tagName} > ${element.tagName}`] : []),
    ...(outer ? [`${outer.tagName} ${element.tagName}`] : []),
  ];
}

/** The elements around one, from the inside out. */
function listAround({ parentNode }: Element): Element[] {
  return parentNode && 'tagName' in parentNode ? [parentNode, ...listAround(parentNode)] : [];
}

function findBroken(element: Element, known: ReadonlySet<string>): string[] {
  const attributes = toMap(element);
  const broken = references.filter((name) =>
    (attributes.get(name) ?? '').split(' ').some((id) => id !== '' && !known.has(id)),
  );
  const isEmpty = named.has(element.tagName) && !isNamed(attributes) && !hasWords(element);
  return [
    ...broken.map((name) => `${element.tagName}[${name}] to nothing`),
    ...(isEmpty ? [`${element.tagName} without words`] : []),
  ];
}

function isNamed(attributes: Attributes): boolean {
  return ['aria-label', 'aria-labelledby', 'title'].some((name) => (attributes.get(name) ?? '').trim() !== '');
}

function hasWords(node: Node): boolean {
  if ('value' in node) return node.value.trim() !== '';
  if (!('childNodes' in node)) return false;
  if ('tagName' in node && (isNamed(toMap(node)) || (toMap(node).get('alt') ?? '').trim() !== '')) return true;
  return node.childNodes.some(hasWords);
}

function isUnnamedField(element: Element, labelled: ReadonlySet<string | undefined>): boolean {
  const attributes = toMap(element);
  const type = attributes.get('type') ?? '';
  if (!fields.has(element.tagName) || ['hidden', 'submit', 'button', 'image', 'reset'].includes(type)) return false;
  const id = attributes.get('id');
  const isLabelled = id !== undefined && labelled.has(id);
  return !isLabelled && !isNamed(attributes) && !listAround(element).some(({ tagName }) => tagName === 'label');
}

/** `h2 to h4` where a level is left out, and how many begin a page where that is not one. */
function findHeadingSteps(elements: readonly Element[]): string[] {
  const levels = elements.flatMap(({ tagName }) => (/^h[1-6]$/.test(tagName) ? [Number(tagName[1])] : []));
  const steps = levels.flatMap((level, at) => {
    const before = levels[at - 1] ?? 0;
    return level > before + 1 ? [`h${before} to h${level}`] : [];
  });
  const first = levels.filter((level) => level === 1).length;
  return first === 1 ? steps : [...steps, `${first} h1`];
}
