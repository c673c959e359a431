/** The list of all pages at the foot of every page: where the menu leads without scripts. */
export const navigationId = 'navigation';

export const navigationHref = `#${navigationId}`;
