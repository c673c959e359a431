import { expect, test } from 'vitest';
import { openStaticElements } from './static-elements.ts';

const toBase64 = (text: string) => Buffer.from(text).toString('base64');

test('Waku gets a short name in place of each element, as a payload that it can decode', () => {
  const { names } = openStaticElements(JSON.stringify({ 'slot/root': toBase64(`0:["$","p",null,{}]\n`) }));
  const { 'slot/root': payload = '' } = JSON.parse(names) as Record<string, string>;
  expect(Buffer.from(payload, 'base64').toString()).toBe('0:"static element slot/root"\n');
});

test('elements that are not static are left as they are', async () => {
  const { names, fill } = openStaticElements();
  expect(names).toBe('{}');
  const elements = { page: 'static element slot/root', has404: true, list: ['a'] };
  expect(await fill(elements)).toEqual(elements);
});
