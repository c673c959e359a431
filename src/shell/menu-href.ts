/** The primary menu. Where it is hidden, being the target of a link shows it: so it opens without scripts. */
export const menuId = 'menu';

export const menuHref = `#${menuId}`;
