import { expect, test } from 'vitest';
import { createStitcher, stitchStream } from './stitch-payload.ts';

const makeElement = (name: string, id: string) => ({
  name,
  reference: `$${id}`,
  rows: Buffer.from(`${id}:["$","p",null,{}]\n`),
  code: { rows: Buffer.alloc(0), ids: [] },
});

const elements = [makeElement('static element x 1', '8000'), makeElement('static element x 0', '4000')];

const payload =
  '1:I["a",[],"Card",1]\n0:{"root":"static element x 0","page":"$L2","layout":"static element x 1"}\n2:["Ring für zwei"]\n';

const stitched =
  '8000:["$","p",null,{}]\n4000:["$","p",null,{}]\n' +
  '1:I["a",[],"Card",1]\n0:{"root":"$4000","page":"$L2","layout":"$8000"}\n2:["Ring für zwei"]\n';

/** The payload in parts of some bytes, as it comes out. */
function stitch(size: number, given = elements): string[] {
  const { add, end } = createStitcher(given);
  const bytes = Buffer.from(payload);
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += size) {
    parts.push(Buffer.concat(add(bytes.subarray(at, at + size))).toString('latin1'));
  }
  return [...parts, Buffer.concat(end()).toString('latin1')];
}

const toText = (parts: readonly string[]) => Buffer.from(parts.join(''), 'latin1').toString();

test('rows come first, and a reference is where a name was, wherever the payload is cut', () => {
  for (let size = 1; size <= payload.length + 1; size += 1) expect(toText(stitch(size))).toBe(stitched);
});

test('what follows the names passes at once', () => {
  const parts = stitch(90);
  expect(parts[0]).toBe('');
  expect(parts[1]).toContain('Ring f');
  expect(parts.at(-1)).toBe('');
});

test('a payload without static elements passes as it is', () => {
  expect(toText(stitch(7, []))).toBe(payload);
});

test('a payload that ends before all names have come is left as it is', () => {
  expect(toText(stitch(7, [...elements, makeElement('static element x 2', 'c000')]))).toBe(payload);
});

test('a stream of a payload is stitched', async () => {
  const stream = new Blob([payload]).stream();
  expect(await new Response(stitchStream(stream, elements)).text()).toBe(stitched);
});
