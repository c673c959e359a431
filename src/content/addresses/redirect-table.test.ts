import { expect, it } from 'vitest';
import { toRedirectKey, toRedirectTable } from './redirect-table.ts';

const follow = (to: string, from = '/alt') =>
  toRedirectTable({ portalUrl: null, redirects: [{ from, to, permanent: false }] }).get(toRedirectKey('/alt'))
    ?.location;

it.each([
  ['/kontakt', '/kontakt'],
  ['/über-uns?a=1#b', '/%C3%BCber-uns?a=1#b'],
  ['https://partner.example/ringe', 'https://partner.example/ringe'],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['kontakt', undefined],
  ['/Alt/', undefined],
  ['/neu\r\nset-cookie: a=b', '/neuset-cookie:%20a=b'],
])('redirects to %j as %s', (to, expected) => {
  expect(follow(to)).toBe(expected);
});

it('normalizes slashes, case and umlauts', () => {
  const table = toRedirectTable({
    portalUrl: null,
    redirects: [{ from: 'Über-Uns/', to: '/kontakt', permanent: true }],
  });
  expect(table.get(toRedirectKey('/%C3%BCber-uns'))).toEqual({ location: '/kontakt', status: 308 });
});

it('only the portal setting redirects /login', () => {
  const redirects = [{ from: '/LOGIN', to: 'https://evil.example', permanent: false }];
  expect(toRedirectTable({ portalUrl: null, redirects }).has('/login')).toBe(false);
});

it.each([
  ['none', {}, '/trauringe'],
  ['another target', { redirects: [{ from: 'Schaufenster', to: '/uhren', permanent: false }] }, '/uhren'],
  ['one that is switched off', { inactive: ['/Schaufenster/'] }, undefined],
])('/schaufenster leads to the wedding rings until staff have a redirect of their own: %s', (_, own, expected) => {
  const table = toRedirectTable({ portalUrl: null, redirects: [], ...own });
  expect(table.get('/schaufenster')?.location).toBe(expected);
});
