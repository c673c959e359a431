import { describe, expect, it } from 'vitest';
import type { WithdrawalInput } from '../../../../src/orders/order-bodies.ts';
import { parseOrderBody } from '../../../../src/orders/parse-order-body.ts';
import { writeWithdrawalMail } from './receive-withdrawal.ts';
import { writeWithdrawalReceipt } from './withdrawal-receipt.ts';

const body = {
  ...{ project: 'vierlinden.example', language: 'de', id: '0b2f4dd6-0c5e-4c4e-8a83-6c2f0d1b7e11' },
  ...{ client: '0123456789abcdef0123456789abcdef', isSpam: false, name: 'Zoë Lind', email: 'zoe@muster.example' },
  ...{ order_number: '2026-000123', lines: [] as number[], token: null, message: '' },
};

function makeAbout(changes: Partial<WithdrawalInput> = {}) {
  const parsed = parseOrderBody('withdrawal', { ...body, ...changes });
  if (!parsed.isValid) throw new Error(parsed.field);
  const lines = [
    { id: 1, count: 1, name: 'Aurore, 54', isPersonalized: true },
    { id: 2, count: 2, name: 'Kette', isPersonalized: false },
  ];
  return {
    input: parsed.input,
    shop: {
      ...{ project: 1, name: 'Juwelier Vierlinden', signature: 'Juwelier Vierlinden' },
      ...{ email: 'laden@vierlinden.example', timeZone: 'Europe/Berlin' },
    },
    order: { id: 5, number: '2026-000123', lines },
    lines: lines.filter(({ id }) => parsed.input.lines.includes(id)),
    now: new Date('2026-11-21T20:15:00Z'),
  };
}

describe('the receipt of a withdrawal', () => {
  it.each([
    ['de', 'Samstag, 21. November 2026, 21:15 Uhr', 'die ganze Bestellung'],
    ['en', 'Saturday, 21 November 2026, 21:15 (German time)', 'the whole order'],
    ['fr', 'samedi 21 novembre 2026 à 21\u00a0h\u00a015 (heure allemande)', 'la commande entière'],
  ] as const)('contains in %s the declaration, the name, and date and time', (language, moment, whole) => {
    const { text, to, recipient } = writeWithdrawalReceipt(makeAbout({ language }));
    expect([to, recipient]).toEqual(['zoe@muster.example', 'visitor']);
    for (const part of [moment, whole, 'Zoë Lind', '2026-000123', 'zoe@muster.example']) expect(text).toContain(part);
  });

  it('lists the withdrawn items', () => {
    const { text } = writeWithdrawalReceipt(makeAbout({ lines: [2], token: 'x'.repeat(43) }));
    expect(text).toContain('Widerrufen: 2 × Kette');
    expect(text).not.toContain('die ganze Bestellung');
  });

  it('quotes the items entered as free text', () => {
    const about = makeAbout({ items: 'nur die Kette' });
    expect(writeWithdrawalReceipt(about).text).toContain('Widerrufen: nur die Kette');
    expect(writeWithdrawalReceipt(about).text).not.toContain('die ganze Bestellung');
    expect(writeWithdrawalMail(about).text).toContain('diese Stücke:\n- nur die Kette');
  });

  it('is the same for an unknown order', () => {
    const about = makeAbout();
    const known = writeWithdrawalReceipt(about).text;
    expect(writeWithdrawalReceipt({ ...about, order: undefined }).text).toBe(known);
  });

  it('keeps input on a single line', () => {
    const about = makeAbout({ name: 'Eve\r\nBcc: all@example.org', order_number: '1\nX: y', items: '1\nX: z' });
    for (const { subject, text } of [writeWithdrawalReceipt(about), writeWithdrawalMail(about)]) {
      expect(subject).not.toMatch(/[\r\n]/);
      expect(text).not.toMatch(/^(?:Bcc|X): /m);
    }
  });
});

describe('the mail to the shop', () => {
  it('names the order and excluded items, or that no order matches', () => {
    const about = makeAbout();
    expect(writeWithdrawalMail(about).text).toContain('passt zur Bestellung 2026-000123');
    expect(writeWithdrawalMail(about).text).toContain('ausgenommen: Aurore, 54');
    const stranger = writeWithdrawalMail({ ...about, order: undefined });
    expect(stranger.text).toContain('keine, bei der Nummer und E-Mail-Adresse gemeinsam passen');
    expect(stranger.reply_to).toBe('zoe@muster.example');
  });
});

describe('a declaration from the storefront', () => {
  it.each([
    [{ name: '' }, 'name'],
    [{ email: 'zoe' }, 'email'],
    [{ order_number: ' ' }, 'order_number'],
    [{ lines: [1.5] }, 'lines'],
    [{ lines: [-1] }, 'lines'],
    [{ lines: Array.from({ length: 51 }, (_, at) => at + 1) }, 'lines'],
    [{ items: 'a'.repeat(501) }, 'items'],
    [{ token: 'short' }, 'token'],
    [{ token: { _neq: null } }, 'token'],
    [{ client: 'me' }, 'client'],
    [{ isSpam: 'no' }, 'isSpam'],
  ])('is refused with %j for its %s', (changes, field) => {
    expect(parseOrderBody('withdrawal', { ...body, ...changes })).toEqual({ isValid: false, field });
  });
});
