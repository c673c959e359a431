import { describe, expect, it, test } from 'vitest';
import { type CurrentPage, filterRequest } from './filter-request.ts';

const origin = 'https://x.example';
const page: CurrentPage = { url: `${origin}/kontakt`, referrer: `${origin}/`, title: 'Kontakt' };

const filter = (fields: Record<string, string>) =>
  Object.fromEntries(new URLSearchParams(filterRequest(new URLSearchParams(fields).toString(), page, origin)));

const always = { idsite: '7', rec: '1' };

describe('a tracking request', () => {
  it('has the URL and title of the tracked page', () => {
    const found = {
      url: `${origin}/shop/bestellung/canary`,
      urlref: `${origin}/?q=canary`,
      action_name: 'Danke, Canary',
    };
    expect(filter({ ...always, ...found })).toEqual({
      ...always,
      url: page.url,
      urlref: page.referrer,
      action_name: page.title,
    });
  });

  it.each([
    'uid',
    '_ref',
    '_rcn',
    '_rck',
    'data',
    'cvar',
    '_cvar',
    'e_cvar',
    'dimension1',
    'search',
    'token_auth',
    'cip',
    'canary',
  ])('loses the parameter %s', (name) => {
    expect(filter({ ...always, [name]: 'canary' })).toEqual({ ...always, url: page.url, urlref: page.referrer });
  });

  it('keeps allowed parameters', () => {
    const order = {
      idgoal: '0',
      ec_id: 'V-1',
      revenue: '12.5',
      ec_items: '[["ring","Ring „A“","",12.5,1]]',
      pf_net: '3',
    };
    expect(filter({ ...always, ...order })).toMatchObject(order);
  });

  it('has product parameters in page views only', () => {
    const product = { _pks: 'ring', _pkn: 'Ring', _pkc: '', _pkp: '12.5' };
    expect(Object.keys(filter({ ...always, action_name: 'Ring', ...product }))).toEqual(
      expect.arrayContaining(['_pks', '_pkn', '_pkp']),
    );
    expect(Object.keys(filter({ ...always, action_name: 'Ring', ...product }))).not.toContain('_pkc');
    expect(Object.keys(filter({ ...always, e_c: 'Shop', e_a: 'variant', ...product }))).not.toContain('_pks');
  });

  it('with an unknown event category is dropped', () => {
    expect(filterRequest('idsite=7&rec=1&e_c=Forms&e_a=canary', page, origin)).toBe('');
  });

  test.each([
    [`${origin}/media/5/katalog.pdf?canary`, `${origin}/media/5/katalog.pdf`],
    [`${origin}/shop/bestellung/canary/rechnung.pdf`, `${origin}/`],
    ['https://parcel.example/track/canary', 'https://parcel.example/'],
    ['mailto:canary@example.com', ''],
    ['canary', ''],
  ])('contains only the origin of an external link: %s', (target, named) => {
    expect(filter({ ...always, link: target }).link).toBe(named);
    expect(filter({ ...always, download: target }).download).toBe(named);
  });
});

describe('a tracked error', () => {
  const filterError = (e_n: string, e_a = `${origin}/assets/frame-a1B2.js:1:20`) =>
    filter({ ...always, e_c: 'JavaScript Errors', e_a, e_n });

  it("has the engine's message and its position in a script", () => {
    expect(filterError("Uncaught TypeError: Cannot read properties of undefined (reading 'name')")).toMatchObject({
      e_a: '/assets/frame-a1B2.js:1:20',
      e_n: 'TypeError: Cannot read properties of undefined (reading …)',
    });
  });

  it.each([
    'Uncaught Error: canary@example.com is taken',
    'Uncaught SyntaxError: Unexpected token \'c\', "canary" is not valid JSON',
    'Uncaught TypeError: "canary" is not a function',
    'Uncaught TypeError: Failed to parse URL from /shop/bestellung/canary',
    'Uncaught TypeError: canary@example.com',
    'Uncaught RangeError: „canary“ and «canary» and `canary`',
    'Uncaught canary',
    'canary',
  ])('contains nothing that a visitor may have entered: %s', (message) => {
    expect(filterError(message).e_n).not.toContain('canary');
    expect(filterError(message).e_n).toMatch(/^\w*Error/);
  });

  test.each([
    [`${origin}/shop/bestellung/canary:12:3`, 'page:12:3'],
    ['https://elsewhere.example/canary.js:1:2', 'elsewhere'],
    ['canary', 'elsewhere'],
    ['unhandled rejection', 'unhandled rejection'],
  ])('contains no URL of a page: %s', (source, expected) => {
    expect(filterError('Uncaught Error: x', source).e_a).toBe(expected);
  });
});
