'use client';

// One module, since every page lists each client module of the site.
export { OwnWishlistRedirect } from './own-wishlist-redirect.tsx';
export { WishlistItems } from './wishlist-items.tsx';
