import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BookingView } from './booking.tsx';

const contact = { phone: { text: '+49 30 23125120', href: 'tel:+493023125120' }, email: 'laden@vierlinden.example' };

test('shows the phone number and a link to the contact form', () => {
  const html = renderToStaticMarkup(<BookingView {...contact} isOnline={false} language="fr" />);
  expect(html).toContain('Appelez ou écrivez-nous');
  expect(html).toContain('href="tel:+493023125120" target="_blank" rel="noopener" title="Téléphone"');
  expect(html).toContain('href="/fr/contact"');
});

test('shows them as alternative beside online booking', () => {
  const html = renderToStaticMarkup(<BookingView {...contact} isOnline language="de" />);
  expect(html).toContain('Lieber am Telefon?');
});
