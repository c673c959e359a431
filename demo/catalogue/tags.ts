import type { Step } from '../../cms/seed/send-rows.ts';
import { translations, type Words } from './words.ts';

const tags = {
  neuheiten: {
    name: ['Neuheiten', 'New arrivals', 'Nouveautés'],
    says: [
      'Was in den letzten Wochen in unsere Vitrinen gekommen ist.',
      'What has come into our showcases over the past weeks.',
      'Ce qui a rejoint nos vitrines ces dernières semaines.',
    ],
  },
  geschenkideen: {
    name: ['Geschenkideen', 'Gift ideas', 'Idées cadeaux'],
    says: [
      'Stücke, die ohne Anprobe Freude machen, auf Wunsch von Hand verpackt.',
      'Pieces that please without a fitting, wrapped by hand if you wish.',
      'Des pièces qui font plaisir sans essayage, emballées à la main si vous le souhaitez.',
    ],
  },
  nachhaltig: {
    name: ['Verantwortung', 'Responsibly made', 'Responsable'],
    says: [
      'Aus aufgearbeitetem Gold und Silber oder mit Steinen, deren Weg wir kennen.',
      'Made of recycled gold and silver, or set with stones whose journey we know.',
      'En or et argent recyclés, ou serties de pierres dont nous connaissons le parcours.',
    ],
  },
  werkstatt: {
    name: ['Aus der Werkstatt', 'From our workshop', "De l'atelier"],
    says: [
      'Entworfen und gefertigt in der Lindenstraße, von der Schmelze bis zur Politur.',
      'Designed and made in Lindenstraße, from the crucible to the final polish.',
      "Dessinées et réalisées dans la Lindenstraße, de la fonte jusqu'au dernier poli.",
    ],
  },
  sale: {
    name: ['Reduziert', 'Reduced', 'Prix réduits'],
    says: [
      'Einzelstücke und auslaufende Modelle zu einem neuen Preis.',
      'Single pieces and outgoing models at a new price.',
      'Pièces uniques et modèles en fin de série, à un nouveau prix.',
    ],
  },
  klassiker: {
    name: ['Hausklassiker', 'House classics', 'Classiques de la maison'],
    says: [
      'Was seit Jahren gefragt ist und bei uns nicht aus der Mode kommt.',
      'Asked for over many years and never out of fashion with us.',
      'Demandées depuis des années, elles ne se démodent pas chez nous.',
    ],
  },
  gravierbar: {
    name: ['Mit Gravur', 'Can be engraved', 'À graver'],
    says: [
      'Namen, Daten und kurze Sätze gravieren wir im Haus.',
      'Names, dates and short lines are engraved in house.',
      'Prénoms, dates et petites phrases : nous gravons sur place.',
    ],
  },
  einzelstueck: {
    name: ['Einzelstücke', 'One of a kind', 'Pièces uniques'],
    says: ['Einmal gemacht und danach nicht wieder.', 'Made once, and not again.', 'Réalisées une seule fois.'],
  },
} satisfies Record<string, { name: Words; says: Words }>;

export type Tag = keyof typeof tags;

export const tagSteps: Step[] = [
  {
    collection: 'ecommerce_tag',
    items: Object.entries(tags).map(([slug, { name, says }], index) => ({
      slug,
      sort: index + 1,
      translations: translations({ display_name: name, description: says }),
    })),
  },
];
