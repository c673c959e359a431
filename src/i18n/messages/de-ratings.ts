/** Messages of ratings and the rating form. */
export const deRatings = {
  ratings: {
    heading: 'Bewertungen',
    loading: 'Die Bewertungen werden geholt …',
    none: 'Zu diesem Stück hat noch niemand etwas geschrieben.',
    average: (average: string, count: number) =>
      `${average} von 5 Sternen aus ${count === 1 ? '1 Bewertung' : `${count} Bewertungen`}`,
    stars: (stars: number) => (stars === 1 ? '1 Stern' : `${stars} Sterne`),
    starsOf: (stars: number) => `${stars} von 5 Sternen`,
    share: (stars: number, count: number) =>
      `${stars === 1 ? '1 Stern' : `${stars} Sterne`}: ${count === 1 ? '1 Bewertung' : `${count} Bewertungen`}`,
    verified: 'Kauf geprüft',
    anonymous: 'Ohne Namen',
    showAll: (count: number) => `Alle ${count} Bewertungen zeigen`,
    honest:
      'Jede Bewertung lesen wir, bevor sie erscheint; Lob und Tadel behandeln wir gleich. „Kauf geprüft“ steht dort, wo die E-Mail-Adresse zu einer Bestellung dieses Stücks bei uns gehört. Bei den übrigen prüfen wir nicht, ob das Stück bei uns gekauft wurde.',
    failedTitle: 'Die Bewertungen sind gerade nicht zu erreichen.',
    failedText: 'Der Rest der Seite funktioniert.',
    retry: 'Noch einmal versuchen',
  },
  ratingForm: {
    open: 'Bewertung schreiben',
    title: (product: string) => `„${product}“ bewerten`,
    note: 'Wir lesen jede Bewertung, bevor sie hier erscheint.',
    fields: {
      rating: 'Ihre Sterne',
      title: 'In einem Satz',
      comment: 'Ihre Bewertung',
      name: 'Name (wird gezeigt)',
      email: 'E-Mail-Adresse (wird nicht gezeigt)',
      privacy: 'Zustimmung',
    },
    emailHint: 'Nur um zu prüfen, ob das Stück bei uns gekauft wurde.',
    consent: {
      before: 'Ich habe die',
      link: 'Datenschutzerklärung',
      after:
        'gelesen und bin einverstanden, dass Name und Bewertung veröffentlicht werden und meine E-Mail-Adresse zur Prüfung des Kaufs verwendet wird.',
    },
    errors: {
      rating: {
        missing: 'Bitte wählen Sie einen bis fünf Sterne.',
        invalid: 'Bitte wählen Sie einen bis fünf Sterne.',
        tooLong: 'Bitte wählen Sie einen bis fünf Sterne.',
      },
      title: {
        missing: 'Der eine Satz fehlt noch.',
        invalid: 'Dieser Satz ließ sich so nicht lesen.',
        tooLong: 'Dieser Satz darf höchstens 120 Zeichen haben.',
      },
      comment: {
        missing: 'Ihre Bewertung fehlt noch.',
        invalid: 'Ihre Bewertung ließ sich so nicht lesen.',
        tooLong: 'Die Bewertung darf höchstens 5.000 Zeichen haben.',
      },
    },
    send: 'Bewertung senden',
    tooMany:
      'Das waren viele Bewertungen in kurzer Zeit. Bitte senden Sie diese später noch einmal; sie steht unverändert hier.',
    unavailable:
      'Ihre Bewertung ist noch nicht bei uns angekommen: Unser Posteingang antwortet gerade nicht. Was Sie geschrieben haben, steht unverändert hier. Bitte senden Sie es in ein paar Minuten noch einmal.',
    done: {
      title: 'Danke für Ihre Bewertung.',
      text: 'Wir lesen sie und stellen sie dann zu diesem Stück.',
    },
  },
} as const;
