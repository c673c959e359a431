import { describe, expect, test } from 'vitest';
import { terms, termsTitle } from '../../../demo/legal/terms.ts';
import { withdrawal, withdrawalTitle } from '../../../demo/legal/withdrawal.ts';
import type { Order, OrderedLine } from '../../../src/orders/order.ts';
import { type OrderShopContext, toPlainText } from '../ecom/orders/find-order-shop-context.ts';
import { writeOrderContent } from '../ecom/orders/order-content.ts';
import { makeAddress, makeRules } from '../ecom/orders/order-fixture.ts';
import { type Language, languages } from '../messages/language.ts';
import type { MailBlock, MailContent } from './mail-content.ts';
import { writeText } from './mail-content.ts';
import { makeTheme } from './mail-theme.ts';
import { detachTerms, writeHtml } from './render-mail.ts';

const noButton = { accentColor: null, color: null, borderRadius: null, borderThickness: null };
const theme = makeTheme({ baseColor: null, brandColor: null, button: noButton }, 'logo');
const pictures = new Map([
  ['logo', 'cid:logo@pictures'],
  ['ring', 'cid:ring@pictures'],
]);

function makeLine(changes: Partial<OrderedLine> = {}): OrderedLine {
  return {
    ...{ id: 1, name: 'Érable & Söhne', variant_name: '52', reference: 'AV-1', count: 2, price_cents: 120_000 },
    personalization: [{ key: 'engraving', label: 'Gravur', value: '<3 & "immer"', surcharge_cents: 0 }],
    essentials: [{ key: 'material', name: 'Material', value: '750er Gelbgold' }],
    ...{
      is_personalized: true,
      drawings: [],
      again: null,
      withdrawn: false,
      slug: null,
      image: { id: 'ring', width: 4, height: 3, alt: null },
    },
    ...changes,
  };
}

function makeOrder(language: Language, lines: OrderedLine[] = [makeLine()]): Order {
  return {
    ...{
      uuid: 'u',
      number: '2026-000123',
      date: '2026-11-21T08:30:00Z',
      language,
      status: 'new',
      payment_status: 'open',
    },
    payment_method: { id: 1, key: 'prepayment', name: 'Vorkasse' },
    shipping_method: { id: 1, name: 'Paket', is_collection: false },
    branch: null,
    ...{ lines, goods_cents: 240_000, wrap_cents: 450, shipping_cents: 2_900, total_cents: 243_350 },
    delivery: { from: '2026-11-26', to: '2026-11-28', is_collection: false, is_prepaid: true },
    ...{ tax: [{ percent: 19, cents: 38_854 }], shipping_address: makeAddress({ country: 'CH' }) },
    invoice_address: makeAddress({ company: 'Lind & Co' }),
    ...{
      email: 'zoe@muster.example',
      phone: '',
      gift_message: '',
      comment: '',
      bank_account: null,
      bank_details: 'IBAN DE02 1203',
      tracking: null,
    },
    withdrawals: [],
  };
}

function makeSetting(language: Language): OrderShopContext {
  return {
    shop: {
      ...{ project: 1, name: 'Juwelier Vierlinden', signature: 'Juwelier Vierlinden\nLindenstraße 12' },
      ...{ email: 'laden@vierlinden.example', timeZone: 'Europe/Berlin' },
    },
    rules: makeRules(),
    terms: [
      { title: termsTitle[language], text: toPlainText(terms[language]) },
      { title: withdrawalTitle[language], text: toPlainText(withdrawal[language]) },
    ],
  };
}

const links = {
  order: 'https://vierlinden.example/shop/bestellung/{order-token}',
  withdraw: 'https://vierlinden.example/vertrag-widerrufen',
  rings: 'https://vierlinden.example/trauringe/studio',
};

