import type { CSSProperties } from 'react';
import { keysOf } from '../base/records.ts';
import { isLight, makeReadable, toSurface } from './contrast.ts';
import { parseHex, type Rgb, toHex } from './oklch.ts';
import { deep, palette } from './palette.ts';

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
