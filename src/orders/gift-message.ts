/** As many characters as a small card takes. */
export const maxGiftMessageLength = 300;
