import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { hasUserInput, userInputScript } from './user-input.ts';

test('events of scripts are not user input, trusted events are, before any other script', () => {
  const listeners = new Map<string, (event: { isTrusted: boolean }) => void>();
  const page: { userInput?: boolean } = {};
  const addEventListener = (type: string, listener: (event: { isTrusted: boolean }) => void) =>
    listeners.set(type, listener);
  runInNewContext(userInputScript, { self: page, addEventListener });
  onTestFinished(() => void vi.unstubAllGlobals());
  const hasInput = () => {
    vi.stubGlobal('userInput', page.userInput);
    return hasUserInput();
  };
  expect(hasInput()).toBe(false);
  listeners.get('input')?.({ isTrusted: false });
  expect(hasInput()).toBe(false);
  listeners.get('input')?.({ isTrusted: true });
  listeners.get('input')?.({ isTrusted: false });
  expect(hasInput()).toBe(true);
});
