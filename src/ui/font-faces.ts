import type { GlobalFontface } from '@pandacss/types';

/**
 * The two font families, and fallback fonts with adjusted metrics, so that there is no layout shift when a font loads.
 * The values are calculated from the fonts' tables, weighted by how often letters are in the site's texts.
 */
export const fontFaces: GlobalFontface = {
  'Newsreader Variable': {
    src: 'url(/fonts/newsreader.woff2) format("woff2")',
    fontWeight: '400',
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
  // Android has none of the others, but Noto Serif and Roboto.
  'Newsreader Fallback Android': {
    src: 'local("Noto Serif"), local("NotoSerif-Regular")',
    sizeAdjust: '93.27%',
    ascentOverride: '78.81%',
    descentOverride: '28.42%',
    lineGapOverride: '0%',
  },
  // Many Linux systems have no others.
  'Newsreader Fallback Linux': {
    src: 'local("DejaVu Serif")',
    sizeAdjust: '88.2%',
    ascentOverride: '83.34%',
    descentOverride: '30.04%',
    lineGapOverride: '0%',
  },
  'Instrument Sans Fallback': {
    src: 'local("Arial"), local("Liberation Sans")',
    sizeAdjust: '102.47%',
    ascentOverride: '94.66%',
    descentOverride: '24.4%',
    lineGapOverride: '0%',
  },
  'Instrument Sans Fallback Android': {
    src: 'local("Roboto"), local("Roboto-Regular")',
    sizeAdjust: '103.5%',
    ascentOverride: '93.72%',
    descentOverride: '24.16%',
    lineGapOverride: '0%',
  },
  // Its spaces are wider than its letters, relative to ours: one factor for both would fit lines, but not words.
  'Instrument Sans Fallback Linux': [
    {
      src: 'local("DejaVu Sans")',
      sizeAdjust: '93%',
      ascentOverride: '104.3%',
      descentOverride: '26.88%',
      lineGapOverride: '0%',
    },
    {
      src: 'local("DejaVu Sans")',
      unicodeRange: 'U+20, U+A0',
      sizeAdjust: '62.9%',
      ascentOverride: '154.21%',
      descentOverride: '39.75%',
      lineGapOverride: '0%',
    },
  ],
};
