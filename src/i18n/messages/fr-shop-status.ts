export const frShopStatus = {
  shopStatus: {
    goneTitle: 'Cette pièce n’est plus là.',
    goneText: 'Elle a été vendue ou n’est plus fabriquée. Une autre pièce de notre écrin vous plaira peut-être.',
    maintenanceTitle: 'La boutique fait une courte pause.',
    maintenanceText:
      'Nous réaménageons les lieux. Tout sera de retour dans quelques minutes ; en magasin, nous sommes là comme toujours.',
    toShop: 'Voir toutes les pièces',
    toContact: 'Contact et horaires d’ouverture',
  },
} as const;
