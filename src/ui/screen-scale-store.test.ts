import { afterEach, describe, expect, test, vi } from 'vitest';
import { connectScreenScale, nominalScale, parseScale, screenScale, setScreenScale } from './screen-scale-store.ts';

afterEach(() => vi.unstubAllGlobals());

function stubStorage(stored: Record<string, string>) {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value;
    },
  });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  return stored;
}

describe('the scale of a screen', () => {
  test('is stored when it is measured, and read on the next page', () => {
    const stored = stubStorage({});
    setScreenScale(4.21);
    expect(stored).toEqual({ 'int-screen-scale': '4.21' });
    screenScale.pixels = nominalScale;
    connectScreenScale()();
    expect(screenScale.pixels).toBe(4.21);
  });

  test.each([null, '', 'abc', '0', '2.59', '6.51', 'Infinity', '-4'])('is the nominal one if %j is stored', (value) => {
    expect(parseScale(value)).toBeUndefined();
    stubStorage(value === null ? {} : { 'int-screen-scale': value });
    connectScreenScale()();
    expect(screenScale.pixels).toBe(nominalScale);
  });
});
