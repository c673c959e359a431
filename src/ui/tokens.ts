import { defineSemanticTokens, defineTokens } from '@pandacss/dev';
import { keysOf, toRecord } from '../base/records.ts';
import { deep, palette } from './theme.ts';

/**
 * Every colour has a light and a dark value: `light-dark()` follows the `color-scheme` of the element, so a dark
 * section only needs `color-scheme: dark`.
 */
const colors = {
  ...mapValues(palette, ({ light, dark }) => ({ value: `light-dark(${light}, ${dark})` })),
  deep: { value: deep },
  hairline: { value: 'color-mix(in oklab, {colors.ink} 17%, {colors.paper})' },
};

function mapValues<Key extends string, From, To>(
  record: Record<Key, From>,
  change: (value: From) => To,
): Record<Key, To> {
  return toRecord(keysOf(record), (key) => change(record[key]));
}

export const tokens = defineTokens({
  colors,
  fonts: {
    display: {
      value:
        "'Newsreader Variable', 'Newsreader Fallback', 'Newsreader Fallback Android', 'Newsreader Fallback Linux', Georgia, serif",
    },
    text: {
      value:
        "'Instrument Sans Variable', 'Instrument Sans Fallback', 'Instrument Sans Fallback Android', 'Instrument Sans Fallback Linux', system-ui, sans-serif",
    },
  },
  fontSizes: {
    sm: { value: '0.8125rem' },
    md: { value: '1rem' },
    lg: { value: 'clamp(1.1875rem, 1.12rem + 0.3vw, 1.375rem)' },
    xl: { value: 'clamp(1.5rem, 1.3rem + 0.9vw, 2.125rem)' },
    '2xl': { value: 'clamp(2.125rem, 1.6rem + 2.2vw, 3.5rem)' },
    '3xl': { value: 'clamp(2.125rem, 1.4rem + 2.8vw, 4.25rem)' },
  },
  /** Steps of half a rem. */
  spacing: {
    half: { value: '0.25rem' },
    1: { value: '0.5rem' },
    2: { value: '1rem' },
    3: { value: '1.5rem' },
    4: { value: '2rem' },
    5: { value: '2.5rem' },
    6: { value: '3rem' },
    8: { value: '4rem' },
    gutter: { value: 'clamp(1.25rem, 4vw, 4rem)' },
    gap: { value: 'clamp(1rem, 2vw, 2rem)' },
    section: { value: 'clamp(3.5rem, 7vw, 7rem)' },
  },
  sizes: {
    wrapper: { value: '1600px' },
    /** 60 to 72 characters a line, in body size and in the larger size. */
    text: { value: '33rem' },
    lead: { value: '43rem' },
    header: { value: '120px' },
    bottomBar: { value: '100px' },
  },
  aspectRatios: { standard: { value: '4 / 3' } },
  durations: { answer: { value: '200ms' }, opening: { value: '500ms' } },
  easings: { out: { value: 'cubic-bezier(0.2, 0.7, 0.2, 1)' } },
  zIndex: { header: { value: 10 }, bottomBar: { value: 20 }, drawer: { value: 30 } },
});

export const semanticTokens = defineSemanticTokens({
  /** Shape of buttons, replaced by the content system. */
  radii: { button: { value: '2px' } },
  borderWidths: { button: { value: '1px' } },
});

/** Viewports in which a bottom bar would take a fifth of the height: phones in landscape, pages zoomed to 400 %. */
export const lowViewport = '@media (max-height: 480px)';
