/** An element as JSON: its tag, its attributes and its content. */
export type Markup = readonly [
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...content: (Markup | string)[],
];

/** Creates an element of the consent banner, which runs on pages without React. */
export function createElement([tag, attributes, ...content]: Markup): HTMLElement | SVGElement {
  const isIcon = /^(?:svg|use)$/.test(tag);
  const element = isIcon ? document.createElementNS('http://www.w3.org/2000/svg', tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...content.map((one) => (typeof one === 'string' ? one : createElement(one))));
  return element;
}
