import { aroundEach, describe, expect, it } from 'vitest';
import { hostileTexts, wrongTypes } from '../../../tests/hostile-texts.ts';
import { contactFields, parseContactMessage } from '../../contact/contact-message.ts';
import { languages } from '../../i18n/languages.ts';
import { runWithSiteMap } from '../../routing/run-with-site-map.ts';
import { makeSiteMap } from '../../routing/site-map-fixture.ts';
import { fillPage } from './fill-page.ts';
import { findFormLanguage, isAttemptId, readForm, toValues } from './form-data.ts';

aroundEach((run) => runWithSiteMap(makeSiteMap(), run));

const plain = { name: 'Eve', email: 'eve@muster.example', message: 'Guten Tag', privacy: 'on', language: 'de' };

const encodings = {
  'a form': ['application/x-www-form-urlencoded', (fields: Record<string, string>) => `${new URLSearchParams(fields)}`],
  JSON: ['application/json', (fields: Record<string, string>) => JSON.stringify(fields)],
} as const;

const page = `<form id="contact-form"><div id="contact-problem" hidden=""></div><input id="contact-name" name="name"/>
<input id="contact-email" name="email"/><textarea id="contact-message" name="message"></textarea></form>`;

const fill = (values: Record<string, string>) =>
  fillPage(page, {
    ...{ form: 'contact', values, message: 'Bitte prüfen', errors: {}, labels: {}, showCall: false },
    toTitle: (title) => title,
  });

const texts = hostileTexts.flatMap(([what, text]) =>
  (['name', 'email', 'message'] as const).flatMap((field) =>
    (['a form', 'JSON'] as const).map((encoding) => ({ what, text, field, encoding })),
  ),
);

const values = wrongTypes.flatMap((value) =>
  ['name', 'email', 'message', 'privacy', 'language', 'id', 'subject'].map((field) => ({ value, field })),
);

describe('hostile contact messages', () => {
  it('are at least two hundred', () => {
    expect(texts.length + values.length).toBeGreaterThanOrEqual(200);
  });

  it.each(texts)('$what as $field in $encoding is cleaned or rejected, and escaped when shown again', (one) => {
    const [type, encode] = encodings[one.encoding];
    const reading = readForm(type, encode({ ...plain, [one.field]: one.text }));
    if (reading.status !== 'ok') throw new Error(`It was not read: ${reading.kind}`);
    const parsed = parseContactMessage(reading.fields);
    if (parsed.status === 'failed') expect(Object.keys(parsed.fieldErrors)).toEqual([one.field]);
    else {
      const { name, email, message } = parsed.message;
      for (const line of [name, email, message.replaceAll('\n', '')]) {
        expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u);
        expect(line.isWellFormed()).toBe(true);
      }
    }
    expect(fill(toValues(reading.fields, contactFields))).not.toMatch(/<(?:script|img|svg)/i);
  });

  it.each(values)('$value as $field is an error of that field or ignored', ({ value, field }) => {
    const reading = readForm('application/json', JSON.stringify({ ...plain, [field]: value }));
    if (reading.status !== 'ok') throw new Error(`It was not read: ${reading.kind}`);
    const parsed = parseContactMessage(reading.fields);
    const isOwn = contactFields.some((one) => one === field);
    // In JSON a checkbox is `true`.
    const isRefused = isOwn && !(field === 'privacy' && value === true);
    expect(parsed.status === 'failed' ? Object.keys(parsed.fieldErrors) : []).toEqual(isRefused ? [field] : []);
    expect(languages).toContain(findFormLanguage(reading.fields.language, undefined));
    expect(isAttemptId(reading.fields.id)).toBe(false);
  });
});
