import * as v from 'valibot';

const cents = v.pipe(v.number(), v.integer(), v.minValue(0));
const short = v.pipe(v.string(), v.minLength(1), v.maxLength(255));

const address = v.object({
  given_name: short,
  family_name: short,
  organization_name: v.optional(short),
  email: v.pipe(v.string(), v.email()),
  phone: v.optional(short),
  street_address: short,
  street_address2: v.optional(short),
  postal_code: short,
  city: short,
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
});

const line = v.object({
  type: v.picklist(['physical', 'discount', 'shipping_fee', 'surcharge', 'digital', 'gift_card', 'sales_tax']),
  reference: v.optional(short),
  name: short,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  unit_price: cents,
  tax_rate: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
  total_amount: cents,
  total_tax_amount: cents,
});

const bodySchema = v.object({
  purchase_country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  purchase_currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  locale: v.pipe(v.string(), v.regex(/^[a-z]{2}-[A-Z]{2}$/)),
  order_amount: cents,
  order_tax_amount: cents,
  order_lines: v.pipe(v.array(line), v.minLength(1), v.maxLength(1000)),
  merchant_reference1: v.optional(short),
  merchant_reference2: v.optional(short),
  billing_address: v.optional(address),
  shipping_address: v.optional(address),
});

export type KlarnaOrderBody = v.InferOutput<typeof bodySchema>;

type Checked = { body: KlarnaOrderBody } | { messages: string[] };

const native: Readonly<Record<string, string>> = { DE: 'EUR', AT: 'EUR', FR: 'EUR', BE: 'EUR', NL: 'EUR', CH: 'CHF' };

/** Klarna's validation of a session or an order. */
export function checkKlarnaOrder(given: unknown): Checked {
  const parsed = v.safeParse(bodySchema, given);
  if (!parsed.success) return { messages: parsed.issues.map((issue) => `Bad value: ${v.getDotPath(issue)}`) };
  const body = parsed.output;
  const messages: string[] = [];
  const sum = (list: number[]) => list.reduce((total, one) => total + one, 0);
  body.order_lines.forEach((one, index) => {
    const tax = one.total_amount - (one.total_amount * 10_000) / (10_000 + one.tax_rate);
    if (one.total_amount !== one.unit_price * one.quantity) {
      messages.push(`Bad value: order_lines[${index}].total_amount`);
    }
    if (Math.abs(one.total_tax_amount - tax) > 1) messages.push(`Bad value: order_lines[${index}].total_tax_amount`);
  });
  if (sum(body.order_lines.map((one) => one.total_amount)) !== body.order_amount) {
    messages.push('Bad value: order_amount');
  }
  if (sum(body.order_lines.map((one) => one.total_tax_amount)) !== body.order_tax_amount) {
    messages.push('Bad value: order_tax_amount');
  }
  if (native[body.purchase_country] !== body.purchase_currency) messages.push('Bad value: purchase_currency');
  return messages.length > 0 ? { messages } : { body };
}

const compared = ['purchase_country', 'purchase_currency', 'order_amount', 'order_tax_amount'] as const;

/** Fields in which an order differs from the authorized session. */
export function findDifferences(agreed: KlarnaOrderBody, ordered: KlarnaOrderBody): string[] {
  const addresses = (['billing_address', 'shipping_address'] as const).filter(
    (name) => JSON.stringify(agreed[name]) !== JSON.stringify(ordered[name]),
  );
  return [...compared.filter((name) => agreed[name] !== ordered[name]), ...addresses];
}
