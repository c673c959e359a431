/** Id of the primary menu. On narrow screens `:target` shows it, so it opens without JavaScript. */
export const menuId = 'menu';

export const menuHref = `#${menuId}`;

/** Id of the hidden contact details that the drawer shows. */
export const contactDetailsId = 'contact-details';
