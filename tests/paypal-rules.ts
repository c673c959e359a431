import * as v from 'valibot';

const money = v.object({ currency_code: v.string(), value: v.string() });

const unitSchema = v.object({
  reference_id: v.optional(v.pipe(v.string(), v.maxLength(256))),
  custom_id: v.optional(v.pipe(v.string(), v.maxLength(127))),
  invoice_id: v.optional(v.pipe(v.string(), v.maxLength(127))),
  payee: v.optional(v.object({ merchant_id: v.string() })),
  amount: v.object({
    ...money.entries,
    breakdown: v.optional(v.record(v.string(), money)),
  }),
  items: v.optional(
    v.array(
      v.object({
        name: v.pipe(v.string(), v.minLength(1), v.maxLength(127)),
        sku: v.optional(v.pipe(v.string(), v.maxLength(127))),
        unit_amount: money,
        quantity: v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/)),
        category: v.optional(v.picklist(['DIGITAL_GOODS', 'PHYSICAL_GOODS', 'DONATION'])),
      }),
    ),
  ),
  shipping: v.optional(
    v.object({
      name: v.object({ full_name: v.pipe(v.string(), v.minLength(1), v.maxLength(300)) }),
      address: v.object({
        address_line_1: v.optional(v.string()),
        address_line_2: v.optional(v.string()),
        admin_area_2: v.optional(v.string()),
        postal_code: v.optional(v.string()),
        country_code: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
      }),
    }),
  ),
});

const verified = v.object({ verification: v.object({ method: v.picklist(['SCA_ALWAYS', 'SCA_WHEN_REQUIRED']) }) });

const sourceSchemas = {
  paypal: v.object({
    experience_context: v.object({
      brand_name: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(127))),
      locale: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/))),
      shipping_preference: v.optional(v.picklist(['GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS'])),
      user_action: v.optional(v.picklist(['CONTINUE', 'PAY_NOW'])),
      payment_method_preference: v.optional(v.picklist(['UNRESTRICTED', 'IMMEDIATE_PAYMENT_REQUIRED'])),
      return_url: v.optional(v.pipe(v.string(), v.url())),
      cancel_url: v.optional(v.pipe(v.string(), v.url())),
    }),
  }),
  card: v.object({
    attributes: v.optional(verified),
    experience_context: v.optional(
      v.object({ return_url: v.pipe(v.string(), v.url()), cancel_url: v.pipe(v.string(), v.url()) }),
    ),
  }),
  google_pay: v.object({ attributes: v.optional(verified) }),
};

const bodySchema = v.object({
  intent: v.picklist(['CAPTURE', 'AUTHORIZE']),
  purchase_units: v.pipe(v.array(unitSchema), v.minLength(1), v.maxLength(10)),
  payment_source: v.optional(
    v.pipe(
      v.strictObject({
        paypal: v.optional(sourceSchemas.paypal),
        card: v.optional(sourceSchemas.card),
        google_pay: v.optional(sourceSchemas.google_pay),
      }),
      v.check((given) => Object.keys(given).length === 1, 'one source at a time'),
    ),
  ),
});

export type PayPalOrderBody = v.InferOutput<typeof bodySchema>;

type Checked = { body: PayPalOrderBody } | { code: 400 | 422; issue: string };

/** PayPal's validation of a new order. */
export function checkPayPalOrder(given: unknown, merchants: readonly string[]): Checked {
  const parsed = v.safeParse(bodySchema, given);
  if (!parsed.success) return { code: 400, issue: 'INVALID_PARAMETER_SYNTAX' };
  const body = parsed.output;
  const preference = body.payment_source?.paypal?.experience_context.shipping_preference;
  const issue = body.purchase_units.map((unit) => findIssue(unit, preference, merchants)).find(Boolean);
  return issue ? { code: 422, issue } : { body };
}

