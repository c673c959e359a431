import { defineRecipe } from '@pandacss/dev';
import { lowViewport } from './low-viewport.ts';

/** Lies over the bar of narrow screens with what a product costs and its button, and makes room for the keyboard there. */
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
    // There is room for what it costs now, and for tax and shipping, which come last.
    '& :is([class*=__former], [class*=__percent], [class*=__prices] ~ :not(:last-child))': { display: 'none' },
    '& > p': { flexBasis: '100%' },
    '& > button': { minWidth: '6rem', paddingInline: '2' },
  },
});
