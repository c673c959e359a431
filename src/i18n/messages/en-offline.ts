/** Words for times without a network. */
export const enOffline = {
  offline: {
    title: 'Our card, with or without a network',
    name: 'Offline',
    lead: 'When we are open, how to reach us and where to find us.',
    away: 'There is no network right now.',
    waiting: 'As soon as it is back, the page you wanted will open by itself.',
    back: 'You are connected.',
    retry: 'Try again',
    toHome: 'To the home page',
    orderingTitle: 'Ordering needs a network.',
    orderingText: 'Without one we cannot check prices and availability. Your bag stays in this browser as it is.',
    toCart: 'View bag',
    reach: 'How to reach us',
    wishlist: 'On your wishlist',
    wishlistUnknown:
      'Everything on your wishlist is still there. What the pieces are called we can tell you once the network is back.',
    pages: 'What you can read now',
    pagesNote: 'Pages that you have opened before, as they were then.',
  },
} as const;
