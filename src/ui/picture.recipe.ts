import { defineRecipe, defineSlotRecipe } from '@pandacss/dev';

/** A picture with a background that reserves its space, so that there is no layout shift. */
export const picture = defineRecipe({
  className: 'picture',
  base: {
    display: 'block',
    overflow: 'hidden',
    background: 'plate',
    '& img': {
      display: 'block',
      width: '100%',
      height: '100%',
      objectFit: 'cover',
      // The picture's tint; of the image, so that what dims the picture dims it too.
      background: 'var(--p)',
      filter: 'var(--picture)',
    },
    // A picture that failed to load leaves its background and its alternative text.
    '&[data-missing]': {
      display: 'grid',
      placeItems: 'center',
      padding: '2',
      color: 'muted',
      fontSize: 'sm',
      textAlign: 'center',
      '& img': { display: 'none' },
      '&::before': { content: 'attr(data-missing)' },
    },
  },
  variants: {
    ratio: {
      standard: { aspectRatio: 'standard' },
      wide: { aspectRatio: '16 / 9' },
      own: { '&[data-missing]': { minHeight: '6rem' } },
    },
  },
  defaultVariants: { ratio: 'standard' },
});

export const figure = defineSlotRecipe({
  className: 'figure',
  slots: ['root', 'caption'],
  base: { caption: { marginTop: '1', color: 'muted', fontSize: 'sm' } },
});

export const gallery = defineSlotRecipe({
  className: 'gallery',
  slots: ['root', 'list'],
  base: {
    list: {
      display: 'grid',
      gap: 'gap',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(13rem, 22%)), 1fr))',
    },
  },
});

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

/** The hero of the home page: a sentence and links, with a picture below or, on wide screens, beside them. */
export const hero = defineSlotRecipe({
  className: 'hero',
  slots: ['root', 'picture', 'text', 'title', 'lead', 'doors', 'today'],
  base: {
    root: {
      gridColumn: 'full',
      display: 'grid',
      gridTemplateColumns: 'subgrid',
      rowGap: '3',
      lg: { alignItems: 'center' },
    },
    picture: {
      gridColumn: 'full',
      '& picture': { aspectRatio: '3 / 2', width: '100%', '& img': { objectPosition: '75% 50%' } },
      md: { '& picture': { aspectRatio: '2 / 1' } },
      // The picture is at the left, since the consent banner is in that corner and must not cover the text.
      lg: {
        gridColumn: 'full-start / wide-end',
        gridRow: 1,
        alignSelf: 'stretch',
        width: '56%',
        '& picture': {
          aspectRatio: 'auto',
          height: '100%',
          minHeight: 'clamp(28rem, calc(100svh - {sizes.header} - 4rem), 46rem)',
        },
      },
    },
    text: {
      gridColumn: 'wide',
      display: 'grid',
      gap: '2',
      paddingTop: '3',
      lg: { gridRow: 1, justifySelf: 'end', width: '40%', gap: '3', paddingBlock: '4' },
    },
    title: { fontSize: '3xl', lineHeight: 1.04, letterSpacing: '-0.025em', textWrap: 'balance' },
    lead: { maxWidth: '34rem', color: 'muted', fontSize: { md: 'lg' }, lineHeight: 1.5, textWrap: 'pretty' },
    doors: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: { base: '1', sm: '2' },
      '& > a': { smDown: { flexGrow: 1, paddingInline: 'half' } },
    },
    today: { color: 'muted', fontSize: 'sm', '& p': { marginTop: 0 } },
  },
});
