import { expect, test } from 'vitest';
import { findFileHref, parseFileAddress } from './file-address.ts';

const id = '0f9f3c52-7d4e-5b1a-9c2d-1234567890ab';

test('builds the URL of a PDF with a readable name', () => {
  const href = findFileHref({ id, title: 'Ringmaß zum Ausdrucken', type: 'application/pdf' });
  expect(href).toBe(`/media/${id}/ringmass-zum-ausdrucken.pdf`);
  expect(parseFileAddress(href ?? '')).toEqual({ id, name: 'ringmass-zum-ausdrucken.pdf', type: 'application/pdf' });
});

test('builds a URL without a title', () => {
  expect(parseFileAddress(findFileHref({ id, title: null, type: 'video/mp4' }) ?? '')?.type).toBe('video/mp4');
});

test.each(['application/zip', 'text/html', 'image/svg+xml', 'toString', null])('has no URL for %s', (type) => {
  expect(findFileHref({ id, title: 'Preise', type })).toBeUndefined();
});

test.each([
  `/media/${id}/preise.exe`,
  `/media/${id}/a/b.pdf`,
  `/media/${id}/..pdf`,
  `/media/${id}/a%0d%0ab.pdf`,
  `/media/../${id}/a.pdf`,
  `/media/${id.toUpperCase()}/a.pdf`,
  '/media/1/a.pdf',
])('rejects %s', (path) => {
  expect(parseFileAddress(path)).toBeUndefined();
});
