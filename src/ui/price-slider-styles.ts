/** The visible thumb is smaller than its touch target. */
const thumb = {
  boxSizing: 'border-box',
  appearance: 'none',
  width: '1.6rem',
  height: '1.6rem',
  border: '0.25rem solid transparent',
  borderRadius: '50%',
  background: 'raised',
  backgroundClip: 'padding-box',
  boxShadow: 'inset 0 0 0 1px {colors.muted}',
  cursor: 'pointer',
  pointerEvents: 'auto',
} as const;

const focusedThumb = { outline: '2px solid {colors.brand}' };

/** Styles of the price slider: the histogram and the two thumbs below it. */
export const priceSlider = {
  position: 'relative',
  marginBottom: '2',
  // The centers of the thumbs move from one end of the histogram to the other.
  paddingInline: '0.8rem',
  '& svg': { display: 'block', width: '100%', height: '3rem', borderBottom: '1px solid {colors.muted}' },
  '& path': { stroke: 'muted', strokeWidth: '8' },
  '& rect': { fill: 'paper', opacity: 0.75, '@media (forced-colors: active)': { fill: 'Canvas' } },
  '& input': {
    position: 'absolute',
    top: '2.2rem',
    insetInline: 0,
    appearance: 'none',
    width: '100%',
    height: '1.6rem',
    background: 'none',
    // The two inputs overlap; only their thumbs take pointer events.
    pointerEvents: 'none',
    '@media (scripting: none)': { display: 'none' },
    '&::-webkit-slider-thumb': thumb,
    '&::-moz-range-thumb': thumb,
    _focusVisible: {
      outline: '0',
      '&::-webkit-slider-thumb': focusedThumb,
      '&::-moz-range-thumb': focusedThumb,
    },
  },
  '@media (scripting: enabled)': { paddingBottom: '0.8rem' },
} as const;

/** A slider with a single thumb on a thin line. */
export const rangeSlider = {
  gridColumn: '1 / -1',
  appearance: 'none',
  width: '100%',
  height: '2.75rem',
  margin: 0,
  background: 'linear-gradient({colors.muted}, {colors.muted}) center / 100% 1px no-repeat',
  cursor: 'pointer',
  '&::-webkit-slider-thumb': thumb,
  '&::-moz-range-thumb': thumb,
  _focusVisible: {
    outline: '0',
    '&::-webkit-slider-thumb': focusedThumb,
    '&::-moz-range-thumb': focusedThumb,
  },
} as const;