function makeContent(language: Language, lines?: OrderedLine[]): MailContent {
  return writeOrderContent(makeOrder(language, lines), makeSetting(language), links);
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** Visible text on a single line. */
function read(html: string): string {
  const [, body = ''] = html.split('<body');
  return body
    .replace(/<br>|<\/(?:td|p|li|h1|h2)>/g, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(#?\w+);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ');
}

/** All texts of a mail. */
function listFacts(block: MailBlock): string[] {
  switch (block.kind) {
    case 'text':
      return [block.text];
    case 'facts':
    case 'sums': {
      const facts: { label: string; value: string }[] = block.kind === 'facts' ? block.facts : block.sums;
      return facts.flatMap(({ label, value }) => [label, value]);
    }
    case 'line-items':
      return block.lineItems.flatMap(({ name, count, price, each, details, note }) => [
        ...[`${count} × ${name}`, price, each ?? '', note ?? ''],
        ...details.flatMap(({ label, value }) => [label, value]),
      ]);
    case 'lines':
      return [block.title, ...block.lines];
    case 'link':
      return [block.href];
    case 'note':
      return [block.title ?? '', ...block.parts.flat(), (block.link ?? '').replace('https://', '')];
    case 'terms':
      return block.text.split('\n');
  }
}

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

describe.each(languages)('the order confirmation in %s', (language) => {
  const content = makeContent(language);
  const html = writeHtml(content, theme, pictures);

  test('has the same content in HTML and text', () => {
    const facts = content.blocks.flatMap(listFacts).map(onOneLine).filter(Boolean);
    const [inText, inHtml] = [onOneLine(writeText(content)), `${read(html)} ${html}`];
    expect(facts.length).toBeGreaterThan(100);
    expect(facts.filter((fact) => !inText.includes(fact))).toEqual([]);
    expect(facts.filter((fact) => !inHtml.includes(fact))).toEqual([]);
  });

  test('stays below 102 kB, where Gmail clips', () => {
    expect(Buffer.byteLength(html)).toBeLessThan(60_000);
  });

  test('loads nothing and has no scripts', () => {
    expect([...html.matchAll(/<img[^>]*src="([^"]*)"/g)].map(([, source]) => source)).toEqual([
      'cid:logo@pictures',
      'cid:ring@pictures',
    ]);
    expect(html).not.toMatch(/url\(|@import|@font-face|<link|<script|<iframe|background="/i);
    expect([...html.matchAll(/ (?:src|href)="(?!cid:|https:\/\/(?:vierlinden\.example|europa\.eu)\/)/g)]).toEqual([]);
  });

  test('has language, title and table roles', () => {
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.match(/<table(?! role="presentation")/g)).toBeNull();
    expect(html.match(/<img(?![^>]* alt=)/g)).toBeNull();
  });

  test("has the same content without pictures, and the shop's name", () => {
    const bare = writeHtml(content, theme, new Map());
    expect(bare).not.toContain('<img');
    for (const words of ['Juwelier Vierlinden', 'Érable & Söhne', '2026-000123']) expect(read(bare)).toContain(words);
  });
});

test.each([
  ['<script>alert(1)</script>'],
  ['"><img src=x onerror=alert(1)>'],
  ["' style='position:fixed"],
  ['</td></table><form action=https://evil.example>'],
  ['&lt;b&gt; & &amp;'],
  ['\0\u001b[31m\ud800'],
])('escapes a value such as %j', (hostile) => {
  const line = makeLine({
    ...{ name: hostile, variant_name: hostile, reference: hostile },
    personalization: [{ key: 'e', label: hostile, value: hostile, surcharge_cents: 0 }],
    essentials: [{ key: 'm', name: hostile, value: hostile }],
  });
  const order = { ...makeOrder('de', [line]), number: hostile, bank_details: hostile };
  order.shipping_address = makeAddress({ first_name: hostile, city: hostile, country: hostile });
  const setting = makeSetting('de');
  setting.shop.signature = hostile;
  setting.terms = [{ title: hostile, text: hostile }];
  const content = writeOrderContent(order, setting, links);
  content.title = hostile;
  const html = writeHtml(content, theme, pictures);
  // Tags with their attribute names.
  const listTags = (markup: string) =>
    [...new Set((markup.match(/<[a-z/][^>]*>/g) ?? []).map((tag) => tag.replace(/"[^"]*"/g, '')))].sort();
  expect(listTags(html)).toEqual(listTags(writeHtml(makeContent('de'), theme, pictures)));
  expect(html.isWellFormed() && !/\p{Cc}/u.test(html.replaceAll('\n', ''))).toBe(true);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'https://a.example/"onclick="x',
  'www.paket.example',
  'DHL 0034',
])('does not link %s', (href) => {
  const content: MailContent = {
    ...{ language: 'de', title: 'x', signature: 'x' },
    blocks: [{ kind: 'link', text: 'Hier:', label: 'Los', href, isPrimary: true }],
  };
  const html = writeHtml(content, theme, pictures);
  expect(html).not.toContain('<a ');
  expect(read(html)).toContain(onOneLine(href));
});

test('links the configuration of a pair of wedding rings', () => {
  const value = 'size=54&text=Ö';
  const pair = makeLine({ personalization: [{ key: 'ring_pair', label: 'Konfiguration', value, surcharge_cents: 0 }] });
  const html = writeHtml(makeContent('de', [pair]), theme, pictures);
  expect(html).toContain(
    'Konfiguration: <a href="https://vierlinden.example/trauringe/studio?size=54&amp;text=%C3%96"',
  );
});

test('keeps fifty line items, with the terms attached if too large', () => {
  const essentials = Array.from({ length: 6 }, (_, at) => ({
    key: `k${at}`,
    name: 'Eigenschaft',
    value: 'x'.repeat(40),
  }));
  const content = makeContent(
    'de',
    Array.from({ length: 50 }, () => makeLine({ essentials })),
  );
  const { shortened, kept } = detachTerms(content);
  expect(Buffer.byteLength(writeHtml(shortened, theme, pictures))).toBeLessThan(100_000);
  expect(read(writeHtml(shortened, theme, pictures))).toContain('hängen als Datei an dieser E-Mail');
  expect(kept.map(({ name }) => name)).toEqual(['Bedingungen.txt']);
  expect(kept[0]?.text).toContain('WIDERRUF');
});

test("uses the shop's colors in light and dark mode", () => {
  const own = makeTheme(
    { baseColor: '#eef2f8', brandColor: '#1b4f9c', button: { ...noButton, color: '#1b4f9c' } },
    null,
  );
  const html = writeHtml(makeContent('de'), own, new Map());
  expect(html).toContain('background:#1b4f9c');
  expect(html).toContain(`.sheet { background: ${own.dark.sheet} !important; }`);
  expect(own.dark.sheet).not.toBe(own.light.sheet);
});

test('breaks long words, but no labels', () => {
  const facts = [{ label: 'Sendungsverfolgung', value: '0'.repeat(40) }];
  const html = writeHtml({ ...makeContent('de'), blocks: [{ kind: 'facts', facts }] }, theme, pictures);
  expect(html).toMatch(/word-break:break-word[^>]*>0{40}</);
  expect(html).not.toMatch(/word-break:break-word[^>]*>Sendungsverfolgung</);
});
