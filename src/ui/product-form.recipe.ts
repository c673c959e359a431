import { defineSlotRecipe } from '@pandacss/dev';

/** A form about a piece, folded away behind a button. */
export const productForm = defineSlotRecipe({
  className: 'product-form',
  slots: ['actions', 'root', 'open', 'inside'],
  base: {
    actions: { display: 'grid', gap: '1', maxWidth: '40rem' },
    root: { maxWidth: '40rem' },
    open: { width: '100%', cursor: 'pointer', listStyle: 'none', '&::-webkit-details-marker': { display: 'none' } },
    inside: { display: 'grid', gap: '2', paddingBlock: '3' },
  },
});
