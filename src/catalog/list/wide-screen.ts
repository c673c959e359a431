/** From this width on the filters stand beside the list; equals the breakpoint in the styles. */
export const wideScreen = '(min-width: 62em)';
