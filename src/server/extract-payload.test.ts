import { expect, it, test } from 'vitest';
import { makeBootstrapScript, makePayloadScript } from './document/bootstrap-script.ts';
import { deferReact, extractPayload, findScripts, replaceScripts } from './extract-payload.ts';

const page = (...scripts: string[]) =>
  Buffer.from(
    `<html lang="de"><head><link rel="modulepreload" href="/assets/a.js"/></head><body><p>Uhren</p><script id="_R_">${makeBootstrapScript('/assets/index.js', 'abc')}</script>${scripts.join('')}</body></html>`,
  );

const push = (text: string, nonce?: string) => makePayloadScript(text, nonce);

test('a page keeps its HTML and fetches its payload by content hash', () => {
  const separated = extractPayload(page(push('1:"a"\n'), push('2:b', 'abc')));
  const html = separated?.html.toString();
  expect(separated?.payload.content.toString()).toBe('1:"a"\n2:b');
  expect(separated?.payload.path).toMatch(/^\/payload\/[\w-]{16}\.txt$/);
  expect(html).toContain('<p>Uhren</p>');
  expect(html).toContain(`<html data-payload="${separated?.payload.path}" lang="de">`);
  expect(html).toContain('import("/assets/index.js")');
  expect(html).not.toContain('__FLIGHT_DATA');
});

test('a page that leaves React until the first touch preloads none of its modules', () => {
  const { html, payload } = deferReact(page(push('1:a'))) ?? {};
  const lazy = html?.toString();
  expect(lazy).toContain(`<html data-lazy data-payload="${payload?.path}" lang="de">`);
  expect(lazy).toContain('<link rel="later" href="/assets/a.js"/>');
  expect(deferReact(page())).toBeUndefined();
  expect(deferReact(page('<!--$!-->', push('1:a'))), 'React renders what failed').toBeUndefined();
});

test('equal payloads have the same address, different ones do not', () => {
  const path = (text: string) => extractPayload(page(push(text)))?.payload.path;
  expect(path('1:a')).toBe(path('1:a'));
  expect(path('1:a')).not.toBe(path('1:b'));
});

test('a payload that contains tags does not end its script', () => {
  const tags = '</script> <!-- $& ';
  expect(push(tags).match(/</g)).toHaveLength(2);
  expect(extractPayload(page(push(tags)))?.payload.content.toString()).toBe(tags);
});

test('the remaining script is valid JavaScript', () => {
  const html = extractPayload(page(push('1:a')))?.html.toString() ?? '';
  const script = /<script id="_R_">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(script).toContain('vite:preloadError');
  expect(() => new Function(script)).not.toThrow();
});

test.each([
  ['binary parts', page(push('1:a'), push('').replace('""', 'atob("AA==")'))],
  ['no payload', page()],
  ['another entry', Buffer.from(page(push('1:a')).toString().replace('__WAKU_INITIAL_RSC__', '__OTHER__'))],
])('a page with %s stays unchanged', (_, html) => {
  expect(extractPayload(html)).toBeUndefined();
});

const html = '<p>a</p><script nonce="x">one(">")</script><SCRIPT\nsrc="/b.js"></SCRIPT><scripted>c</scripted>';

it('finds every script of a document, whatever its case', () => {
  expect(findScripts(html).map(({ attributes, content }) => [attributes.trim(), content])).toEqual([
    ['nonce="x"', 'one(">")'],
    ['src="/b.js"', ''],
  ]);
});

it('ignores unclosed elements', () => {
  expect(findScripts('<script>a</script><script>b')).toHaveLength(1);
  expect(findScripts('<script')).toEqual([]);
});

it('replaces only the given scripts', () => {
  expect(replaceScripts(html, ({ content }) => (content === '' ? undefined : '!'))).toBe(
    '<p>a</p>!<SCRIPT\nsrc="/b.js"></SCRIPT><scripted>c</scripted>',
  );
});
