import { defineSlotRecipe } from '@pandacss/dev';

export const textPicture = defineSlotRecipe({
  className: 'text-picture',
  slots: ['root', 'picture', 'text', 'link'],
  base: {
    root: {
      display: 'grid',
      gap: '4',
      alignItems: 'center',
      lg: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: 'gap' },
    },
    picture: { lg: { gridRow: 1 } },
    text: { display: 'grid', gap: '2', justifyItems: 'start', lg: { gridRow: 1 } },
    link: {
      paddingBlock: 'half',
      borderBottom: '1px solid {colors.brand}',
      textDecoration: 'none',
      _hovered: { color: 'brand' },
    },
  },
  variants: {
    side: {
      left: { picture: { lg: { gridColumn: '1 / span 7' } }, text: { lg: { gridColumn: '9 / -1' } } },
      right: { picture: { lg: { gridColumn: '6 / -1' } }, text: { lg: { gridColumn: '1 / span 4' } } },
    },
  },
  defaultVariants: { side: 'left' },
});

/** Teasers of other pages. A single row where there are few; the last row never holds a single teaser. */
export const teaserGrid = defineSlotRecipe({
  className: 'teaser-grid',
  slots: ['root', 'list', 'item', 'link', 'title', 'text', 'label'],
  base: {
    list: {
      display: 'grid',
      gap: 'gap',
      rowGap: '6',
      sm: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      md: { '&:has(> :nth-child(3):last-child)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
      lg: {
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        '&:has(> :nth-child(4):last-child)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      },
    },
    item: { minWidth: 0 },
    link: {
      display: 'block',
      textDecoration: 'none',
      '& img': { transition: 'transform 500ms {easings.out}' },
      _hovered: { '& img': { transform: 'scale(1.02)' }, '& > span': { borderColor: 'currentcolor' } },
    },
    title: { marginTop: '2' },
    text: { marginTop: 'half', maxWidth: '28rem', color: 'muted', textWrap: 'pretty' },
    label: { display: 'inline-block', marginTop: '1', color: 'brand', borderBottom: '1px solid transparent' },
  },
});

export const quote = defineSlotRecipe({
  className: 'quote',
  slots: ['root', 'text', 'source'],
  base: {
    root: { display: 'grid', gap: '2', maxWidth: '52rem', lg: { marginInlineStart: 'calc(100% / 12)' } },
    text: {
      fontFamily: 'display',
      fontSize: 'xl',
      lineHeight: 1.25,
      letterSpacing: '-0.012em',
      textWrap: 'balance',
      hangingPunctuation: 'first last',
    },
    source: { color: 'muted', fontSize: 'sm' },
  },
});

/** One sentence and one link. The deep variant has full width. */
export const callToAction = defineSlotRecipe({
  className: 'call-to-action',
  slots: ['root'],
  base: { root: { display: 'grid', gap: '2', justifyItems: 'start' } },
  variants: {
    appearance: {
      plain: { root: { paddingBlock: '5', borderBlock: '1px solid {colors.hairline}' } },
      deep: {
        root: {
          colorScheme: 'dark',
          'main > div > &': { gridColumn: 'full' },
          paddingBlock: 'section',
          paddingInline: 'max({spacing.gutter}, calc(50vw - {sizes.wrapper} / 2 + {spacing.gutter}))',
          background: 'deep',
          color: 'ink',
        },
      },
    },
  },
  defaultVariants: { appearance: 'plain' },
});

export const eventList = defineSlotRecipe({
  className: 'event-list',
  slots: ['root', 'list', 'event', 'time', 'title', 'location'],
  base: {
    list: { borderBottom: '1px solid {colors.hairline}' },
    event: {
      display: 'grid',
      gap: 'half',
      paddingBlock: '3',
      borderTop: '1px solid {colors.hairline}',
      md: { gridTemplateColumns: 'minmax(12rem, 3fr) 9fr', columnGap: 'gap', '& > *': { gridColumn: 2 } },
    },
    time: {
      color: 'muted',
      fontVariantNumeric: 'tabular-nums',
      md: { gridColumn: '1!', gridRow: '1 / span 3' },
    },
    location: { color: 'muted', fontSize: 'sm' },
  },
});

export const downloads = defineSlotRecipe({
  className: 'downloads',
  slots: ['list', 'link', 'name', 'size'],
  base: {
    list: { maxWidth: 'text', borderBottom: '1px solid {colors.hairline}' },
    link: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr auto',
      alignItems: 'baseline',
      columnGap: '2',
      paddingBlock: '2',
      borderTop: '1px solid {colors.hairline}',
      textDecoration: 'none',
      '& svg': { color: 'brand' },
      _hovered: { color: 'brand' },
    },
    name: { overflowWrap: 'anywhere' },
    size: { color: 'muted', fontSize: 'sm', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  },
});

/** A video with its caption. */
export const video = defineSlotRecipe({
  className: 'video',
  slots: ['root', 'film', 'caption'],
  base: {
    film: { width: '100%', aspectRatio: '16 / 9', background: 'deep' },
    caption: { marginTop: '1', color: 'muted', fontSize: 'sm' },
  },
});
