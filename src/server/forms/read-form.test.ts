import { describe, expect, it } from 'vitest';
import { readForm } from './read-form.ts';

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
