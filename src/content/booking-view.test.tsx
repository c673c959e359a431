import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BookingView } from './booking-view.tsx';

const house = { phone: { text: '+49 30 23125120', href: 'tel:+493023125120' }, email: 'laden@vierlinden.example' };

test('the calendar opens in a new tab where appointments are booked online', () => {
  const html = renderToStaticMarkup(
    <BookingView {...house} bookingHref="https://termine.vierlinden.example/beratung" language="de" />,
  );
  expect(html).toContain('href="https://termine.vierlinden.example/beratung" target="_blank"');
  expect(html).toContain('Termin online buchen');
  expect(html).toContain('termine.vierlinden.example');
});

test('without it there are the telephone and the contact form', () => {
  const html = renderToStaticMarkup(<BookingView {...house} bookingHref={null} language="fr" />);
  expect(html).not.toContain('Réserver');
  expect(html).toContain('href="tel:+493023125120" title="Téléphone"');
  expect(html).toContain('href="/fr/contact"');
});

test('a page may put a gate in the place of the way out', () => {
  const html = renderToStaticMarkup(
    <BookingView {...house} bookingHref="https://termine.vierlinden.example" language="en">
      <p>Allow the calendar?</p>
    </BookingView>,
  );
  expect(html).toContain('Allow the calendar?');
  expect(html).not.toContain('https://termine');
});
