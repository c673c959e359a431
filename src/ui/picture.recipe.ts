import { defineRecipe, defineSlotRecipe } from '@pandacss/dev';

/** A picture with a background that reserves its space, so that there is no layout shift. */
export const picture = defineRecipe({
  className: 'picture',
  base: {
    display: 'block',
    overflow: 'hidden',
    background: 'plate',
    '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover', filter: 'var(--picture)' },
    // A picture that failed to load leaves its background and its alternative text.
    '&[data-missing]': {
      display: 'grid',
      placeItems: 'center',
      padding: '2',
      color: 'muted',
      fontSize: 'sm',
      textAlign: 'center',
    },
  },
  variants: {
    ratio: {
      standard: { aspectRatio: 'standard' },
      wide: { aspectRatio: '16 / 9' },
      own: { '&[data-missing]': { minHeight: '6rem' } },
    },
  },
  defaultVariants: { ratio: 'standard' },
});

export const figure = defineSlotRecipe({
  className: 'figure',
  slots: ['root', 'caption'],
  base: { caption: { marginTop: '1', color: 'muted', fontSize: 'sm' } },
});

export const gallery = defineSlotRecipe({
  className: 'gallery',
  slots: ['root', 'list'],
  base: {
    list: {
      display: 'grid',
      gap: 'gap',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(13rem, 22%)), 1fr))',
    },
  },
});
