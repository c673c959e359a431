import { expect, test } from 'vitest';
import { formatMessage } from '../../../../src/i18n/format-message.ts';
import { getMessages } from '../../../../src/i18n/messages.ts';
import type { Order } from '../../../../src/orders/order.ts';
import { writeText } from '../../mail/mail-content.ts';
import type { OrderShopContext } from './find-order-shop-context.ts';
import { writeOrderContent } from './order-content.ts';
import { makeAddress, makeRules } from './order-fixture.ts';
import { writeOrderNotice } from './order-mails.ts';

const line: Order['lines'][number] = {
  ...{ id: 1, name: 'Érable', variant_name: '52', reference: 'AV-1', count: 1, price_cents: 120_000, withdrawn: false },
  personalization: [{ key: 'size', label: 'Taille de l’alliance large', value: '54', surcharge_cents: 0 }],
  essentials: [{ key: 'variant', name: 'Taille', value: '52' }],
  ...{ is_personalized: false, drawings: [], slug: null, image: null, again: null },
};
const order: Order = {
  ...{
    uuid: 'u',
    number: '2026-000123',
    date: '2026-11-21T08:30:00Z',
    language: 'de',
    status: 'new',
    payment_status: 'open',
  },
  ...{ payment_method: null, shipping_method: null, branch: null, lines: [line], goods_cents: 120_000, wrap_cents: 0 },
  delivery: { from: '2026-11-26', to: '2026-11-28', is_collection: false, is_prepaid: true },
  ...{ shipping_cents: 0, total_cents: 120_000, tax: [], shipping_address: null, invoice_address: null },
  ...{
    email: 'zoe@muster.example',
    phone: '',
    gift_message: '',
    comment: '',
    bank_details: null,
    bank_account: null,
    tracking: null,
    withdrawals: [],
  },
};
const setting: OrderShopContext = {
  shop: {
    ...{ project: 1, name: 'Juwelier Vierlinden', signature: 'Juwelier Vierlinden' },
    ...{ email: 'laden@vierlinden.example', timeZone: 'Europe/Berlin' },
  },
  rules: makeRules(),
  terms: [],
};

test.each([
  [
    'de',
    'Bestellt am: 21. November 2026 um 09:30 Uhr',
    'Érable (52): ',
    'Taille: 52',
    'large: 54',
    'Lieferung: bei Ihnen zwischen Do., 26.',
  ],
  [
    'en',
    'Ordered on: 21 November 2026 at 09:30',
    'Érable (52): ',
    'Taille: 52',
    'large: 54',
    'Delivery: with you between Thu 26',
  ],
  [
    'fr',
    'Commandé le\u00a0: 21 novembre 2026 à 9\u00a0h\u00a030',
    'Érable (52)\u00a0: ',
    'Taille\u00a0: 52',
    'large\u00a0: 54',
    'Livraison\u00a0: chez vous entre le jeu. 26',
  ],
] as const)('formats times and labels of a confirmation in %s', (language, ...parts) => {
  const text = writeText(writeOrderContent({ ...order, language }, setting, undefined));
  for (const part of parts) expect(text).toContain(part);
});

const write = (changes: Partial<Order>, language: Order['language'] = 'de') =>
  writeText(writeOrderContent({ ...order, language, ...changes }, setting, undefined));

test.each([
  ['de', 'Gesetzliche Gewährleistung', 'Mindestens zwei Jahre gesetzliche Gewährleistung'],
  ['en', 'Legal guarantee', 'Minimum two-year legal guarantee protection'],
  ['fr', 'Garantie légale', 'europa.eu/youreurope/garanties'],
] as const)('includes the notice of the legal guarantee in %s', (language, ...parts) => {
  for (const part of parts) expect(write({}, language)).toContain(part);
});

test.each(['de', 'en', 'fr'] as const)(
  'explains import duties for Switzerland in %s, as in the checkout',
  (language) => {
    const { imports } = getMessages(language).checkout.delivery;
    const start = (country: string) => formatMessage(imports, { country }).slice(0, 60);
    expect(write({ shipping_address: makeAddress({ country: 'CH' }) }, language)).toContain(start('CH'));
    expect(write({ shipping_address: makeAddress() }, language)).not.toContain(start('DE'));
    expect(write({ shipping_address: null }, language)).not.toContain(start('DE'));
  },
);

