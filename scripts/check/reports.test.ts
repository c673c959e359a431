import { describe, expect, it } from 'vitest';
import { addCounts, countPlaywright, countVitest, findUnsteadyTests, formatCounts } from './reports.ts';

describe('the count of tests', () => {
  it('takes a test file that does not load for a failed test', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{}] },
    ];
    expect(countVitest({ numPassedTests: 4, numFailedTests: 1, testResults })).toEqual({ passed: 4, failed: 2 });
  });

  it('takes a browser test that passed at the second try for a passed one, and names it', () => {
    const stats = { expected: 7, unexpected: 1, flaky: 1 };
    const spec = (title: string, status: string) => ({ file: 'cart.spec.ts', line: 7, title, tests: [{ status }] });
    const suites = [
      { specs: [spec('steady', 'expected')], suites: [{ specs: [spec('unsteady', 'flaky')] }] },
      { specs: [spec('broken', 'unexpected')] },
    ];
    expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 8, failed: 1 });
    expect(findUnsteadyTests({ stats, suites })).toEqual(['cart.spec.ts:7 unsteady']);
    expect(findUnsteadyTests(undefined)).toEqual([]);
  });

  it('is nothing when there is no report', () => {
    expect(countVitest(undefined)).toEqual({ passed: 0, failed: 0 });
    expect(countPlaywright(undefined)).toEqual({ passed: 0, failed: 0 });
  });

  it('reads as one line', () => {
    expect(formatCounts(addCounts({ passed: 3, failed: 0 }, { passed: 4, failed: 1 }))).toBe('7 passed, 1 failed');
  });
});
