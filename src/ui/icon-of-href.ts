import type { IconName } from './icon.tsx';

/** What a link that leads away opens: a mail program, a telephone, another site. */
export function getIconOfHref(href: string): IconName {
  if (href.startsWith('mailto:')) return 'mail';
  return href.startsWith('tel:') ? 'phone' : 'external';
}
