import { defineSlotRecipe } from '@pandacss/dev';

const target = { display: 'inline-grid', placeItems: 'center', width: '2.75rem', height: '2.75rem' } as const;
/** Hidden without JavaScript, where the button would do nothing. */
const needsScripts = { '@media (scripting: none)': { display: 'none!' } } as const;

/** The wishlist button. */
export const wishlist = defineSlotRecipe({
  className: 'wishlist',
  slots: ['button', 'heart'],
  base: {
    button: { ...needsScripts, '&[aria-pressed=true] svg': { color: 'brand' } },
    heart: { ...target, ...needsScripts, cursor: 'pointer', '&[aria-pressed=true]': { color: 'brand' } },
  },
});
