import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isBeingFilledIn, watchFields } from './is-being-filled-in.ts';

const listeners = new Map<string, (event: { isTrusted: boolean }) => void>();

beforeEach(() => {
  vi.stubGlobal('document', {
    addEventListener: (type: string, listener: (event: { isTrusted: boolean }) => void) =>
      listeners.set(type, listener),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('what a program writes into a field is nobody’s, what somebody chooses is', () => {
  watchFields();
  listeners.get('input')?.({ isTrusted: false });
  expect(isBeingFilledIn()).toBe(false);
  listeners.get('change')?.({ isTrusted: true });
  expect(isBeingFilledIn()).toBe(true);
});
