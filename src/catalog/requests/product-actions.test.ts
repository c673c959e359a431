import { expect, it } from 'vitest';
import { getReserveTitle } from './product-actions.tsx';

it.each([
  [['Lindenstraße'], 'In der Lindenstraße zurücklegen'],
  [['Brückengasse'], 'In der Brückengasse zurücklegen'],
  [['Am Markt'], 'Im Geschäft zurücklegen'],
  [['Lindenstraße', 'Brückengasse'], 'Im Geschäft zurücklegen'],
  [[], 'Im Geschäft zurücklegen'],
])('labels the button for branches in %j “%s”', (streets, title) => {
  expect(getReserveTitle(streets, 'de')).toBe(title);
});

it('contains the street in every language', () => {
  expect(getReserveTitle(['Lindenstraße'], 'en')).toBe('Put aside in Lindenstraße');
  expect(getReserveTitle(['Lindenstraße'], 'fr')).toBe('Mettre de côté\u00a0: Lindenstraße');
});
