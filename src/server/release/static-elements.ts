import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { type RenumberedRows, renumberRows } from './renumber-rows.ts';

/** Names under which Waku's build stores what it needs to render dynamic pages. */
export const elementsKey = 'defineRouter:cachedElements';
export const moduleListKey = 'defineRouter:path2moduleIds';

/** A static element as a part of the payloads of pages, where its name stands for it until it is put in. */
export type StaticElement = RenumberedRows & { name: string };

/** The static elements of a release: layouts and the like, which Waku's build stores as RSC payloads. */
export type StaticElements = {
  /** What Waku gets in place of the payloads, which it would decode and encode for each request. */
  names: string;
  /** Those whose names are among the elements of a page. */
  find: (elements: Readonly<Record<string, unknown>>) => StaticElement[];
};

const schema = v.record(v.string(), v.string());

/** Ids for the rows of a page: more than a page of hundreds of megabytes has. React reads ids of 31 bits. */
const pageIds = 2 ** 20;

/** Ids for the rows of each static element. */
const elementIds = 2 ** 14;

/** @param stored JSON of payloads in base64 */
export function openStaticElements(stored = '{}'): StaticElements {
  // No text of a page contains a name, since nobody can guess it.
  const mark = `static element ${randomBytes(12).toString('base64url')} `;
  const payloads = Object.entries(v.parse(schema, JSON.parse(stored))).sort(byFrequency);
  const opened = new Map<unknown, StaticElement>();
  const unopened = new Map<unknown, () => StaticElement>(
    payloads.map(([, payload], at) => {
      const name = mark + at;
      const ids = { first: pageIds + at * elementIds, count: elementIds };
      return [name, () => ({ name, ...renumberRows(Buffer.from(payload, 'base64'), ids) })];
    }),
  );
  const open = (name: unknown): StaticElement[] => {
    const element = opened.get(name) ?? unopened.get(name)?.();
    if (!element) return [];
    opened.set(name, element);
    unopened.delete(name);
    return [element];
  };
  const names = payloads.map(([id], at) => [id, Buffer.from(`0:"${mark}${at}"\n`).toString('base64')]);
  return {
    names: JSON.stringify(Object.fromEntries(names)),
    find: (elements) => Object.values(elements).flatMap(open),
  };
}

/** Those of many pages first, in an order that does not depend on which was built first. */
function byFrequency([one]: [string, string], [other]: [string, string]): number {
  const rank = (id: string) => ['slot/root', 'slot/layout', 'pathSpec/', ''].findIndex((start) => id.startsWith(start));
  return rank(one) - rank(other) || (one < other ? -1 : 1);
}
