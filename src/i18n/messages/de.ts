import { deCart } from './de-cart.ts';
import { deCheckout, deGuarantee } from './de-checkout.ts';
import { deConsent, deGates } from './de-consent.ts';
import { deContent, deForms } from './de-content.ts';
import { deDrawing } from './de-drawing.ts';
import { deLastSearches } from './de-last-searches.ts';
import { deLists } from './de-lists.ts';
import { deOrder, deWithdraw } from './de-order.ts';
import { dePairSheet } from './de-pair-sheet.ts';
import { dePayment } from './de-payment.ts';
import { deProduct, deRatings } from './de-product.ts';
import { deRings } from './de-rings.ts';
import { deStockAlert } from './de-stock-alert.ts';
import { deWishes } from './de-wishes.ts';

/** Messages of the offline page. */
const deOffline = {
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

const deShopStatus = {
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

export const de = {
  shell: {
    skipToContent: 'Zum Inhalt',
    menu: 'Menü',
    contact: 'Kontakt',
    close: 'Schließen',
    primaryMenu: 'Hauptmenü',
    quickAccess: 'Schnellzugriff',
    languages: 'Sprachen',
    colorMode: 'Darstellung',
    colorModes: { light: 'Hell', dark: 'Dunkel', system: 'Wie das Gerät' },
    pageMissing: 'Keine deutsche Fassung, zur nächstliegenden Seite',
    pages: 'Auf dieser Seite',
    social: 'Folgen Sie uns',
    legal: 'Rechtliches',
    failedTitle: 'Dieser Teil der Seite fehlt gerade.',
    failedText: 'Er ließ sich nicht laden. Der Rest der Seite funktioniert.',
    retry: 'Noch einmal versuchen',
    pageFailedTitle: 'Die Seite lässt sich gerade nicht öffnen.',
    pageFailedText: 'Vielleicht ist die Verbindung unterbrochen. Alles andere hier funktioniert.',
    cookieSettings: 'Cookie Einstellungen',
    imprint: 'Impressum',
    privacy: 'Datenschutz',
  },
  ...deContent,
  openingStatus: {
    open: 'Jetzt geöffnet',
    openToday: 'Heute bis {time} geöffnet',
    openUntil: 'Jetzt geöffnet, bis {time}',
    closed: 'Geschlossen',
    closedFor: 'Heute geschlossen: {name}',
    opensToday: 'öffnet heute um {time}',
    opensTomorrow: 'öffnet morgen um {time}',
    opensOnWeekday: 'öffnet {day} um {time}',
    opensOnDate: 'öffnet am {day} um {time}',
    localTime: 'Ortszeit',
    closedAllDay: 'geschlossen',
    specialDays: 'Feiertage und besondere Zeiten',
    next: 'als Nächstes {days}',
  },
  catalog: {
    search: 'Suche',
    foundFor: (text: string) => `Ergebnisse zu „${text}“`,
    allProducts: 'Alle Stücke',
    shop: 'Shop',
    resultCount: (count: number) => (count === 1 ? '1 Stück' : `${count} Stücke`),
    filters: 'Filter',
    subcategories: 'Art',
    manufacturers: 'Haus',
    sort: 'Sortierung',
    sorts: {
      recommended: 'Empfohlen',
      newest: 'Neu eingetroffen',
      priceAscending: 'Preis aufsteigend',
      priceDescending: 'Preis absteigend',
      name: 'Name',
    },
    apply: 'Anwenden',
    clearAll: 'alle löschen',
    priceOnRequest: 'Preis auf Anfrage',
    priceFrom: (price: string) => `ab ${price}`,
    soldOut: 'ausverkauft',
    onOrder: 'auf Bestellung',
    rating: (average: string, count: number) =>
      `${average} von 5 Sternen, ${count === 1 ? '1 Bewertung' : `${count} Bewertungen`}`,
    inclVat: 'Alle Preise inkl. MwSt., zzgl. Versand',
    loadMore: (count: number) => `${count} weitere zeigen`,
    shown: (shown: number, total: number) => `${shown} von ${total} Stücken`,
    emptyTitle: 'Hier liegt gerade nichts.',
    emptyText: 'Mit weniger Filtern zeigen wir Ihnen mehr.',
    showAll: 'Alles zeigen',
    loading: 'Die Stücke werden geholt …',
    failedTitle: 'Die Stücke sind gerade nicht zu erreichen.',
    failedText: 'Unser Lager antwortet im Augenblick nicht. Der Rest der Seite funktioniert.',
    retry: 'Noch einmal versuchen',
  },
  preview: {
    title: 'Vorschau',
    text: 'So sieht es aus, sobald es veröffentlicht ist. Besucher sehen es noch nicht.',
  },
  pages: {
    home: 'Startseite',
    notFoundTitle: 'Diese Seite gibt es nicht.',
    notFoundText: 'Vielleicht hat sich die Adresse geändert, oder das Stück ist verkauft.',
    backHome: 'Zur Startseite',
    openShop: 'Zum Shop',
    appointment: 'Termin vereinbaren',
    contact: 'Kontakt',
    whatIsOn: 'Was bei uns los ist',
  },
  articles: {
    by: (author: string) => `von ${author}`,
    all: 'Alle Einblicke',
    more: 'Weiterlesen',
    readHere: 'Diesen Text auf Deutsch lesen',
    none: 'Hier steht noch nichts. Der erste Text ist in Arbeit.',
  },
  breadcrumbs: { label: 'Sie sind hier', home: 'Startseite' },
  files: {
    downloads: 'Zum Herunterladen',
    videoAt: (provider: string) => `Dieses Video liegt bei ${provider}.`,
    watchAt: (provider: string) => `Bei ${provider} ansehen`,
    watchOwn: 'Ihr Browser spielt dieses Video nicht ab. Hier ist die Datei.',
  },
  appointment: {
    online: 'Termin online buchen',
    orCall: 'Lieber am Telefon?',
    byPhone: 'Rufen Sie an oder schreiben Sie',
    byPhoneText: 'Wir vergeben Termine am Telefon und auf Ihre Nachricht hin. Sagen Sie dazu, worum es geht.',
    write: 'Nachricht schreiben',
  },
  legal: {
    pages: 'Rechtliche Seiten',
    imprint: 'Impressum',
    privacy: 'Datenschutz',
    accessibility: 'Barrierefreiheit',
    brandTerms: (brand: string) => `Nutzungsbedingungen: ${brand}`,
    brandPrivacy: (brand: string) => `Datenschutz: ${brand}`,
    brandCookies: (brand: string) => `Cookies: ${brand}`,
    consents: 'Zustimmungen verwalten',
  },
  display: {
    newPieces: 'Neu eingetroffen',
    whatIsOn: 'Bei uns los',
    pause: 'Anhalten',
    resume: 'Weiter',
  },
  ...deCart,
  ...deConsent,
  ...deForms,
  ...deCheckout,
  ...dePayment,
  ...deGates,
  ...deGuarantee,
  ...deLastSearches,
  ...deLists,
  ...deStockAlert,
  ...deRatings,
  ...deRings,
  ...dePairSheet,
  ...deDrawing,
  ...deWishes,
  ...deProduct,
  ...deShopStatus,
  ...deWithdraw,
  ...deOrder,
  ...deOffline,
} as const;
