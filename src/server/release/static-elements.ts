import * as v from 'valibot';

/** Names under which Waku's build stores what it needs to render dynamic pages. */
export const elementsKey = 'defineRouter:cachedElements';
export const moduleListKey = 'defineRouter:path2moduleIds';

type Elements = Record<string, unknown>;

/** The static elements of a release: layouts and the like, which Waku's build stores as RSC payloads. */
export type StaticElements = {
  /** What Waku gets in place of the payloads, which it would decode for each request. */
  names: string;
  /** Replaces the names by the elements, decoded once. */
  fill: (elements: Elements) => Promise<Elements>;
};

const schema = v.record(v.string(), v.string());

const mark = 'static element ';

/** @param stored JSON of payloads in base64 */
export function openStaticElements(stored = '{}'): StaticElements {
  const payloads = new Map(
    Object.entries(v.parse(schema, JSON.parse(stored))).map(([id, payload]) => [mark + id, { id, payload }]),
  );
  const decoded = new Map<string, Promise<unknown>>();
  const decode = (name: string, payload: string) => {
    const element = decoded.get(name) ?? decodePayload(payload);
    decoded.set(name, element);
    return element;
  };
  const names = [...payloads].map(([name, { id }]) => [
    id,
    Buffer.from(`0:${JSON.stringify(name)}\n`).toString('base64'),
  ]);
  return {
    names: JSON.stringify(Object.fromEntries(names)),
    fill: async (elements) => {
      const filled = await Promise.all(
        Object.entries(elements).map(async ([id, element]) => {
          const stored = typeof element === 'string' ? payloads.get(element) : undefined;
          return [id, stored && typeof element === 'string' ? await decode(element, stored.payload) : element] as const;
        }),
      );
      return Object.fromEntries(filled);
    },
  };
}

async function decodePayload(payload: string): Promise<unknown> {
  const { deserializeRsc } = await import('waku/server');
  return deserializeRsc(new Uint8Array(Buffer.from(payload, 'base64')));
}
