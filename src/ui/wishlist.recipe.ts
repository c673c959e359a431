import { defineSlotRecipe } from '@pandacss/dev';

const target = { display: 'inline-grid', placeItems: 'center', width: '2.75rem', height: '2.75rem' } as const;
/** Nothing would answer it. */
const needsScripts = { '@media (scripting: none)': { display: 'none!' } } as const;

/** How a piece is kept in mind. */
export const wishlist = defineSlotRecipe({
  className: 'wishlist',
  slots: ['button', 'heart'],
  base: {
    button: { ...needsScripts, '&[aria-pressed=true] svg': { color: 'brand' } },
    heart: { ...target, ...needsScripts, cursor: 'pointer', '&[aria-pressed=true]': { color: 'brand' } },
  },
});
