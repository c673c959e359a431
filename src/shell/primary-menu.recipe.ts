import { defineSlotRecipe } from '@pandacss/dev';

const entry = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.35em',
  paddingBlock: 'half',
  borderBottom: '1px solid transparent',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: 'border-color {durations.answer}, color {durations.answer}',
  _hovered: { borderColor: 'brand' },
  _current: { borderColor: 'brand' },
} as const;

export const primaryMenu = defineSlotRecipe({
  className: 'primary-menu',
  slots: ['root', 'list', 'link', 'opener', 'panel', 'groups', 'label', 'links', 'sub'],
  base: {
    root: { display: { base: 'none', lg: 'block' }, minWidth: 0 },
    list: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      columnGap: 'clamp(0.75rem, 1.8vw, 2.5rem)',
      fontSize: { base: 'sm', xl: 'md' },
    },
    link: entry,
    opener: {
      ...entry,
      '& svg': { width: '0.8em', height: '0.8em', transition: 'transform {durations.answer}' },
      _expanded: { borderColor: 'brand', '& svg': { transform: 'rotate(180deg)' } },
    },
    panel: {
      position: 'fixed',
      top: '170px',
      insetInline: 0,
      paddingInline: 'max({spacing.gutter}, calc(50vw - {sizes.wrapper} / 2 + {spacing.gutter}))',
      background: 'raised',
      // Joins the panel to the header above it.
      boxShadow: '0 -50px 0 {colors.raised}',
      borderBottom: '1px solid {colors.hairline}',
      maxHeight: 'calc(100vh - 170px)',
      overflowY: 'auto',
      visibility: 'hidden',
      opacity: 0,
      transition: 'opacity {durations.answer} {easings.out}, visibility {durations.answer}',
      '&[data-open]': { visibility: 'visible', opacity: 1 },
    },
    groups: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))',
      gap: 'gap',
      paddingBottom: '6',
    },
    label: { marginBottom: '2', color: 'muted', fontSize: 'sm' },
    links: { display: 'grid', justifyItems: 'start', gap: 'half' },
    sub: { ...entry, fontFamily: 'display', fontSize: 'lg' },
  },
});
