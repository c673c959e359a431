import { expect, test } from 'vitest';
import config from '../../panda.config.ts';
import { tokens } from './tokens.ts';

const sides = '(Top|Bottom|Left|Right|(Block|Inline)(Start|End)?)?';
const distances = new RegExp(
  `^((padding|margin|inset|scrollPadding|scrollMargin)${sides}|gap|rowGap|columnGap|top|bottom)$`,
);

/** Every style value with its path of properties and conditions. */
function listValues(styles: unknown, path: readonly string[] = []): { path: readonly string[]; value: string }[] {
  if (typeof styles === 'string') return [{ path, value: styles }];
  if (typeof styles !== 'object' || styles === null) return [];
  return Object.entries(styles).flatMap(([key, inner]) => listValues(inner, [...path, key]));
}

const { recipes, slotRecipes } = config.theme ?? {};
const values = listValues({ ...recipes, ...slotRecipes });

test('uses only lengths or spacing tokens as distances, since browsers drop other values', () => {
  const all = values.filter(({ path }) => path.some((key) => distances.test(key)));
  const isKnown = (value: string) => value in (tokens.spacing ?? {}) || value === 'auto' || value === 'none';
  expect(all.length).toBeGreaterThan(300);
  expect(all.filter(({ value }) => /^[a-z]+$/i.test(value) && !isKnown(value))).toEqual([]);
});

test('sets display: contents on details only where ::details-content is supported, since the content would move too otherwise', () => {
  const apart = values.filter(
    ({ path, value }) => value === 'contents' && path.at(-1) === 'display' && /\bdetails$/.test(path.at(-2) ?? ''),
  );
  expect(apart.filter(({ path }) => !path.includes('@supports selector(::details-content)'))).toEqual([]);
});

test('never sets outline to none, since Panda makes it a transparent outline, which forced colours show', () => {
  const outlines = [...values, ...listValues(config.globalCss)].filter(({ path }) => path.at(-1) === 'outline');
  expect(outlines.length).toBeGreaterThan(10);
  expect(outlines.filter(({ value }) => value === 'none')).toEqual([]);
});
