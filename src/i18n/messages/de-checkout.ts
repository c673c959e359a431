import { deOrdering } from './de-payment.ts';

/** Messages of the checkout. Placeholders in braces are replaced where they are shown. */
export const deCheckout = {
  checkout: {
    title: 'Kasse',
    loading: 'Ihre Angaben werden geholt …',
    steps: {
      contact: 'Kontakt',
      delivery: 'Lieferung',
      payment: 'Versand und Zahlung',
      review: 'Prüfen und bestellen',
      list: 'Schritte der Bestellung',
      change: 'Ändern',
      changeStep: 'Ändern: {step}',
      next: 'Weiter: {step}',
    },
    summary: 'Ihre Bestellung',
    toCart: 'Zurück zum Warenkorb',
    optional: '(freiwillig)',
    contact: {
      hint: 'An diese Adresse schicken wir die Bestellbestätigung.',
      phoneHint: 'Für Rückfragen zu Ihrem Stück oder zur Lieferung.',
    },
    delivery: {
      legend: 'Wie soll Ihr Stück zu Ihnen kommen?',
      ship: 'Nach Hause liefern',
      collect: 'Im Geschäft abholen',
      shippingAddress: 'Lieferadresse',
      invoiceAddress: 'Rechnungsadresse',
      otherInvoice: 'Die Rechnung geht an eine andere Adresse',
      imports:
        'Lieferland {country}: Ihr Paket ist dort eine Einfuhr. Einfuhrumsatzsteuer, gegebenenfalls Zoll und eine Gebühr des Zustellers kommen zum Gesamtpreis hinzu. Sie zahlen sie an den Zusteller. Die deutsche Mehrwertsteuer im Gesamtpreis erstatten wir Ihnen, sobald die Ausfuhr bestätigt ist.',
      chooseCountry: 'Bitte wählen',
      deliveryCountries: 'Lieferländer',
      otherCountries: 'Alle weiteren Länder',
    },
    fields: {
      email: 'E-Mail-Adresse',
      phone: 'Telefon',
      first_name: 'Vorname',
      last_name: 'Nachname',
      company: 'Firma',
      street: 'Straße und Hausnummer',
      addition: 'Adresszusatz',
      zip_code: 'Postleitzahl',
      city: 'Ort',
      country: 'Land',
      branch: 'Wo möchten Sie abholen?',
      shipping_method: 'Versandart',
      payment_method: 'Zahlungsart',
      present_wrap: 'Als Geschenk verpacken ({price})',
      gift_message: 'Text für eine Grußkarte',
      comment: 'Nachricht an uns',
    },
    /** Labels that differ by country. */
    formFields: {
      zip_code: { CH: 'Postleitzahl', IE: 'Eircode', LI: 'Postleitzahl', US: 'ZIP Code' },
      numberAndStreet: 'Hausnummer und Straße',
      cityAndState: 'Ort und Bundesstaat oder Provinz',
    },
    /** Suggestions for the town of a postcode. */
    towns: {
      filled: 'Zur Postleitzahl {postcode} ergänzt: {towns}.',
      choose: 'Zur Postleitzahl {postcode} stehen hier zur Auswahl: {towns}',
      doubt: 'Stimmen Postleitzahl und Ort? Zur Postleitzahl {postcode} kennen wir: {towns}',
      source: 'Ortsnamen: © OpenStreetMap-Mitwirkende, ODbL',
    },
    methods: {
      giftHint: 'Wir drucken ihn auf eine Karte; nichts mit Preisen liegt dabei. {count} von {longest} Zeichen.',
      days: 'etwa {days} Werktage länger',
      area: 'nur für die Postleitzahlen {area}',
      beyond: '{name}: nur für die Postleitzahlen {area}, darum nicht zu Ihrer Lieferanschrift.',
      free: 'kostenlos',
      collection: 'Abholung',
      none: 'Für diese Auswahl gibt es hier leider keine. Bitte ändern Sie die Lieferung, oder rufen Sie uns an.',
      asking: 'Versand- und Zahlungsarten werden geholt …',
      /** Payment sources that PayPal offers, depending on the browser. */
      throughPayPal: 'Über PayPal bezahlen Sie je nach Gerät auch so: {ways}.',
      sources: { paylater: 'Später bezahlen', card: 'Kreditkarte', applepay: 'Apple Pay', googlepay: 'Google Pay' },
      /** What data a provider receives; shown with the payment method, before anything is loaded from it. */
      data: {
        paypal:
          'Erst wenn Sie bestellt haben, wird PayPal geladen (PayPal (Europe) S.à r.l. et Cie, S.C.A., Luxemburg) und erfährt Ihre IP-Adresse, den Betrag, die Bestellnummer und die Lieferanschrift.',
        klarna:
          'Erst wenn Sie bestellt haben, wird Klarna geladen (Klarna Bank AB (publ), Stockholm, Schweden) und erfährt Ihre IP-Adresse, Ihre Anschriften, E-Mail-Adresse und Telefonnummer und was Sie bestellt haben.',
      },
    },
    /** Return from PayPal express checkout. */
    express: {
      reading: 'Ihre Angaben werden von PayPal geholt …',
      filledTitle: 'Ihre Angaben sind von PayPal übernommen.',
      filledText:
        'Bitte sehen Sie sie durch und wählen Sie den Versand. Bestellt und bezahlt wird erst mit dem Knopf am Ende.',
      replaced: 'Was Sie hier vorher eingetragen hatten, ist dadurch ersetzt.',
      restore: 'Meine früheren Angaben einsetzen',
      failedTitle: 'Ihre Angaben ließen sich nicht von PayPal übernehmen.',
      failedText:
        'Es wurde nichts bestellt und nichts bezahlt. Bitte füllen Sie die Kasse selbst aus; mit PayPal bezahlen können Sie trotzdem.',
      retry: 'Noch einmal holen',
      pays: 'Bezahlt wird mit PayPal ({account}).',
      change: 'Andere Zahlungsart',
      again:
        'Ihre Zustimmung von vorhin reicht für diese Bestellung nicht aus. Abgebucht wurde nichts, und Ihre Bestellung bleibt reserviert: Bitte stimmen Sie bei PayPal noch einmal zu.',
      checking: 'Ihre Zahlung bei PayPal wird abgeschlossen.',
    },
    stepSummary: {
      collect: 'Abholung im Geschäft',
      shipTo: 'Lieferung an',
      invoiceTo: 'Rechnung an',
      wrap: 'Als Geschenk verpackt',
    },
    terms: {
      /** A sentence with three links. */
      sentence:
        'Es gelten unsere {terms}. Wie Sie widerrufen können, steht in der {withdrawal}. Wie wir mit Ihren Angaben umgehen, steht unter {privacy}.',
      terms: 'AGB',
      withdrawal: 'Widerrufsbelehrung',
      privacy: 'Datenschutz',
      newTab: '(öffnet in neuem Tab)',
      save: '{text} speichern',
      personalized: 'Stücke, die wir nach Ihren Angaben gravieren oder fertigen, sind vom Widerruf ausgenommen.',
    },
    order: 'zahlungspflichtig bestellen',
    ordering: 'Ihre Bestellung wird gesendet …',
    pricing: 'Preise werden geprüft …',
    errorSummary: 'Bitte sehen Sie noch einmal hier nach:',
    errors: {
      email: {
        missing: 'Ihre E-Mail-Adresse fehlt noch.',
        invalid: 'Diese E-Mail-Adresse ist nicht vollständig. So sieht eine aus: name@example.de',
      },
      phone: { invalid: 'Diese Telefonnummer ließ sich nicht lesen. So sieht eine aus: 0171 3920012' },
      first_name: { missing: 'Der Vorname fehlt noch.' },
      last_name: { missing: 'Der Nachname fehlt noch.' },
      street: { missing: 'Straße und Hausnummer fehlen noch.' },
      zip_code: {
        missing: 'Die Postleitzahl fehlt noch.',
        invalid: 'Diese Postleitzahl passt nicht zum Land. So sieht dort eine aus: {example}',
        outside: 'Diese Postleitzahl gibt es in diesem Land nicht. Dort liegen sie zwischen {first} und {last}.',
      },
      city: { missing: 'Der Ort fehlt noch.' },
      country: { missing: 'Bitte wählen Sie ein Land.', invalid: 'Dorthin liefern wir leider nicht.' },
      branch: { missing: 'Bitte wählen Sie, wo Sie abholen möchten.' },
      shipping_method: { missing: 'Bitte wählen Sie eine Versandart.' },
      payment_method: { missing: 'Bitte wählen Sie eine Zahlungsart.' },
      gift_message: { tooLong: 'Der Text der Grußkarte darf höchstens 300 Zeichen haben.' },
      comment: { tooLong: 'Dieser Text darf höchstens 2000 Zeichen haben.' },
      tooLong: 'Das ist zu lang.',
      unreadable: 'Das ließ sich so nicht lesen.',
    },
  },
  ...deOrdering,
} as const;

