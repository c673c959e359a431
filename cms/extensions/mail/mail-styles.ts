import { Markup } from './html.ts';
import type { MailTheme } from './mail-theme.ts';

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
