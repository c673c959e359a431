import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restoreDraft, saveDraft } from './draft-store.ts';

/** As much of an input as a draft reads and writes. */
class Input {
  name: string;
  type: string;
  value: string;
  checked: boolean;
  readonly defaultValue = '';

  constructor(name: string, type: string, { value = '', checked = false } = {}) {
    this.name = name;
    this.type = type;
    this.value = value;
    this.checked = checked;
  }
}

const toForm = (...elements: Input[]) => ({ elements }) as unknown as HTMLFormElement;

const makeForm = (isFilled: boolean) => {
  const given = { value: isFilled ? 'Anna' : '', checked: isFilled };
  return ['name/text', 'news/checkbox', 'drawings/checkbox'].map((control) => {
    const [name = '', type = ''] = control.split('/');
    return new Input(name, type, type === 'text' ? { value: given.value } : { checked: given.checked });
  });
};

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('HTMLInputElement', Input);
  for (const name of ['HTMLTextAreaElement', 'HTMLSelectElement']) vi.stubGlobal(name, class {});
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
});

afterEach(() => vi.unstubAllGlobals());

test('a draft brings back what was written and ticked, but never the box that sends a drawing', () => {
  const opened = makeForm(false);
  saveDraft('contact', toForm(...makeForm(true)));
  expect(sessionStorage.getItem('contact')).not.toContain('drawings');
  restoreDraft('contact', toForm(...opened));
  expect(opened.map(({ name, value, checked }) => [name, value, checked])).toEqual([
    ['name', 'Anna', false],
    ['news', '', true],
    ['drawings', '', false],
  ]);
});

test('a draft of an older release does not tick it either', () => {
  sessionStorage.setItem('contact', JSON.stringify({ name: 'Anna', drawings: true }));
  const opened = makeForm(false);
  restoreDraft('contact', toForm(...opened));
  expect(opened.map(({ checked }) => checked)).toEqual([false, false, false]);
});
