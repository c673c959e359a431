import type { GlobalFontface } from '@pandacss/types';

/**
 * The house's two families, and stand-ins with the same measures: a line has the same width and height before the font
 * comes, so that nothing moves. The figures come from the fonts' own tables, weighted by how often letters occur.
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
