import { expect, test } from 'vitest';
import { toFindings, toGroups } from '../cms/extensions/checklist/findings.ts';
import { formatChecklist, isComplete } from './format-checklist.ts';

const site = (findings: ReturnType<typeof toFindings>) => [{ name: 'Test', domain: 'test.example', findings }];

test('prints findings by severity, with addresses in the studio and the rest as a number', () => {
  const products = Array.from({ length: 7 }, (_, index) => ({
    ...({ kind: 'productPicture', name: `Ring ${index}`, collection: 'ecommerce_product', id: index } as const),
  }));
  const findings = toFindings(
    toGroups([...products, { kind: 'legalPage', name: 'Impressum', collection: 'page', id: 3 }]),
  );
  expect(formatChecklist(site(findings), 'https://studio.example').split('\n')).toEqual([
    'Test (test.example)',
    '',
    'Pflicht',
    '  ✗ Eine Pflichtseite fehlt oder ist nicht veröffentlicht.',
    '      Impressum  https://studio.example/admin/content/page/3',
    '',
    'Wichtig',
    '  – 7 Produkte haben kein Bild.',
    ...[0, 1, 2, 3, 4].map((id) => `      Ring ${id}  https://studio.example/admin/content/ecommerce_product/${id}`),
    '      und 2 weitere: https://studio.example/admin/content/ecommerce_product',
    '',
  ]);
  expect(isComplete(site(findings))).toBe(false);
  expect(isComplete(site(findings.filter(({ severity }) => severity !== 'required')))).toBe(true);
  expect(formatChecklist(site([]), '')).toContain('Es fehlt nichts.');
});
