/** Messages of the consent banner, which are served as a JSON file, and of the consent manager on the privacy page. */
export const deConsent = {
  consent: {
    banner: {
      title: 'Was darf Ihr Browser laden?',
      text: 'Nötiges ist immer dabei, alles Weitere erst, wenn Sie es erlauben. Ändern können Sie das jederzeit am Ende jeder Seite.',
      againTitle: 'Etwas ist neu',
      againText: 'Seit Ihrer letzten Wahl hat sich etwas geändert. Was Sie sonst entschieden haben, gilt weiter.',
      policy: 'Datenschutzerklärung',
      purposes: 'Einzeln auswählen',
      required: 'immer aktiv',
      more: 'Mehr dazu beim Anbieter',
      from: 'Geladen wird von {host}.',
      newTab: '(öffnet in neuem Tab)',
      allowAll: 'Alle Cookies erlauben',
      refuseAll: 'Alle ablehnen',
      allowSelected: 'Ausgewählte Cookies erlauben',
      close: 'Schließen, ohne etwas zu ändern',
    },
    manager: {
      intro:
        'Hier steht, wem Sie erlaubt haben, Inhalte auf dieser Seite zu zeigen. Nehmen Sie ein Häkchen weg, gilt das sofort.',
      contents: 'Inhalte anderer Anbieter',
      none: 'Zurzeit ist nichts erlaubt. Wo eine Karte, ein Kalender oder ein Video stünde, fragt die Seite Sie vorher.',
      withdrawn: '„{name}“ ist nicht mehr erlaubt.',
      statistics: 'Statistik',
      count: 'Meine Besuche dürfen mit Matomo gezählt werden',
      counted: 'Ihre Besuche werden gezählt.',
      notCounted: 'Ihre Besuche werden nicht gezählt.',
      open: 'Alle Einstellungen öffnen',
      reset: 'Alles vergessen und neu fragen',
      withoutScripts:
        'Ihr Browser führt auf dieser Seite keine Programme aus. So kann auch nichts gespeichert oder von anderen Anbietern geladen werden, und es gibt nichts zurückzunehmen.',
      services: {
        map: 'Karte',
        booking: 'Terminbuchung',
        youtube: 'Videos: YouTube',
        vimeo: 'Videos: Vimeo',
        clock: 'Uhr des Herstellers',
      },
    },
    own: {
      functional: {
        display_name: 'Notwendiges',
        description:
          'Merkt sich in Ihrem Browser, was Sie hier begonnen haben: Warenkorb, Merkliste, Eingaben an der Kasse und diese Wahl. Für Preise und Verfügbarkeit fragt die Seite unseren eigenen Server; an andere geht nichts davon.',
      },
      youtube: {
        display_name: 'Videos: YouTube',
        description:
          'Spielt Filme ab, die bei YouTube liegen (Google Ireland Limited, Dublin, Irland). Der Anbieter erfährt Ihre IP-Adresse und was Sie ansehen, und kann Daten auf Ihrem Gerät ablegen. Die Daten können in die USA gelangen.',
      },
      vimeo: {
        display_name: 'Videos: Vimeo',
        description:
          'Spielt Filme ab, die bei Vimeo liegen (Vimeo.com, Inc., New York, USA). Der Anbieter erfährt Ihre IP-Adresse und was Sie ansehen, und kann Daten auf Ihrem Gerät ablegen.',
      },
      matomo: {
        display_name: 'Statistik',
        description:
          'Zählt mit Matomo auf unserem eigenen Server, welche Seiten besucht werden, wie schnell sie laden und wo etwas nicht funktioniert. Die Daten bleiben im Haus.',
      },
    },
  },
} as const;

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
