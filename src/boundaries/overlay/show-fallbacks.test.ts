import { expect, test } from 'vitest';
import { renderPayloads } from '../payload-fixture.ts';
import { showFallbacks } from './show-fallbacks.ts';

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

test('every Suspense boundary shows its fallback, whether its content is there or late, and the rest is unchanged', () => {
  const [payload = new Uint8Array(), plain = new Uint8Array()] = renderPayloads(`[
    h('main', null,
      'x'.repeat(1200) + ':\\n',
      h(Suspense, { fallback: h('hr') }, h('p', null, 'there')),
      h(Suspense, { fallback: h('br') }, h(async () => h('p', null, await later('late')))),
      h(Suspense, null, h('p', null, 'bare'))),
    h('p', { title: '$Sreact.suspense' }, 'plain'),
  ]`);
  const shown = decode(showFallbacks(payload));
  expect(shown).toContain('"children":["$","hr",null,{}]');
  expect(shown).toContain('"children":["$","br",null,{}]');
  expect(shown).not.toMatch(/"children":"(?:there|bare)"/);
  expect(shown).toContain(`T4b2,${'x'.repeat(1200)}:\n`);
  expect(decode(showFallbacks(plain))).toBe(decode(plain));
});
