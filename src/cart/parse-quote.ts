import * as v from 'valibot';
import { id, tint } from '../orders/order-fields.ts';
import { type Quote, quoteFields, quoteLineFields } from '../orders/quote.ts';

/** As text; a server of an older release sends none. */
const delivery = v.optional(v.nullable(v.string()), null);

const wholeDelivery = v.optional(v.nullable(v.object({ to: v.string(), text: v.string() })), null);

const branch = v.object({
  id,
  name: v.string(),
  address: v.array(v.string()),
  hours: v.nullable(v.string()),
  ready: v.nullable(v.string()),
});

const quote = v.object({
  ...quoteFields,
  status: v.literal('ok'),
  delivery: wholeDelivery,
  branches: v.optional(v.array(branch), []),
  lines: v.array(
    v.object({
      ...quoteLineFields,
      delivery,
      href: v.nullable(v.string()),
      picture: v.nullable(v.object({ id: v.string(), width: v.number(), height: v.number(), alt: v.string(), tint })),
    }),
  ),
});

/** Parses the quote that the site responds with; undefined for anything else. */
export function parseQuote(body: unknown): Quote | undefined {
  const result = v.safeParse(quote, body);
  if (!result.success) return undefined;
  const { status: _, ...parsed } = result.output;
  return parsed;
}
