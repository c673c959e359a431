export const deShopStatus = {
  shopStatus: {
    goneTitle: 'Dieses Stück ist nicht mehr da.',
    goneText:
      'Es ist verkauft oder wird nicht mehr gefertigt. Vielleicht gefällt Ihnen etwas anderes aus unserem Schmuckkasten.',
    maintenanceTitle: 'Der Shop macht eine kurze Pause.',
    maintenanceText:
      'Wir räumen gerade um. In ein paar Minuten ist alles wieder da; im Geschäft sind wir wie immer für Sie da.',
    toShop: 'Alle Stücke ansehen',
    toContact: 'Kontakt und Öffnungszeiten',
  },
} as const;
