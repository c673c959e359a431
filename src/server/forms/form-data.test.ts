import { describe, expect, it } from 'vitest';
import { isAttemptId, readForm, toMessageId } from './form-data.ts';

const form = 'application/x-www-form-urlencoded';

describe('a form', () => {
  it.each([
    ['name=Zo%C3%AB+M.&message=a%0D%0Ab', { name: 'Zoë M.', message: 'a\r\nb' }],
    ['name=a&name=b', { name: 'a' }],
    ['name=%E0%A4%A&email=%', { name: '\ufffd%A', email: '%' }],
    ['name=%FF', { name: '\ufffd' }],
    ['', {}],
  ])('%j is parsed', (body, fields) => {
    expect(readForm(form, body)).toEqual({ status: 'ok', fields });
  });

  it('may name the charset UTF-8, and no other', () => {
    expect(readForm(`${form}; charset=UTF-8`, 'name=a')).toMatchObject({ status: 'ok' });
    expect(readForm(`${form}; charset=iso-8859-1`, 'name=a')).toEqual({ status: 'refused', kind: 'unsupported' });
  });

  // A quadratic pattern would need more than the time that a test has.
  it.each([
    `${form};${'\t'.repeat(1_000_000)}x`,
    `${'\t'.repeat(1_000_000)}x`,
    `${form}; charset=${'\t'.repeat(1_000_000)}x`,
  ])('with a million tabs in its kind is not taken', (type) => {
    expect(readForm(type, 'name=a')).toEqual({ status: 'refused', kind: 'unsupported' });
  });

  it.each([[''], ['text/plain'], ['multipart/form-data; boundary=x'], ['application/xml'], ['application/jsonp']])(
    'of the kind %j is not taken',
    (type) => {
      expect(readForm(type, 'name=a')).toEqual({ status: 'refused', kind: 'unsupported' });
    },
  );

  it.each([['{'], [''], ['null'], ['[]'], ['"name"'], ['7'], ['{"name": 1e}']])('%j is rejected as JSON', (body) => {
    expect(readForm('application/json', body)).toEqual({ status: 'refused', kind: 'unreadable' });
  });

  it('in JSON cannot change a prototype', () => {
    const reading = readForm('application/json', '{"__proto__": {"name": "Anna"}, "email": "a"}');
    expect(reading.status === 'ok' && [reading.fields.email, reading.fields.name]).toEqual(['a', undefined]);
  });
});

const attempt = '0f8fad5b-d9cb-469f-a165-70867728950e';

const words = ['Anna', 'anna@muster.example', 'Guten Tag'];

describe('the id of a message', () => {
  it('is the same for the same texts of the same attempt', () => {
    expect(toMessageId(attempt, words)).toBe(toMessageId(attempt.toUpperCase(), [...words]));
    expect(toMessageId(attempt, words)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('differs for changed texts and for another attempt', () => {
    const ids = [
      toMessageId(attempt, words),
      toMessageId(attempt, ['Anna', 'anna@muster.example', 'Guten Abend']),
      toMessageId(attempt, ['Annaanna@muster.example', '', 'Guten Tag']),
      toMessageId('7c9e6679-7425-40de-944b-e07fc1f90ae7', words),
    ];
    expect(new Set(ids).size).toBe(4);
  });

  it.each([
    [attempt, true],
    ['', false],
    [undefined, false],
    [[attempt], false],
    [`${attempt}\n`, false],
  ])('accepts only UUIDs as attempts: %j is %s', (value, expected) => {
    expect(isAttemptId(value)).toBe(expected);
  });
});
