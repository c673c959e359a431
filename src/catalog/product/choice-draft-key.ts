/** The key of a product's typed personalization in the session's storage. */
export const toDraftKey = (product: number) => `product-draft-${product}`;
