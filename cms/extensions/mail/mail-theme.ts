import { keysOf, toRecord } from '../../../src/base/records.ts';
import type { ProjectRow } from '../../../src/directus/rows.generated.ts';
import { parseHex, type Rgb, toHex } from '../../../src/ui/oklch.ts';
import { getColors, palette, type ThemeChoice } from '../../../src/ui/theme.ts';
import { type Context, openItems } from '../directus.ts';
import { Markup } from './html.ts';

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

/** System fonts; a mail loads none. */
export const serif = "font-family:Georgia,'Times New Roman',serif";

export const sans = "font-family:-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";

/** Long words such as tracking numbers may be wider than a phone. */
const wordBreak = 'word-break:break-word';

export type MailStyles = ReturnType<typeof toStyles>;

/** Inline styles for light mode, as mail programs require; classes of the same names override them in dark mode. */
export function toStyles({ light, radius }: MailTheme) {
  const style = (...rules: string[]) => new Markup(rules.join(';'));
  return {
    text: style('margin:0', sans, wordBreak, 'font-size:16px', 'line-height:1.6', `color:${light.ink}`),
    label: style(sans, 'font-size:14px', 'line-height:1.6', `color:${light.muted}`),
    value: style(sans, wordBreak, 'font-size:16px', 'line-height:1.5', `color:${light.ink}`),
    small: style('margin:0', sans, wordBreak, 'font-size:14px', 'line-height:1.55', `color:${light.muted}`),
    note: style(sans, wordBreak, 'font-size:14px', 'line-height:1.55', `color:${light.ink}`),
    name: style('margin:0', serif, wordBreak, 'font-size:18px', 'line-height:1.35', `color:${light.ink}`),
    price: style(sans, 'font-size:16px', 'line-height:1.5', `color:${light.ink}`, 'white-space:nowrap'),
    total: style(serif, 'font-size:20px', 'line-height:1.4', `color:${light.ink}`, 'white-space:nowrap'),
    title: style('margin:0 0 8px', serif, 'font-size:18px', 'line-height:1.3', 'font-weight:400', `color:${light.ink}`),
    terms: style(sans, wordBreak, 'font-size:13px', 'line-height:1.6', `color:${light.muted}`),
    link: style(`color:${light.brand}`, 'text-decoration:underline'),
    fill: style(`background:${light.fill}`, `border:1px solid ${light.fill}`, `border-radius:${radius}`),
    onFill: style(
      sans,
      'display:inline-block',
      'padding:13px 28px',
      'font-size:16px',
      'line-height:1.25',
      `color:${light.onFill}`,
      'text-decoration:none',
    ),
    line: style(`border-top:1px solid ${light.line}`),
    plate: style(`background:${light.plate}`),
    colors: light,
  };
}
