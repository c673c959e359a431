/** From this width on the filters stand beside the list; the styles say the same. */
export const wideScreen = '(min-width: 62em)';
