import type { Words } from './words.ts';

export type Maker = {
  id: number;
  name: string;
  /** The name as it stands on dials and hallmarks. */
  mark: string;
  /** Begins the reference numbers. */
  prefix: string;
  street: string;
  number: string;
  zip: string;
  city: string;
  country: string;
  host: string;
  /** Who answers for the maker inside the EU, where the maker is outside. */
  responsible?: { name: string; address: string; email: string };
  says: Words;
};

export const makers = {
  'atelier-vierlinden': {
    id: 1,
    name: 'Atelier Vierlinden',
    mark: 'VIERLINDEN',
    prefix: 'AV',
    street: 'Lindenstraße',
    number: '12',
    zip: '14899',
    city: 'Altenbruck',
    country: 'DE',
    host: 'vierlinden.example',
    says: [
      'Unsere eigene Werkstatt, eine Treppe über dem Laden. Johanna Vierlinden entwirft und fasst, Matthias Vierlinden baut und reguliert die Uhren, zwei Gesellinnen schmieden und polieren. Das Gold ist aufgearbeitet, jedes Stück trägt die Punze mit den vier Blättern.',
      'Our own workshop, one flight of stairs above the shop. Johanna Vierlinden designs and sets, Matthias Vierlinden builds and regulates the watches, two journeywomen forge and polish. The gold is recycled, and every piece bears the hallmark with the four leaves.',
      "Notre propre atelier, un étage au-dessus de la boutique. Johanna Vierlinden dessine et sertit, Matthias Vierlinden monte et règle les montres, deux compagnonnes forgent et polissent. L'or est recyclé et chaque pièce porte le poinçon aux quatre feuilles.",
    ],
  },
  falkenrieth: {
    id: 2,
    name: 'Falkenrieth',
    mark: 'FALKENRIETH',
    prefix: 'FR',
    street: 'Hammergasse',
    number: '4',
    zip: '01799',
    city: 'Erlengrund',
    country: 'DE',
    host: 'falkenrieth.example',
    says: [
      'Zwölf Uhrmacherinnen und Uhrmacher bauen in einem früheren Hammerwerk mechanische Uhren für draußen. Die Modelle heißen nach Wörtern der Falknerei, die Gehäuse entstehen aus vollem Stahl oder Titan.',
      'In a former hammer mill, twelve watchmakers build mechanical watches for the outdoors. The models take their names from falconry, and the cases are cut from solid steel or titanium.',
      "Dans une ancienne forge, douze horlogères et horlogers construisent des montres mécaniques faites pour le grand air. Les modèles empruntent leurs noms à la fauconnerie, les boîtiers sont taillés dans l'acier ou le titane massif.",
    ],
  },
  aubrelle: {
    id: 3,
    name: 'Aubrelle',
    mark: 'AUBRELLE',
    prefix: 'AU',
    street: 'rue du Balancier',
    number: '7',
    zip: '25399',
    city: 'Combe-Sainte-Aure',
    country: 'FR',
    host: 'aubrelle.example',
    says: [
      'Ein Familienbetrieb im französischen Jura, der schmale, helle Uhren für den Alltag und den Abend baut. Jede ist nach einer Stunde des Tages benannt.',
      'A family business in the French Jura that builds slim, light watches for day and evening. Each one is named after an hour of the day.',
      "Une maison familiale du Jura français, qui construit des montres fines et claires pour le jour et le soir. Chacune porte le nom d'un moment de la journée.",
    ],
  },
  corvenay: {
    id: 4,
    name: 'Corvenay',
    mark: 'CORVENAY',
    prefix: 'CO',
    street: 'Chemin de la Pendule',
    number: '19',
    zip: '2409',
    city: 'Les Brévailles',
    country: 'CH',
    host: 'corvenay.example',
    responsible: {
      name: 'Corvenay Europe S.à r.l.',
      address: '14, rue des Tanneurs, 6499 Wellerbach, Luxemburg',
      email: 'compliance@corvenay.example',
    },
    says: [
      'Werke und Gehäuse entstehen unter einem Dach, kaum tausend Uhren im Jahr. Corvenay hält an schmalen Lünetten, von Hand angliertem Stahl und gedruckten Zifferblättern fest.',
      'Movements and cases are made under one roof, barely a thousand watches a year. Corvenay remains faithful to slim bezels, steel bevelled by hand and printed dials.',
      "Mouvements et boîtiers naissent sous le même toit, à peine mille montres par an. Corvenay reste fidèle aux lunettes minces, à l'acier anglé à la main et aux cadrans imprimés.",
    ],
  },
  wexcombe: {
    id: 5,
    name: 'Wexcombe Instruments',
    mark: 'WEXCOMBE',
    prefix: 'WX',
    street: 'Chandlers Wharf',
    number: '3',
    zip: 'PX4 7TW',
    city: 'Portmerrow',
    country: 'GB',
    host: 'wexcombe.example',
    responsible: {
      name: 'Wexcombe Ireland Ltd',
      address: '8 Quay Row, Dunmarra, Co. Wexford, Irland',
      email: 'product.safety@wexcombe.example',
    },
    says: [
      'Früher Lote und Barometer, heute Taucher- und Reiseuhren: Wexcombe prüft jedes Gehäuse einzeln im Wassertank und schreibt den Prüfdruck in das Begleitheft.',
      'Once sounding leads and barometers, today diving and travel watches: Wexcombe tests every single case in the water tank and enters the pressure in its booklet.',
      "Hier, des sondes et des baromètres ; aujourd'hui, des montres de plongée et de voyage. Wexcombe éprouve chaque boîtier en cuve et note la pression dans son livret.",
    ],
  },
  klitmark: {
    id: 6,
    name: 'Klitmark',
    mark: 'KLITMARK',
    prefix: 'KM',
    street: 'Rebslagervej',
    number: '22',
    zip: '9899',
    city: 'Sandkær',
    country: 'DK',
    host: 'klitmark.example',
    says: [
      'Ein Studio an der Nordspitze Jütlands. Was nicht gebraucht wird, lassen sie weg; was bleibt, ist gut gemacht: Uhren, Silber und wenige Farben, alle aus der Dünenlandschaft.',
      'A studio at the northern tip of Jutland. They leave out what is not needed and make well what remains: watches, silver and a few colours, all taken from the dunes.',
      "Un studio à la pointe nord du Jutland. Ce qui n'est pas nécessaire disparaît, ce qui reste est bien fait : montres, argent et quelques couleurs, toutes prises aux dunes.",
    ],
  },
  haverland: {
    id: 7,
    name: 'Perlkontor Haverland',
    mark: 'HAVERLAND',
    prefix: 'HV',
    street: 'Am Alten Speicher',
    number: '9',
    zip: '27599',
    city: 'Haverland',
    country: 'DE',
    host: 'perlkontor-haverland.example',
    says: [
      'In vierter Generation werden hier Perlen sortiert, gebohrt und auf Seide geknüpft. Jede Kette bekommt einen Pass mit Herkunft und Durchmesser der Perlen.',
      'For four generations pearls have been graded, drilled and knotted on silk here. Every strand comes with a passport stating origin and diameter.',
      'Depuis quatre générations, on y trie, perce et noue les perles sur soie. Chaque rang est accompagné de son passeport : origine et diamètre.',
    ],
  },
  montelira: {
    id: 8,
    name: 'Montelira',
    mark: 'MONTELIRA',
    prefix: 'ML',
    street: 'Via degli Orafi',
    number: '31',
    zip: '52099',
    city: 'Montelira',
    country: 'IT',
    host: 'montelira.example',
    says: [
      'Eine Kettenwerkstatt in den toskanischen Hügeln. Die Glieder werden noch einzeln gelötet, danach läuft jede Kette zwölf Stunden in der Trommel, bis sie weich über die Hand fällt.',
      'A chain workshop in the Tuscan hills. The links are still soldered one by one; afterwards each chain spends twelve hours in the drum until it falls softly over the hand.',
      "Un atelier de chaînistes dans les collines toscanes. Les maillons sont encore soudés un à un, puis chaque chaîne passe douze heures au tonneau, jusqu'à couler doucement sur la main.",
    ],
  },
  tannhof: {
    id: 9,
    name: 'Tannhof Silber & Glas',
    mark: 'TANNHOF',
    prefix: 'TH',
    street: 'Glashüttenweg',
    number: '2',
    zip: '98799',
    city: 'Obertannau',
    country: 'DE',
    host: 'tannhof.example',
    says: [
      'Silberschmiede und Glasbläserei auf einem Hof im Mittelgebirge. Die Glasbeads werden vor der Flamme gewickelt, deshalb gleicht keine der anderen.',
      'A silversmith and a glassblower on one farmstead in the hills. The glass beads are wound at the flame, so no two are alike.',
      "Une orfèvre et un verrier réunis dans une ferme de moyenne montagne. Les perles de verre sont filées à la flamme : il n'y en a pas deux pareilles.",
    ],
  },
  'bruns-und-ohm': {
    id: 10,
    name: 'Bruns & Ohm',
    mark: 'BRUNS & OHM',
    prefix: 'BO',
    street: 'Gerberstieg',
    number: '15',
    zip: '37999',
    city: 'Lohfelde',
    country: 'DE',
    host: 'bruns-ohm.example',
    says: [
      'Täschnerei für kleine Dinge aus Leder: pflanzlich gegerbt, von Hand im Sattlerstich genäht, die Kanten mit Wachs geglättet. Auch Holz und Messing werden im Haus verarbeitet.',
      'A leather workshop for small things: vegetable tanned, saddle stitched by hand, the edges burnished with wax. Wood and brass are worked in house as well.',
      'Une maroquinerie des petites choses : tannage végétal, couture sellier à la main, tranches lissées à la cire. Le bois et le laiton se travaillent aussi sur place.',
    ],
  },
} satisfies Record<string, Maker>;

export type House = keyof typeof makers;

export function makerOf(house: House): Maker {
  return makers[house];
}