const patchSchema = v.array(
  v.object({
    op: v.picklist(['add', 'remove', 'replace', 'move', 'copy', 'test']),
    path: v.optional(v.string()),
    value: v.optional(v.unknown()),
  }),
);

type Unit = PayPalOrderBody['purchase_units'][number];

/** PayPal's validation of an order's update; only replacing a whole unit is supported. */
export function checkPayPalPatch(
  given: unknown,
  merchants: readonly string[],
): { unit: Unit } | { code: 400 | 422; issue: string } {
  const parsed = v.safeParse(patchSchema, given);
  if (!parsed.success) return { code: 400, issue: 'INVALID_PARAMETER_VALUE' };
  const [patch, ...others] = parsed.output;
  if (!patch?.path) return { code: 422, issue: 'PATCH_PATH_REQUIRED' };
  const [, reference, rest] = /^\/purchase_units\/@reference_id=='([^']*)'(\/.*)?$/.exec(patch.path) ?? [];
  if (reference === undefined) return { code: 422, issue: 'INVALID_JSON_POINTER_FORMAT' };
  if (reference !== 'default') return { code: 422, issue: 'REFERENCE_ID_NOT_FOUND' };
  if (rest || others.length > 0) return { code: 422, issue: 'NOT_PATCHABLE' };
  // Only what is not there yet is added.
  if (patch.op !== 'replace') return { code: 400, issue: 'INVALID_PATCH_OPERATION' };
  if (patch.value === undefined) return { code: 422, issue: 'PATCH_VALUE_REQUIRED' };
  const unit = v.safeParse(unitSchema, patch.value);
  if (!unit.success) return { code: 400, issue: 'INVALID_PARAMETER_SYNTAX' };
  const issue = findIssue(unit.output, undefined, merchants);
  return issue ? { code: 422, issue } : { unit: unit.output };
}

function findIssue(
  { amount, items = [], payee, shipping }: PayPalOrderBody['purchase_units'][number],
  preference: string | undefined,
  merchants: readonly string[],
): string | undefined {
  const parts = Object.values(amount.breakdown ?? {});
  const all = [amount, ...parts, ...items.map((item) => item.unit_amount)];
  if (all.some((one) => !/^[A-Z]{3}$/.test(one.currency_code))) return 'INVALID_CURRENCY_CODE';
  if (all.some((one) => one.currency_code !== amount.currency_code)) return 'CURRENCY_MISMATCH';
  if (all.some((one) => !/^-?\d+(\.\d{1,2})?$/.test(one.value))) return 'DECIMAL_PRECISION';
  if (all.some((one) => Number(one.value) < 0)) return 'CANNOT_BE_NEGATIVE';
  if (toCents(amount) === 0) return 'CANNOT_BE_ZERO_OR_NEGATIVE';
  const sum = (list: number[]) => list.reduce((total, one) => total + one, 0);
  if (amount.breakdown && sum(parts.map(toCents)) !== toCents(amount)) return 'AMOUNT_MISMATCH';
  const goods = amount.breakdown?.item_total;
  if (items.length > 0 && !goods) return 'ITEM_TOTAL_REQUIRED';
  const ofItems = sum(items.map((item) => toCents(item.unit_amount) * Number(item.quantity)));
  if (items.length > 0 && goods && ofItems !== toCents(goods)) return 'ITEM_TOTAL_MISMATCH';
  if (payee && !merchants.includes(payee.merchant_id)) return 'PAYEE_ACCOUNT_INVALID';
  if (preference === 'SET_PROVIDED_ADDRESS' && !shipping) return 'MISSING_SHIPPING_ADDRESS';
  if (shipping && !shipping.address.admin_area_2) return 'CITY_REQUIRED';
  if (shipping && !shipping.address.postal_code) return 'POSTAL_CODE_REQUIRED';
  return undefined;
}

function toCents({ value }: { value: string }): number {
  return Math.round(Number(value) * 100);
}
