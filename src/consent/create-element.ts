import type { IconName } from '../ui/icon.tsx';

type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/** Creates an element of the consent banner, which runs on pages without React. */
export function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...content);
  return element;
}

const svg = 'http://www.w3.org/2000/svg';

/** The same as the component `Icon`. */
export function createIcon(name: IconName): SVGElement {
  const icon = document.createElementNS(svg, 'svg');
  icon.setAttribute('class', 'icon');
  icon.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(svg, 'use');
  use.setAttribute('href', `/icons.svg#${name}`);
  icon.append(use);
  return icon;
}
