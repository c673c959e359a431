/** Drawings of `public/icons.svg`. */
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

/** A small drawing beside words; it says nothing by itself. The drawings are one file, so that no page carries them. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
