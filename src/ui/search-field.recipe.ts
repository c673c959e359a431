import { defineSlotRecipe } from '@pandacss/dev';

/** A line to write on with a lens at its end, and what may be meant below it. */
export const searchField = defineSlotRecipe({
  className: 'search-field',
  slots: ['root', 'control', 'submit', 'list', 'option', 'kind'],
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      alignItems: 'stretch',
      width: '100%',
      maxWidth: '34rem',
      borderBottom: '1px solid {colors.muted}',
    },
    control: {
      flex: 1,
      minWidth: 0,
      minHeight: '3rem',
      appearance: 'none',
      color: 'ink',
      _placeholder: { color: 'muted', opacity: 1 },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
    submit: {
      display: 'grid',
      placeItems: 'center',
      width: '3rem',
      flexShrink: 0,
      color: 'brand',
    },
    list: {
      position: 'absolute',
      top: 'calc(100% + 1px)',
      insetInline: 0,
      zIndex: 5,
      maxHeight: '60vh',
      overflowY: 'auto',
      paddingBlock: '1',
      background: 'raised',
      boxShadow: '0 18px 40px -24px rgb(0 0 0 / 0.45)',
    },
    option: {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: '2',
      minHeight: '2.75rem',
      paddingInline: '2',
      paddingBlock: '1',
      cursor: 'pointer',
      _hovered: { background: 'plate' },
      '&[aria-selected=true]': { background: 'plate' },
    },
    kind: { flexShrink: 0, color: 'muted', fontSize: 'sm' },
  },
});
