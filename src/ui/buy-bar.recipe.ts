import { defineRecipe } from '@pandacss/dev';
import { lowViewport } from './low-viewport.ts';

/**
 * A bar with price and buy button over the bottom bar of narrow screens; it reserves scroll padding for the keyboard
 * focus.
 */
export const buyBar = defineRecipe({
  className: 'buy-bar',
  base: {
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    zIndex: 'calc({zIndex.bottomBar} + 1)',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    columnGap: '2',
    rowGap: '1',
    paddingBlock: '1',
    minHeight: 'bottomBar',
    paddingInline: 'gutter',
    borderTop: '1px solid {colors.brand}',
    background: 'paper',
    lg: { display: 'none' },
    [lowViewport]: { display: 'none' },
    'body:has(> [class^=bottom-bar] :focus-visible) &': { display: 'none' },
    '& > div': { flex: '1 1 7rem', minWidth: 0, lineHeight: 1.25, overflowWrap: 'anywhere' },
    '& [class*=__price]': { fontSize: 'lg!' },
    // Only the current price and the note on tax and shipping, which comes last, fit.
    '& :is([class*=__former], [class*=__percent], [class*=__prices] ~ :not(:last-child))': { display: 'none' },
    '& > p': { flexBasis: '100%' },
    '& > button': { minWidth: '6rem', paddingInline: '2' },
  },
});
