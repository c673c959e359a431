import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Command } from './tracking-data.ts';
import { createVisit } from './visit.ts';

const pages = { named: ['/shop/kasse'], quiet: [], slugs: [], hidden: [] };

/** The checkout, served, as far as a visit reads it. */
beforeEach(() => {
  vi.useFakeTimers();
  const listeners = { addEventListener: () => undefined, removeEventListener: () => undefined };
  const origin = 'https://vierlinden.example';
  const location = { origin, pathname: '/shop/kasse', search: '', hash: '#contact', href: `${origin}/shop/kasse` };
  const page = { visibilityState: 'visible', title: 'Kasse', referrer: '', querySelector: () => null };
  vi.stubGlobal('location', location);
  vi.stubGlobal('document', { ...page, ...listeners });
  vi.stubGlobal('addEventListener', listeners.addEventListener);
  vi.stubGlobal('PerformanceNavigationTiming', class {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function visit() {
  const commands: Command[] = [];
  const { signal } = new AbortController();
  const { handleEvent, getCurrentPage } = createVisit({
    ...{ pages, signal },
    // As Matomo sends them: without a page they are discarded.
    pushCommand: (command) => {
      if (getCurrentPage()) commands.push(command);
    },
  });
  return {
    handleEvent,
    listSteps: () => commands.filter((command) => command[2] === 'checkout').map(([, , , s]) => s),
  };
}

test('a step of the checkout that opens before its page is recorded is counted with it, once', () => {
  const { handleEvent, listSteps } = visit();
  handleEvent({ kind: 'checkoutStep', step: 'contact' });
  vi.advanceTimersByTime(40);
  expect(listSteps()).toEqual(['contact']);
  handleEvent({ kind: 'checkoutStep', step: 'contact' });
  handleEvent({ kind: 'checkoutStep', step: 'delivery' });
  expect(listSteps()).toEqual(['contact', 'delivery']);
});
