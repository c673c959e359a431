/** Id of the primary menu. On narrow screens `:target` shows it, so it opens without JavaScript. */
export const menuId = 'menu';

export const menuHref = `#${menuId}`;
