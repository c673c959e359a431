import { tileWords } from './tile-words.ts';
import type { ByLanguage } from './words.ts';

/** What a scene of `demo/pictures` shows, for those who cannot see it. */
export const sceneWords = {
  ...tileWords,
  home: {
    de: 'Schaufenster im Morgenlicht mit Uhr, Trauringen und Lindenzweig',
    en: 'Shop window in morning light with a watch, wedding rings and a lime twig',
    fr: 'Vitrine dans la lumière du matin, avec une montre, des alliances et un rameau de tilleul',
  },
  'wedding-rings': {
    de: 'Trauringe auf hellem Leinen',
    en: 'Wedding rings on pale linen',
    fr: 'Alliances sur du lin clair',
  },
  watches: {
    de: 'Armbanduhren auf dem Werktisch',
    en: 'Wristwatches on the bench',
    fr: "Montres-bracelets sur l'établi",
  },
  jewelry: {
    de: 'Schmuck auf hellem Leinen',
    en: 'Jewellery on pale linen',
    fr: 'Bijoux sur du lin clair',
  },
  'engagement-rings': {
    de: 'Verlobungsring im geöffneten Etui',
    en: 'Engagement ring in its open case',
    fr: 'Bague de fiançailles dans son écrin ouvert',
  },
  beads: {
    de: 'Sammelperlen in einer Schale',
    en: 'Beads in a bowl',
    fr: 'Perles de verre et d’argent dans une coupe',
  },
  accessories: {
    de: 'Uhrenkasten, Armband und Manschettenknöpfe',
    en: 'Watch box, strap and cufflinks',
    fr: 'Coffret à montres, bracelet et boutons de manchette',
  },
  workshop: {
    de: 'Werkbank mit Lupe, Pinzette und Unruh',
    en: 'Workbench with a loupe, tweezers and a balance wheel',
    fr: 'Établi avec une loupe, des brucelles et un balancier',
  },
  'shop-front': {
    de: 'Ladenfront in der Lindenstraße am Abend',
    en: 'The shop front in Lindenstraße in the evening',
    fr: 'La devanture de la Lindenstraße, le soir',
  },
  interior: {
    de: 'Blick in den Laden',
    en: 'View into the shop',
    fr: "Vue de l'intérieur de la boutique",
  },
  optics: {
    de: 'Brillen auf hellem Papier',
    en: 'Glasses on pale paper',
    fr: 'Lunettes sur un papier clair',
  },
  kids: {
    de: 'Kinderuhr und kleine Ohrstecker',
    en: "A child's watch and small ear studs",
    fr: "Montre d'enfant et petites puces d'oreilles",
  },
  events: {
    de: 'Gläser und Einladungskarte',
    en: 'Glasses and an invitation card',
    fr: "Verres et carton d'invitation",
  },
  'home-fabrics': {
    de: 'Gefaltete Leinenstoffe',
    en: 'Folded linen',
    fr: 'Étoffes de lin pliées',
  },
  decoratives: {
    de: 'Vasen und Schale auf einem Bord',
    en: 'Vases and a bowl on a shelf',
    fr: 'Vases et coupe sur une étagère',
  },
  floral: {
    de: 'Strauß in einer Vase',
    en: 'Bouquet in a vase',
    fr: 'Bouquet dans un vase',
  },
  fragrances: {
    de: 'Raumduft mit Stäben',
    en: 'Room fragrance with reeds',
    fr: "Parfum d'intérieur avec ses tiges",
  },
  bicycles: {
    de: 'Fahrrad vor heller Wand',
    en: 'Bicycle in front of a pale wall',
    fr: 'Vélo devant un mur clair',
  },
  window: {
    de: 'Schaufenster bei Nacht',
    en: 'The shop window at night',
    fr: 'La vitrine, la nuit',
  },
  materials: {
    de: 'Goldgranalien, Barren und Steine',
    en: 'Gold granules, a bar and stones',
    fr: "Grenaille d'or, lingot et pierres",
  },
  sustainability: {
    de: 'Lindenblatt und aufgearbeitetes Gold',
    en: 'A lime leaf and reclaimed gold',
    fr: 'Feuille de tilleul et or recyclé',
  },
  partner: {
    de: 'Zwei Ringe nebeneinander',
    en: 'Two rings side by side',
    fr: 'Deux anneaux côte à côte',
  },
  appointment: {
    de: 'Zwei Stühle und ein Tablett für das Gespräch',
    en: 'Two chairs and a tray, ready for a talk',
    fr: "Deux chaises et un plateau pour l'entretien",
  },
  map: {
    de: 'Stadtplan von Altenbruck mit dem Laden',
    en: 'Map of Altenbruck with the shop',
    fr: "Plan d'Altenbruck avec la boutique",
  },
  'article-1': {
    de: 'Uhrwerk unter der Lupe',
    en: 'A movement under the loupe',
    fr: 'Mouvement de montre sous la loupe',
  },
  'article-2': {
    de: 'Ringe im Rohguss',
    en: 'Rings as they come from casting',
    fr: 'Bagues brutes de fonte',
  },
  'article-3': {
    de: 'Perlen auf einem Faden',
    en: 'Pearls on a thread',
    fr: 'Perles sur un fil',
  },
  'article-4': {
    de: 'Stein und Fassung',
    en: 'A stone and its setting',
    fr: 'Une pierre et sa monture',
  },
  'article-5': {
    de: 'Armbänder für den Sommer',
    en: 'Bracelets for the summer',
    fr: "Bracelets pour l'été",
  },
  'article-6': {
    de: 'Poliertuch und Schmuck',
    en: 'Polishing cloth and jewellery',
    fr: 'Chiffon à polir et bijoux',
  },
} satisfies Record<string, Required<ByLanguage<string>>>;

export type Scene = keyof typeof sceneWords;

/** The German title of a scene's file; what bears the shop's name alone is called after it. */
export function sceneTitle(name: string): string {
  const words: Record<string, Required<ByLanguage<string>>> = sceneWords;
  return words[name.replace('scene/', '')]?.de ?? 'Juwelier Vierlinden';
}

/** The words and, in the field that `name` makes, what the scene shows. */
export function withAlt<Fields, Alt>(scene: Scene, name: (alt: string) => Alt, { de, en, fr }: ByLanguage<Fields>) {
  const seen = sceneWords[scene];
  return {
    de: { ...de, ...name(seen.de) },
    en: { ...en, ...name(seen.en) },
    fr: fr && { ...fr, ...name(seen.fr) },
  };
}
