import { expect, test } from 'vitest';
import { takeSamples } from '../../tests/samples.ts';
import { getContrast, parseHex, type Rgb } from './oklch.ts';
import { deep, getColors, getThemeVariables, palette, type ThemeChoice } from './theme.ts';

function choice(
  changes: Partial<ThemeChoice['button']> & { baseColor?: string; brandColor?: string } = {},
): ThemeChoice {
  const { baseColor = null, brandColor = null, ...button } = changes;
  return {
    baseColor,
    brandColor,
    button: { accentColor: null, color: null, borderRadius: null, borderThickness: null, ...button },
  };
}

const known = (hex: string): Rgb => parseHex(hex) ?? [0, 0, 0];
const steps = Array.from({ length: 9 }, (_, at) =>
  Math.round((at * 255) / 8)
    .toString(16)
    .padStart(2, '0'),
);
const cube = takeSamples(
  steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`))),
);
const schemes = ['light', 'dark'] as const;

function getSurfaces(changes: ThemeChoice, scheme: (typeof schemes)[number]): Rgb[] {
  const { paper, plate, raised } = getColors(changes, scheme);
  return scheme === 'dark' ? [paper, plate, raised, known(deep)] : [paper, plate, raised];
}

/** The lowest contrast in a cube of colours and its colour, so that a failure names it. */
function findWorst(measure: (hex: string, scheme: (typeof schemes)[number]) => number) {
  const all = cube.flatMap((hex) => schemes.map((scheme) => ({ hex, scheme, contrast: measure(hex, scheme) })));
  return all.reduce((worst, one) => (one.contrast < worst.contrast ? one : worst));
}

test('keeps any brand colour readable on every surface in both schemes', () => {
  const worst = findWorst((hex, scheme) => {
    const picked = choice({ brandColor: hex });
    const { brand } = getColors(picked, scheme);
    return Math.min(...getSurfaces(picked, scheme).map((surface) => getContrast(brand, surface)));
  });
  expect(worst.contrast, JSON.stringify(worst)).toBeGreaterThanOrEqual(4.5);
});

test('keeps text readable on buttons in the brand colour', () => {
  const worst = findWorst((hex, scheme) => {
    const { fill, onFill } = getColors(choice({ brandColor: hex }), scheme);
    return getContrast(fill, onFill);
  });
  expect(worst.contrast, JSON.stringify(worst)).toBeGreaterThanOrEqual(4.5);
});

test('keeps text readable on buttons of any custom colour', () => {
  const worst = findWorst((hex, scheme) => {
    const { fill, onFill, accent, onAccent } = getColors(choice({ accentColor: hex, color: hex }), scheme);
    return Math.min(getContrast(fill, onFill), getContrast(accent, onAccent));
  });
  expect(worst.contrast, JSON.stringify(worst)).toBeGreaterThanOrEqual(4.5);
});

const ownWords = [palette.ink, palette.muted, palette.brand, palette.success, palette.error, palette.soldOut];

test('keeps text of the palette readable on a page of any colour', () => {
  const worst = findWorst((hex, scheme) => {
    const surfaces = getSurfaces(choice({ baseColor: hex }), scheme);
    return Math.min(
      ...ownWords.flatMap((word) => surfaces.map((surface) => getContrast(known(word[scheme]), surface))),
    );
  });
  expect(worst.contrast, JSON.stringify(worst)).toBeGreaterThanOrEqual(4.5);
});

test('has readable palette colours on all palette surfaces', () => {
  for (const scheme of schemes) {
    const surfaces = getSurfaces(choice(), scheme);
    const contrasts = ownWords.flatMap((word) => surfaces.map((surface) => getContrast(known(word[scheme]), surface)));
    expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(4.5);
    expect(getContrast(known(palette.onFill[scheme]), known(palette.fill[scheme]))).toBeGreaterThanOrEqual(4.5);
  }
});

/** A seeded random number generator, so that failures are reproducible. */
function* getNumbers(): Generator<number> {
  let state = 20_261_121;
  for (;;) {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    yield state;
  }
}

const numbers = getNumbers();
const pickHex = () => `#${(numbers.next().value % 2 ** 24).toString(16).padStart(6, '0')}`;

/** The resulting colours: the theme's variables over the palette. */
function getWritten(picked: ThemeChoice, scheme: (typeof schemes)[number]): Record<string, Rgb> {
  const own = Object.entries(palette).map(([name, color]) => [name, known(color[scheme])] as const);
  const changed = Object.entries(getThemeVariables(picked)).flatMap(([name, value]) => {
    const [light = '', dark = light] = String(value).match(/#\w+/g) ?? [];
    const key = name.replace('--colors-', '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    return light ? [[key, known(scheme === 'light' ? light : dark)] as const] : [];
  });
  return { ...Object.fromEntries([...own, ...changed]), deep: known(deep) };
}

const textColors = ['ink', 'muted', 'brand', 'success', 'error', 'soldOut'];
/** Text colours and surfaces as the recipes combine them; the deep surface is dark in both schemes. */
const pairs = {
  light: textColors.flatMap((word) => ['paper', 'plate', 'raised'].map((surface) => [word, surface] as const)),
  dark: textColors.flatMap((word) => ['paper', 'plate', 'raised', 'deep'].map((surface) => [word, surface] as const)),
};
/** Buttons at rest and on hover, selected text, and inverted notices. */
const turned = [
  ['onFill', 'fill'],
  ['onAccent', 'accent'],
  ['paper', 'ink'],
] as const;

test('keeps the text of every recipe readable for any combination of colours', () => {
  const faults: unknown[] = [];
  for (let at = 0; at < 1500; at += 1) {
    const picked = choice({
      baseColor: pickHex(),
      brandColor: pickHex(),
      color: at % 3 === 0 ? null : pickHex(),
      accentColor: at % 2 === 0 ? null : pickHex(),
    });
    for (const scheme of schemes) {
      const written = getWritten(picked, scheme);
      for (const [word, surface] of [...pairs[scheme], ...turned]) {
        const contrast = getContrast(written[word] ?? [0, 0, 0], written[surface] ?? [0, 0, 0]);
        if (contrast < 4.5) faults.push({ word, surface, scheme, contrast, picked });
      }
    }
  }
  expect(faults.slice(0, 3)).toEqual([]);
}, 60_000);

test('keeps the brand colour of focus outlines and hover lines visible on every surface', () => {
  const worst = findWorst((hex, scheme) => {
    const picked = choice({ baseColor: hex, brandColor: hex, color: hex, accentColor: hex });
    const brand = getWritten(picked, scheme).brand ?? known('#000000');
    return Math.min(...getSurfaces(picked, scheme).map((surface) => getContrast(brand, surface)));
  });
  expect(worst.contrast, JSON.stringify(worst)).toBeGreaterThanOrEqual(3);
}, 60_000);

test('writes a colour once when both schemes share it', () => {
  expect(getThemeVariables(choice({ color: '#8a6a2f' }))).toMatchObject({ '--colors-fill': '#8a6a2f' });
});

test('keeps a colour that is already readable', () => {
  const { brand, fill, onFill } = getColors(choice({ brandColor: '#4a2c6b' }), 'light');
  expect([brand, fill, onFill]).toEqual([known('#4a2c6b'), known('#4a2c6b'), known(palette.paper.light)]);
});

test('falls back to the palette for invalid colours and lengths', () => {
  const nonsense = choice({
    baseColor: 'red; background: url(x)',
    brandColor: '#12',
    borderRadius: '1px;x',
    color: 'url(#a)',
  });
  expect(getThemeVariables(nonsense)).toEqual(getThemeVariables(choice()));
});

test('applies the shape of buttons', () => {
  expect(getThemeVariables(choice({ borderRadius: '999px', borderThickness: '2px' }))).toMatchObject({
    '--radii-button': '999px',
    '--border-widths-button': '2px',
  });
});

test('measures contrast as WCAG defines it', () => {
  expect(getContrast(known('#fff'), known('#000'))).toBeCloseTo(21, 5);
  expect(getContrast(known('#777777'), known('#ffffff'))).toBeCloseTo(4.48, 2);
});
