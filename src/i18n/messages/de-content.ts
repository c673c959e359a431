/** Messages around CMS content. */
export const deContent = {
  content: {
    openingHours: 'Öffnungszeiten',
    closed: 'geschlossen',
    days: {
      '0': 'Info',
      '1': 'Montag',
      '2': 'Mo - Mi',
      '3': 'Mo - Do',
      '4': 'Mo - Fr',
      '5': 'Dienstag',
      '6': 'Di - Fr',
      '7': 'Mittwoch',
      '8': 'Donnerstag',
      '9': 'Freitag',
      '10': 'Samstag',
      '11': 'Sonntag',
      '12': 'Mo - Di',
      '13': 'Do - Fr',
      '14': 'Mo, Mi, Fr',
      '15': 'Heiligabend',
      '16': 'Silvester',
    },
    phone: 'Telefon',
    mobile: 'Mobil',
    fax: 'Fax',
    email: 'E-Mail',
    address: 'Adresse',
    branches: 'Unsere Häuser',
    directions: 'Route planen',
    opensInNewTab: '(öffnet in neuem Tab)',
    addressTypes: { hq: 'Hauptgeschäftsstelle', federal_office: 'Bundesgeschäftsstelle' },
    legalForms: {
      single: 'Eingetragener Kaufmann (e. K.)',
      ev: 'Eingetragener Verein (e. V.)',
      bag: 'Berufsausübungsgemeinschaft',
      other: '',
    },
    representedBy: 'Vertreten durch',
    register: 'Register',
    vatId: 'Umsatzsteuer-ID',
    taxNumber: 'Steuernummer',
    insurance: 'Berufshaftpflichtversicherung',
    legalPages: { agb: 'AGB', widerruf: 'Widerruf', 'versand-und-zahlung': 'Versand und Zahlung' },
  },
} as const;

/** Messages of the contact form and the newsletter. */
export const deForms = {
  forms: {
    sending: 'Wird gesendet …',
    trap: 'Dieses Feld bitte leer lassen',
    atMost: (count: string) => `Höchstens ${count} Zeichen`,
    charactersLeft: 'Noch {count} Zeichen',
    charactersOver: '{count} Zeichen zu viel',
    check: 'Bitte sehen Sie noch einmal hier nach:',
    network: 'Keine Verbindung. Nichts ist verloren: Bitte senden Sie noch einmal, sobald Sie wieder online sind.',
    call: 'Oder rufen Sie uns an:',
    faultyTitle: (title: string) => `Fehler: ${title}`,
  },
  contactForm: {
    heading: 'Schreiben Sie uns',
    map: 'So finden Sie uns',
    fields: { name: 'Name', email: 'E-Mail-Adresse', message: 'Nachricht', privacy: 'Zustimmung' },
    consent: {
      before: 'Ich habe die',
      link: 'Datenschutzerklärung',
      after: 'gelesen und bin einverstanden, dass meine Angaben zur Beantwortung gespeichert werden.',
    },
    send: 'Nachricht senden',
    errors: {
      name: {
        missing: 'Ihr Name fehlt noch.',
        invalid: 'Ihr Name ließ sich so nicht lesen.',
        tooLong: 'Der Name darf höchstens 200 Zeichen haben.',
      },
      email: {
        missing: 'Ihre E-Mail-Adresse fehlt noch.',
        invalid: 'Diese E-Mail-Adresse ist nicht vollständig. So sieht eine aus: name@example.de',
        tooLong: 'Diese E-Mail-Adresse ist zu lang.',
      },
      message: {
        missing: 'Ihre Nachricht fehlt noch.',
        invalid: 'Ihre Nachricht ließ sich so nicht lesen.',
        tooLong: 'Die Nachricht darf höchstens 5.000 Zeichen haben.',
      },
      privacy: {
        missing: 'Bitte stimmen Sie zu, damit wir Ihnen antworten dürfen.',
        invalid: 'Bitte stimmen Sie zu, damit wir Ihnen antworten dürfen.',
        tooLong: 'Bitte stimmen Sie zu, damit wir Ihnen antworten dürfen.',
      },
    },
    tooMany:
      'Das waren viele Nachrichten in kurzer Zeit. Bitte warten Sie eine Minute und senden Sie diese dann noch einmal; sie steht unverändert hier.',
    unavailable:
      'Ihre Nachricht ist noch nicht bei uns angekommen: Unser Posteingang antwortet gerade nicht. Was Sie geschrieben haben, steht unverändert hier. Bitte senden Sie es in ein paar Minuten noch einmal.',
    thanks: {
      title: 'Danke',
      named: 'Danke, {name}. Wir antworten an {email}.',
      unnamed: 'Wir antworten an die E-Mail-Adresse, die Sie angegeben haben.',
    },
  },
  newsletter: {
    heading: 'Newsletter bestellen',
    email: 'E-Mail-Adresse',
    send: 'Bestellen',
    note: 'Sie bekommen zuerst eine E-Mail mit einem Link zur Bestätigung und können sich jederzeit wieder abmelden.',
    privacy: 'Datenschutz',
    errors: {
      email: {
        missing: 'Email Adresse fehlt',
        invalid: 'Diese E-Mail-Adresse ist nicht vollständig. So sieht eine aus: name@example.de',
        tooLong: 'Diese E-Mail-Adresse ist zu lang.',
      },
    },
    success: 'Fast geschafft: Wir haben Ihnen eine E-Mail geschickt. Bitte öffnen Sie den Link darin.',
    tooMany: 'Zu viele Versuche, oder diese Adresse ist schon angemeldet. Bitte sehen Sie in Ihr Postfach.',
    unavailable: 'Das hat leider nicht geklappt. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
    toNewsletter: 'Zum Newsletter',
    confirm: {
      title: 'Newsletter bestätigen',
      text: 'Ein Klick noch, dann bekommen Sie unseren Newsletter.',
      button: 'Ja, ich möchte den Newsletter',
    },
    unsubscribe: {
      title: 'Newsletter abbestellen',
      text: 'Mit einem Klick bekommen Sie keinen Newsletter mehr von uns.',
      button: 'Abbestellen',
    },
    incomplete: {
      title: 'Dieser Link ist nicht vollständig.',
      text: 'Bitte öffnen Sie ihn noch einmal aus der E-Mail, oder kopieren Sie ihn ganz.',
    },
    sent: {
      title: 'Fast geschafft.',
      text: 'Wir haben Ihnen eine E-Mail geschickt. Bitte öffnen Sie den Link darin.',
    },
    confirmed: {
      title: 'Vielen Dank.',
      text: 'Ihre Adresse ist bestätigt. Der nächste Newsletter kommt auch zu Ihnen.',
    },
    unsubscribed: { title: 'Sie sind abgemeldet.', text: 'Wir schicken Ihnen keinen Newsletter mehr.' },
    expired: {
      title: 'Dieser Link gilt nicht mehr.',
      text: 'Er ist älter als sieben Tage oder durch einen neueren ersetzt. Einen frischen bekommen Sie, wenn Sie den Newsletter noch einmal bestellen.',
    },
    later: {
      title: 'Das ging gerade nicht.',
      text: 'Es hat sich nichts geändert. Bitte öffnen Sie den Link aus der E-Mail in ein paar Minuten noch einmal, oder rufen Sie uns an.',
    },
  },
} as const;
