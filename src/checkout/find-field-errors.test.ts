import { expect, test } from 'vitest';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { chooseDelivery, getCountry, makeCheckout } from './checkout.ts';
import { makeAddress, makeCompleteCheckout, makeQuote } from './checkout-fixture.ts';
import { chooseMethods } from './choose-methods.ts';
import { findFieldErrors, findStepOfField } from './find-field-errors.ts';
import { formatFieldError } from './format-field-error.ts';
import { getOpenStep } from './steps.ts';

test('an empty checkout lacks what an order needs, and nothing else', () => {
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

test('a whole one lacks nothing', () => {
  const { lines: _, ...offer } = makeQuote();
  for (const step of ['contact', 'delivery', 'payment'] as const) {
    expect(findFieldErrors(step, makeCompleteCheckout(), offer)).toEqual({});
  }
});

test.each([['zoe@muster'], ['zoe'], ['zoe@@muster.example'], ['zoe@muster.example;rm']])(
  '%s is no address',
  (email) => {
    expect(findFieldErrors('contact', makeCompleteCheckout({ customerEmail: email }), undefined)).toEqual({
      email: 'invalid',
    });
  },
);

test('a phone number may be left out, and is a number where it is not', () => {
  expect(findFieldErrors('contact', makeCompleteCheckout({ phone: ' ' }), undefined)).toEqual({});
  expect(findFieldErrors('contact', makeCompleteCheckout({ phone: '0171 39200-12' }), undefined)).toEqual({});
  expect(findFieldErrors('contact', makeCompleteCheckout({ phone: 'abends' }), undefined)).toEqual({
    phone: 'invalid',
  });
  expect(findFieldErrors('contact', makeCompleteCheckout({ phone: '1'.repeat(51) }), undefined)).toEqual({
    phone: 'tooLong',
  });
});

test('nothing goes where the shop does not deliver, but an invoice may', () => {
  const state = makeCompleteCheckout({ invoiceAddress: makeAddress({ country: 'SE', zip_code: '111 20' }) });
  expect(findFieldErrors('delivery', state, makeQuote())).toEqual({});
  const abroad = makeCompleteCheckout({ shippingAddress: makeAddress({ country: 'SE', zip_code: '111 20' }) });
  expect(findFieldErrors('delivery', abroad, makeQuote())).toEqual({ 'shipping_address.country': 'invalid' });
});

test('a postcode that the country does not have is told with those that it has', () => {
  const state = makeCompleteCheckout({ shippingAddress: makeAddress({ country: 'LI', zip_code: '8001' }) });
  const errors = findFieldErrors('delivery', state, undefined);
  expect(errors).toEqual({ 'shipping_address.zip_code': 'outside' });
  const format = (language: Language) =>
    formatFieldError(getMessages(language).checkout, 'shipping_address.zip_code', errors, 'LI');
  expect(format('de')).toContain('zwischen 9485 und 9498');
  expect(format('en')).toContain('between 9485 and 9498');
  expect(format('fr')).toContain('de 9485 à 9498');
});

test('a way to send that the next quote will choose is not missing, one that does not fit is', () => {
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

test('what is collected has an invoice and no delivery, and changing one’s mind costs no typing', () => {
  const state = makeCompleteCheckout();
  const collected = { ...state, ...chooseDelivery(state, true) };
  expect(collected.invoiceAddress).toEqual(makeAddress());
  expect(findFieldErrors('delivery', collected, makeQuote())).toEqual({});
  expect({ ...collected, ...chooseDelivery(collected, false) }).toEqual(state);
  const first = { ...makeCheckout(), ...chooseDelivery(makeCheckout(), true), invoiceAddress: makeAddress() };
  expect({ ...first, ...chooseDelivery(first, false) }.shippingAddress).toEqual(makeAddress());
});

test('postage is counted to where it goes, and at home for what is collected', () => {
  const shippingAddress = makeAddress({ country: 'AT' });
  expect(getCountry(makeCompleteCheckout({ shippingAddress }))).toBe('AT');
  const invoiceAddress = makeAddress({ country: 'CH' });
  expect(getCountry(makeCompleteCheckout({ shippingAddress, invoiceAddress, isCollection: true }))).toBe('CH');
});

test('a way that is not offered any more is let go of, and payment is chosen for nobody', () => {
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

test('a wrapping is wished for as long as the shop offers one', () => {
  const state = makeCompleteCheckout({ presentWrap: true });
  expect(chooseMethods(state, makeQuote({ present_wrapping: { price_cents: 400 } }))).toBeUndefined();
  expect(chooseMethods(state, makeQuote())).toMatchObject({ presentWrap: false });
});

test('where everything is sent for one price there is no way to choose; where nothing leads, one is missing', () => {
  const offer = makeQuote({ shipping_methods: [], shipping_cents: 490 });
  const state = { ...makeCompleteCheckout(), ...chooseMethods(makeCompleteCheckout(), offer) };
  expect(state).toMatchObject({ shippingMethod: null, shippingCost: 490 });
  expect(findFieldErrors('payment', state, offer)).toEqual({});
  expect(findFieldErrors('payment', state, { ...offer, shipping_cents: null })).toEqual({ shipping_method: 'missing' });
  expect(findFieldErrors('payment', { ...state, isCollection: true }, offer)).toEqual({ shipping_method: 'missing' });
});

test('nobody stands at a step before the ones before it are done', () => {
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
])('%s is asked for in %s', (field, step) => {
  expect(findStepOfField(field)).toBe(step);
});

test('an invoice may go anywhere, and lacks no postcode where there are none', () => {
  const offer = makeQuote();
  const bill = (changes: Parameters<typeof makeAddress>[0]) =>
    findFieldErrors('delivery', makeCompleteCheckout({ invoiceAddress: makeAddress(changes) }), offer);
  expect(bill({ country: 'JP', zip_code: '100-0001' })).toEqual({});
  expect(bill({ country: 'AE', zip_code: '' })).toEqual({});
  expect(bill({ country: 'JP', zip_code: '' })).toEqual({ 'invoice_address.zip_code': 'missing' });
});

test('of several houses one is chosen, the only one is no choice, and one that is gone is let go of', () => {
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

test('words for a card are counted, and wished for as long as the shop prints them', () => {
  const state = makeCompleteCheckout({ giftMessage: 'x'.repeat(301) });
  expect(findFieldErrors('payment', state, makeQuote())).toEqual({ gift_message: 'tooLong' });
  expect(findFieldErrors('payment', { ...state, giftMessage: 'x'.repeat(300) }, makeQuote())).toEqual({});
  expect(findStepOfField('gift_message')).toBe('payment');
  expect(chooseMethods(state, makeQuote())).toBeUndefined();
  expect(chooseMethods(state, makeQuote({ gift_messages: false }))).toMatchObject({ giftMessage: '' });
});
