import { expect, it } from 'vitest';
import { findScripts, replaceScripts } from './script-elements.ts';

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