test("contains the shop's payment instructions until the order is paid", () => {
  const description = 'Bitte innerhalb von zehn Tagen.';
  const paymentMethods = [{ id: 1, key: 'prepayment' as const, name: 'Vorkasse', description }];
  const own = { ...setting, rules: makeRules({ paymentMethods }) };
  const changes = { payment_method: { id: 1, key: 'prepayment' as const, name: 'Vorkasse' } };
  expect(writeText(writeOrderContent({ ...order, language: 'de', ...changes }, own, undefined))).toContain(
    `Zahlung: Vorkasse. ${description}`,
  );
  const paid = { ...order, language: 'de' as const, ...changes, payment_status: 'paid' as const };
  expect(writeText(writeOrderContent(paid, own, undefined))).not.toContain(description);
});

test.each([
  ['de', 'London SW1A 1AA\nVereinigtes Königreich'],
  ['en', 'London SW1A 1AA\nUnited Kingdom'],
  ['fr', 'London SW1A 1AA\nRoyaume-Uni'],
] as const)('formats in %s an invoice address in a country without shipping', (language, lines) => {
  const invoice_address = makeAddress({ zip_code: 'SW1A 1AA', city: 'London', country: 'GB' });
  expect(writeText(writeOrderContent({ ...order, invoice_address, language }, setting, undefined))).toContain(lines);
});

test('names the pickup branch as agreed', () => {
  const branch = { name: 'Werkstatt', street: 'Brückengasse 3', zip_code: '14899', city: 'Altenbruck', country: 'DE' };
  const shipping_method = { id: 5, name: 'Abholung im Geschäft', is_collection: true };
  const text = writeText(writeOrderContent({ ...order, branch, shipping_method }, setting, undefined));
  expect(text).toContain('Abholung:\nAbholung im Geschäft\nWerkstatt\nBrückengasse 3\n14899 Altenbruck');
});

test('shows the gift message to the shop, and only its existence to the shopper', () => {
  const gift = { ...order, gift_message: 'Alles Gute, Mia' };
  const confirmation = writeText(writeOrderContent(gift, setting, undefined));
  expect(confirmation).toContain('Ihren Gruß drucken wir auf eine Karte; nichts mit Preisen liegt dabei.');
  expect(confirmation).not.toContain('Mia');
  expect(writeOrderNotice(gift, setting, undefined, new Date()).text).toContain('\n\nAlles Gute, Mia\n\n');
  expect(writeOrderNotice(order, setting, undefined, new Date()).text).not.toContain('Karte');
});

test('has a GiroCode for prepayment, and none without a bank account', () => {
  const bank = { bank_details: 'IBAN DE89 3704 0044 0532 0130 00', bank_account: null };
  const account = { recipient: 'Juwelier Vierlinden e.K.', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' };
  const findCode = (given: Partial<Order>) =>
    writeOrderContent({ ...order, ...given }, setting, undefined).blocks.flatMap((block) =>
      block.kind === 'lines' ? (block.code ?? []) : [],
    );
  expect(findCode(bank)).toEqual([]);
  const [code] = findCode({ ...bank, bank_account: account });
  expect(code?.text.split('\n').slice(4)).toEqual([
    ...['COBADEFFXXX', 'Juwelier Vierlinden e.K.', 'DE89370400440532013000', 'EUR1200.00', '', '', '2026-000123'],
  ]);
  expect(code?.name).toContain('1.200');
});

const pairLine = {
  ...line,
  personalization: [{ key: 'ring_pair', label: 'Konfiguration', value: 'size=54&text=Jörg+%26+Ö', surcharge_cents: 0 }],
};

test('links a pair of wedding rings to the studio, and has its configuration where no URL is configured', () => {
  const rings = 'https://vierlinden.example/trauringe/studio';
  const pair = { ...order, lines: [pairLine] };
  const links = { order: '', withdraw: '', rings };
  const href = `${rings}?size=54&text=J%C3%B6rg+%26+%C3%96`;
  expect(writeText(writeOrderContent(pair, setting, links))).toContain(`\n    Konfiguration: ${href}\n`);
  expect(writeOrderNotice(pair, setting, links, new Date()).text).toContain(href);
  expect(write({ lines: [pairLine] })).toContain('\n    Konfiguration: size=54&text=Jörg+%26+Ö\n');
});
