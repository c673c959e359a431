import 'client-only';
import { createStore, syncStorage } from '../base/store.ts';

const key = 'int-screen-scale';

/** CSS pixels per millimetre where the screen is as the browser takes it to be: 96 to the inch. */
export const nominalScale = 96 / 25.4;

/** Scales that a screen may have. */
export const scales = { least: 2.6, most: 6.5 };

/** How many CSS pixels a millimetre of this screen has, as the visitor has measured it with a card. */
export const screenScale = createStore({ pixels: nominalScale });

/** Reads the stored scale and follows other tabs. */
export const connectScreenScale = syncStorage({ key, load: applyStored, reload: applyStored });

export function setScreenScale(pixels: number): void {
  screenScale.pixels = pixels;
  try {
    localStorage.setItem(key, String(pixels));
  } catch {
    // Without storage it holds until the page goes.
  }
}

function applyStored(): void {
  screenScale.pixels = parseScale(readStored()) ?? nominalScale;
}

function readStored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Undefined for what no screen has. */
export function parseScale(stored: string | null): number | undefined {
  const pixels = Number(stored ?? Number.NaN);
  return pixels >= scales.least && pixels <= scales.most ? pixels : undefined;
}
