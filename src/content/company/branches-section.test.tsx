import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BranchDetails } from './branches-section.tsx';
import type { Branch } from './company.ts';

const branch: Branch = {
  ...{ id: 1, displayName: 'Altenbruck', street: 'Lindenweg', number: '1', zipCode: '14899', city: 'Altenbruck' },
  ...{ country: 'DE', latitude: null, longitude: null, image: null, phone: null, email: null, description: null },
  ...{ openingDays: [], week: undefined },
};

test('sets lang only on descriptions in another language', () => {
  const show = (language: 'de' | 'fr') =>
    renderToStaticMarkup(
      <BranchDetails branch={{ ...branch, description: { html: '<p>Das Stammhaus.</p>', language } }} language="fr" />,
    );
  expect(show('de')).toContain('<div lang="de"><p>Das Stammhaus.</p></div>');
  expect(show('fr')).toContain('<div><p>Das Stammhaus.</p></div>');
});
