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
