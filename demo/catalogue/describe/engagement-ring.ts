import type { EngagementRingLook } from '../../pictures/look.ts';
import { alloyName, alloyWords, type MetalAlloy } from '../alloys.ts';
import { attributeVocabulary } from '../attribute-vocabulary.ts';
import type { ProductNote } from '../product-note.ts';
import { eachLanguage, numberWords, type Words } from '../words.ts';
import { factLine, html, list, paragraph } from './prose.ts';
import { aStone, brilliantCut, cuts } from './stones.ts';

const settings = {
  solitaire: ['in Krappen gefasst', 'held by claws', 'sur griffes'],
  halo: ['umgeben von kleinen Brillanten', 'surrounded by small diamonds', 'dans un entourage de petits diamants'],
  trilogy: ['zwischen zwei kleineren Steinen', 'between two smaller stones', 'entre deux pierres plus petites'],
  bezel: ['von einer Zarge umfasst', 'framed by a bezel', 'en serti clos'],
  tension: [
    'zwischen die Enden der Schiene gespannt',
    'held in tension between the ends of the band',
    'en serti tendu',
  ],
  pave: [
    'über einer mit Brillanten besetzten Schiene',
    'above a band set with diamonds',
    'sur un anneau pavé de diamants',
  ],
} satisfies Record<EngagementRingLook['setting'], Words>;

type EngagementRing = ProductNote<'engagement_ring'>;

export function engagementRingTeaser({ look }: EngagementRing, alloy: MetalAlloy): Words {
  const weight = numberWords(look.carat);
  const name: Words = attributeVocabulary.stone.values[look.stone];
  const stone = eachLanguage((_, say) => `${say(name)} ${say(weight)} ct`);
  return factLine(stone, attributeVocabulary.setting.values[look.setting], alloyName(alloy));
}

export function describeEngagementRing({ look, says }: EngagementRing, alloy: MetalAlloy): Words {
  const isBrilliant = look.stone === 'diamond' && look.cut === 'round';
  const cut = isBrilliant ? brilliantCut : cuts[look.cut];
  const [stone, setting] = [aStone[look.stone], settings[look.setting]];
  const [carat, metal] = [numberWords(look.carat), alloyWords(alloy)];
  const centre: Words = [
    `In der Mitte steht ${stone[0]} von ${carat[0]} ct ${cut[0]}, ${setting[0]}. Gearbeitet ist der Ring aus ${metal[0]}.`,
    `At its centre is ${stone[1]} of ${carat[1]} ct ${cut[1]}, ${setting[1]}. The ring is made in ${metal[1]}.`,
    `Au centre, ${stone[2]} de ${carat[2]} ct, ${cut[2]}, ${setting[2]}. La bague est réalisée en ${metal[2]}.`,
  ];
  return html(paragraph(says), paragraph(centre, quality(look)), list(...terms(look)));
}

function quality({ stone, carat }: Pick<EngagementRingLook, 'stone' | 'carat'>): Words {
  if (stone !== 'diamond')
    return [
      'Was wir über Herkunft und Behandlung des Steins wissen, steht auf der Rechnung.',
      'What we know of the stone’s origin and treatment is stated on the invoice.',
      'Ce que nous savons de la provenance et du traitement de la pierre figure sur la facture.',
    ];
  if (carat < 0.3)
    return [
      'Der Diamant hat die Farbe G und die Reinheit VS.',
      'The diamond is of colour G and clarity VS.',
      'Le diamant est de couleur G et de pureté VS.',
    ];
  return [
    'Der Diamant hat die Farbe G und die Reinheit VS; der Prüfbericht eines unabhängigen Labors liegt bei.',
    'The diamond is of colour G and clarity VS; the report of an independent laboratory is enclosed.',
    "Le diamant est de couleur G et de pureté VS ; le certificat d'un laboratoire indépendant est joint.",
  ];
}

function terms({ setting }: Pick<EngagementRingLook, 'setting'>): Words[] {
  const resizing: Words =
    setting === 'tension'
      ? [
          'Spannringe lassen sich nur um eine Weite ändern; messen Sie bitte vorher bei uns.',
          'Tension rings can be altered by one size only; please measure with us beforehand.',
          "Un serti tendu ne se modifie que d'une taille ; venez mesurer chez nous auparavant.",
        ]
      : [
          'Stimmt die Weite nicht, ändern wir sie im ersten Jahr einmal kostenlos.',
          'Should the size be wrong, we alter it once within the first year free of charge.',
          'Si la taille ne convient pas, nous la modifions une fois gracieusement la première année.',
        ];
  return [
    resizing,
    [
      'Im Etui aus Lindenholz, mit neutralem Absender verschickt.',
      'In a case of linden wood, sent without our name on the parcel.',
      'Dans un écrin en bois de tilleul, expédié sans notre nom sur le colis.',
    ],
  ];
}
