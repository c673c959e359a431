import { expect, test } from 'vitest';
import { getContrast, parseHex, type Rgb } from './oklch.ts';
import { deep, palette } from './palette.ts';
import { getColors, getThemeVariables, type ThemeChoice } from './theme.ts';

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
const cube = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)));
const schemes = ['light', 'dark'] as const;

function getSurfaces(changes: ThemeChoice, scheme: (typeof schemes)[number]): Rgb[] {
  const { paper, plate, raised } = getColors(changes, scheme);
  return scheme === 'dark' ? [paper, plate, raised, known(deep)] : [paper, plate, raised];
}

/** The lowest contrast of a colour cube and who has it, so that a failure names the colour. */
function findWorst(measure: (hex: string, scheme: (typeof schemes)[number]) => number) {
  const all = cube.flatMap((hex) => schemes.map((scheme) => ({ hex, scheme, contrast: measure(hex, scheme) })));
  return all.reduce((worst, one) => (one.contrast < worst.contrast ? one : worst));
}

test('whatever brand colour an editor picks, it can be read on every surface, by day and by night', () => {
  const worst = findWorst((hex, scheme) => {
    const picked = choice({ brandColor: hex });
    const { brand } = getColors(picked, scheme);
    return Math.min(...getSurfaces(picked, scheme).map((surface) => getContrast(brand, surface)));
  });
  expect(worst.contrast, JSON.stringify(worst)).toBeGreaterThanOrEqual(4.5);
});

test('words on a button in the brand colour can be read', () => {
  const worst = findWorst((hex, scheme) => {
    const { fill, onFill } = getColors(choice({ brandColor: hex }), scheme);
    return getContrast(fill, onFill);
  });
  expect(worst.contrast, JSON.stringify(worst)).toBeGreaterThanOrEqual(4.5);
});

test('words on a button can be read even where their own colour was picked as badly as can be', () => {
  const worst = findWorst((hex, scheme) => {
    const { fill, onFill, accent, onAccent } = getColors(choice({ accentColor: hex, color: hex }), scheme);
    return Math.min(getContrast(fill, onFill), getContrast(accent, onAccent));
  });
  expect(worst.contrast, JSON.stringify(worst)).toBeGreaterThanOrEqual(4.5);
});

const ownWords = [palette.ink, palette.muted, palette.brand, palette.success, palette.error, palette.soldOut];

test('all of our own text can be read on a page of any colour', () => {
  const worst = findWorst((hex, scheme) => {
    const surfaces = getSurfaces(choice({ baseColor: hex }), scheme);
    return Math.min(
      ...ownWords.flatMap((word) => surfaces.map((surface) => getContrast(known(word[scheme]), surface))),
    );
  });
  expect(worst.contrast, JSON.stringify(worst)).toBeGreaterThanOrEqual(4.5);
});

test('our own colours can be read on our own surfaces', () => {
  for (const scheme of schemes) {
    const surfaces = getSurfaces(choice(), scheme);
    const contrasts = ownWords.flatMap((word) => surfaces.map((surface) => getContrast(known(word[scheme]), surface)));
    expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(4.5);
    expect(getContrast(known(palette.onFill[scheme]), known(palette.fill[scheme]))).toBeGreaterThanOrEqual(4.5);
  }
});

test('a colour that is legible already stays as it was picked', () => {
  const { brand, fill, onFill } = getColors(choice({ brandColor: '#4a2c6b' }), 'light');
  expect([brand, fill, onFill]).toEqual([known('#4a2c6b'), known('#4a2c6b'), known(palette.paper.light)]);
});

test('what is no colour and what is no length leaves our own', () => {
  const nonsense = choice({
    baseColor: 'red; background: url(x)',
    brandColor: '#12',
    borderRadius: '1px;x',
    color: 'url(#a)',
  });
  expect(getThemeVariables(nonsense)).toEqual(getThemeVariables(choice()));
});

test('the shape of buttons is taken over', () => {
  expect(getThemeVariables(choice({ borderRadius: '999px', borderThickness: '2px' }))).toMatchObject({
    '--radii-button': '999px',
    '--border-widths-button': '2px',
  });
});

test('contrast is measured as WCAG does', () => {
  expect(getContrast(known('#fff'), known('#000'))).toBeCloseTo(21, 5);
  expect(getContrast(known('#777777'), known('#ffffff'))).toBeCloseTo(4.48, 2);
});
