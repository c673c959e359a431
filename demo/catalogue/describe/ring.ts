import { alloyName, alloyWords, type MetalAlloy } from '../alloys.ts';
import { attributeVocabulary } from '../attribute-vocabulary.ts';
import type { ProductNote } from '../product-note.ts';
import type { Words } from '../words.ts';
import { metalCare, pearlCare } from './care.ts';
import { factLine, html, paragraph } from './prose.ts';
import { aPearl, aStone } from './stones.ts';

/** What a list says where there is no stone or pearl to name. */
const details = {
  signet: ['von Hand gestochen', 'cut by hand', 'gravée à la main'],
  band: ['ohne Naht', 'seamless', 'sans soudure'],
  stacking: ['drei Ringe', 'three rings', 'trois anneaux'],
  cocktail: ['poliert', 'polished', 'polie'],
  twist: ['gewunden', 'twisted', 'torsadée'],
  pearl: ['poliert', 'polished', 'polie'],
} satisfies Record<ProductNote<'ring'>['look']['form'], Words>;

const threeGolds: Words = [
  'Gelb-, Rosé- und Weißgold 585',
  'Yellow, rose and white gold 585',
  'Or jaune, rose et blanc 585',
];

export function ringTeaser({ look }: ProductNote<'ring'>, alloy: MetalAlloy): Words {
  const jewel = look.pearl ? attributeVocabulary.pearl.values[look.pearl] : undefined;
  const stone = look.stone ? attributeVocabulary.stone.values[look.stone] : undefined;
  const metal = look.form === 'stacking' ? threeGolds : alloyName(alloy);
  return factLine(metal, jewel ?? stone ?? details[look.form]);
}

export function describeRing(note: ProductNote<'ring'>, alloy: MetalAlloy, slug: string): Words {
  const care = note.look.pearl ? pearlCare : metalCare(alloy, note.house, slug);
  const size: Words = [
    'Ihre Weite finden Sie mit der Größentabelle; eine Änderung im ersten Jahr ist kostenlos.',
    'The size guide helps to find your size; one alteration within the first year is free of charge.',
    'Le guide des tailles vous aide à trouver la vôtre ; une mise à taille est offerte la première année.',
  ];
  return html(paragraph(note.says), paragraph(make(note, alloy), size, care));
}

function make({ look }: ProductNote<'ring'>, alloy: MetalAlloy): Words {
  const metal = alloyWords(alloy);
  const stone = aStone[look.stone ?? 'citrine'];
  const pearl = aPearl[look.pearl ?? 'white'];
  switch (look.form) {
    case 'signet':
      return [
        `Der Ring ist massiv aus ${metal[0]}, die Platte oval und vier Zehntel Millimeter tief gestochen.`,
        `The ring is solid, in ${metal[1]}, its oval face cut four tenths of a millimetre deep.`,
        `La chevalière est massive, en ${metal[2]}, son plateau ovale gravé à quatre dixièmes de millimètre.`,
      ];
    case 'cocktail':
      return [
        `In einer offenen Krappenfassung aus ${metal[0]} sitzt ${stone[0]}, der von unten Licht bekommt.`,
        `In an open claw setting of ${metal[1]} sits ${stone[1]} that takes in light from below.`,
        `Dans une monture ouverte en ${metal[2]}, ${stone[2]} qui reçoit la lumière par-dessous.`,
      ];
    case 'pearl':
      return [
        `Auf einer schmalen Schiene aus ${metal[0]} sitzt ${pearl[0]}.`,
        `On a slender band in ${metal[1]} sits ${pearl[1]}.`,
        `Sur un mince anneau en ${metal[2]}, ${pearl[2]}.`,
      ];
    case 'twist':
      return [
        `Beide Stränge sind aus ${metal[0]} und an der Innenseite flach geschliffen, damit nichts drückt.`,
        `Both strands are in ${metal[1]}, ground flat on the inside so that nothing presses.`,
        `Les deux brins sont en ${metal[2]}, aplanis à l'intérieur pour ne pas gêner.`,
      ];
    case 'stacking':
      return [
        'Die drei Ringe sind aus Gelb-, Rosé- und Weißgold, jeder mit einer Reihe kleiner Brillanten; der Preis gilt für alle drei.',
        'The three rings are in yellow, rose and white gold, each with a row of small diamonds; the price is for all three.',
        "Les trois anneaux sont en or jaune, rose et blanc, chacun avec une ligne de petits diamants ; le prix s'entend pour les trois.",
      ];
    case 'band':
      return [
        `Der Ring ist nahtlos aus ${metal[0]} gezogen und innen gerundet.`,
        `The ring is drawn without a seam in ${metal[1]} and rounded on the inside.`,
        `La bague est tirée sans soudure, en ${metal[2]}, et arrondie à l'intérieur.`,
      ];
  }
}
