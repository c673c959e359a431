import { defineSlotRecipe } from '@pandacss/dev';

/** The hero of the home page: a sentence and links, with a picture below or, on wide screens, beside them. */
export const hero = defineSlotRecipe({
  className: 'hero',
  slots: ['root', 'picture', 'text', 'title', 'lead', 'doors', 'today'],
  base: {
    root: {
      gridColumn: 'full',
      display: 'grid',
      gridTemplateColumns: 'subgrid',
      rowGap: '3',
      lg: { alignItems: 'center' },
    },
    picture: {
      gridColumn: 'full',
      '& picture': { aspectRatio: '3 / 2', width: '100%', '& img': { objectPosition: '75% 50%' } },
      md: { '& picture': { aspectRatio: '2 / 1' } },
      // The picture is at the left, since the consent banner is in that corner and must not cover the text.
      lg: {
        gridColumn: 'full-start / wide-end',
        gridRow: 1,
        alignSelf: 'stretch',
        width: '56%',
        '& picture': {
          aspectRatio: 'auto',
          height: '100%',
          minHeight: 'clamp(28rem, calc(100svh - {sizes.header} - 4rem), 46rem)',
        },
      },
    },
    text: {
      gridColumn: 'wide',
      display: 'grid',
      gap: '2',
      paddingTop: '3',
      lg: { gridRow: 1, justifySelf: 'end', width: '40%', gap: '3', paddingBlock: '4' },
    },
    title: { fontSize: '3xl', lineHeight: 1.04, letterSpacing: '-0.025em', textWrap: 'balance' },
    lead: { maxWidth: '34rem', color: 'muted', fontSize: { md: 'lg' }, lineHeight: 1.5, textWrap: 'pretty' },
    doors: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: { base: '1', sm: '2' },
      '& > a': { smDown: { flexGrow: 1, paddingInline: 'half' } },
    },
    today: { color: 'muted', fontSize: 'sm', '& p': { marginTop: 0 } },
  },
});
