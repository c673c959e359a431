import { defineRecipe, defineSlotRecipe } from '@pandacss/dev';

/** The filter column; on narrow screens it folds into one line above the list. */
export const listFilters = defineSlotRecipe({
  className: 'list-filters',
  slots: ['root', 'title', 'group', 'legend', 'options', 'option', 'count', 'clear', 'sorting', 'label', 'select'],
  base: {
    root: { display: 'grid', gap: '3', alignContent: 'start' },
    title: { fontWeight: '500' },
    group: { paddingTop: '2', borderTop: '1px solid {colors.hairline}' },
    // A legend sits in its fieldset's border unless it floats.
    legend: { float: 'left', width: '100%', marginBottom: '1', fontWeight: '500' },
    options: { clear: 'both', display: 'grid' },
    option: {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: '1',
      minHeight: '2rem',
      paddingBlock: '0.2rem',
      color: 'muted',
      textDecoration: 'none',
      _hovered: { color: 'ink' },
      _current: {
        color: 'ink',
        '& > :first-child': {
          textDecoration: 'underline',
          textDecorationColor: 'brand',
          textDecorationThickness: '2px',
        },
      },
    },
    count: { color: 'muted', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' },
    clear: { justifySelf: 'start', color: 'brand', textDecorationLine: 'underline' },
    sorting: { display: 'flex', alignItems: 'end', gap: '1' },
    label: { display: 'grid', flex: '1', gap: 'half', color: 'muted', fontSize: 'sm' },
    select: {
      width: '100%',
      minHeight: '2.5rem',
      borderBottom: '1px solid {colors.hairline}',
      color: 'ink',
      fontSize: 'md',
      _hovered: { borderColor: 'ink' },
    },
  },
});

export const productList = defineSlotRecipe({
  className: 'product-list',
  slots: ['more', 'shown', 'message'],
  base: {
    more: {
      // New cards come above this; the reader stays at the last ones.
      overflowAnchor: 'none',
      display: 'grid',
      justifyItems: 'center',
      gap: '2',
      marginTop: '8',
      paddingTop: '4',
      borderTop: '1px solid {colors.hairline}',
    },
    shown: { color: 'muted', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' },
    message: {
      display: 'grid',
      justifyItems: 'start',
      gap: '2',
      paddingBlock: '6',
      borderBlock: '1px solid {colors.hairline}',
      '& h2': { fontSize: 'xl' },
      '& p': { maxWidth: 'text', color: 'muted' },
    },
  },
});

/** A choice that has been made and can be taken back, or one of a few to pick. */
export const chip = defineRecipe({
  className: 'chip',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '2.25rem',
    paddingInline: '2',
    border: '1px solid {colors.hairline}',
    borderRadius: '999px',
    fontSize: 'sm',
    textDecoration: 'none',
    _hovered: { borderColor: 'ink' },
    _selected: { borderColor: 'brand', color: 'brand' },
    _current: { borderColor: 'brand', color: 'brand' },
    _disabled: { opacity: 0.5 },
  },
});
