import { expect, test } from 'vitest';
import { toStaffNotices, toStaffReason } from './report-publication.ts';

const warn = (event: string, facts: Record<string, string>) => ({ level: 'warn' as const, event, ...facts });

test.each([
  [warn('invalid phone number', { number: '030-KAUFEN' }), '„030-KAUFEN“'],
  [warn('link to an unknown page', { path: '/alt' }), '„/alt“'],
  [warn('menu entry left out', { language: 'de' }), 'fehlt im Menü'],
  [
    warn('translation missing', { language: 'fr', what: 'page 3' }),
    'französischen Website fehlt die Übersetzung von „page 3“',
  ],
  [warn('unknown time zone', { timeZone: 'Mars/Base' }), '„Mars/Base“'],
])('the notice %o is translated into German', (notice, words) => {
  expect(toStaffNotices([notice])).toEqual([{ text: expect.stringContaining(words) }]);
  expect(toStaffNotices([{ ...notice, entry: 'page/3' }])).toMatchObject([{ entry: 'page/3' }]);
});

test('notices have no duplicates, rare ones first, and the number of omitted ones', () => {
  const missing = Array.from({ length: 150 }, (_, id) => ({
    ...warn('translation missing', { language: 'fr', what: `product ${id}` }),
    entry: `ecommerce_product/${id}`,
  }));
  const engineers = Array.from({ length: 300 }, (_, at) =>
    warn('menu entry left out', { language: 'fr', path: `/${at}` }),
  );
  const phone = { ...warn('invalid phone number', { number: '112' }), entry: 'menu_entry/4' };
  const texts = toStaffNotices([...engineers, ...missing, ...missing, phone, { ...phone, reason: 'TOO_SHORT' }]);
  expect(texts).toHaveLength(100);
  expect(texts[0]).toMatchObject({ entry: 'menu_entry/4' });
  expect(texts.at(-2)).toMatchObject({ entry: 'ecommerce_product/97' });
  expect(texts.at(-1)?.text).toMatch(/^Und 52 weitere Hinweise\./);
});

test('notices for engineers are omitted', () => {
  expect(toStaffNotices([warn('catalogue not kept', { reason: 'disk full' })])).toEqual([]);
  expect(toStaffNotices([warn('menu entry left out', { language: 'fr' })])).toEqual([]);
});

test.each([
  'timeout of 30000ms exceeded',
  'Network error',
  'API returned invalid JSON',
  'The pages were not ready after 300 seconds.',
])('the failure "%s" is explained in German', (reason) => {
  const german = toStaffReason(reason, []);
  expect(german).toContain('Die Website versucht es von selbst noch einmal.');
  expect(german).not.toContain(reason);
});

test('an unknown failure is quoted in a German sentence', () => {
  expect(toStaffReason('x is not a function', [])).toMatch(
    /^Die Seiten ließen sich nicht bauen\..*: x is not a function$/,
  );
});

test('an address that cannot be used is explained, with who has it and what visitors see', () => {
  const fault = (facts: Record<string, string>) => warn('address not usable', { language: 'de', ...facts });
  const page = fault({ fault: 'taken', of: 'page', path: '/presse', owner: 'page/12', entry: 'page/31' });
  expect(toStaffNotices([page])).toEqual([
    {
      text: 'Seite: „/presse“ ist schon die Adresse einer anderen Seite: Seite Nr. 12 (auf der deutschen Website). Bis er eine andere Adresse hat, fehlt dieser Eintrag dort.',
      ...{ entry: 'page/31', isHidden: true },
    },
  ]);
  const root = fault({ fault: 'taken', of: 'store root', path: '/kontakt', former: '/shop' });
  expect(toStaffNotices([root])[0]?.text).toContain('Der Shop bleibt unter „/shop“.');
  expect(toStaffReason("The shop's path /kontakt is not usable (de): taken.", [page, root])).toContain(
    'So geht der Pfad des Shops nicht. Shop: „/kontakt“ ist schon die Adresse einer anderen Seite (auf der',
  );
  expect(toStaffReason('x is not a function', [page])).toContain('x is not a function');
});
