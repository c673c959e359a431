import { describe, expect, it } from 'vitest';
import { isAttemptId, toMessageId } from './message-id.ts';

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
