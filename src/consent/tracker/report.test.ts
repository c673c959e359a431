import { expect, it } from 'vitest';
import { type ReportedEvent, report, subscribeToReports } from './report.ts';

it('events without a subscriber are dropped', () => {
  const heard: ReportedEvent[] = [];
  report({ kind: 'checkoutStep', step: 'contact' });
  subscribeToReports((event) => heard.push(event));
  report({ kind: 'checkoutStep', step: 'delivery' });
  subscribeToReports(undefined);
  report({ kind: 'checkoutStep', step: 'payment' });
  expect(heard).toEqual([{ kind: 'checkoutStep', step: 'delivery' }]);
});
