import { defineRecipe } from '@pandacss/dev';

/** One line below the header: the field takes what room there is, the heart stands at the end. */
export const shopBar = defineRecipe({
  className: 'shop-bar',
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    paddingTop: '2',
    // What follows belongs to it: the page begins with this line.
    marginBottom: 'calc({spacing.1} - {spacing.section})',
    '& > search': { flex: '1', maxWidth: '34rem' },
    _print: { display: 'none' },
  },
});
