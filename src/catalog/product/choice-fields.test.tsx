import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { getPricePattern } from '../../i18n/format.ts';
import { getChoiceMessages } from './choice-messages.ts';
import { EngravingPreview } from './engraving-preview.tsx';
import { PersonalizationFields } from './personalization-fields.tsx';
import type { PersonalizationField } from './personalization-rules.ts';
import type { Choice, Offer } from './product-choice.ts';
import { VariantField } from './variant-field.tsx';

const sku = { cents: 129_000, reduction: null, stock: 1, canReorder: false, shippingDays: 2, reorderDays: null };
const variant = (id: number) => ({ ...sku, id, name: String(id), referenceSuffix: '' });
const offer: Offer = { ...sku, id: 7, variantLabel: null, variants: [variant(52), variant(54)], fields: [] };
const choice: Choice = { product: 7, variant: null, count: 1, personalization: {} };
const messages = getChoiceMessages('de');
const pattern = getPricePattern('de');

const field = (changes: Partial<PersonalizationField>): PersonalizationField => ({
  ...{ key: 'line', type: 'text', label: 'Zeile', hint: null, isRequired: true, surchargeCents: 0 },
  ...{ maxLength: null, options: [] },
  ...changes,
});

const listIds = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
const listDescriptions = (html: string) =>
  [...html.matchAll(/ aria-describedby="([^"]+)"/g)].flatMap(([, ids = '']) => ids.split(' '));

test('describes personalization fields by existing elements only, and marks optional ones', () => {
  const fields = [
    field({ key: 'line', hint: 'Zwei Worte' }),
    field({ key: 'font', type: 'select', hint: 'Drei Schriften', isRequired: false }),
    field({ key: 'gift', type: 'checkbox', isRequired: false }),
  ];
  for (const showsErrors of [false, true]) {
    const html = renderToStaticMarkup(
      <PersonalizationFields {...{ offer: { ...offer, fields }, choice, showsErrors, pattern, messages }} name="Gravur">
        {null}
      </PersonalizationFields>,
    );
    const descriptions = listDescriptions(html);
    expect(descriptions).toEqual(showsErrors ? ['own-line-error', 'own-line-hint'] : ['own-line-hint']);
    expect(listIds(html)).toEqual(expect.arrayContaining(descriptions));
    expect(html.match(/\(freiwillig\)/g)).toHaveLength(2);
  }
});

test('keeps an invalid number and shows its error after validation', () => {
  const fields = [field({ key: 'size', type: 'number', label: 'Weite', isRequired: false })];
  const typed = { ...choice, personalization: { size: 'zwölf' } };
  const show = (showsErrors: boolean) =>
    renderToStaticMarkup(
      <PersonalizationFields
        {...{ offer: { ...offer, fields }, choice: typed, showsErrors, pattern, messages }}
        name="Angaben"
      >
        {null}
      </PersonalizationFields>,
    );
  expect(show(false)).toMatch(/<input[^>]* type="text" inputMode="decimal"[^>]* value="zwölf"/);
  expect(show(false)).not.toContain('ist eine Zahl');
  expect(show(true)).toMatch(/aria-describedby="own-size-error".*id="own-size-error"[^>]*>„Weite“ ist eine Zahl/);
});

test('explains dashed outlines where a variant has one', () => {
  const draw = (variants: Offer['variants']) =>
    renderToStaticMarkup(
      <VariantField
        {...{ offer: { ...offer, variants }, choice, showsErrors: false, messages }}
        path="/shop/produkt/ring"
        isFull={false}
        variantLabel="Ringweite"
        buttonClass=""
      />,
    );
  const dashed = 'Gestrichelt umrandet: auf Bestellung';
  expect(draw([variant(52), { ...variant(54), stock: 0, canReorder: true }])).toContain(dashed);
  expect(draw([variant(52), { ...variant(54), stock: 0 }])).not.toContain(dashed);
});

test('refers each radio button to the error of a missing variant', () => {
  const draw = (showsErrors: boolean) =>
    renderToStaticMarkup(
      <VariantField
        {...{ offer, choice, showsErrors, messages }}
        path="/shop/produkt/ring"
        isFull={false}
        variantLabel="Ringweite"
        buttonClass=""
      />,
    );
  expect(draw(false)).not.toContain('aria-describedby');
  const html = draw(true);
  expect(html.match(/<input type="radio"[^>]* aria-invalid="true" aria-describedby="variant-error"/g)).toHaveLength(2);
  expect(listIds(html)).toEqual(['variants', 'variant-error']);
  expect(html).toMatch(/^<form id="variants" [^>]*aria-label="Ringweite"/);
});

test('gives the rings of a pair unique ids', () => {
  const lines = [...['engraving_narrow', 'engraving_wide'].map((key) => field({ key }))];
  const html = renderToStaticMarkup(
    <EngravingPreview
      {...{ offer: { ...offer, fields: lines }, choice, messages }}
      kind="wedding_rings"
      metal="yellow"
    />,
  );
  const ids = listIds(html);
  expect(ids.length).toBeGreaterThan(2);
  expect(new Set(ids).size).toBe(ids.length);
});
