import { expect, it } from 'vitest';
import { toPagePath, toPayloadPath } from './payload-path.ts';

it.each([
  ['/', '/RSC/R/_root.txt'],
  ['/kontakt', '/RSC/R/kontakt.txt'],
  ['/en/contact', '/RSC/R/en/contact.txt'],
  ['/_draft', '/RSC/R/__draft.txt'],
  ['/draft_', '/RSC/R/draft__.txt'],
])('the payload of %s is %s', (page, payload) => {
  expect(toPayloadPath(page)).toBe(payload);
  expect(toPagePath(payload)).toBe(page);
});
