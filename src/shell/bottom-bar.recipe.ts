import { defineSlotRecipe } from '@pandacss/dev';
import { lowViewport } from '../ui/low-viewport.ts';

export const bottomBar = defineSlotRecipe({
  className: 'bottom-bar',
  slots: ['root', 'button'],
  base: {
    root: {
      position: 'fixed',
      insetInline: 0,
      bottom: 0,
      zIndex: 'bottomBar',
      display: { base: 'grid', lg: 'none' },
      gridAutoFlow: 'column',
      gridAutoColumns: '1fr',
      height: 'bottomBar',
      [lowViewport]: { position: 'static' },
      borderTop: '1px solid {colors.brand}',
      background: 'paper',
    },
    button: {
      display: 'grid',
      placeContent: 'center',
      justifyItems: 'center',
      gap: 'half',
      fontSize: 'sm',
      textDecoration: 'none',
      _pressed: { color: 'brand' },
      '& svg': { width: '1.5rem', height: '1.5rem' },
      '& + &': { borderInlineStart: '1px solid {colors.hairline}' },
      _focusVisible: { outlineOffset: '-6px' },
    },
  },
});
