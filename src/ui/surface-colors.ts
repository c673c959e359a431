import { toHex } from './oklch.ts';
import { getColors, type ThemeChoice } from './theme.ts';

/** Background colours of the page in both schemes, for `theme-color` and the manifest. */
export function getSurfaceColors(choice: ThemeChoice): { light: string; dark: string } {
  return { light: toHex(getColors(choice, 'light').paper), dark: toHex(getColors(choice, 'dark').paper) };
}
