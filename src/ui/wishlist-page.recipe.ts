import { defineSlotRecipe } from '@pandacss/dev';

/** The wishlist page. */
export const wishlistPage = defineSlotRecipe({
  className: 'wishlist-page',
  slots: ['tools', 'status', 'address', 'loading', 'item', 'buy', 'actions'],
  base: {
    tools: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2',
      marginTop: '2',
      '& button': { '@media (scripting: none)': { display: 'none' } },
    },
    status: { minHeight: '1.5em', marginBlock: '1', color: 'muted' },
    address: { display: 'grid', gap: 'half', flexBasis: '100%', maxWidth: 'text' },
    loading: { minHeight: '60svh', color: 'muted' },
    item: {
      display: 'grid',
      gridRow: 'span 5',
      gridTemplateRows: 'subgrid',
      minWidth: 0,
      paddingBottom: '4',
      '& > article': { paddingBottom: 0 },
    },
    buy: {
      paddingTop: '1',
      fontSize: 'sm',
      '& :is(a, button)': { width: '100%' },
      '& p a': { width: 'auto', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      '@media (scripting: none)': { '& [data-scripted]': { display: 'none' } },
    },
    actions: {
      display: 'flex',
      alignItems: 'center',
      columnGap: '2',
      minHeight: '2.75rem',
      fontSize: 'sm',
      '& > :is(a, button:not(:has(svg)))': {
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: '1.75rem',
        textDecoration: 'underline',
        textUnderlineOffset: '0.2em',
        cursor: 'pointer',
      },
    },
  },
});
