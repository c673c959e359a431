import { defineSlotRecipe } from '@pandacss/dev';

const entry = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.35em',
  minHeight: { base: '2.75rem', lg: '0' },
  paddingBlock: 'half',
  textDecoration: 'none',
  whiteSpace: { lg: 'nowrap' },
  transition: 'box-shadow {durations.answer}',
  // A transparent border would be a line wherever the device chooses the colours.
  _hovered: { boxShadow: '0 1px {colors.brand}' },
  _current: { boxShadow: '0 1px {colors.brand}' },
} as const;

const withoutScripts = '@media (scripting: none) and (min-width: 62em)';

/** A row with panels below it on wide screens. On narrow ones it shows itself only as the target of a link. */
export const primaryMenu = defineSlotRecipe({
  className: 'primary-menu',
  slots: ['root', 'list', 'link', 'fold', 'opener', 'panel', 'groups', 'label', 'links', 'sub'],
  base: {
    root: {
      display: { base: 'none', lg: 'block' },
      minWidth: 0,
      '@media (min-width: 62em) and (max-width: 85.99em)': { flexBasis: '100%' },
      '&:target': { display: 'block' },
    },
    list: {
      lg: {
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'flex-end',
        columnGap: 'clamp(0.75rem, 1vw, 2.5rem)',
        '@media (max-width: 85.99em)': { justifyContent: 'space-between' },
      },
      fontSize: { lg: 'sm', xl: 'md' },
    },
    link: entry,
    fold: {
      [withoutScripts]: { position: 'relative' },
      '&::details-content': {
        opacity: 0,
        transition: 'opacity {durations.answer} {easings.out}, content-visibility {durations.answer} allow-discrete',
      },
      '&[open]::details-content': { opacity: 1 },
    },
    opener: {
      ...entry,
      cursor: 'pointer',
      '& svg': { width: '0.8em', height: '0.8em', transition: 'transform {durations.answer}' },
      '[open] > &': { boxShadow: '0 1px {colors.brand}', '& svg': { transform: 'rotate(180deg)' } },
    },
    panel: {
      lg: {
        position: 'fixed',
        top: '170px',
        insetInline: 0,
        paddingInline: 'max({spacing.gutter}, calc(50vw - {sizes.wrapper} / 2 + {spacing.gutter}))',
        display: 'flex',
        // Shrinks where the panel has no room beside its opener.
        _before: {
          content: '""',
          flex: '0 1 calc(var(--opener, 0px) - max({spacing.gutter}, 50vw - {sizes.wrapper} / 2 + {spacing.gutter}))',
        },
        background: 'raised',
        // Joins the panel to the header above it.
        boxShadow: '0 -50px 0 {colors.raised}',
        borderBottom: '1px solid {colors.hairline}',
        maxHeight: 'calc(100vh - 170px)',
        overflowY: 'auto',
      },
      // Nothing measures where its opener stands: it lies below it as a box.
      [withoutScripts]: {
        '[open] > &': {
          position: 'absolute',
          top: '100%',
          insetInline: '0 auto',
          paddingInline: '3',
          paddingTop: '2',
          boxShadow: 'none',
        },
        'li:nth-last-child(-n+4) [open] > &': { insetInline: 'auto 0' },
      },
    },
    groups: {
      display: 'flex',
      flexWrap: 'wrap',
      flexShrink: 0,
      maxWidth: '100%',
      columnGap: '8',
      rowGap: 'gap',
      paddingBottom: { base: '2', lg: '6' },
      fontSize: 'md',
    },
    label: { marginBottom: '2', color: 'muted', fontSize: 'sm' },
    links: { display: 'grid', justifyItems: 'start', gap: 'half' },
    sub: {
      ...entry,
      fontFamily: 'display',
      fontSize: 'lg',
      '& svg': { width: '1rem', height: '1rem', color: 'muted' },
    },
  },
});
