import { defineSlotRecipe } from '@pandacss/dev';

const hairline = '1px solid {colors.hairline}';

/** A product form in a disclosure. */
export const productForm = defineSlotRecipe({
  className: 'product-form',
  slots: ['stock', 'actions', 'root', 'open', 'action', 'inside', 'about'],
  base: {
    stock: { maxWidth: '40rem', fontSize: 'sm', '& > p': { fontWeight: '500' } },
    // A row of equally wide actions between hairlines; an opened form is below the row.
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      maxWidth: '40rem',
      borderBlock: hairline,
      // Without `::details-content` an open form takes a row of its own.
      '& > details': { flex: '1 1 0', '&[open]': { flexBasis: '100%' } },
      '@supports selector(::details-content)': {
        '& > details': { display: 'contents' },
        '& > [open]::details-content': { order: 1, flexBasis: '100%', borderTop: hairline },
      },
    },
    root: { maxWidth: '40rem' },
    open: { minWidth: '14rem', cursor: 'pointer', smDown: { width: '100%' } },
    action: {
      flex: '1 1 0',
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'start',
      gap: 'half',
      minHeight: '4rem',
      paddingBlock: '2',
      paddingInline: '1',
      color: 'muted',
      fontSize: 'sm',
      lineHeight: 1.25,
      textAlign: 'center',
      hyphens: 'auto',
      cursor: 'pointer',
      _hovered: { color: 'ink' },
      '& svg': { width: '1.25rem', height: '1.25rem' },
    },
    about: {
      display: 'grid',
      gap: '2',
      maxWidth: '40rem',
      sm: { gridTemplateColumns: '12rem 1fr', alignItems: 'center', gap: '4' },
      '& > :first-child': { maxWidth: '12rem' },
    },
    inside: { display: 'grid', gap: '3', paddingBlock: '3' },
  },
});
