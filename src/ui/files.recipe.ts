import { defineSlotRecipe } from '@pandacss/dev';

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

/** A film, or the place where one would be: its still picture, and on a label beside it what happens at the press of a button. */
export const video = defineSlotRecipe({
  className: 'video',
  slots: ['root', 'film', 'stage', 'note', 'place', 'caption'],
  base: {
    film: { width: '100%', aspectRatio: '16 / 9', background: 'deep' },
    stage: {
      display: 'grid',
      background: 'plate',
      lg: { gridTemplateColumns: 'minmax(0, 8fr) minmax(20rem, 4fr)', alignItems: 'stretch' },
      '& picture': { height: '100%' },
    },
    note: {
      display: 'grid',
      gap: '2',
      alignContent: 'end',
      justifyItems: 'start',
      padding: { base: '3', lg: '4' },
    },
    place: { fontFamily: 'display', fontSize: 'lg', lineHeight: 1.25 },
    caption: { marginTop: '1', color: 'muted', fontSize: 'sm' },
  },
});
