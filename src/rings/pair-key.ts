/** Key of a pair's canonical query among the personalization of a line item. */
export const pairKey = 'ring_pair';
