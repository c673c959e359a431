import { defineSlotRecipe } from '@pandacss/dev';

/** Colours prescribed by Regulation (EU) 2025/1960, independent of the site's theme and of forced colours. */
const blue = '#003399';
const paper = { background: '#fff', color: '#000' } as const;
const row = { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '1' } as const;

/** The harmonised notice on the legal guarantee (Annex I): a sheet with a blue head, a framed sentence and a QR code. */
export const guaranteeNotice = defineSlotRecipe({
  className: 'guarantee-notice',
  slots: ['root', 'head', 'body', 'least', 'more', 'steps'],
  base: {
    root: {
      ...paper,
      containerType: 'inline-size',
      maxWidth: '44rem',
      border: `2px solid ${blue}`,
      fontSize: 'sm',
      lineHeight: 1.45,
      '& :is(p, ul, ol) + :is(p, ul, ol)': { marginTop: '0.6em' },
      '& ul': { listStyle: 'disc', paddingInlineStart: '1.2em' },
      '& ol': { listStyle: 'decimal', paddingInlineStart: '1.4em' },
      '& a': { color: blue },
    },
    head: {
      ...row,
      padding: '1rem 1.25rem',
      background: blue,
      color: '#fff',
      '& h2': {
        minWidth: 0,
        fontFamily: 'text',
        fontSize: 'clamp(1.1rem, 6.5cqi, 2.1rem)',
        fontWeight: 700,
        lineHeight: 1.15,
        textTransform: 'uppercase',
        overflowWrap: 'anywhere',
        hyphens: 'manual',
      },
      '& img': { width: '3.2rem', flexShrink: 0 },
    },
    body: {
      display: 'grid',
      gap: '1.25rem',
      padding: '1.25rem',
      '@container (min-width: 34rem)': { gridTemplateColumns: '3fr 2fr' },
    },
    least: { padding: '0.8rem 1rem', border: `2px solid ${blue}`, color: blue, fontSize: 'md' },
    more: { '& img': { width: '7.5rem', marginBlock: '0.6rem' }, '& a': { fontWeight: 600, overflowWrap: 'anywhere' } },
    steps: { gridColumn: '1 / -1', paddingTop: '1rem', borderTop: `2px solid ${blue}`, '& > strong': { color: blue } },
  },
});

/** The harmonised label of a producer's guarantee of durability (Annex II): black on white, its years the largest. */
export const durabilityLabel = defineSlotRecipe({
  className: 'durability-label',
  slots: ['root', 'head', 'about', 'years', 'languages'],
  base: {
    root: {
      ...paper,
      maxWidth: '23rem',
      padding: '0.75rem 1rem',
      border: '3px solid #000',
      borderRadius: '0.6rem',
      lineHeight: 1.3,
    },
    head: {
      ...row,
      paddingBottom: '0.5rem',
      borderBottom: '2px solid #000',
      fontSize: '2xl',
      fontWeight: 700,
      letterSpacing: '0.02em',
      '& span': { display: 'inline-flex', alignItems: 'center', gap: '0.4rem' },
      '& img': { width: '2.4rem' },
      '& span img': { width: '1.7rem' },
    },
    about: { ...row, paddingBlock: '0.5rem', fontWeight: 600, '& > :last-child': { textAlign: 'end' } },
    years: {
      ...row,
      paddingBottom: '0.5rem',
      '& strong': { fontSize: '6rem', fontWeight: 700, lineHeight: 1, fontVariantNumeric: 'lining-nums' },
      '& img': { width: '3.6rem' },
      '& a': { marginInlineStart: 'auto' },
      '& a img': { width: '6rem' },
    },
    languages: { paddingTop: '0.5rem', borderTop: '2px solid #000', fontSize: '0.6rem', lineHeight: 1.35 },
  },
});
