/** In characters, as fit on a small card. */
export const maxGiftMessageLength = 300;
