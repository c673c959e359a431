import { expect, test, vi } from 'vitest';
import { formatPhone } from './phone.ts';

test('formats a German number internationally with a tel: link', () => {
  expect(formatPhone('030 23125-120')).toEqual({ text: '+49 30 23125120', href: 'tel:+493023125120' });
});

test('keeps the country of a foreign number', () => {
  expect(formatPhone('+33 1 42 68 53 00').text).toBe('+33 1 42 68 53 00');
});

test('does not link a fax number', () => {
  expect(formatPhone('030 23125-129', { callable: false })).toEqual({ text: '+49 30 23125129' });
});

test.each([
  ['030 23125-0 (Zentrale)', '+49 30 231250 (Zentrale)', 'tel:+4930231250'],
  ['Tel.: 030/23 12 51 20', 'Tel.: +49 30 23125120', 'tel:+493023125120'],
  ['+49 (0)30 23125-120', '+49 30 23125120', 'tel:+493023125120'],
  ['(030) 23125–120', '+49 30 23125120', 'tel:+493023125120'],
  ['0049 30 23125-120', '+49 30 23125120', 'tel:+493023125120'],
  ['0800 1234567', '+49 800 1234567', 'tel:+498001234567'],
])('formats %s as %s', (raw, text, href) => {
  expect(formatPhone(raw)).toEqual({ text, href });
});

test.each([
  ...['112', '110', '115', '116117', '22833', '23125120', '030-KAUFEN', '030 KAUFEN', '0800-KAUFEN', '030', '030 12'],
  ...['(Zentrale)', 'bitte klingeln', '030 23125-120 / -121', '030 23125-120, 030 23125-130', '0'.repeat(60), ''],
  ...['030 231 25 120 9-18 Uhr', 'auf Anfrage (auch 030 23125-120)', '+999 12345', '030 23125120 Durchwahl 12'],
])('shows %s unchanged and logs it', (raw) => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(formatPhone(raw)).toEqual({ text: raw });
  expect(JSON.parse(String(log.mock.lastCall?.[0]))).toMatchObject({ event: 'invalid phone number', number: raw });
});
