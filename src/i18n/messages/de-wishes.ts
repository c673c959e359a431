import { reservationTime } from '../reservation-time.ts';

const noVariant = 'Bitte wählen Sie eine Ausführung.';
const noBranch = 'Bitte wählen Sie ein Haus.';

/** Messages of product requests, reservations, the comparison and the wishlist. */
export const deWishes = {
  productForms: {
    fields: {
      variant: 'Ausführung',
      name: 'Name',
      email: 'E-Mail-Adresse',
      phone: 'Telefon (freiwillig)',
      message: 'Nachricht (freiwillig)',
      branch: 'Haus',
      privacy: 'Zustimmung',
    },
    errors: {
      variant: { missing: noVariant, invalid: noVariant, tooLong: noVariant },
      phone: {
        missing: 'Ihre Telefonnummer fehlt noch.',
        invalid: 'Diese Telefonnummer ließ sich nicht lesen.',
        tooLong: 'Die Telefonnummer darf höchstens 50 Zeichen haben.',
      },
      branch: { missing: noBranch, invalid: noBranch, tooLong: noBranch },
    },
    product: 'Stück',
    chooseVariant: 'Bitte wählen',
    anyVariant: 'Noch offen',
    onlyInStore: 'nur im Geschäft',
    productGone: 'Dieses Stück ist leider nicht mehr in unserem Angebot. Was Sie geschrieben haben, steht noch hier.',
    variantGone: 'Diese Ausführung gibt es nicht mehr. Bitte wählen Sie eine andere.',
    backToProduct: 'Zurück zum Stück',
    toShop: 'Zum Shop',
    chooseTitle: 'Worum geht es?',
    chooseText: 'Bitte öffnen Sie das Stück im Shop und senden Sie Ihre Anfrage von dort.',
  },
  requestForm: {
    open: 'Anfragen',
    title: (product: string) => `Anfrage zu „${product}“`,
    message: (product: string) =>
      `Guten Tag,\n\nich interessiere mich für „${product}“. Bitte sagen Sie mir, ob und wann es lieferbar ist.\n\nFreundliche Grüße`,
    send: 'Anfrage senden',
    tooMany:
      'Das waren viele Anfragen in kurzer Zeit. Bitte senden Sie diese etwas später noch einmal; sie steht unverändert hier.',
    unavailable:
      'Ihre Anfrage ist noch nicht bei uns angekommen: Unser Posteingang antwortet gerade nicht. Was Sie geschrieben haben, steht unverändert hier. Bitte senden Sie es in ein paar Minuten noch einmal.',
    done: {
      title: 'Ihre Anfrage ist bei uns.',
      text: 'Wir antworten Ihnen per E-Mail. In der Regel ist eine Bestätigung schon unterwegs.',
    },
  },
  reservationForm: {
    open: (branch: string) => `In der ${branch} zurücklegen`,
    openAnywhere: 'Im Geschäft zurücklegen',
    title: (product: string) => `„${product}“ zurücklegen`,
    note: `Kostenlos und unverbindlich: Wir sehen nach, ob das Stück da ist, und bestätigen Ihnen per E-Mail. Von da an liegt es ${reservationTime.de} für Sie bereit.`,
    send: 'Zurücklegen lassen',
    tooMany:
      'Das waren viele Anfragen in kurzer Zeit. Bitte senden Sie diese etwas später noch einmal; sie steht unverändert hier.',
    unavailable:
      'Das Stück ist noch nicht für Sie vorgemerkt: Unser Posteingang antwortet gerade nicht. Ihre Angaben stehen unverändert hier. Bitte senden Sie sie in ein paar Minuten noch einmal.',
    at: (branch: string) => `Abholen bei: ${branch}`,
    done: {
      title: 'Ihr Wunsch ist bei uns.',
      text: `Wir sehen nach und bestätigen Ihnen per E-Mail. Ab dann liegt das Stück ${reservationTime.de} für Sie bereit.`,
    },
  },
  compare: {
    title: 'Vergleich',
    open: 'Mit anderen vergleichen',
    openNamed: (product: string) => `Mit anderen vergleichen: ${product}`,
    these: 'Diese vergleichen',
    theseFirst: 'Die ersten vier vergleichen',
    picture: 'Bild',
    price: 'Preis',
    availability: 'Verfügbarkeit',
    differs: 'unterschiedlich',
    none: 'keine Angabe',
    remove: 'Entfernen',
    removeNamed: (product: string) => `${product} aus dem Vergleich entfernen`,
    removed: (product: string, count: number, max: number) =>
      `„${product}“ ist entfernt, ${count} von ${max} im Vergleich.`,
    added: (product: string, count: number, max: number) => `„${product}“ ist dabei, ${count} von ${max} im Vergleich.`,
    more: 'Dazu vergleichen',
    addNamed: (product: string) => `+ ${product} zum Vergleich hinzufügen`,
    unknown: (count: number) =>
      count === 1
        ? 'Ein Stück aus diesem Link ist nicht mehr in unserem Angebot.'
        : `${count} Stücke aus diesem Link sind nicht mehr in unserem Angebot.`,
    tooMany: (products: string) => `Vier Stücke passen nebeneinander. Nicht gezeigt: ${products}.`,
    others: (products: string) =>
      `Mit dem ersten Stück nicht zu vergleichen, weil es eine andere Art Ware ist: ${products}.`,
    emptyTitle: 'Noch gibt es nichts zu vergleichen.',
    emptyText: 'Öffnen Sie ein Stück und wählen Sie bei den Merkmalen „Mit anderen vergleichen“.',
    goneTitle: 'Diese Stücke gibt es nicht mehr.',
    toShop: 'Zum Shop',
    failedTitle: 'Der Vergleich ist gerade nicht zu erreichen.',
    failedText: 'Der Rest der Seite funktioniert.',
    retry: 'Noch einmal versuchen',
  },
  wishlist: {
    title: 'Merkliste',
    link: 'Merkliste',
    linkOne: 'Merkliste, 1 Stück',
    linkMany: 'Merkliste, {count} Stücke',
    label: 'Merken',
    toggle: (product: string) => `Merken: ${product}`,
    full: 'Ihre Merkliste ist voll: Mehr als 100 Stücke fasst sie nicht.',
    loading: 'Ihre Merkliste wird geholt …',
    own: 'Diese Liste liegt nur in Ihrem Browser. Wer den Link bekommt, sieht dieselben Stücke.',
    foreign: 'Diese Stücke hat jemand für Sie gesammelt.',
    count: (count: number) => (count === 1 ? '1 Stück' : `${count} Stücke`),
    copy: 'Link kopieren',
    copied: 'Der Link ist kopiert.',
    copyFailed: 'Kopieren geht hier nicht. Dies ist der Link:',
    take: 'Auf meine Merkliste',
    taken: 'Diese Stücke liegen jetzt auf Ihrer Merkliste.',
    toOwn: 'Zu meiner Merkliste',
    remove: 'Entfernen',
    removeNamed: (product: string) => `${product} von der Merkliste entfernen`,
    removed: '„{piece}“ liegt nicht mehr auf der Merkliste.',
    choose: (label: string) => `${label} wählen`,
    request: 'Anfragen',
    requestNamed: (product: string) => `${product} anfragen`,
    emptyTitle: 'Noch liegt hier nichts.',
    emptyText: 'Mit dem Herz an einem Stück legen Sie es hierher.',
    goneTitle: 'Diese Stücke gibt es nicht mehr.',
    goneText: 'Was auf dieser Liste stand, ist nicht mehr in unserem Angebot.',
    toShop: 'Zum Shop',
    noScripts:
      'Ihre Merkliste liegt in Ihrem Browser und braucht dort JavaScript. Eine Liste, deren Link Sie bekommen haben, zeigen wir auch ohne.',
    failedTitle: 'Die Merkliste ist gerade nicht zu erreichen.',
    failedText: 'Ihre Stücke sind noch gemerkt. Der Rest der Seite funktioniert.',
    retry: 'Noch einmal versuchen',
  },
} as const;
