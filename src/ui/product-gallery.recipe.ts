import { defineSlotRecipe } from '@pandacss/dev';

/** A strip of pictures that snaps, and small ones below it. */
export const productGallery = defineSlotRecipe({
  className: 'product-gallery',
  slots: ['root', 'strip', 'slide', 'plate', 'thumbs', 'thumb'],
  base: {
    root: {
      display: 'grid',
      gap: '1',
      alignContent: 'start',
      minWidth: 0,
      mdDown: { marginInline: 'calc(-1 * {spacing.gutter})' },
      lg: { position: 'sticky', top: 'calc({sizes.header} + 1rem)', alignSelf: 'start' },
    },
    strip: {
      display: 'flex',
      overflowX: 'auto',
      scrollSnapType: 'x mandatory',
      scrollBehavior: 'smooth',
      scrollbarWidth: 'none',
      overscrollBehaviorX: 'contain',
    },
    slide: {
      flex: '0 0 100%',
      scrollSnapAlign: 'start',
      scrollMarginTop: '150px',
      '& a': { display: 'block', cursor: 'zoom-in', outlineOffset: '-4px' },
    },
    plate: { aspectRatio: 'standard', background: 'plate' },
    thumbs: {
      display: 'flex',
      gap: '1',
      minHeight: '4.5rem',
      mdDown: { paddingInline: 'gutter' },
      '& li': { flex: '0 1 6rem' },
    },
    thumb: {
      display: 'block',
      opacity: 0.65,
      _hovered: { opacity: 1 },
      _current: { opacity: 1, boxShadow: '0 2px 0 {colors.brand}' },
    },
  },
});
