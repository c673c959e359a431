import { defineSlotRecipe } from '@pandacss/dev';

const titleLink = {
  textDecoration: 'none',
  // Extends the link over the whole entry.
  _before: { content: '""', position: 'absolute', inset: 0 },
} as const;

/** A list of articles: the newest with a large picture, the others as rows below it. */
export const articleList = defineSlotRecipe({
  className: 'article-list',
  slots: ['list', 'item', 'entry', 'text', 'date', 'title', 'link', 'lead', 'picture'],
  base: {
    list: { display: 'grid' },
    item: {
      paddingBlock: { base: '3', lg: '4' },
      borderTop: '1px solid {colors.hairline}',
      '&:last-child': { borderBottom: '1px solid {colors.hairline}' },
      '&:first-child': { borderTop: 0, paddingTop: 0, paddingBottom: { base: '4', lg: '8' } },
    },
    entry: {
      position: 'relative',
      display: 'grid',
      gap: '2',
      md: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)', columnGap: 'gap', alignItems: 'start' },
      lg: { gridTemplateColumns: 'minmax(0, 9fr) minmax(0, 3fr)' },
      'li:first-child > &': {
        md: { gridTemplateColumns: 'minmax(0, 1fr)' },
        lg: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: '6', alignItems: 'center' },
      },
      '& img': { transition: 'transform 500ms {easings.out}' },
      _hovered: { '& img': { transform: 'scale(1.02)' }, '& h2': { color: 'brand' } },
    },
    text: { display: 'grid', gap: '1', alignContent: 'start' },
    date: { color: 'muted', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' },
    title: { fontSize: 'xl', lineHeight: 1.15, letterSpacing: '-0.012em', 'li:first-child &': { fontSize: '2xl' } },
    link: titleLink,
    lead: { maxWidth: 'text', color: 'muted', textWrap: 'pretty' },
    picture: { order: { base: -1, md: 0 }, 'li:first-child &': { order: { base: -1, lg: 0 } } },
  },
});

export const article = defineSlotRecipe({
  className: 'article',
  slots: [
    'intro',
    'head',
    'picture',
    'body',
    'translations',
    'neighbours',
    'list',
    'neighbour',
    'thumbnail',
    'label',
    'name',
  ],
  base: {
    intro: {
      display: 'grid',
      gap: '3',
      paddingTop: '3',
      lg: {
        gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
        columnGap: '6',
        alignItems: 'end',
        '& > nav': { gridColumn: '1 / -1', marginBottom: '2' },
      },
    },
    head: { display: 'flex', flexDirection: 'column', gap: '2', '& h1': { hyphens: 'auto' } },
    picture: { marginTop: { base: '2', lg: 0 } },
    /** The text below its picture; only full-width elements leave the column. */
    body: { lg: { '& > :not([class*=appearance_deep])': { marginInlineStart: 'calc(100% * 5 / 12 + 1.25rem)' } } },
    translations: { display: 'flex', flexWrap: 'wrap', columnGap: '3', rowGap: 'half', color: 'muted', fontSize: 'sm' },
    neighbours: {
      display: 'grid',
      gap: '3',
      justifyItems: 'start',
    },
    list: {
      display: 'grid',
      gap: '3',
      width: '100%',
      md: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 'gap' },
    },
    neighbour: {
      display: 'grid',
      gridTemplateColumns: '7rem minmax(0, 1fr)',
      columnGap: '2',
      alignItems: 'center',
      textDecoration: 'none',
      _hovered: { color: 'brand' },
    },
    thumbnail: { display: 'block' },
    label: { display: 'block', color: 'muted', fontSize: 'sm' },
    name: { display: 'block', fontFamily: 'display', fontSize: 'lg', lineHeight: 1.2 },
  },
});
