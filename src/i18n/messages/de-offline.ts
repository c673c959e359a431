/** Words for times without a network. */
export const deOffline = {
  offline: {
    title: 'Unsere Visitenkarte, auch ohne Netz',
    name: 'Ohne Netz',
    lead: 'Wann wir geöffnet haben, wie Sie uns erreichen und wo Sie uns finden.',
    away: 'Gerade kein Netz.',
    waiting: 'Sobald es wieder da ist, öffnet sich von selbst die Seite, zu der Sie wollten.',
    back: 'Die Verbindung steht.',
    retry: 'Noch einmal versuchen',
    toHome: 'Zur Startseite',
    orderingTitle: 'Bestellen geht nur mit Netz.',
    orderingText:
      'Preise und Bestand lassen sich sonst nicht prüfen. Ihr Warenkorb bleibt in diesem Browser, wie er ist.',
    toCart: 'Zum Warenkorb',
    reach: 'So erreichen Sie uns',
    wishlist: 'Auf Ihrer Merkliste',
    wishlistUnknown:
      'Auf Ihrer Merkliste ist alles noch da. Wie die Stücke heißen, sagen wir Ihnen, sobald das Netz zurück ist.',
    pages: 'Das können Sie jetzt lesen',
    pagesNote: 'Seiten, die Sie schon einmal geöffnet haben, im Stand von damals.',
  },
} as const;
