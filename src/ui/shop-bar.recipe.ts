import { defineRecipe } from '@pandacss/dev';

/** One line below the header: the field takes what room there is, the heart stands at the end. */
export const shopBar = defineRecipe({
  className: 'shop-bar',
  base: {
    display: 'grid',
    // The heart has its place before it has come, so that the field keeps its width.
    gridTemplateColumns: 'minmax(0, 34rem) minmax(3rem, auto)',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '3',
    paddingTop: '2',
    // What follows belongs to it: the page begins with this line.
    marginBottom: 'calc({spacing.1} - {spacing.section})',
    _print: { display: 'none' },
  },
});
