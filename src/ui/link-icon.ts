import type { IconName } from './icon.tsx';

/** What a link that leads away opens: a mail program, a telephone, another site. */
export function getLinkIcon(href: string): IconName {
  if (/^mailto:/i.test(href)) return 'mail';
  return /^tel:/i.test(href) ? 'phone' : 'external';
}
