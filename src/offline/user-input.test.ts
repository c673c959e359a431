import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasUserInput, trackUserInput } from './user-input.ts';

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

test('events of scripts are not user input, trusted events are', () => {
  trackUserInput();
  listeners.get('input')?.({ isTrusted: false });
  expect(hasUserInput()).toBe(false);
  listeners.get('change')?.({ isTrusted: true });
  expect(hasUserInput()).toBe(true);
});
