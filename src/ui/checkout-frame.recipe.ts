import { defineSlotRecipe } from '@pandacss/dev';

const hairline = '1px solid {colors.hairline}';

/** The frame of the checkout: logo, link back, and the legally required links. */
export const checkoutFrame = defineSlotRecipe({
  className: 'checkout-frame',
  slots: ['header', 'inside', 'logo', 'name', 'tools', 'footer', 'links'],
  base: {
    header: { borderBottom: hairline, background: 'paper' },
    inside: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '4',
      rowGap: '1',
      paddingBlock: '2',
    },
    logo: {
      textDecoration: 'none',
      '& img': {
        width: 'auto',
        height: '56px',
        maxWidth: '50vw',
        objectFit: 'contain',
        objectPosition: '0',
        filter: 'var(--sign)',
      },
    },
    name: { fontFamily: 'display', fontSize: 'lg', lineHeight: 1.1, letterSpacing: '-0.01em' },
    tools: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '3',
      fontSize: 'sm',
      fontVariantNumeric: 'tabular-nums lining-nums',
      '& a': { paddingBlock: 'half' },
    },
    footer: { borderTop: hairline, color: 'muted', fontSize: 'sm' },
    links: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '3',
      '& a': { display: 'inline-block', paddingBlock: 'half' },
    },
  },
});
