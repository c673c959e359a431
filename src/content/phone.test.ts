import { expect, test, vi } from 'vitest';
import { formatPhone } from './phone.ts';

test('a German number is shown international and can be called', () => {
  expect(formatPhone('030 23125-120')).toEqual({ text: '+49 30 23125120', href: 'tel:+493023125120' });
});

test('a number from elsewhere keeps its country', () => {
  expect(formatPhone('+33 1 42 68 53 00').text).toBe('+33 1 42 68 53 00');
});

test('a fax number is not offered for calling', () => {
  expect(formatPhone('030 23125-129', { callable: false })).toEqual({ text: '+49 30 23125129' });
});

test('what is no number is shown as it was written, and logged', () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(formatPhone('bitte klingeln')).toEqual({ text: 'bitte klingeln' });
  expect(log).toHaveBeenCalledOnce();
});
