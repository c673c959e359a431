import { expect, it } from 'vitest';
import { listenToReports, type ReportedEvent, report } from './report.ts';

it('what nobody hears is gone', () => {
  const heard: ReportedEvent[] = [];
  report({ kind: 'checkoutStep', step: 'contact' });
  listenToReports((event) => heard.push(event));
  report({ kind: 'checkoutStep', step: 'delivery' });
  listenToReports(undefined);
  report({ kind: 'checkoutStep', step: 'payment' });
  expect(heard).toEqual([{ kind: 'checkoutStep', step: 'delivery' }]);
});
