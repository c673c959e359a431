import { describe, expect, it } from 'vitest';
import {
  addResults,
  countPlaywright,
  countVitest,
  findFlakyTests,
  findRetriedTests,
  formatCounts,
  formatFlaky,
  formatSlowest,
  noResults,
  timePlaywright,
  timeVitest,
} from './reports.ts';

describe('the count of tests', () => {
  it('counts a test file that does not load as a failed test', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{}] },
    ];
    expect(countVitest({ numPassedTests: 4, numFailedTests: 1, testResults })).toEqual({ passed: 4, failed: 2 });
  });

  it('counts a flaky browser test as passed, and lists it', () => {
    const stats = { expected: 7, unexpected: 1, flaky: 1 };
    const results = [
      { errors: [{ message: '\u001b[31mError\u001b[39m: not visible\n\n    at cart.spec.ts:8:3' }] },
      {},
    ];
    const spec = (title: string, status: string) => ({
      ...{ file: 'cart.spec.ts', line: 7, title, tests: [{ status, results }] },
    });
    const suites = [
      { specs: [spec('steady', 'expected')], suites: [{ title: 'the cart', specs: [spec('unsteady', 'flaky')] }] },
      { specs: [spec('broken', 'unexpected')] },
    ];
    expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 8, failed: 1 });
    expect(findFlakyTests({ stats, suites })).toEqual([
      { name: 'cart.spec.ts:7 the cart › unsteady', reason: 'Error: not visible' },
    ]);
    expect(findFlakyTests(undefined)).toEqual([]);
  });

  it('lists a flaky test of Vitest', () => {
    const assertionResults = [
      { fullName: 'steady', status: 'passed', failureMessages: [] },
      { fullName: 'unsteady', status: 'passed', failureMessages: ['AssertionError: expected 1 to be 2'] },
      { fullName: 'broken', status: 'failed', failureMessages: ['AssertionError: expected 1 to be 2'] },
    ];
    const report = { testResults: [{ name: '/shop/tests/integration/mail.test.ts', assertionResults }] };
    expect(findRetriedTests(report, '/shop')).toEqual([
      { name: 'tests/integration/mail.test.ts unsteady', reason: 'AssertionError: expected 1 to be 2' },
    ]);
    expect(findRetriedTests(undefined, '/shop')).toEqual([]);
  });

  it('names why a flaky test failed', () => {
    expect(formatFlaky([{ name: 'cart.spec.ts:7 unsteady', reason: 'Error\nReceived: 1' }])).toEqual([
      '           cart.spec.ts:7 unsteady',
      '             Error',
      '             Received: 1',
    ]);
  });

  it('is zero without a report', () => {
    expect(countVitest(undefined)).toEqual({ passed: 0, failed: 0 });
    expect(countPlaywright(undefined)).toEqual({ passed: 0, failed: 0 });
  });

  it('is formatted as one line', () => {
    const { counts } = addResults(
      { ...noResults, counts: { passed: 3, failed: 0 } },
      { ...noResults, counts: { passed: 4, failed: 1 } },
    );
    expect(formatCounts(counts)).toBe('7 passed, 1 failed');
  });
});

describe('the slowest tests', () => {
  it('are selected from all reports, with the duration of all retries', () => {
    const tests = [{ results: [{ duration: 30_000 }, { duration: 8_240 }] }];
    const suites = [{ specs: [{ file: 'cart.spec.ts', line: 7, title: 'is kept', tests }] }];
    const assertionResults = [
      { fullName: 'money adds', duration: 2 },
      { fullName: 'money is shared out', duration: 4_000 },
    ];
    const testResults = [{ name: '/site/src/base/money.test.ts', assertionResults }];
    const all = [...timePlaywright({ suites }), ...timeVitest({ testResults }, '/site')];
    expect(formatSlowest(all, 2)).toEqual([
      '   38.2 s  cart.spec.ts:7 is kept',
      '    4.0 s  src/base/money.test.ts money is shared out',
    ]);
  });

  it('are none without a report', () => {
    expect([...timePlaywright(undefined), ...timeVitest(undefined, '/site')]).toEqual([]);
  });
});
