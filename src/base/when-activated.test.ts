import { expect, it, onTestFinished, vi } from 'vitest';
import { isPrerendering, whenActivated } from './when-activated.ts';

/** A document that is prerendered until it is activated. */
function openDocument(prerendering: boolean | undefined) {
  const document = Object.assign(new EventTarget(), prerendering === undefined ? {} : { prerendering });
  vi.stubGlobal('document', document);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return {
    activate: () => {
      Object.assign(document, { prerendering: false });
      document.dispatchEvent(new Event('prerenderingchange'));
    },
  };
}

it.each([false, undefined])('runs at once on a page that is shown: %s', (prerendering) => {
  openDocument(prerendering);
  const stop = vi.fn();
  const work = vi.fn(() => stop);
  const cancel = whenActivated(work);
  expect(isPrerendering()).toBe(false);
  expect(work).toHaveBeenCalledOnce();
  cancel();
  expect(stop).toHaveBeenCalledOnce();
});

it('waits for the activation of a prerendered page, and runs once', () => {
  const { activate } = openDocument(true);
  const stop = vi.fn();
  const work = vi.fn(() => stop);
  const cancel = whenActivated(work);
  expect([isPrerendering(), work.mock.calls.length]).toEqual([true, 0]);
  activate();
  activate();
  expect(work).toHaveBeenCalledOnce();
  cancel();
  expect(stop).toHaveBeenCalledOnce();
});

it('does not run when it is cancelled before', () => {
  const { activate } = openDocument(true);
  const work = vi.fn(() => undefined);
  whenActivated(work)();
  activate();
  expect(work).not.toHaveBeenCalled();
});
