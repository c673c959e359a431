import { toHex } from './oklch.ts';
import { getColors, type ThemeChoice } from './theme.ts';

/** The colour of the page's ground by day and by night, for what stands around the page. */
export function getSurfaceColors(choice: ThemeChoice): { light: string; dark: string } {
  return { light: toHex(getColors(choice, 'light').paper), dark: toHex(getColors(choice, 'dark').paper) };
}
