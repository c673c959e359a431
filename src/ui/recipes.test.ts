import { expect, test } from 'vitest';
import config from '../../panda.config.ts';
import { tokens } from './tokens.ts';

const sides = '(Top|Bottom|Left|Right|(Block|Inline)(Start|End)?)?';
const distances = new RegExp(
  `^((padding|margin|inset|scrollPadding|scrollMargin)${sides}|gap|rowGap|columnGap|top|bottom)$`,
);

/** Every value, with the properties and conditions that lead to it. */
function listValues(styles: unknown, path: readonly string[] = []): { path: readonly string[]; value: string }[] {
  if (typeof styles === 'string') return [{ path, value: styles }];
  if (typeof styles !== 'object' || styles === null) return [];
  return Object.entries(styles).flatMap(([key, inner]) => listValues(inner, [...path, key]));
}

const { recipes, slotRecipes } = config.theme ?? {};
const values = listValues({ ...recipes, ...slotRecipes });

test('a distance is a length or a token of space, since browsers drop what is neither', () => {
  const all = values.filter(({ path }) => path.some((key) => distances.test(key)));
  const isKnown = (value: string) => value in (tokens.spacing ?? {}) || value === 'auto' || value === 'none';
  expect(all.length).toBeGreaterThan(300);
  expect(all.filter(({ value }) => /^[a-z]+$/i.test(value) && !isKnown(value))).toEqual([]);
});

test('a fold is taken apart only where a browser knows its parts, else it would lose its place with them', () => {
  const apart = values.filter(
    ({ path, value }) => value === 'contents' && path.at(-1) === 'display' && /\bdetails$/.test(path.at(-2) ?? ''),
  );
  expect(apart.length).toBeGreaterThan(0);
  expect(apart.filter(({ path }) => !path.includes('@supports selector(::details-content)'))).toEqual([]);
});

test('what has no outline has none in forced colours either, where Panda’s transparent one is drawn', () => {
  const outlines = [...values, ...listValues(config.globalCss)].filter(({ path }) => path.at(-1) === 'outline');
  expect(outlines.length).toBeGreaterThan(10);
  expect(outlines.filter(({ value }) => value === 'none')).toEqual([]);
});
