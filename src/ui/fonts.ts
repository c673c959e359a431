import type { GlobalFontface } from '@pandacss/types';

/**
 * The two font families, and fallback fonts with adjusted metrics, so that there is no layout shift when a font loads.
 * The values are calculated from the fonts' tables, weighted by letter frequency.
 */
export const fontFaces: GlobalFontface = {
  'Newsreader Variable': {
    src: 'url(/fonts/newsreader.woff2) format("woff2")',
    fontWeight: '400 500',
    fontDisplay: 'swap',
  },
  'Instrument Sans Variable': {
    src: 'url(/fonts/instrument-sans.woff2) format("woff2")',
    fontWeight: '400 600',
    fontDisplay: 'swap',
  },
  'Newsreader Fallback': {
    src: 'local("Times New Roman"), local("Liberation Serif")',
    sizeAdjust: '110.43%',
    ascentOverride: '66.56%',
    descentOverride: '24%',
    lineGapOverride: '0%',
  },
  'Instrument Sans Fallback': {
    src: 'local("Arial"), local("Liberation Sans")',
    sizeAdjust: '102.47%',
    ascentOverride: '94.66%',
    descentOverride: '24.4%',
    lineGapOverride: '0%',
  },
};
