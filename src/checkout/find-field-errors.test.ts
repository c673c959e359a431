import { expect, test } from 'vitest';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { chooseDelivery, chooseMethods, getCountry, getOpenStep, makeCheckout } from './checkout.ts';
import { makeAddress, makeCompleteCheckout, makeQuote } from './checkout-fixture.ts';
import { findFieldErrors, findStepOfField, formatFieldError } from './find-field-errors.ts';

test('an empty checkout has the errors of all required fields, and no others', () => {
  const empty = makeCheckout();
  expect(findFieldErrors('contact', empty, undefined)).toEqual({ email: 'missing' });
  expect(Object.keys(findFieldErrors('delivery', empty, undefined))).toEqual([
    'shipping_address.first_name',
    'shipping_address.last_name',
    'shipping_address.street',
    'shipping_address.zip_code',
    'shipping_address.city',
  ]);
  expect(findFieldErrors('payment', empty, undefined)).toEqual({
    shipping_method: 'missing',
    payment_method: 'missing',
  });
});

test('a complete checkout has no errors', () => {
  const { lines: _, ...offer } = makeQuote();
  for (const step of ['contact', 'delivery', 'payment'] as const) {
    expect(findFieldErrors(step, makeCompleteCheckout(), offer)).toEqual({});
  }
});

test.each([['zoe@muster'], ['zoe'], ['zoe@@muster.example'], ['zoe@muster.example;rm']])(
  '%s is an invalid e-mail address',
  (email) => {
    expect(findFieldErrors('contact', makeCompleteCheckout({ customerEmail: email }), undefined)).toEqual({
      email: 'invalid',
    });
  },
);

test('the phone number is optional, and validated when it is given', () => {
  expect(findFieldErrors('contact', makeCompleteCheckout({ phone: ' ' }), undefined)).toEqual({});
  expect(findFieldErrors('contact', makeCompleteCheckout({ phone: '0171 39200-12' }), undefined)).toEqual({});
  expect(findFieldErrors('contact', makeCompleteCheckout({ phone: 'abends' }), undefined)).toEqual({
    phone: 'invalid',
  });
  expect(findFieldErrors('contact', makeCompleteCheckout({ phone: '1'.repeat(51) }), undefined)).toEqual({
    phone: 'tooLong',
  });
});

test('a shipping address outside the delivery countries is invalid, an invoice address is not', () => {
  const state = makeCompleteCheckout({ invoiceAddress: makeAddress({ country: 'SE', zip_code: '111 20' }) });
  expect(findFieldErrors('delivery', state, makeQuote())).toEqual({});
  const abroad = makeCompleteCheckout({ shippingAddress: makeAddress({ country: 'SE', zip_code: '111 20' }) });
  expect(findFieldErrors('delivery', abroad, makeQuote())).toEqual({ 'shipping_address.country': 'invalid' });
});

test("the error of an unknown postcode names the country's range", () => {
  const state = makeCompleteCheckout({ shippingAddress: makeAddress({ country: 'LI', zip_code: '8001' }) });
  const errors = findFieldErrors('delivery', state, undefined);
  expect(errors).toEqual({ 'shipping_address.zip_code': 'outside' });
  const format = (language: Language) =>
    formatFieldError(getMessages(language).checkout, 'shipping_address.zip_code', errors, 'LI');
  expect(format('de')).toContain('zwischen 9485 und 9498');
  expect(format('en')).toContain('between 9485 and 9498');
  expect(format('fr')).toContain('de 9485 à 9498');
});

test('a missing shipping method is no error while the quote has one to choose, an unsuitable one is', () => {
  const state = makeCompleteCheckout({ shippingMethod: null });
  expect(findFieldErrors('payment', state, makeQuote())).toEqual({});
  expect(findFieldErrors('payment', { ...state, shippingMethod: 999 }, makeQuote()), 'to another country').toEqual({});
  const onlySent = makeQuote({
    shipping_methods: makeQuote().shipping_methods.filter((method) => !method.is_collection),
  });
  expect(findFieldErrors('payment', { ...state, isCollection: true }, onlySent)).toEqual({
    shipping_method: 'missing',
  });
});

test('collection moves the address to the invoice, and switching back restores it', () => {
  const state = makeCompleteCheckout();
  const collected = { ...state, ...chooseDelivery(state, true) };
  expect(collected.invoiceAddress).toEqual(makeAddress());
  expect(findFieldErrors('delivery', collected, makeQuote())).toEqual({});
  expect({ ...collected, ...chooseDelivery(collected, false) }).toEqual(state);
  const first = { ...makeCheckout(), ...chooseDelivery(makeCheckout(), true), invoiceAddress: makeAddress() };
  expect({ ...first, ...chooseDelivery(first, false) }.shippingAddress).toEqual(makeAddress());
});

test('the country is that of the shipping address, or of the invoice for collection', () => {
  const shippingAddress = makeAddress({ country: 'AT' });
  expect(getCountry(makeCompleteCheckout({ shippingAddress }))).toBe('AT');
  const invoiceAddress = makeAddress({ country: 'CH' });
  expect(getCountry(makeCompleteCheckout({ shippingAddress, invoiceAddress, isCollection: true }))).toBe('CH');
});

