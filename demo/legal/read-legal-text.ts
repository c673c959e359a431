import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../pages/words.ts';
import type { LegalText } from './law.ts';

/**
 * The text of `texts/{name}.{language}.html` in every language.
 *
 * @param values what stands for `{{name}}` in it
 * @throws for a text that is missing or empty, and for a name without a value or never used
 */
export function readLegalText(name: string, values: Record<string, LegalText> = {}): LegalText {
  const read = (language: Language) => {
    const file = `${name}.${language}.html`;
    const html = readFileSync(join(import.meta.dirname, 'texts', file), 'utf8').trim();
    if (!html) throw new Error(`${file} is empty.`);
    const unused = new Set(Object.keys(values));
    const filled = html.replace(/\{\{([^{}]*)\}\}/g, (_, key: string) => {
      const value = values[key]?.[language];
      if (value === undefined) throw new Error(`${file} names ${key}, which has no value.`);
      unused.delete(key);
      return value;
    });
    if (unused.size > 0) throw new Error(`${file} does not name ${[...unused].join(', ')}.`);
    return filled;
  };
  return { de: read('de'), en: read('en'), fr: read('fr') };
}
