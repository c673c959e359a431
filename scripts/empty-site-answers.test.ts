import { expect, test, vi } from 'vitest';
import { readEmptySite } from './empty-site-answers.ts';

/** Somebody at a terminal who gives these answers, one after the other. */
function openTerminal(answers: string[]) {
  const asked: string[] = [];
  const close = vi.fn();
  const ask = async (text: string) => {
    asked.push(text.split(/[,;?:]/)[0] ?? '');
    return answers.shift() ?? '';
  };
  return { asked, close, open: () => ({ ask, close }) };
}

const all = { SITE_NAME: ' Juwelier Test ', SITE_LANGUAGES: 'fr, DE', SITE_SHOP: 'ja' };

test('takes the variables without asking, German first', async () => {
  const { open, asked } = openTerminal([]);
  const answers = { name: 'Juwelier Test', languages: ['de', 'fr'], hasShop: true };
  expect(await readEmptySite(all, open)).toEqual(answers);
  expect(await readEmptySite({ ...all, SITE_LANGUAGES: 'fr', SITE_SHOP: 'no' }, undefined)).toEqual({
    ...answers,
    hasShop: false,
  });
  expect(asked).toEqual([]);
});

test('asks for what the variables leave open, and again where the answer is none', async () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const { open, asked, close } = openTerminal(['it', 'en', 'vielleicht', 'n']);
  expect(await readEmptySite({ SITE_NAME: 'Test' }, open)).toEqual({
    ...{ name: 'Test', languages: ['de', 'en'], hasShop: false },
  });
  expect(asked).toEqual(['Languages', 'Languages', 'With a shop', 'With a shop']);
  expect(print).toHaveBeenCalledTimes(2);
  expect(close).toHaveBeenCalledOnce();
  print.mockRestore();
});

test('says what is missing where nobody can be asked, and what a variable should be', async () => {
  await expect(readEmptySite({ SITE_NAME: 'Test' }, undefined)).rejects.toThrow('needs SITE_LANGUAGES, SITE_SHOP,');
  await expect(readEmptySite({ ...all, SITE_LANGUAGES: 'de,it' }, undefined)).rejects.toThrow('SITE_LANGUAGES=de,it');
});
