import { keysOf, toRecord } from '../../../src/base/records.ts';
import type { ProjectRow } from '../../../src/directus/rows.generated.ts';
import { parseHex, type Rgb, toHex } from '../../../src/ui/oklch.ts';
import { palette } from '../../../src/ui/palette.ts';
import { getColors, type ThemeChoice } from '../../../src/ui/theme.ts';
import { type Context, openItems } from '../directus.ts';

/** Colors in hexadecimal notation, which every mail program supports. */
export type MailColors = Record<
  'page' | 'sheet' | 'plate' | 'ink' | 'muted' | 'line' | 'brand' | 'fill' | 'onFill',
  string
>;

/** The website's theme for mails. */
export type MailTheme = {
  light: MailColors;
  dark: MailColors;
  radius: string;
  /** Id of the logo in Directus. */
  logo: string | null;
};

const fields = [
  'logo.id',
  'theme.base_color',
  'theme.brand_color',
  ...['accentColor', 'color', 'borderRadius'].map((name) => `theme.button.${name}`),
];

export async function findTheme(context: Context, project: number): Promise<MailTheme> {
  const projects = await openItems<ProjectRow>(context, 'project');
  const [row] = await projects.readByQuery({ filter: { id: { _eq: project } }, fields, limit: 1 });
  const { theme } = row ?? {};
  const button = theme?.button;
  const choice: ThemeChoice = {
    ...{ baseColor: theme?.base_color ?? null, brandColor: theme?.brand_color ?? null },
    button: {
      ...{ accentColor: button?.accentColor ?? null, color: button?.color ?? null },
      ...{ borderRadius: button?.borderRadius ?? null, borderThickness: null },
    },
  };
  return makeTheme(choice, row?.logo?.id ?? null);
}

export function makeTheme(choice: ThemeChoice, logo: string | null): MailTheme {
  const radius = /^\d{1,2}px$/.exec(choice.button.borderRadius?.trim() ?? '')?.[0] ?? '2px';
  return { light: toMailColors(choice, 'light'), dark: toMailColors(choice, 'dark'), radius, logo };
}

function toMailColors(choice: ThemeChoice, scheme: 'light' | 'dark'): MailColors {
  const { paper, raised, plate, brand, fill, onFill } = getColors(choice, scheme);
  const [ink, muted] = [palette.ink[scheme], palette.muted[scheme]];
  const picked = { page: paper, sheet: raised, plate, brand, fill, onFill, line: mix(parseHex(ink) ?? paper, raised) };
  return { ...toRecord(keysOf(picked), (name) => toHex(picked[name])), ink, muted };
}

/** Hairline color: 17 % ink on the background. */
function mix(ink: Rgb, sheet: Rgb): Rgb {
  const [red, green, blue] = ink.map((part, index) => part * 0.17 + (sheet[index] ?? part) * 0.83);
  return [red ?? 0, green ?? 0, blue ?? 0];
}
