import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LongTextField } from './enhanced-form.tsx';
import { getFormMessages } from './get-form-messages.ts';

test('a long text has no maxlength, and is described by its limit and its error', () => {
  const html = renderToStaticMarkup(
    <LongTextField
      {...{ id: 'contact-message', name: 'message', label: 'Nachricht', error: 'Zu lang.', rows: 8 }}
      {...{ maxCharacters: 5000, language: 'de', messages: getFormMessages('de').counter }}
    />,
  );
  expect(html).not.toMatch(/maxlength/i);
  expect(html).toContain('aria-describedby="contact-message-hint contact-message-error"');
  expect(html).toContain('<p id="contact-message-hint" class="field__hint">Höchstens 5.000 Zeichen</p>');
  expect(html).toMatch(/<p id="contact-message-error"[^>]*>Zu lang\.<\/p>/);
});