/**
 * The harmonised notice and label. Texts as prescribed by Annexes I and II of Regulation (EU) 2025/1960; do not change
 * them.
 */
export const deGuarantee = {
  guarantee: {
    title: 'Gesetzliche Gewährleistung',
    least: 'Mindestens zwei Jahre gesetzliche Gewährleistung der Vertragsmäßigkeit',
    leastOf: 'für Waren, die in der Europäischen Union verkauft werden.',
    claim:
      'Verbraucherinnen und Verbraucher können ihre Rechte im Rahmen des gesetzlichen Gewährleistungsrechts geltend machen, z. B. wenn die Waren:',
    claims: ['nicht der Beschreibung entsprechen,', 'nicht bestimmungsgemäß funktionieren.'],
    liable: 'Verkäufer haften',
    liableFor:
      'für jede Vertragswidrigkeit, die zum Zeitpunkt der Lieferung der Waren bestand und innerhalb des Zeitraums der gesetzlichen Gewährleistung erkennbar wird. Verkäufer müssen in solchen Fällen Folgendes anbieten:',
    remedies: [
      'kostenlose Nachbesserung oder kostenlose Ersatzlieferung,',
      'in bestimmten Fällen eine Preisminderung oder eine vollständige Erstattung des Kaufpreises.',
    ],
    longer:
      'In einigen Ländern gilt ein längerer Zeitraum für die gesetzliche Gewährleistung. Für gebrauchte Waren kann ein kürzerer Zeitraum gelten, jedoch nicht weniger als ein Jahr.',
    more: 'Für weitere Informationen zu Ihren Rechten in einem bestimmten Land scannen Sie den nachstehenden QR-Code oder fragen Sie den Verkäufer:',
    address: 'europa.eu/youreurope/garantien',
    what: 'Was ist zu tun, wenn Sie vertragswidrige Waren erhalten?',
    steps: [
      'Melden Sie dem Verkäufer das Problem so bald wie möglich.',
      'Legen Sie einen Kaufnachweis vor, z. B. die Quittung, Rechnung oder einen Kontoauszug.',
    ],
    commercial:
      'Verkäufer und Hersteller können auch gewerbliche Garantien gewähren, die unabhängig von der gesetzlichen Gewährleistung gelten. Diese GARAN-Kennzeichnung zeigt beispielsweise, dass der Hersteller eine gewerbliche Haltbarkeitsgarantie ohne zusätzliche Kosten gewährt, die die gesamte Ware abdeckt.',
    label: 'Haltbarkeitsgarantie des Herstellers in Jahren: {years}',
    brand: 'Marke',
    model: 'Modell',
    link: 'Mehr über die gewerbliche Haltbarkeitsgarantie',
  },
} as const;
