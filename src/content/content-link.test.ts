import { expect, test, vi } from 'vitest';
import { findContentHref, isExternal } from './content-link.ts';

test('a German path of the route table leads to the page in the language of the visitor', () => {
  expect(findContentHref('trauringe', 'en')).toBe('/en/wedding-rings');
  expect(findContentHref('/kontakt', 'fr')).toBe('/fr/contact');
});

test('a page that a language does not have is linked in German', () => {
  expect(findContentHref('/uhren', 'fr')).toBe('/uhren');
});

test('an anchor stays with its page', () => {
  expect(findContentHref('kontakt#oeffnungszeiten', 'en')).toBe('/en/contact#oeffnungszeiten');
  expect(findContentHref('#oben', 'en')).toBe('#oben');
});

test('addresses elsewhere, mail and phone stay as they are', () => {
  expect(findContentHref('https://zunft.example/x', 'en')).toBe('https://zunft.example/x');
  expect(findContentHref('mailto:laden@vierlinden.example', 'fr')).toBe('mailto:laden@vierlinden.example');
  expect(isExternal('tel:+4930')).toBe(true);
  expect(isExternal('/kontakt')).toBe(false);
});

test('a page that does not exist is no link, and logged', () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(findContentHref('uhren/gibt-es-nicht', 'de')).toBeUndefined();
  expect(findContentHref('javascript:alert(1)', 'de')).toBeUndefined();
  expect(log).toHaveBeenCalledTimes(2);
});
