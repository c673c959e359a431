import { Readable } from 'node:stream';
import { createFromNodeStream } from '@vitejs/plugin-rsc/ssr.node';
import type { INTERNAL_ServerRoot as ServerRoot } from 'waku/minimal/client';
import type { StaticElement } from '../release/static-elements.ts';

/** The elements of a page, by slot. */
export type Elements = Awaited<Parameters<typeof ServerRoot>[0]['elementsPromise']>;

/** Static elements as React elements: decoded once for all pages of a release. */
const decoded = new WeakMap<StaticElement, Promise<unknown>>();

/** The elements of a page with the static ones in the place of their names. Called within the render. */
export function fillElements(page: Promise<Elements>, elements: readonly StaticElement[]): Promise<Elements> {
  return elements.length === 0 ? page : fill(page, elements);
}

async function fill(page: Promise<Elements>, elements: readonly StaticElement[]): Promise<Elements> {
  const [shown, , ...values] = await Promise.all([page, preloadCode(elements), ...elements.map(decode)]);
  const filled = new Map(elements.map(({ name }, at) => [name, values[at]]));
  return Object.fromEntries(
    Object.entries(shown).map(([slot, element]) => [
      slot,
      typeof element === 'string' && filled.has(element) ? filled.get(element) : element,
    ]),
  );
}

function decode(element: StaticElement): Promise<unknown> {
  const value =
    decoded.get(element) ?? readRows([element.rows, Buffer.from(`0:${JSON.stringify(element.reference)}\n`)]);
  decoded.set(element, value);
  return value;
}

/**
 * React preloads the code of client components for the page that is rendered while it reads their rows. Code that does not
 * load is an error where it is rendered.
 */
async function preloadCode(elements: readonly StaticElement[]): Promise<void> {
  const ids = elements.flatMap(({ code }) => code.ids.map((id) => `$${id}`));
  try {
    await readRows([...elements.map(({ code }) => code.rows), Buffer.from(`0:${JSON.stringify(ids)}\n`)]);
  } catch {
    // Where it is rendered, it fails again.
  }
}

function readRows(rows: readonly Buffer[]): Promise<unknown> {
  return createFromNodeStream(Readable.from([Buffer.concat(rows)]));
}
