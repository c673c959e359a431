import { defineSlotRecipe } from '@pandacss/dev';

/** The shop window: a still life over the whole width, and a label of paper laid over its sill. */
export const hero = defineSlotRecipe({
  className: 'hero',
  slots: ['root', 'picture', 'text', 'title', 'lead', 'doors', 'today'],
  base: {
    root: { gridColumn: 'full', display: 'grid', gridTemplateColumns: 'subgrid' },
    picture: {
      gridColumn: 'full',
      '& picture': {
        aspectRatio: 'standard',
        maxHeight: '38svh',
        width: '100%',
        md: {
          aspectRatio: 'auto',
          height: 'clamp(22rem, calc(100svh - {sizes.header} - 15rem), 56vw)',
          maxHeight: 'none',
        },
      },
    },
    text: {
      gridColumn: 'wide',
      display: 'grid',
      gap: '3',
      paddingTop: '4',
      lg: {
        position: 'relative',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'end',
        columnGap: '6',
        marginTop: '-5rem',
        paddingTop: '5',
        background: 'paper',
        width: 'fit-content',
        minWidth: '62%',
        paddingInlineEnd: '6',
        // The label begins at the edge of the window, its words on the line of the page.
        _before: {
          content: '""',
          position: 'absolute',
          insetBlock: 0,
          right: '100%',
          width: '100vw',
          background: 'paper',
        },
      },
    },
    title: {
      fontSize: '3xl',

      lineHeight: 1.02,
      letterSpacing: '-0.025em',
      maxWidth: '14em',
      gridColumn: '1 / -1',
    },
    lead: {
      maxWidth: '32rem',
      color: 'muted',
      fontSize: 'lg',
      lineHeight: 1.45,
      textWrap: 'pretty',
      alignSelf: 'start',
    },
    doors: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
    today: { gridColumn: '1 / -1', color: 'muted', fontSize: 'sm', '& p': { marginTop: 0 } },
  },
});