test('a method that is no longer offered is removed, and a payment method preselected only when it is the only one', () => {
  expect(chooseMethods(makeCompleteCheckout(), makeQuote())).toBeUndefined();
  expect(chooseMethods(makeCompleteCheckout({ shippingMethod: 9, paymentMethod: 9 }), makeQuote())).toEqual({
    shippingMethod: 1,
    paymentMethod: null,
    shippingCost: 690,
    branch: null,
    presentWrap: false,
    giftMessage: '',
  });
  const onlyOne = makeQuote({ payment_methods: makeQuote().payment_methods.slice(1), shipping_cents: 0 });
  expect(chooseMethods(makeCompleteCheckout({ isCollection: true }), onlyOne)).toEqual({
    shippingMethod: 5,
    paymentMethod: 4,
    shippingCost: 0,
    branch: null,
    presentWrap: false,
    giftMessage: '',
  });
});

test('gift wrapping is removed when it is no longer offered', () => {
  const state = makeCompleteCheckout({ presentWrap: true });
  expect(chooseMethods(state, makeQuote({ present_wrapping: { price_cents: 400 } }))).toBeUndefined();
  expect(chooseMethods(state, makeQuote())).toMatchObject({ presentWrap: false });
});

test('with a flat rate no shipping method is required, and without any rate one is missing', () => {
  const offer = makeQuote({ shipping_methods: [], shipping_cents: 490 });
  const state = { ...makeCompleteCheckout(), ...chooseMethods(makeCompleteCheckout(), offer) };
  expect(state).toMatchObject({ shippingMethod: null, shippingCost: 490 });
  expect(findFieldErrors('payment', state, offer)).toEqual({});
  expect(findFieldErrors('payment', state, { ...offer, shipping_cents: null })).toEqual({ shipping_method: 'missing' });
  expect(findFieldErrors('payment', { ...state, isCollection: true }, offer)).toEqual({ shipping_method: 'missing' });
});

test('a step opens only after all steps before it are complete', () => {
  const isDone = (step: string) => step === 'contact';
  expect(getOpenStep(undefined, isDone)).toBe('delivery');
  expect(getOpenStep('review', isDone)).toBe('delivery');
  expect(getOpenStep('contact', isDone)).toBe('contact');
  expect(getOpenStep(undefined, () => true)).toBe('review');
});

test.each([
  ['email', 'contact'],
  ['shipping_address.zip_code', 'delivery'],
  ['invoice_address', 'delivery'],
  ['payment_method', 'payment'],
  ['lines.0.count', undefined],
])('the field %s belongs to the step %s', (field, step) => {
  expect(findStepOfField(field)).toBe(step);
});

test('an invoice may go to any country, without a postcode where there are none', () => {
  const offer = makeQuote();
  const bill = (changes: Parameters<typeof makeAddress>[0]) =>
    findFieldErrors('delivery', makeCompleteCheckout({ invoiceAddress: makeAddress(changes) }), offer);
  expect(bill({ country: 'JP', zip_code: '100-0001' })).toEqual({});
  expect(bill({ country: 'AE', zip_code: '' })).toEqual({});
  expect(bill({ country: 'JP', zip_code: '' })).toEqual({ 'invoice_address.zip_code': 'missing' });
});

test('one of several branches must be chosen, a single one is preselected, and a closed one removed', () => {
  const branches = [1, 2].map((id) => ({ id, name: `Haus ${id}`, address: [], hours: null, ready: null }));
  const both = makeQuote({ branches });
  const one = makeQuote({ branches: branches.slice(0, 1) });
  const collected = makeCompleteCheckout({ isCollection: true, invoiceAddress: makeAddress(), shippingMethod: 5 });
  const find = (branch: number | null, offer = both) => findFieldErrors('delivery', { ...collected, branch }, offer);
  expect(find(null)).toEqual({ branch: 'missing' });
  expect(find(9)).toEqual({ branch: 'missing' });
  expect([find(2), find(null, one), findFieldErrors('delivery', makeCompleteCheckout(), both)]).toEqual([{}, {}, {}]);
  expect(findStepOfField('branch')).toBe('delivery');
  expect(chooseMethods(collected, one)).toMatchObject({ branch: 1 });
  expect(chooseMethods({ ...collected, branch: 9 }, both)).toMatchObject({ branch: null });
});

test('the greetings card is limited in length, and removed when it is no longer offered', () => {
  const state = makeCompleteCheckout({ giftMessage: 'x'.repeat(301) });
  expect(findFieldErrors('payment', state, makeQuote())).toEqual({ gift_message: 'tooLong' });
  expect(findFieldErrors('payment', { ...state, giftMessage: 'x'.repeat(300) }, makeQuote())).toEqual({});
  expect(findStepOfField('gift_message')).toBe('payment');
  expect(chooseMethods(state, makeQuote())).toBeUndefined();
  expect(chooseMethods(state, makeQuote({ gift_messages: false }))).toMatchObject({ giftMessage: '' });
});
