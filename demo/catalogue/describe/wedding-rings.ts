import type { WeddingRingsLook } from '../../pictures/look.ts';
import { alloyName, alloyWords, type MetalAlloy } from '../alloys.ts';
import { attributeVocabulary } from '../attribute-vocabulary.ts';
import type { ProductNote } from '../product-note.ts';
import { numberWords, type Words } from '../words.ts';
import { factLine, html, list, measure, paragraph, small } from './prose.ts';

type Alloys = { alloy: MetalAlloy; second: MetalAlloy | undefined };
type WeddingRings = ProductNote<'wedding_rings'>;

const profiles = {
  court: ['innen und außen gewölbt', 'court', "bombé à l'intérieur comme à l'extérieur"],
  flat: ['außen flach', 'flat', 'plat'],
  half_round: ['außen halbrund', 'half-round', 'demi-jonc'],
  bevelled: ['an den Kanten gefast', 'bevelled', 'biseauté'],
  concave: ['zur Mitte hin gekehlt', 'concave', 'concave'],
} satisfies Record<WeddingRingsLook['profile'], Words>;

const finishes = {
  polished: ['hochglänzend poliert', 'a high polish', 'au poli miroir'],
  matt: ['seidenmatt', 'a silky matt surface', 'au mat soyeux'],
  ice_matt: ['eismatt', 'an ice-matt surface', 'au mat givré'],
  hammered: ['von Hand gehämmert', 'a surface hammered by hand', 'à la surface martelée à la main'],
  brushed: ['strichmatt', 'a brushed surface', 'à la surface brossée'],
  grooved: ['mit zwei feinen Rillen versehen', 'two fine grooves', 'à deux fines rainures'],
} satisfies Record<WeddingRingsLook['finish'], Words>;

const settings = {
  none: undefined,
  single: [
    'Der schmalere trägt einen Brillanten.',
    'The narrower one carries a single diamond.',
    'La plus étroite porte un diamant taille brillant.',
  ],
  row: [
    'Im schmaleren sitzen fünf Brillanten in einer Reihe.',
    'Five diamonds sit in a row on the narrower one.',
    'Sur la plus étroite, cinq diamants se suivent.',
  ],
  half_eternity: [
    'Der schmalere ist zur Hälfte mit Brillanten besetzt.',
    'The narrower one is set with diamonds half way round.',
    'La plus étroite est sertie de diamants sur un demi-tour.',
  ],
  eternity: [
    'Der schmalere ist ringsum mit Brillanten besetzt.',
    'The narrower one is set with diamonds all the way round.',
    'La plus étroite est sertie de diamants sur tout le tour.',
  ],
} satisfies Record<NonNullable<WeddingRingsLook['stones']>, Words | undefined>;

/** The picture shows the second ring a little narrower; rings are made in steps of half a millimetre. */
function narrower(width: number): number {
  return Math.round(width * 0.86 * 2) / 2;
}

export function weddingRingsTeaser({ look }: WeddingRings, { alloy, second }: Alloys): Words {
  return factLine(
    alloyName(alloy),
    second && alloyName(second),
    small(attributeVocabulary.surface.values[look.finish]),
    measure(numberWords(look.width), 'mm'),
  );
}

export function describeWeddingRings({ look, says }: WeddingRings, { alloy, second }: Alloys): Words {
  const [broad, narrow] = [numberWords(look.width), numberWords(narrower(look.width))];
  const widths: Words = [
    `Der breitere Ring misst ${broad[0]} mm, der schmalere ${narrow[0]} mm.`,
    `The wider ring measures ${broad[1]} mm, the narrower ${narrow[1]} mm.`,
    `L'alliance large mesure ${broad[2]} mm, l'étroite ${narrow[2]} mm.`,
  ];
  return html(
    paragraph(says),
    paragraph(make(look, alloy, second), widths, settings[look.stones ?? 'none']),
    list(
      ['Der Preis gilt für das Paar.', 'The price is for the pair.', "Le prix s'entend pour la paire."],
      [
        'Weiten von 48 bis 72, Zwischenweiten ohne Aufpreis auf Anfrage.',
        'Sizes from 48 to 72, intermediate sizes on request at no extra charge.',
        'Tailles de 48 à 72, tailles intermédiaires sur demande, sans supplément.',
      ],
      laterSize(look, alloy),
    ),
  );
}

function make(look: WeddingRingsLook | WeddingRings['look'], alloy: MetalAlloy, second: MetalAlloy | undefined): Words {
  const [metal, profile, finish] = [alloyWords(alloy), profiles[look.profile], finishes[look.finish]];
  if (second) {
    const other = alloyWords(second);
    return [
      `Ein Ring ist aus ${metal[0]}, der andere aus ${other[0]}; beide sind ${profile[0]} und ${finish[0]}.`,
      `One ring is in ${metal[1]}, the other in ${other[1]}; both have a ${profile[1]} profile and ${finish[1]}.`,
      `L'une des alliances est en ${metal[2]}, l'autre en ${other[2]} ; toutes deux sont de profil ${profile[2]}, ${finish[2]}.`,
    ];
  }
  const [verb, made, faites] = isForged(alloy)
    ? ['geschmiedet', 'forged', 'forgées']
    : ['gedreht', 'turned', 'tournées'];
  return [
    `Beide Ringe sind aus ${metal[0]} ${verb}, ${profile[0]} und ${finish[0]}.`,
    `Both rings are ${made} in ${metal[1]}, with a ${profile[1]} profile and ${finish[1]}.`,
    `Les deux alliances sont ${faites} en ${metal[2]}, de profil ${profile[2]}, ${finish[2]}.`,
  ];
}

function isForged(alloy: MetalAlloy): boolean {
  return alloy !== 'titanium' && alloy !== 'blackened' && alloy !== 'steel';
}

function laterSize({ stones }: Pick<WeddingRingsLook, 'stones'>, alloy: MetalAlloy): Words {
  if (!isForged(alloy))
    return [
      'Dieses Metall lässt sich später nicht weiten; wir tauschen den Ring im ersten Jahr einmal gegen eine andere Weite.',
      'This metal cannot be resized later; within the first year we exchange the ring once for another size.',
      "Ce métal ne se remet pas à taille ; la première année, nous échangeons l'anneau une fois contre une autre taille.",
    ];
  if (stones === 'eternity')
    return [
      'Ringsum besetzte Ringe lassen sich später nicht ändern; messen Sie bitte vorher bei uns.',
      'Rings set all the way round cannot be altered later; please have your finger measured beforehand.',
      "Une alliance sertie sur tout le tour ne se modifie plus ; faites d'abord mesurer votre doigt chez nous.",
    ];
  return [
    'Einmal ändern wir die Weite im ersten Jahr kostenlos.',
    'Within the first year we alter the size once free of charge.',
    'La première année, nous modifions la taille une fois gracieusement.',
  ];
}
