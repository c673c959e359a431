import type { CSSProperties } from 'react';
import { keysOf } from '../base/records.ts';
import { getContrast, getLuminance, parseHex, type Rgb, toHex, toOklch, toRgb } from './oklch.ts';

export type ColorMode = 'light' | 'dark' | 'system';

/** Colours that staff set in Directus, as hexadecimal digits; invalid ones are ignored. */
export type ThemeChoice = {
  baseColor: string | null;
  brandColor: string | null;
  button: {
    accentColor: string | null;
    color: string | null;
    borderRadius: string | null;
    borderThickness: string | null;
  };
};

type Scheme = 'light' | 'dark';

type Colors = Record<'paper' | 'plate' | 'raised' | 'brand' | 'fill' | 'onFill' | 'accent' | 'onAccent', Rgb>;

/** Custom properties for the style of `<html>`. For any chosen colours, text keeps a contrast of 4.5 : 1. */
export function getThemeVariables(choice: ThemeChoice): CSSProperties {
  const [light, dark] = [getColors(choice, 'light'), getColors(choice, 'dark')];
  const colors = keysOf(light).flatMap((name) => {
    const [day, night] = [toHex(light[name]), toHex(dark[name])];
    const isDefault = day === palette[name].light && night === palette[name].dark;
    return isDefault ? [] : [[`--colors-${toKebab(name)}`, day === night ? day : `light-dark(${day}, ${night})`]];
  });
  const { borderRadius, borderThickness } = choice.button;
  const shape = Object.entries({ '--radii-button': borderRadius, '--border-widths-button': borderThickness });
  return Object.fromEntries([...colors, ...shape.filter(([, value]) => isLength(value))]);
}

/** The colours of one scheme. Exported for its test. */
export function getColors({ baseColor, brandColor, button }: ThemeChoice, scheme: Scheme): Colors {
  const base = parseHex(baseColor);
  const toBaseColor = (kind: 'paper' | 'plate' | 'raised') =>
    base ? toSurface(base, scheme, kind) : getPaletteColor(kind, scheme);
  const [paper, plate, raised] = [toBaseColor('paper'), toBaseColor('plate'), toBaseColor('raised')];
  const surfaces = [paper, plate, raised, ...(scheme === 'dark' ? [parseKnownHex(deep)] : [])];
  const picked = parseHex(brandColor);
  const brand = makeReadable(picked ?? getPaletteColor('brand', scheme), surfaces);
  const fill = parseHex(button.color) ?? picked ?? getPaletteColor('fill', scheme);
  const accent = parseHex(button.accentColor) ?? getPaletteColor('accent', scheme);
  const onFill = getTextColorOn(fill);
  return { paper, plate, raised, brand, fill, onFill, accent, onAccent: getTextColorOn(accent) };
}

function getTextColorOn(surface: Rgb): Rgb {
  return makeReadable(getPaletteColor(isLight(surface) ? 'ink' : 'paper', 'light'), [surface]);
}

function getPaletteColor(name: keyof typeof palette, scheme: Scheme): Rgb {
  return parseKnownHex(palette[name][scheme]);
}

function parseKnownHex(hex: string): Rgb {
  return parseHex(hex) ?? [0, 0, 0];
}

function toKebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Whether a value is a CSS length such as `2px` or `0.25rem`; anything else could inject CSS. */
function isLength(value: string | null): boolean {
  return value !== null && /^\d{1,3}(?:\.\d{1,3})?(?:px|rem|em|%)?$/.test(value.trim());
}

/** Minimum contrast of text in WCAG level AA. */
const readableContrast = 4.5;

/**
 * The nearest colour that has enough contrast on all surfaces: its lightness changes, its hue stays. Tries both
 * directions and takes the smaller change; on a surface of medium lightness one of them always works.
 */
function makeReadable(color: Rgb, surfaces: readonly Rgb[], ratio = readableContrast): Rgb {
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
function toSurface(color: Rgb, scheme: 'light' | 'dark', kind: 'paper' | 'plate' | 'raised'): Rgb {
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
function isLight(color: Rgb): boolean {
  return getLuminance(color) > 0.179;
}

/** Background colours of the page in both schemes, for `theme-color` and the manifest. */
export function getSurfaceColors(choice: ThemeChoice): { light: string; dark: string } {
  return { light: toHex(getColors(choice, 'light').paper), dark: toHex(getColors(choice, 'dark').paper) };
}

/**
 * Colours of the light and the dark scheme. They become design tokens, and custom brand colours are checked against
 * them.
 */
export const palette = {
  paper: { light: '#f7f2e8', dark: '#131a1a' },
  /** Raised surfaces: menu panel, drawer. */
  raised: { light: '#fdfaf4', dark: '#1b2424' },
  /** Background of pictures and their placeholder. */
  plate: { light: '#ece4d5', dark: '#242e2d' },
  ink: { light: '#1f2624', dark: '#eee8dc' },
  muted: { light: '#5c5e55', dark: '#b2b6ab' },
  /** Colour of interactive elements; replaced by the brand colour of Directus. */
  brand: { light: '#7d5f29', dark: '#d0ad6c' },
  /** The brand colour as a surface, and the text on it. */
  fill: { light: '#8a6a2f', dark: '#c9a35f' },
  onFill: { light: '#fffdf8', dark: '#161b1a' },
  /** The same surface on hover. */
  accent: { light: '#1f2624', dark: '#eee8dc' },
  onAccent: { light: '#f7f2e8', dark: '#131a1a' },
  success: { light: '#26694a', dark: '#86c7a2' },
  error: { light: '#9c3227', dark: '#f1a093' },
  soldOut: { light: '#6e5f50', dark: '#b9a994' },
} as const;

/** Surfaces that are dark in both schemes. */
export const deep = '#15302f';
