export const enShopStatus = {
  shopStatus: {
    goneTitle: 'This piece is no longer here.',
    goneText: 'It has been sold or is no longer made. Something else in our jewellery box may catch your eye.',
    maintenanceTitle: 'The shop is taking a short break.',
    maintenanceText:
      'We are rearranging things. Everything will be back in a few minutes; in our stores we are here for you as always.',
    toShop: 'See all pieces',
    toContact: 'Contact and opening hours',
  },
} as const;
