import { expect, test } from 'vitest';
import { freeBuffer, joinBuffers, replaceWords, supersede } from './byte-text.ts';

const replace = (text: string, ...replacements: Parameters<typeof replaceWords>[1]) =>
  replaceWords(Buffer.from(text), replacements).toString();

test('words are replaced wherever they stand, or where they stand first, and letters beside them are kept', () => {
  const later = { word: '<link ', by: '<later ' };
  const lazy = { word: '<html ', by: '<html lang="für" ', isOnce: true };
  expect(replace('<html ›<link a><link b>€<html ', later, lazy)).toBe('<html lang="für" ›<later a><later b>€<html ');
  expect(replace('Größe nonce="a$&" ', { word: ' nonce="a$&"', by: '' })).toBe('Größe ');
  expect(replace('aaa', { word: 'aa', by: '$&' })).toBe('$&a');
});

test('bytes in which no word stands are not copied', () => {
  const bytes = Buffer.from('Größe 54');
  expect(replaceWords(bytes, [{ word: 'nonce', by: '' }])).toBe(bytes);
});

/** A buffer with memory of its own. */
const makeBuffer = (text: string) => {
  const buffer = Buffer.allocUnsafeSlow(text.length);
  buffer.write(text);
  return buffer;
};

test('a freed buffer has no memory, unless it shares that with others, and may be freed again', () => {
  const [own, pooled] = [makeBuffer('Ring'), Buffer.from('Gold')];
  const part = makeBuffer('Ringe').subarray(0, 4);
  for (const buffer of [own, own, pooled, part, Buffer.alloc(0)]) freeBuffer(buffer);
  expect([own.length, pooled.toString(), part.toString()]).toEqual([0, 'Gold', 'Ring']);
});

test('what is made of a buffer takes its place, unless it is the same one or a part of it', () => {
  const [former, same] = [makeBuffer('Ring'), makeBuffer('Gold')];
  expect(supersede(former, makeBuffer('Ringe')).toString()).toBe('Ringe');
  expect(former.length).toBe(0);
  expect(supersede(same, same.subarray(0, 2)).toString()).toBe('Go');
  expect(supersede(same, same).toString()).toBe('Gold');
});

test('joined buffers are freed, and a single one is not copied', () => {
  const [first, second] = [makeBuffer('Trau'), makeBuffer('ringe')];
  expect(joinBuffers([first])).toBe(first);
  expect(joinBuffers([first, second]).toString()).toBe('Trauringe');
  expect([first.length, second.length, joinBuffers([]).length]).toEqual([0, 0, 0]);
});
