import { defaultTreeAdapter as adapter, type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';
import { toControlId, toErrorId, toFormId, toPhoneHintId, toProblemId } from '../../contact/form-ids.ts';
import { replaceScripts } from '../extract-payload.ts';

type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

export type FilledForm = {
  /** Name of the form. */
  form: string;
  /** Submitted values, by field. */
  values: Readonly<Record<string, string>>;
  message: string;
  errors: Readonly<Record<string, string>>;
  /** Labels of the fields; a select uses the label of the page. */
  labels: Readonly<Record<string, string>>;
  showCall: boolean;
  /** Marks the title, which screen readers read first, with the error. */
  toTitle: (title: string) => string;
};

const formEnd = '</form>';

/**
 * A page with its form as it was submitted, and the errors. Needs neither the content system nor scripts: Waku's client
 * would not know the address.
 */
export function fillPage(html: string, filledForm: FilledForm): string {
  const page = withoutScripts(html).replace(
    /<title>([^<]*)<\/title>/,
    (_, title: string) => `<title>${filledForm.toTitle(title)}</title>`,
  );
  const start = findForm(page, toFormId(filledForm.form));
  const end = start < 0 ? -1 : page.indexOf(formEnd, start) + formEnd.length;
  return end < formEnd.length
    ? page
    : page.slice(0, start) + fillForm(page.slice(start, end), filledForm) + page.slice(end);
}

/** Index of the opening tag of a form; negative where there is none. */
function findForm(html: string, id: string): number {
  const at = html.indexOf(` id="${id}"`);
  const start = html.lastIndexOf('<', at);
  return at >= 0 && html.startsWith('<form ', start) ? start : -1;
}

export function withoutScripts(html: string): string {
  return replaceScripts(html, () => '').replace(/<link\b[^<>]*>/gi, (link) => (isForScripts(link) ? '' : link));
}

function isForScripts(link: string): boolean {
  return /\brel="(?:modulepreload|canonical|alternate)"/i.test(link) || /\bas="script"/i.test(link);
}

function fillForm(html: string, { form, values, message, errors, labels, showCall }: FilledForm): string {
  const root = parseFragment(html);
  const elements = new Map(listElements(root).map((element) => [findAttribute(element, 'id') ?? '', element]));
  for (const element of listElements(root)) {
    const value = values[findAttribute(element, 'name') ?? ''];
    if (value !== undefined) fillControl(element, value);
  }
  for (const [field, error] of Object.entries(errors)) {
    const control = elements.get(toControlId(form, field));
    const errorElement = elements.get(toErrorId(toControlId(form, field)));
    if (control) setAttribute(control, 'aria-invalid', 'true');
    if (errorElement) adapter.insertText(errorElement, error);
  }
  const problem = elements.get(toProblemId(form));
  if (problem) {
    removeAttribute(problem, 'hidden');
    setAttribute(problem, 'autofocus', '');
    const fields = Object.keys(errors).map((field) => {
      const id = toControlId(form, field);
      return { id: elements.has(id) ? id : undefined, label: findListLabel(root, id) ?? labels[field] ?? field };
    });
    append(problem, renderProblem(message, fields));
  }
  const phoneHint = elements.get(toPhoneHintId(form));
  if (phoneHint && showCall) removeAttribute(phoneHint, 'hidden');
  return serialize(root);
}

function fillControl(element: Element, value: string): void {
  if (element.tagName === 'textarea') {
    element.childNodes = [];
    // The HTML parser drops the first line break of a textarea.
    adapter.insertText(element, value.startsWith('\n') ? `\n${value}` : value);
  } else if (findAttribute(element, 'type') === 'checkbox') {
    setAttribute(element, 'checked', '');
  } else if (findAttribute(element, 'type') === 'radio') {
    if (findAttribute(element, 'value') === value) setAttribute(element, 'checked', '');
    else removeAttribute(element, 'checked');
  } else if (element.tagName === 'select') {
    for (const option of listElements(element)) {
      if (findAttribute(option, 'value') === value) setAttribute(option, 'selected', '');
      else removeAttribute(option, 'selected');
    }
  } else if (element.tagName === 'input') setAttribute(element, 'value', value);
}

/** The label of a select on the page: each product names its variants differently. */
function findListLabel(root: ParentNode, id: string): string | undefined {
  const elements = listElements(root);
  if (!elements.some((element) => element.tagName === 'select' && findAttribute(element, 'id') === id))
    return undefined;
  const label = elements.find((element) => element.tagName === 'label' && findAttribute(element, 'for') === id);
  const text = label?.childNodes.map((node) => (adapter.isTextNode(node) ? node.value : '')).join('');
  return text || undefined;
}

/** The error summary. A field that is not on the page is listed without a link. */
function renderProblem(message: string, fields: readonly { id: string | undefined; label: string }[]): string {
  const items = fields.map(({ id, label }) => {
    const name = escapeText(label);
    return `<li>${id === undefined ? name : `<a href="#${id}">${name}</a>`}</li>`;
  });
  return `<p>${escapeText(message)}</p>${items.length > 0 ? `<ul>${items.join('')}</ul>` : ''}`;
}

function append(parent: Element, html: string): void {
  for (const node of [...parseFragment(html).childNodes]) adapter.appendChild(parent, node);
}

function listElements(parent: ParentNode): Element[] {
  return parent.childNodes.flatMap((node) => (adapter.isElementNode(node) ? [node, ...listElements(node)] : []));
}

function findAttribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

function setAttribute(element: Element, name: string, value: string): void {
  removeAttribute(element, name);
  element.attrs.push({ name, value });
}

function removeAttribute(element: Element, name: string): void {
  element.attrs = element.attrs.filter((attribute) => attribute.name !== name);
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
