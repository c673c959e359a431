/** As many characters as a small card takes. */
export const longestGiftMessage = 300;
