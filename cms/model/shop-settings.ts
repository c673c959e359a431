import type { Collections } from './collection.ts';
import { section, sort } from './layout.ts';
import { integer, money, percent } from './number-fields.ts';
import { priceConfirmed } from './product-parts.ts';
import { m2m, o2m, ofProject, partOf, translations } from './relations.ts';
import { asBic, asIban, asPostcodeArea, requiredWith } from './rules.ts';
import { choice, flag, longText, text } from './values.ts';

const folder = 'folder_settings';

const payment = { junctionField: 'payment_id', template: 'translations' } as const;
const country = { junctionField: 'country_code', template: 'translations' } as const;

export const shopSettingsCollections: Collections = {
  ecommerce_settings: {
    label: 'Shop',
    english: 'Shop settings',
    icon: 'settings',
    note: 'Schalter des Shops, Filter, Versand und Zahlung.',
    folder,
    template: '{{project.name}}',
    fields: {
      project: ofProject(),
      enable_cart: flag('Shop eingeschaltet', { note: 'Ausgeschaltet gibt es keine Shopseiten und keinen Warenkorb.' }),
      maintenance_mode: flag('Wartung', { note: 'Der Shop macht Pause, die Website bleibt.' }),
      ...translations({
        store_root_path: text('Adresse des Shops', {
          width: 'half',
          placeholder: '/shop',
          note: 'Leer: kein Shop in dieser Sprache.',
        }),
        call_to_action_text: longText('Aufforderung auf der Produktseite'),
      }),
      ...section(
        'group_list',
        'Anzeige und Filter',
        'filter_list',
        {
          default_sort: choice(
            'Reihenfolge der Produkte',
            {
              sort: 'Unsere Reihenfolge',
              '-date_created': 'Neueste zuerst',
              price_brutto: 'Günstigste zuerst',
              '-price_brutto': 'Teuerste zuerst',
            },
            { default: 'sort', allowOther: true },
          ),
          show_stock: flag('Bestand zeigen'),
          allow_ratings: flag('Bewertungen erlauben', { note: 'Jede wird erst nach unserer Prüfung gezeigt.' }),
          purchase_to_order: flag('Auf Bestellung anbieten'),
          category_filter: flag('Filter: Kategorie', { on: true }),
          manufacturer_filter: flag('Filter: Hersteller', { on: true }),
          subcategory_filter: flag('Filter: Unterkategorie', { on: true }),
          attribute_filter: m2m('Filter: Merkmale', 'ecommerce_attribute_group', {
            junction: 'ecommerce_settings_attribute_group',
            junctionField: 'ecommerce_attribute_group_id',
            template: 'translations',
            sorted: true,
          }),
        },
        'open',
      ),
      ...section(
        'group_checkout',
        'Kasse, Versand und Zahlung',
        'payments',
        {
          shipping_cost: money('Versandkosten', { default: 0 }),
          default_tax_percent: percent('Mehrwertsteuer', { default: 19 }),
          price_confirmed: priceConfirmed,
          present_wrapping: flag('Geschenkverpackung anbieten'),
          present_wrapping_price: money('Preis der Geschenkverpackung', { default: 0 }),
          gift_messages: flag('Grußkarte anbieten', {
            note: 'Wer bestellt, kann einen Text mitgeben. Er wird auf eine Karte gedruckt; dann liegt nichts mit Preisen bei.',
          }),
          payment_methods: m2m('Zahlungsarten', 'ecommerce_payment_method', {
            junction: 'ecommerce_settings_payment',
            ...payment,
            sorted: true,
          }),
          shipping_methods_config: o2m('Versandarten', 'ecommerce_shipping_method', 'settings', {
            template: '{{name}} {{price_brutto}} €',
          }),
          shipping_countries: m2m('Lieferländer', 'country', { junction: 'ecommerce_settings_country', ...country }),
          bank_recipient: requiredWith(
            'bank_iban',
            text('Vorkasse: Kontoinhaber', {
              maxLength: 70,
              note: 'So, wie die Bank ihn führt: Banken vergleichen den Namen bei jeder Überweisung.',
            }),
          ),
          bank_iban: asIban(
            text('Vorkasse: IBAN', {
              width: 'half',
              monospace: true,
              maxLength: 42,
              placeholder: 'DE…',
              note: 'Mit ihr und dem Kontoinhaber bekommt jede Vorkasse einen GiroCode, den Banking-Apps lesen.',
            }),
          ),
          bank_bic: asBic(
            text('Vorkasse: BIC', {
              width: 'half',
              monospace: true,
              maxLength: 14,
              note: 'Innerhalb der EU nicht nötig.',
            }),
          ),
          bank_details: longText('Bankverbindung als Text', {
            note: 'Wird nur gezeigt, solange Kontoinhaber und IBAN fehlen, und hat keinen GiroCode.',
          }),
          unpaid_orders_limit: integer('Unbezahlte Bestellungen je Besucher', {
            default: 25,
            min: 1,
            note: 'Wer so viele neue, unbezahlte Bestellungen einer Woche offen hat, wird gebeten, uns anzurufen. Aus einem Netz sind es viermal so viele.',
          }),
          unpaid_pieces_limit: integer('Unbezahlte Stücke je Besucher', {
            default: 50,
            min: 1,
            note: 'So viele Stücke vom Lager hält ein Besucher mit unbezahlten Bestellungen zurück, ein Netz viermal so viele.',
          }),
          paypal_client_id: text('PayPal-Kennung', {
            monospace: true,
            note: 'Die öffentliche Client-ID, kein Geheimnis.',
          }),
          paypal_wallet: flag('PayPal', {
            on: true,
            note: 'Was über PayPal bezahlt werden kann. Ist nichts davon eingeschaltet, gilt PayPal allein.',
          }),
          paypal_express: flag('PayPal Express', {
            on: true,
            note: '„Direkt mit PayPal“ im Warenkorb: Name und Anschrift kommen von PayPal, bestellt und bezahlt wird erst am Ende der Kasse.',
          }),
          paypal_pay_later: flag('Später bezahlen', {
            note: 'Ratenzahlung und Rechnung von PayPal, mit dessen Hinweis.',
          }),
          paypal_card: flag('Kreditkarte', {
            note: 'Mit Bestätigung durch die Bank (3-D Secure). Braucht „Erweiterte Kartenzahlungen“ im PayPal-Konto.',
          }),
          paypal_apple_pay: flag('Apple Pay', {
            note: 'Nur auf Geräten von Apple. Die Adresse der Website muss bei PayPal für Apple Pay eingetragen sein.',
          }),
          paypal_google_pay: flag('Google Pay', { note: 'Google wird erst geladen, wenn jemand es wählt.' }),
        },
        'closed',
      ),
      ...section(
        'group_delivery',
        'Lieferzeit',
        'event',
        {
          personalization_days_min: integer('Gravur: mindestens so viele Werktage mehr', { default: 2, min: 0 }),
          personalization_days_max: integer('Gravur: höchstens so viele Werktage mehr', { default: 3, min: 0 }),
          last_dispatch_day: choice(
            'Letzter Versandtag der Woche',
            {
              monday: 'Montag',
              tuesday: 'Dienstag',
              wednesday: 'Mittwoch',
              thursday: 'Donnerstag',
              friday: 'Freitag',
            },
            {
              default: 'friday',
              note:
                'Was danach fertig wird, geht am nächsten Werktag der folgenden Woche hinaus. Werktage sind Montag bis ' +
                'Freitag, wenn das erste Geschäft geöffnet hat; Feiertage und Ferien stehen unter „Feiertage und Ferien“.',
            },
          ),
        },
        'closed',
      ),
      legal_pages: o2m('AGB, Widerruf, Versand und Zahlung', 'legal_page', 'settings', { template: '{{type}}' }),
    },
  },
  ecommerce_payment_method: {
    label: 'Zahlungsarten',
    english: 'Payment methods',
    icon: 'credit_card',
    note: 'Womit bezahlt werden kann. Die Nummern sind fest: 1 Vorkasse, 2 bei Abholung, 3 Klarna, 4 PayPal.',
    folder,
    template: '{{translations}}',
    fields: {
      key: choice(
        'Art',
        { prepayment: 'Vorkasse', cash: 'Bar bei Abholung', klarna: 'Klarna', paypal: 'PayPal' },
        { allowOther: true, required: true },
      ),
      ...translations({ name: text('Name', { required: true }), description: longText('Beschreibung') }),
      ...sort(),
    },
  },
  ecommerce_shipping_method: {
    label: 'Versandarten',
    english: 'Shipping methods',
    icon: 'local_shipping',
    note: 'Wie Bestelltes ankommt, was es kostet, und wofür es gilt.',
    folder,
    template: '{{name}} {{price_brutto}} €',
    fields: {
      settings: partOf('ecommerce_settings'),
      name: text('Interner Name', { width: 'half', required: true }),
      shipping_provider: text('Versender', { width: 'half' }),
      price_brutto: money('Preis', { default: 0 }),
      price_confirmed: priceConfirmed,
      is_collection: flag('Abholung im Geschäft', {
        note: 'Dafür braucht es keine Lieferanschrift, und nur hier lässt sich bar zahlen.',
      }),
      transit_days_min: integer('Unterwegs mindestens, in Tagen', {
        default: 1,
        min: 0,
        note: 'Ohne Sonntage und Feiertage.',
      }),
      transit_days_max: integer('Unterwegs höchstens, in Tagen', { default: 2, min: 0 }),
      additional_days: integer('Zusätzliche Tage unterwegs', {
        default: 0,
        min: 0,
        note: 'Kommen zu beiden dazu, etwa für ein anderes Land.',
      }),
      ...translations({ display_name: text('Name im Shop', { required: true }) }),
      payment_methods: m2m('Zahlungsarten', 'ecommerce_payment_method', {
        junction: 'ecommerce_shipping_method_payment',
        ...payment,
      }),
      countries: m2m('Länder', 'country', { junction: 'ecommerce_shipping_method_country', ...country }),
      postcodes: asPostcodeArea(
        longText('Postleitzahlen', {
          note: 'Leer: überall in den Ländern. Sonst nur dorthin, etwa: 14899, 148*, 14770-14798. Wer woanders wohnt, bekommt diese Versandart nicht angeboten.',
        }),
      ),
      ...sort(),
    },
  },
};
