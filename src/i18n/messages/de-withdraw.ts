/** Messages of the withdrawal form (§ 356a BGB), whose link and button labels are prescribed by law. */
export const deWithdraw = {
  withdraw: {
    link: 'Vertrag widerrufen',
    title: 'Vertrag widerrufen',
    lead: 'Hier widerrufen Sie einen Vertrag, den Sie mit uns im Internet geschlossen haben. Gründe brauchen wir nicht.',
    how: 'Wenn Sie auf „Widerruf bestätigen“ tippen, ist Ihr Widerruf abgegeben. Sie bekommen sofort eine E-Mail mit Inhalt, Datum und Uhrzeit.',
    excludedTitle: 'Was sich nicht widerrufen lässt',
    excluded:
      'Stücke, die wir nach Ihren Angaben graviert oder gefertigt haben, sind vom Widerruf ausgenommen (§ 312g Abs. 2 Nr. 1 BGB). Eine gängige Ringgröße zählt nicht dazu. Im Zweifel schicken Sie den Widerruf; wir prüfen ihn und antworten.',
    termTitle: 'Frist und Folgen',
    term: 'Sie haben vierzehn Tage, nachdem das letzte Stück bei Ihnen angekommen ist. Was Sie gezahlt haben, auch den normalen Versand, bekommen Sie zurück.',
    information: 'Widerrufsbelehrung lesen',
    fields: {
      name: 'Name',
      order_number: 'Bestellnummer',
      email: 'E-Mail-Adresse',
      lines: 'Stücke',
      items: 'Nur einzelne Stücke (freiwillig)',
    },
    orderNumberHint: 'Sie steht in der Bestätigung, die wir Ihnen geschickt haben.',
    itemsHint:
      'Lassen Sie das Feld leer, wenn Sie die ganze Bestellung widerrufen. Sonst nennen Sie die Stücke so, wie sie in der Bestätigung stehen.',
    emailHint: 'Dorthin schicken wir die Bestätigung des Eingangs.',
    confirm: 'Widerruf bestätigen',
    privacy: 'Ihre Angaben verwenden wir nur für diesen Widerruf.',
    privacyLink: 'Datenschutz',
    errors: {
      name: {
        missing: 'Ihr Name fehlt noch.',
        invalid: 'Ihr Name ließ sich so nicht lesen.',
        tooLong: 'Der Name darf höchstens 200 Zeichen haben.',
      },
      order_number: {
        missing: 'Die Bestellnummer fehlt noch.',
        invalid: 'Die Bestellnummer ließ sich so nicht lesen.',
        tooLong: 'Die Bestellnummer darf höchstens 50 Zeichen haben.',
      },
      email: {
        missing: 'Ihre E-Mail-Adresse fehlt noch.',
        invalid: 'Diese E-Mail-Adresse ist nicht vollständig. So sieht eine aus: name@example.de',
        tooLong: 'Diese E-Mail-Adresse ist zu lang.',
      },
      lines: {
        missing: 'Bitte wählen Sie mindestens ein Stück.',
        invalid: 'Bitte wählen Sie die Stücke noch einmal.',
        tooLong: 'Bitte wählen Sie die Stücke noch einmal.',
      },
      items: {
        missing: 'Die Angaben zu den Stücken ließen sich so nicht lesen.',
        invalid: 'Die Angaben zu den Stücken ließen sich so nicht lesen.',
        tooLong: 'Die Angaben zu den Stücken dürfen höchstens 500 Zeichen haben.',
      },
    },
    tooMany:
      'Das waren viele Widerrufe in kurzer Zeit. Ihre Angaben stehen unverändert hier. Bitte versuchen Sie es in einer Stunde noch einmal, oder erklären Sie den Widerruf am Telefon oder mit einer E-Mail.',
    unavailable:
      'Ihr Widerruf ist noch nicht bei uns angekommen: Unser Posteingang antwortet gerade nicht. Ihre Angaben stehen unverändert hier. Bitte bestätigen Sie in ein paar Minuten noch einmal, oder erklären Sie den Widerruf am Telefon oder mit einer E-Mail.',
    unreadable: 'Das Formular ließ sich nicht lesen.',
    received: {
      title: 'Ihr Widerruf ist angekommen.',
      at: (day: string, time: string) => `Eingegangen am ${day} um ${time} Uhr`,
      text: 'Eine E-Mail mit Inhalt, Datum und Uhrzeit ist unterwegs an die Adresse, die Sie angegeben haben. Sie bestätigt den Eingang; den Widerruf selbst prüfen wir und schreiben Ihnen dann.',
      keep: 'Ist die E-Mail in einer Viertelstunde nicht da, sehen Sie bitte im Spam-Ordner nach oder rufen Sie uns an.',
      home: 'Zur Startseite',
    },
  },
} as const;
