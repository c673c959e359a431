import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restoreDraft, saveDraft } from './draft-store.ts';

/** As much of an input as a draft reads and writes. */
class Input {
  name: string;
  type: string;
  value: string;
  checked: boolean;
  readonly defaultValue: string;
  readonly defaultChecked = false;

  constructor(name: string, type: string, { value = '', checked = false, defaultValue = '' } = {}) {
    this.defaultValue = defaultValue;
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

test('a form that is saved before its draft is restored adds to it', () => {
  sessionStorage.setItem('contact', JSON.stringify({ name: 'Anna', news: false }));
  const [name, news] = makeForm(false);
  if (!name || !news) throw new Error('A field is missing.');
  news.checked = true;
  saveDraft('contact', toForm(name, news));
  expect(JSON.parse(sessionStorage.getItem('contact') ?? '')).toEqual({ name: 'Anna', news: true });
});

test('what is unticked and emptied after a draft was restored stays so', () => {
  sessionStorage.setItem('contact', JSON.stringify({ name: 'Anna', news: true }));
  const opened = makeForm(false);
  const form = toForm(...opened);
  saveDraft('contact', form);
  expect(opened[0]?.value).toBe('Anna');
  for (const control of opened) Object.assign(control, { value: '', checked: false });
  saveDraft('contact', form);
  expect(opened.map(({ value, checked }) => `${value} ${checked}`)).toEqual([' false', ' false', ' false']);
});

test('a text that the page begins is restored once more where React has begun it anew', () => {
  const begun = 'Ein Termin für';
  const message = new Input('message', 'textarea', { value: begun, defaultValue: begun });
  const form = toForm(message);
  restoreDraft('ring-appointment', form);
  message.value = `${begun} uns beide`;
  saveDraft('ring-appointment', form);
  message.value = begun;
  restoreDraft('ring-appointment', form);
  expect(message.value).toBe('Ein Termin für uns beide');
});

test('of several choices an older draft does not replace the one that the visitor has just made', () => {
  const stars = ['4', '5'].map((value) => new Input('stars', 'radio', { value }));
  const form = toForm(...stars);
  sessionStorage.setItem('rating', JSON.stringify({ stars: '4' }));
  Object.assign(stars[1] ?? {}, { checked: true });
  restoreDraft('rating', form);
  expect(stars.map(({ checked }) => checked)).toEqual([false, true]);
  Object.assign(stars[1] ?? {}, { checked: false });
  restoreDraft('rating', form);
  expect(stars.map(({ checked }) => checked)).toEqual([true, false]);
});

test('another draft of the same form is restored before it is saved', () => {
  const [name] = makeForm(false);
  const form = toForm(...(name ? [name] : []));
  saveDraft('request-7', form);
  sessionStorage.setItem('request-8', JSON.stringify({ name: 'Anna' }));
  saveDraft('request-8', form);
  expect(name?.value).toBe('Anna');
});

test('a draft of an older release does not tick it either', () => {
  sessionStorage.setItem('contact', JSON.stringify({ name: 'Anna', drawings: true }));
  const opened = makeForm(false);
  restoreDraft('contact', toForm(...opened));
  expect(opened.map(({ checked }) => checked)).toEqual([false, false, false]);
});
