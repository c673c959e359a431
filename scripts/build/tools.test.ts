import { describe, expect, it } from 'vitest';
import { findErrorLines } from './tools.ts';

describe('the error lines of a failed build', () => {
  it('begin with the first error', () => {
    const lines = [
      'building',
      '{"level":"warn","event":"error in a link"}',
      'TypeError: no title',
      '  at page.tsx',
      'Error: next',
    ];
    expect(findErrorLines(lines)).toEqual(['TypeError: no title', '  at page.tsx', 'Error: next']);
  });

  it('are the last lines when none contains an error', () => {
    expect(findErrorLines(['one', 'two'])).toEqual(['one', 'two']);
  });
});
