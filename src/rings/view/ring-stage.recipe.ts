import { defineSlotRecipe } from '@pandacss/dev';

const choiceHeight = '2.5rem';

/** A drawing of rings, and the 3D view that covers it once it is there, with the choice of an arrangement below. */
export const ringStage = defineSlotRecipe({
  className: 'ring-stage',
  slots: ['root', 'drawing', 'canvas', 'choices', 'choice'],
  base: {
    root: { position: 'relative', display: 'grid' },
    drawing: { display: 'grid', '[data-shown] > &': { '@media screen': { opacity: 0 } } },
    canvas: {
      position: 'absolute',
      top: 0,
      left: 0,
      width: '100%',
      height: `calc(100% - ${choiceHeight})`,
      // The tone of hands.
      color: 'light-dark(#e0d9ce, #7b746b)',
      cursor: 'grab',
      // Neither seen nor focused before the first frame.
      visibility: 'hidden',
      opacity: 0,
      // Vertical swipes scroll the page.
      touchAction: 'pan-y',
      transition: 'opacity {durations.opening} {easings.out}',
      '[data-shown] > &': { visibility: 'visible', opacity: 1 },
      _pressed: { cursor: 'grabbing' },
      '@media print': { display: 'none' },
    },
    choices: {
      position: 'absolute',
      bottom: 0,
      insetInline: 0,
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      visibility: 'hidden',
      '[data-shown] > &': { visibility: 'visible' },
      '@media print': { display: 'none' },
    },
    choice: {
      position: 'relative',
      display: 'grid',
      alignItems: 'center',
      minHeight: choiceHeight,
      paddingInline: { base: 'half', sm: '1' },
      color: 'muted',
      fontSize: 'sm',
      cursor: 'pointer',
      _hovered: { color: 'ink' },
      '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'inherit' },
      '&:has(:checked)': {
        color: 'ink',
        textDecoration: 'underline',
        textDecorationThickness: '2px',
        textDecorationColor: '{colors.brand}',
        textUnderlineOffset: '0.5em',
      },
      '&:has(:focus-visible)': { outline: '2px solid {colors.brand}', outlineOffset: '-4px' },
    },
  },
});
