import type { Step } from '../../cms/seed/send-rows.ts';
import { inLanguages, type Language } from '../pages/words.ts';

type Name = Record<Language, string>;

/** What an entry may say besides its name; paths are the German ones, without the leading slash. */
type Target = {
  type: 'page' | 'external' | 'anchor' | 'email' | 'phone' | 'social' | 'shop' | 'panel';
  path?: string;
  external_path?: string;
  anchor?: string;
  path_prefix?: boolean;
  media?: 'instagram' | 'youtube';
  sub?: Entry[];
  groups?: Group[];
};

type Entry = Target & { translations: Record<string, string>[] };
type Group = { translations: Record<string, string>[]; sub: (Entry & { sort: number })[]; sort: number };

function entry(target: Target, { de, en, fr }: Name): Entry {
  return {
    ...target,
    translations: inLanguages({ de: { display_name: de }, en: { display_name: en }, fr: { display_name: fr } }),
  };
}

function page(path: string, name: Name): Entry {
  return entry({ type: 'page', path }, name);
}

/** A page below the page of the panel it stands in. */
function pageBelow(path: string, name: Name): Entry {
  return entry({ type: 'page', path, path_prefix: true }, name);
}

function shop(path: string, name: Name): Entry {
  return entry({ type: 'shop', path }, name);
}

function group({ de, en, fr }: Name, entries: Entry[]): Omit<Group, 'sort'> {
  return {
    translations: inLanguages({ de: { displayName: de }, en: { displayName: en }, fr: { displayName: fr } }),
    sub: inOrder(entries),
  };
}

function inOrder<Item>(items: Item[]): (Item & { sort: number })[] {
  return items.map((item, index) => ({ ...item, sort: index + 1 }));
}

const watches = page('uhren', { de: 'Uhren', en: 'Watches', fr: 'Montres' });
const jewelry = page('schmuck', { de: 'Schmuck', en: 'Jewellery', fr: 'Bijoux' });
const beads = page('perlen', { de: 'Perlen', en: 'Pearls', fr: 'Perles' });
const engagementRings = page('verlobungsringe', {
  de: 'Verlobungsringe',
  en: 'Engagement rings',
  fr: 'Bagues de fiançailles',
});
const insights = page('einblicke', { de: 'Einblicke', en: 'Insights', fr: 'Regards' });
const questions = page('faq', { de: 'Häufige Fragen', en: 'Questions and answers', fr: 'Questions et réponses' });
const newsletter = page('newsletter', { de: 'Newsletter', en: 'Newsletter', fr: 'Newsletter' });
const appointment = page('terminvereinbarung', { de: 'Termin', en: 'Appointments', fr: 'Rendez-vous' });
const hours = entry(
  { type: 'anchor', path: 'kontakt', anchor: 'oeffnungszeiten' },
  { de: 'Öffnungszeiten', en: 'Opening hours', fr: "Heures d'ouverture" },
);
const call = entry(
  { type: 'phone', external_path: 'tel:+493023125120' },
  { de: '+49 30 23125120', en: '+49 30 23125120', fr: '+49 30 23125120' },
);
const write = entry(
  { type: 'email', external_path: 'mailto:laden@vierlinden.example' },
  { de: 'E-Mail schreiben', en: 'Write an e-mail', fr: 'Écrire un e-mail' },
);

const weddingRings = entry(
  {
    type: 'panel',
    path: 'trauringe',
    groups: inOrder([
      group({ de: 'Aus unserer Werkstatt', en: 'From our workshop', fr: 'De notre atelier' }, [
        page('trauringe', { de: 'Alles über Trauringe', en: 'All about wedding rings', fr: 'Tout sur les alliances' }),
        pageBelow('werkstatt', {
          de: 'Die Trauringwerkstatt',
          en: 'The wedding-ring workshop',
          fr: "L'atelier des alliances",
        }),
        pageBelow('ablauf', {
          de: 'Der Weg zu Ihren Ringen',
          en: 'The way to your rings',
          fr: 'De la première visite à la remise',
        }),
      ]),
      group({ de: 'Aussuchen', en: 'Choosing', fr: 'Choisir' }, [
        page('trauringe/studio', { de: 'Trauringstudio', en: 'Wedding ring studio', fr: 'Atelier d’alliances' }),
        shop('shop/trauringe', {
          de: 'Trauringe im Shop',
          en: 'Wedding rings in the shop',
          fr: 'Alliances à commander',
        }),
        page('einblicke/die-richtige-ringgroesse', {
          de: 'Die richtige Ringgröße',
          en: 'The right ring size',
          fr: 'La bonne taille de bague',
        }),
        page('einblicke/585-oder-750', { de: '585 oder 750?', en: '14 or 18 carat?', fr: '585 ou 750 ?' }),
        appointment,
      ]),
    ]),
  },
  { de: 'Trauringe', en: 'Wedding rings', fr: 'Alliances' },
);

