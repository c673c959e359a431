/** Messages of back-in-stock alerts. */
export const deStockAlert = {
  stockAlert: {
    open: 'Sagen Sie mir Bescheid',
    title: (product: string) => `Bescheid, wenn „${product}“ wieder da ist`,
    intro:
      'Derzeit ist es ausverkauft. Wir schreiben Ihnen einmal, sobald es wieder zu kaufen ist. Ob und wann das sein wird, wissen wir noch nicht, und reserviert ist damit nichts.',
    choose: 'Bitte wählen',
    email: 'E-Mail-Adresse',
    send: 'Bescheid geben lassen',
    note: 'Zuerst bekommen Sie eine E-Mail, in der Sie Ihren Wunsch bestätigen. Ihre Adresse nutzen wir nur für diese eine Nachricht und löschen sie danach, spätestens nach zwölf Monaten.',
    privacy: 'Datenschutz',
    tooMany: 'Das waren viele Wünsche in kurzer Zeit. Bitte versuchen Sie es in einer Stunde noch einmal.',
    unavailable: 'Das hat leider nicht geklappt. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
    available: 'Das ist gerade zu haben: Sie können es auf der Seite des Stücks gleich bestellen.',
    toProduct: 'Zum Stück',
    toShop: 'Zum Shop',
    there: { title: 'Das ist gerade zu haben.', text: 'Auf der Seite des Stücks können Sie es gleich bestellen.' },
    gone: {
      title: 'Dieses Stück ist nicht mehr in unserem Angebot.',
      text: 'Im Shop finden Sie, was es bei uns gibt.',
    },
    failed: {
      title: 'Das Stück ist gerade nicht zu erreichen.',
      text: 'Bitte versuchen Sie es in ein paar Minuten noch einmal.',
    },
    sent: {
      title: 'Fast geschafft.',
      text: 'Bitte sehen Sie in Ihr Postfach und bestätigen Sie dort Ihren Wunsch; der Link gilt 48 Stunden. Kommt nichts an, haben wir dieser Adresse heute vielleicht schon mehrmals geschrieben: Dann versuchen Sie es bitte morgen noch einmal.',
    },
    confirmed: {
      title: 'Vielen Dank.',
      text: 'Sobald das Stück wieder zu kaufen ist, schreiben wir Ihnen. Gibt es nur wenige, schreiben wir der Reihe nach.',
    },
    removed: {
      title: 'Ihr Wunsch ist gelöscht.',
      text: 'Wir schreiben Ihnen dazu nicht mehr, und Ihre Adresse ist gelöscht.',
    },
    expired: {
      title: 'Dieser Link gilt nicht mehr.',
      text: 'Er ist älter als 48 Stunden, oder der Wunsch ist schon gelöscht. Auf der Seite des Stücks können Sie uns noch einmal bitten.',
    },
    later: {
      title: 'Das ging gerade nicht.',
      text: 'Bitte öffnen Sie den Link aus der E-Mail in ein paar Minuten noch einmal.',
    },
    incomplete: {
      title: 'Dieser Link ist nicht vollständig.',
      text: 'Bitte öffnen Sie ihn noch einmal aus der E-Mail, oder kopieren Sie ihn ganz.',
    },
    confirm: {
      title: 'Sollen wir Ihnen Bescheid sagen?',
      text: 'Ein Klick noch, dann schreiben wir Ihnen einmal, sobald das Stück wieder zu kaufen ist.',
      button: 'Ja, sagen Sie mir Bescheid',
    },
    remove: {
      title: 'Wunsch löschen',
      text: 'Mit einem Klick löschen wir Ihren Wunsch und Ihre Adresse.',
      button: 'Jetzt löschen',
    },
  },
} as const;
