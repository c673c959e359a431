import { defineSlotRecipe } from '@pandacss/dev';

/** A drawing of rings, and the 3D view that covers it once it is there. */
export const ringStage = defineSlotRecipe({
  className: 'ring-stage',
  slots: ['root', 'drawing', 'canvas'],
  base: {
    root: { position: 'relative', display: 'grid' },
    drawing: { display: 'grid', '[data-shown] > &': { '@media screen': { opacity: 0 } } },
    canvas: {
      position: 'absolute',
      inset: 0,
      width: '100%',
      height: '100%',
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
  },
});
