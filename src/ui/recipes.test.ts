import { expect, test } from 'vitest';
import config from '../../panda.config.ts';
import { tokens } from './tokens.ts';

const sides = '(Top|Bottom|Left|Right|(Block|Inline)(Start|End)?)?';
const distances = new RegExp(
  `^((padding|margin|inset|scrollPadding|scrollMargin)${sides}|gap|rowGap|columnGap|top|bottom)$`,
);

/** Every value under a property that is a distance, with the properties and conditions that lead to it. */
function findDistances(styles: unknown, path: readonly string[] = []): { path: string; value: string }[] {
  if (typeof styles === 'string') {
    return path.some((key) => distances.test(key)) ? [{ path: path.join(' '), value: styles }] : [];
  }
  if (typeof styles !== 'object' || styles === null) return [];
  return Object.entries(styles).flatMap(([key, inner]) => findDistances(inner, [...path, key]));
}

test('a distance is a length or a token of space, since browsers drop what is neither', () => {
  const { recipes, slotRecipes } = config.theme ?? {};
  const all = findDistances({ ...recipes, ...slotRecipes });
  const isKnown = (value: string) => value in (tokens.spacing ?? {}) || value === 'auto' || value === 'none';
  expect(all.length).toBeGreaterThan(300);
  expect(all.filter(({ value }) => /^[a-z]+$/i.test(value) && !isKnown(value))).toEqual([]);
});
