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

/** A video with its caption. */
export const video = defineSlotRecipe({
  className: 'video',
  slots: ['root', 'film', 'caption'],
  base: {
    film: { width: '100%', aspectRatio: '16 / 9', background: 'deep' },
    caption: { marginTop: '1', color: 'muted', fontSize: 'sm' },
  },
});
