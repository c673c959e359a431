/** Ids of the symbols in `public/icons.svg`. */
export const iconNames = [
  'menu',
  'close',
  'phone',
  'mail',
  'pin',
  'external',
  'chevron',
  'arrow',
  'clock',
  'bag',
  'search',
  'filter',
  'check',
  'plus',
  'minus',
  'heart',
  'instagram',
  'youtube',
  'facebook',
  'pinterest',
  'star',
  'star-empty',
  'heart-full',
  'download',
] as const;

export type IconName = (typeof iconNames)[number];

/** A decorative icon beside text. All icons are in one file, so that pages do not contain them. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}

/** The icon of an external link by its scheme: mail, telephone, other site. */
export function getLinkIcon(href: string): IconName {
  if (/^mailto:/i.test(href)) return 'mail';
  return /^tel:/i.test(href) ? 'phone' : 'external';
}
