import type { IconName } from './icon.tsx';

/** The icon of an external link by its scheme: mail, telephone, other site. */
export function getLinkIcon(href: string): IconName {
  if (/^mailto:/i.test(href)) return 'mail';
  return /^tel:/i.test(href) ? 'phone' : 'external';
}
