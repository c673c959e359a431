import { defineSlotRecipe } from '@pandacss/dev';

/** A scroll-snapping strip of pictures with thumbnails below it. */
export const productGallery = defineSlotRecipe({
  className: 'product-gallery',
  slots: ['root', 'strip', 'slide', 'plate', 'thumbs', 'thumb'],
  base: {
    root: {
      display: 'grid',
      gap: '1',
      alignContent: 'start',
      minWidth: 0,
      mdDown: { position: 'relative', marginInline: 'calc(-1 * {spacing.gutter})' },
      // Not sticky in lower viewports, where the thumbnails would stay below the edge while the choice scrolls.
      '@media (min-width: 62em) and (min-height: 820px)': {
        position: 'sticky',
        top: 'calc({sizes.header} + 1rem)',
        alignSelf: 'start',
      },
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
    // Dots on the picture on narrow screens, so that name and price are visible without scrolling.
    thumbs: {
      display: 'flex',
      md: { gap: '1', minHeight: '4.5rem', '& li': { flex: '0 1 6rem' } },
      mdDown: {
        position: 'absolute',
        bottom: '1',
        insetInlineStart: '50%',
        translate: '-50% 0',
        borderRadius: '1rem',
        background: 'paper',
      },
    },
    thumb: {
      display: 'block',
      opacity: 0.65,
      _hovered: { opacity: 1 },
      _current: { opacity: 1 },
      md: { _current: { marginBottom: '-2px', borderBottom: '2px solid {colors.brand}' } },
      // Drawn by borders, which stay visible in forced colours.
      mdDown: {
        padding: '0.5rem',
        borderRadius: '1rem',
        _after: { content: '""', display: 'block', border: '0.25rem solid {colors.ink}', borderRadius: '1rem' },
        '&[aria-current=true]::after': { outline: '1px solid {colors.brand}', outlineOffset: '2px' },
        '& picture': { display: 'none' },
      },
    },
  },
});
