import { describe, expect, test } from 'vitest';
import { parseOrderBody } from '../../../src/orders/parse-order-body.ts';
import { writeReceipt, writeRequestMail } from './product-request.ts';

const now = new Date('2027-03-10T15:00:00Z');
const body = {
  ...{ project: 'vierlinden.example', id: '0b2f4dd6-0c5e-4c4e-8a83-6c2f0d1b7e11', client: '0'.repeat(32) },
  ...{ language: 'fr', isSpam: false, kind: 'reservation', product: 201, variant: 20106 },
  ...{ name: 'Zoë\r\nBcc: all@muster.example', email: 'zoe@muster.example', phone: '', message: 'Samedi ?\u0007\r\n.' },
};
const shop = {
  ...{ project: 1, name: 'Juwelier Vierlinden', signature: 'Juwelier Vierlinden\nLindenstraße 12' },
  ...{ email: 'laden@vierlinden.example', timeZone: 'Europe/Berlin' },
};
const offer = { reference: 'AV-1201-54', variant: '54', hasVariants: true, getName: () => 'Alliances Érable' };

function parse(changes: object = {}) {
  const parsed = parseOrderBody('request', { ...body, ...changes });
  if (!parsed.isValid) throw new Error(`Refused: ${parsed.field}`);
  return parsed.input;
}

describe('a request', () => {
  test.each([
    ['product', { product: 0 }],
    ['product', { product: 2 ** 31 }],
    ['product', { product: '201' }],
    ['variant', { variant: undefined }],
    ['kind', { kind: 'appointment' }],
    ['name', { name: ' \u200e ' }],
    ['email', { email: 'zoe@muster.example, eve@muster.example' }],
    ['email', { email: 'zoe@muster.example\r\nBcc: eve@muster.example' }],
    ['message', { message: 'a'.repeat(5001) }],
    ['client', { client: '203.0.113.7' }],
    ['id', { id: { _neq: null } }],
  ])('is refused with an invalid %s', (field, changes) => {
    expect(parseOrderBody('request', { ...body, ...changes })).toEqual({ isValid: false, field });
  });

  test('may omit variant, phone and message', () => {
    expect(parse({ variant: null, message: '' })).toMatchObject({ variant: null, phone: '', message: '' });
  });

  test('is mailed to the shop in German, with input on a single line of the header', () => {
    const mail = writeRequestMail(parse(), offer, shop, now);
    expect(mail).toMatchObject({ to: shop.email, reply_to: body.email, language: 'de', status: 'pending' });
    expect(mail.subject).toBe('Bitte zurücklegen: Alliances Érable, von Zoë Bcc: all@muster.example');
    expect(mail.text).toContain('Artikelnummer:  AV-1201-54');
    expect(mail.text).toContain('Wann:           Mittwoch, 10. März 2027, 16:00 Uhr');
    expect(mail.text?.endsWith('geschrieben wurde:\n\nSamedi ?\n.')).toBe(true);
  });

  test.each(['de', 'en', 'fr'])('is acknowledged in %s without repeating input', (language) => {
    for (const kind of ['availability', 'reservation']) {
      const receipt = writeReceipt(parse({ language, kind }), offer, shop, now);
      expect(receipt).toMatchObject({ to: body.email, reply_to: shop.email, recipient: 'visitor', language });
      expect(receipt.text).toContain('Alliances Érable');
      expect(receipt.text).toContain('(54)');
      expect(receipt.text).not.toMatch(/Zoë|Bcc|Samedi/);
    }
  });
});
