import * as v from 'valibot';

/** The header in which the client's router tells what it has of a page, by slot. */
export const etagsHeader = 'x-waku-etags';

/** The slots of a page that a payload contains, and what the router will tell of them at its next request. */
export type RoutePayload = { text: string; slots: string[]; etags: Record<string, unknown> };

const rootSchema = v.looseObject({ _etags: v.optional(v.record(v.string(), v.unknown()), {}) });

/** The address of a page's RSC payload, as the client's router asks for it. */
export function toPayloadAddress(path: string, query: string): string {
  return `/RSC/R${path}.txt?${new URLSearchParams({ query })}`;
}

/** @param etags what the client has; nothing at its first request */
export async function readPayload(
  site: string,
  { path, query }: { path: string; query: string },
  etags: Record<string, unknown> = {},
): Promise<RoutePayload> {
  const response = await fetch(site + toPayloadAddress(path, query), {
    headers: { [etagsHeader]: JSON.stringify(etags) },
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`The payload of ${path} was answered with ${response.status}.`);
  const [, root = ''] = /^0:(.*)$/m.exec(text) ?? [];
  const elements = v.parse(rootSchema, JSON.parse(root));
  // The router's own facts about the page begin with a capital letter.
  return { text, slots: Object.keys(elements).filter((name) => /^[a-z]/.test(name)), etags: elements._etags };
}
