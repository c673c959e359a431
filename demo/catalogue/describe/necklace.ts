import type { NecklaceLook } from '../../pictures/look.ts';
import { alloyName, alloyWords, type MetalAlloy } from '../alloys.ts';
import { attributeVocabulary } from '../attribute-vocabulary.ts';
import type { ProductNote } from '../product-note.ts';
import type { Words } from '../words.ts';
import { metalCare, pearlCare } from './care.ts';
import { factLine, html, paragraph } from './prose.ts';
import { aStone, capitalised, pearls } from './stones.ts';

/** After an einer, from a, à une. */
const chains = {
  anchor: ['Ankerkette', 'an anchor chain', 'une chaîne forçat'],
  venetian: ['Venezianerkette', 'a Venetian box chain', 'une chaîne vénitienne'],
  snake: ['Schlangenkette', 'a snake chain', 'une chaîne serpent'],
  figaro: ['Figarokette', 'a figaro chain', 'une chaîne figaro'],
  bead: ['Kugelkette', 'a bead chain', 'une chaîne boules'],
  pearl: ['Perlenkette', 'a strand of pearls', 'un rang de perles'],
} satisfies Record<NecklaceLook['chain'], Words>;

const pendants = {
  none: ['Der Anhänger', 'The pendant', 'Le pendentif'],
  stone: ['Der Anhänger', 'The pendant', 'Le pendentif'],
  disc: ['Die Scheibe', 'The disc', 'Le disque'],
  heart: ['Das Herz', 'The heart', 'Le cœur'],
  cross: ['Das Kreuz', 'The cross', 'La croix'],
  bar: ['Der Stab', 'The bar', 'La barrette'],
  drop: ['Der Tropfen', 'The drop', 'La goutte'],
  leaf: ['Das Blatt', 'The leaf', 'La feuille'],
  knot: ['Der Knoten', 'The knot', 'Le nœud'],
  linden: ['Das Lindenblatt', 'The linden leaf', 'La feuille de tilleul'],
  letter: ['Der Buchstabe', 'The letter', 'La lettre'],
} satisfies Record<NecklaceLook['pendant'], Words>;

export function necklaceTeaser({ look }: ProductNote<'necklace'>, alloy: MetalAlloy): Words {
  const jewel = look.pearl ? attributeVocabulary.pearl.values[look.pearl] : undefined;
  const stone = look.stone ? attributeVocabulary.stone.values[look.stone] : undefined;
  return factLine(
    alloyName(alloy),
    jewel ?? stone,
    look.pearl ? undefined : attributeVocabulary.chain.values[look.chain],
  );
}

export function describeNecklace(
  note: ProductNote<'necklace'>,
  alloy: MetalAlloy,
  slug: string,
  lengths: string[],
): Words {
  const care = note.look.pearl ? pearlCare : metalCare(alloy, note.house, slug);
  return html(paragraph(note.says), paragraph(make(note, alloy), inLengths(lengths), care));
}

function make({ look }: ProductNote<'necklace'>, alloy: MetalAlloy): Words {
  const [metal, chain, pendant] = [alloyWords(alloy), chains[look.chain], pendants[look.pendant]];
  if (look.pearl) {
    const strand = pearls[look.pearl];
    return [
      `Der Strang von ${strand[0]} ist auf Seide geknüpft und schließt mit einer Kugel aus ${metal[0]}.`,
      `The strand of ${strand[1]} is knotted on silk and closes with a ball clasp in ${metal[1]}.`,
      `Le rang de ${strand[2]}, noué sur soie, se ferme par une boule en ${metal[2]}.`,
    ];
  }
  if (look.pendant === 'none')
    return [
      `Die ${chain[0]} ist aus ${metal[0]} und schließt mit einem Karabiner.`,
      `It is ${chain[1]} in ${metal[1]} with a lobster clasp.`,
      `C'est ${chain[2]} en ${metal[2]}, à mousqueton.`,
    ];
  if (look.stone) {
    const stone = aStone[look.stone];
    return [
      `${capitalised(stone)[0]} ist in ${metal[0]} gefasst und hängt an einer ${chain[0]} aus demselben Metall.`,
      `${capitalised(stone)[1]} is set in ${metal[1]} and hangs from ${chain[1]} of the same metal.`,
      `${capitalised(stone)[2]} dans une monture en ${metal[2]}, sur ${chain[2]} du même métal.`,
    ];
  }
  return [
    `${pendant[0]} aus ${metal[0]} hängt an einer ${chain[0]} und lässt sich abnehmen.`,
    `${pendant[1]} in ${metal[1]} hangs from ${chain[1]} and can be taken off.`,
    `${pendant[2]} en ${metal[2]} se porte sur ${chain[2]} et peut s'en détacher.`,
  ];
}

function inLengths(lengths: string[]): Words | undefined {
  const last = lengths.at(-1);
  if (!last) return undefined;
  const rest = lengths.slice(0, -1).join(', ');
  return [
    `Die Kette gibt es in ${rest} und ${last} cm Länge.`,
    `The necklace comes in lengths of ${rest} and ${last} cm.`,
    `Le collier existe en ${rest} et ${last} cm.`,
  ];
}