const more = entry(
  {
    type: 'panel',
    groups: inOrder([
      group({ de: 'Im Laden', en: 'In the shop', fr: 'En boutique' }, [
        page('accessories', { de: 'Accessoires', en: 'Accessories', fr: 'Accessoires' }),
        page('optik', { de: 'Optik', en: 'Optics', fr: 'Optique' }),
        page('fuer-kinder', { de: 'Für Kinder', en: 'For children', fr: 'Pour les enfants' }),
        page('digitales-schaufenster', { de: 'Digitales Schaufenster', en: 'Store window', fr: 'Vitrine en ligne' }),
      ]),
      group({ de: 'In der Remise', en: 'In the coach house', fr: 'Dans la remise' }, [
        page('heimtextilien', { de: 'Heimtextilien', en: 'Home fabrics', fr: 'Textiles de maison' }),
        page('dekoration', { de: 'Dekoration', en: 'Decoration', fr: 'Décoration' }),
        page('florale-werkstatt', { de: 'Florale Werkstatt', en: 'Floral workshop', fr: 'Atelier floral' }),
        page('raumduefte', { de: 'Raumdüfte', en: 'Room fragrances', fr: "Parfums d'intérieur" }),
        page('fahrraeder', { de: 'Fahrräder', en: 'Bicycles', fr: 'Vélos' }),
      ]),
    ]),
  },
  { de: 'Außerdem', en: 'Also here', fr: 'Et aussi' },
);

const house = entry(
  {
    type: 'panel',
    sub: inOrder([
      insights,
      page('events', { de: 'Veranstaltungen', en: 'Events', fr: 'Événements' }),
      page('materialkunde', { de: 'Materialkunde', en: 'Materials', fr: 'Matériaux' }),
      page('nachhaltigkeit', { de: 'Nachhaltigkeit', en: 'Sustainability', fr: 'Durabilité' }),
      page('partner', { de: 'Partner', en: 'Partners', fr: 'Partenaires' }),
    ]),
    groups: inOrder([
      group({ de: 'Ihr Besuch', en: 'Your visit', fr: 'Votre visite' }, [
        page('info', { de: 'Gut zu wissen', en: 'Good to know', fr: 'Bon à savoir' }),
        questions,
        hours,
        call,
        write,
      ]),
    ]),
  },
  { de: 'Das Haus', en: 'The house', fr: 'La maison' },
);

const primary = [
  watches,
  jewelry,
  beads,
  weddingRings,
  engagementRings,
  more,
  house,
  page('kontakt', { de: 'Kontakt', en: 'Contact', fr: 'Contact' }),
  appointment,
];

const footer = [
  watches,
  jewelry,
  page('trauringe', { de: 'Trauringe', en: 'Wedding rings', fr: 'Alliances' }),
  engagementRings,
  beads,
  insights,
  questions,
  newsletter,
  entry(
    { type: 'external', external_path: 'https://goldschmiede-innung.example/altenbruck' },
    { de: 'Goldschmiede-Innung', en: "Goldsmiths' guild", fr: 'Corporation des bijoutiers' },
  ),
  call,
  write,
  entry(
    { type: 'social', external_path: 'https://instagram.example/vierlinden', media: 'instagram' },
    { de: 'Instagram', en: 'Instagram', fr: 'Instagram' },
  ),
  entry(
    { type: 'social', external_path: 'https://youtube.example/@vierlinden', media: 'youtube' },
    { de: 'YouTube', en: 'YouTube', fr: 'YouTube' },
  ),
];

const legal = [
  page('impressum', { de: 'Impressum', en: 'Imprint', fr: 'Mentions légales' }),
  page('datenschutz', { de: 'Datenschutz', en: 'Privacy', fr: 'Protection des données' }),
  page('agb', { de: 'AGB', en: 'Terms and conditions', fr: 'Conditions générales' }),
  page('widerruf', { de: 'Widerruf', en: 'Right of withdrawal', fr: 'Droit de rétractation' }),
  page('versand-und-zahlung', { de: 'Versand und Zahlung', en: 'Shipping and payment', fr: 'Livraison et paiement' }),
  page('barrierefreiheit', { de: 'Barrierefreiheit', en: 'Accessibility', fr: 'Accessibilité' }),
  page('datenschutz-social', {
    de: 'Datenschutz in sozialen Netzwerken',
    en: 'Privacy on social networks',
    fr: 'Données et réseaux sociaux',
  }),
];

const shopEntries = [
  shop('shop/uhren', { de: 'Uhren', en: 'Watches', fr: 'Montres' }),
  shop('shop/trauringe', { de: 'Trauringe', en: 'Wedding rings', fr: 'Alliances' }),
  shop('shop/verlobungsringe', { de: 'Verlobungsringe', en: 'Engagement rings', fr: 'Bagues de fiançailles' }),
  shop('shop/schmuck', { de: 'Schmuck', en: 'Jewellery', fr: 'Bijoux' }),
  shop('shop/perlen', { de: 'Perlen', en: 'Pearls', fr: 'Perles' }),
  shop('shop/accessories', { de: 'Accessoires', en: 'Accessories', fr: 'Accessoires' }),
];

export const menuSteps = [
  {
    collection: 'menu',
    items: [
      { id: 1, project: 1, key: 'primary', entries: inOrder(primary) },
      { id: 2, project: 1, key: 'footer', entries: inOrder(footer) },
      { id: 3, project: 1, key: 'legal', entries: inOrder(legal) },
      { id: 4, project: 1, key: 'shop', entries: inOrder(shopEntries) },
    ],
  },
] satisfies Step[];
