import { describe, expect, it } from 'vitest';
import { findErrorLines } from './tools.ts';

describe('the lines that tell why a build failed', () => {
  it('begin with the first error, since the others follow from it', () => {
    const lines = [
      'building',
      '{"level":"warn","event":"error in a link"}',
      'TypeError: no title',
      '  at page.tsx',
      'Error: next',
    ];
    expect(findErrorLines(lines)).toEqual(['TypeError: no title', '  at page.tsx', 'Error: next']);
  });

  it('are the last ones when none says error', () => {
    expect(findErrorLines(['one', 'two'])).toEqual(['one', 'two']);
  });
});
