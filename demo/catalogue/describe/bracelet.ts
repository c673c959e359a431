import { alloyName, alloyWords, type MetalAlloy } from '../alloys.ts';
import { attributeVocabulary } from '../attribute-vocabulary.ts';
import type { ProductNote } from '../product-note.ts';
import type { Words } from '../words.ts';
import { metalCare, pearlCare } from './care.ts';
import { factLine, html, paragraph } from './prose.ts';
import { pearls, stones } from './stones.ts';

/** What a list says where there is no stone or pearl to name. */
const details = {
  bangle: ['massiv', 'solid', 'massif'],
  cuff: ['offen geschmiedet', 'forged open', 'forgée ouverte'],
  curb: ['Panzerkette', 'curb chain', 'maille gourmette'],
  anchor: ['Ankerkette', 'anchor chain', 'maille forçat'],
  tennis: ['Steinreihe', 'line of stones', 'rivière'],
  pearl: ['geknüpft', 'knotted', 'nouées'],
  leather: ['geflochtenes Leder', 'plaited leather', 'cuir tressé'],
  charm: ['vier Anhänger', 'four charms', 'quatre pendentifs'],
} satisfies Record<ProductNote<'bracelet'>['look']['form'], Words>;

export function braceletTeaser({ look }: ProductNote<'bracelet'>, alloy: MetalAlloy): Words {
  const jewel = look.pearl ? attributeVocabulary.pearl.values[look.pearl] : undefined;
  const stone = look.stone ? attributeVocabulary.stone.values[look.stone] : undefined;
  return factLine(alloyName(alloy), jewel ?? stone ?? details[look.form]);
}

export function describeBracelet(note: ProductNote<'bracelet'>, alloy: MetalAlloy, slug: string): Words {
  const care = note.look.pearl ? pearlCare : metalCare(alloy, note.house, slug);
  const sizes: Words = [
    'Wählen Sie die Länge nach der Größentabelle: Umfang des Gelenks und ein bis zwei Zentimeter Luft.',
    'Choose the length from the size guide: the girth of the wrist and one to two centimetres of ease.',
    "Choisissez la longueur d'après le guide des tailles : tour de poignet, plus un à deux centimètres d'aisance.",
  ];
  return html(paragraph(note.says), paragraph(make(note, alloy), note.look.form === 'cuff' ? undefined : sizes, care));
}

function make({ look }: ProductNote<'bracelet'>, alloy: MetalAlloy): Words {
  const metal = alloyWords(alloy);
  const jewels = stones[look.stone ?? 'diamond'];
  const strand = pearls[look.pearl ?? 'white'];
  switch (look.form) {
    case 'bangle':
      return [
        `Der Armreif ist massiv aus ${metal[0]} gearbeitet.`,
        `The bangle is solid, made in ${metal[1]}.`,
        `Le jonc est massif, en ${metal[2]}.`,
      ];
    case 'cuff':
      return [
        `Die Spange ist aus ${metal[0]} und lässt sich mit den Fingern um eine Weite nachbiegen.`,
        `The cuff is in ${metal[1]} and can be bent by one size with the fingers.`,
        `La manchette est en ${metal[2]} ; à la main, elle s'ajuste d'une taille.`,
      ];
    case 'curb':
    case 'anchor':
      return [
        `Die Kette ist aus ${metal[0]} und schließt mit einem kräftigen Karabiner.`,
        `The chain is in ${metal[1]} and closes with a sturdy lobster clasp.`,
        `La chaîne est en ${metal[2]} et se ferme par un solide mousqueton.`,
      ];
    case 'tennis':
      return [
        `Die ${jewels[0]} sind einzeln in Fassungen aus ${metal[0]} gesetzt; ein Kastenschloss mit Sicherung hält das Band.`,
        `The ${jewels[1]} are set one by one in ${metal[1]}; a box clasp with a safety catch holds the bracelet.`,
        `Les ${jewels[2]} sont montés un à un en ${metal[2]} ; un fermoir à cliquet avec sécurité retient le bracelet.`,
      ];
    case 'pearl':
      return [
        `Die Reihe von ${strand[0]} schließt mit einer Kugel aus ${metal[0]}.`,
        `The row of ${strand[1]} closes with a ball clasp in ${metal[1]}.`,
        `Le rang de ${strand[2]} se ferme par une boule en ${metal[2]}.`,
      ];
    case 'leather':
      return [
        `Das Rindleder ist pflanzlich gegerbt, der Magnetverschluss aus ${metal[0]}.`,
        `The cowhide is vegetable tanned, the magnetic clasp of ${metal[1]}.`,
        `Le cuir de vachette est tanné au végétal, le fermoir aimanté en ${metal[2]}.`,
      ];
    case 'charm':
      return [
        `Das Armband ist aus ${metal[0]}; je nach Länge finden zwölf bis achtzehn Beads darauf Platz.`,
        `The bracelet is in ${metal[1]}; depending on its length, twelve to eighteen beads find room on it.`,
        `Le bracelet est en ${metal[2]} ; selon sa longueur, il accueille de douze à dix-huit perles.`,
      ];
  }
}
