import { getContrast, getLuminance, type Rgb, toOklch, toRgb } from './oklch.ts';

/** Minimum contrast of text in WCAG level AA. */
const readableContrast = 4.5;

/**
 * The nearest colour that has enough contrast on all surfaces: its lightness changes, its hue stays. Tries both
 * directions and takes the smaller change; on a surface of medium lightness one of them always works.
 */
export function makeReadable(color: Rgb, surfaces: readonly Rgb[], ratio = readableContrast): Rgb {
  if (isReadable(color, surfaces, ratio)) return color;
  const from = toOklch(color).lightness;
  const found = [0, 1]
    .map((end) => moveLightness(color, end, surfaces, ratio))
    .filter((moved) => isReadable(moved, surfaces, ratio))
    .sort((one, other) => Math.abs(toOklch(one).lightness - from) - Math.abs(toOklch(other).lightness - from));
  return found[0] ?? getFarthestGrey(surfaces);
}

/** Black or white, whichever has more contrast on the surfaces. */
function getFarthestGrey(surfaces: readonly Rgb[]): Rgb {
  const black: Rgb = [0, 0, 0];
  const white: Rgb = [1, 1, 1];
  return getWorstContrast(black, surfaces) > getWorstContrast(white, surfaces) ? black : white;
}

/** Moves the lightness as far as needed towards black (0) or white (1), by bisection. */
function moveLightness(color: Rgb, end: number, surfaces: readonly Rgb[], ratio: number): Rgb {
  const { lightness, chroma, hue } = toOklch(color);
  let [unread, read] = [lightness, end];
  for (let step = 0; step < 14; step += 1) {
    const middle = (unread + read) / 2;
    if (isReadable(toRgb({ lightness: middle, chroma, hue }), surfaces, ratio)) read = middle;
    else unread = middle;
  }
  return toRgb({ lightness: read, chroma, hue });
}

const surfaceLightness = {
  light: { paper: [0.955, 1], plate: [0.922, 0.922], raised: [0.985, 1] },
  dark: { paper: [0.17, 0.21], plate: [0.29, 0.29], raised: [0.25, 0.25] },
} as const;

/**
 * A colour adjusted for a surface: light enough for dark text in the light scheme, dark enough for light text in the
 * dark one.
 */
export function toSurface(color: Rgb, scheme: 'light' | 'dark', kind: 'paper' | 'plate' | 'raised'): Rgb {
  const picked = toOklch(color);
  const [least, most] = surfaceLightness[scheme][kind];
  return toRgb({
    lightness: Math.min(Math.max(picked.lightness, least), most),
    chroma: Math.min(picked.chroma, scheme === 'light' ? 0.03 : 0.014),
    hue: picked.hue,
  });
}

function isReadable(color: Rgb, surfaces: readonly Rgb[], ratio = readableContrast): boolean {
  return getWorstContrast(color, surfaces) >= ratio;
}

function getWorstContrast(color: Rgb, surfaces: readonly Rgb[]): number {
  return Math.min(...surfaces.map((surface) => getContrast(color, surface)));
}

/** Whether dark text has more contrast than light text on this colour. */
export function isLight(color: Rgb): boolean {
  return getLuminance(color) > 0.179;
}
