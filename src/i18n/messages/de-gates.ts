/** Messages of consent gates for third-party content. */
export const deGates = {
  gates: {
    once: 'Einmal laden',
    always: 'Immer laden',
    close: 'Wieder schließen',
    loading: 'Wird geladen …',
    failed:
      'Der Inhalt konnte nicht geladen werden. Vielleicht ist die Verbindung unterbrochen, oder dort antwortet gerade niemand.',
    retry: 'Noch einmal versuchen',
    alwaysNote:
      '„Immer“ merkt sich dieser Browser für diesen Anbieter, auch auf anderen Seiten. Widerrufen können Sie es unter',
    privacyOf: (provider: string) => `Datenschutz bei ${provider}`,
    from: (host: string) => `Geladen wird von ${host}.`,
    map: {
      title: 'Unsere Tür auf der Karte',
      frame: 'Karte der Umgebung',
      about:
        'Die Karte kommt von der OpenStreetMap Foundation in Cambridge, Vereinigtes Königreich. Beim Laden erfährt sie Ihre IP-Adresse und welchen Ausschnitt Sie ansehen.',
      externalLink: 'Bei OpenStreetMap ansehen',
    },
    booking: {
      title: 'Freie Zeiten in unserem Kalender',
      frame: 'Kalender mit freien Zeiten',
      about: (where: string) =>
        `Der Kalender kommt von ${where}. Beim Laden geht Ihre IP-Adresse dorthin, beim Buchen auch Ihr Name, Ihre E-Mail-Adresse und Ihr Anliegen; solange Sie buchen, kann ein Cookie gesetzt werden.`,
      externalLink: (host: string) => `Auf ${host} buchen`,
    },
    video: {
      about: (company: string) =>
        `Beim Laden erfährt ${company} Ihre IP-Adresse und welchen Film Sie ansehen, und kann Daten auf Ihrem Gerät ablegen. Die Daten können in die USA gelangen.`,
      companies: { youtube: 'Google Ireland Limited in Dublin, Irland,', vimeo: 'Vimeo.com, Inc. in New York, USA,' },
    },
    clock: {
      title: (brand: string) => `${brand}: die Uhr der Händler`,
      frame: 'Uhr mit der Zeit von hier',
      about:
        'Die Uhr kommt von Rolex SA in Genf, Schweiz. Beim Laden erfährt die Firma Ihre IP-Adresse und dass Sie bei uns zu Besuch sind.',
      externalLink: 'Zu rolex.com',
      failed: 'Die Uhr ist gerade nicht zu erreichen. Zur Marke kommen Sie über die Links trotzdem.',
      more: (brand: string) => `${brand} in unserem Haus`,
    },
  },
} as const;
