/** Colours by day and by night. Styles take them as tokens, and an editor's colours are measured against them. */
export const palette = {
  paper: { light: '#f7f2e8', dark: '#131a1a' },
  /** Sheets that lie above the page: menu panel, drawer. */
  raised: { light: '#fdfaf4', dark: '#1b2424' },
  /** What pictures lie on, and what stands for them while they come. */
  plate: { light: '#ece4d5', dark: '#242e2d' },
  ink: { light: '#1f2624', dark: '#eee8dc' },
  muted: { light: '#5c5e55', dark: '#b2b6ab' },
  /** The house's metal, for what can be touched. The brand colour of the content system takes its place. */
  brand: { light: '#7d5f29', dark: '#d0ad6c' },
  /** The same metal as a surface, and the words on it. */
  fill: { light: '#8a6a2f', dark: '#c9a35f' },
  onFill: { light: '#fffdf8', dark: '#161b1a' },
  /** The same surface under the pointer. */
  accent: { light: '#1f2624', dark: '#eee8dc' },
  onAccent: { light: '#f7f2e8', dark: '#131a1a' },
  success: { light: '#26694a', dark: '#86c7a2' },
  error: { light: '#9c3227', dark: '#f1a093' },
  soldOut: { light: '#6e5f50', dark: '#b9a994' },
} as const;

/** Calm surfaces: dark at any time of day. */
export const deep = '#15302f';
