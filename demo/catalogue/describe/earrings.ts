import { alloyName, alloyWords, type MetalAlloy } from '../alloys.ts';
import { attributeVocabulary } from '../attribute-vocabulary.ts';
import type { ProductNote } from '../product-note.ts';
import type { Words } from '../words.ts';
import { metalCare, pearlCare } from './care.ts';
import { factLine, html, paragraph } from './prose.ts';
import { aPearl, brilliantOrStone } from './stones.ts';

/** What a list says where there is no stone or pearl to name. */
const details = {
  stud: ['poliert', 'polished', 'polies'],
  hoop: ['hohl gearbeitet', 'made hollow', 'travaillées en creux'],
  drop: ['beweglich', 'moving freely', 'articulés'],
  pearl_stud: ['poliert', 'polished', 'polies'],
  pearl_drop: ['beweglich', 'moving freely', 'articulés'],
  leaf: ['getrieben', 'chased', 'repoussés'],
  disc: ['gehämmert', 'hammered', 'martelées'],
} satisfies Record<ProductNote<'earrings'>['look']['form'], Words>;

export function earringsTeaser({ look }: ProductNote<'earrings'>, alloy: MetalAlloy): Words {
  const jewel = look.pearl ? attributeVocabulary.pearl.values[look.pearl] : undefined;
  const stone = look.stone ? attributeVocabulary.stone.values[look.stone] : undefined;
  return factLine(alloyName(alloy), jewel ?? stone ?? details[look.form]);
}

export function describeEarrings(note: ProductNote<'earrings'>, alloy: MetalAlloy, slug: string): Words {
  const pair: Words = [
    'Der Preis gilt für das Paar; was die Haut berührt, ist nickelfrei.',
    'The price is for the pair; whatever touches the skin is free of nickel.',
    "Le prix s'entend pour la paire ; tout ce qui touche la peau est sans nickel.",
  ];
  const care = note.look.pearl ? pearlCare : metalCare(alloy, note.house, slug);
  return html(paragraph(note.says), paragraph(make(note, alloy), pair, care));
}

function make({ look }: ProductNote<'earrings'>, alloy: MetalAlloy): Words {
  const metal = alloyWords(alloy);
  const stone = brilliantOrStone(look.stone ?? 'diamond');
  const pearl = aPearl[look.pearl ?? 'white'];
  switch (look.form) {
    case 'stud':
      return [
        `Auf jedem Stecker sitzt ${stone[0]} in einer Fassung aus ${metal[0]}.`,
        `On each stud ${stone[1]} sits in a setting of ${metal[1]}.`,
        `Sur chaque puce, ${stone[2]} dans une monture en ${metal[2]}.`,
      ];
    case 'hoop':
      return [
        `Die Creolen sind aus ${metal[0]} und schließen mit einem Klappbügel, den man einhändig bedient.`,
        `The hoops are in ${metal[1]} and close with a hinge that can be worked with one hand.`,
        `Les créoles sont en ${metal[2]} et se ferment d'une seule main.`,
      ];
    case 'drop':
      return [
        `Unter einem kurzen Haken aus ${metal[0]} hängt je ${stone[0]}.`,
        `From each short wire in ${metal[1]} hangs ${stone[1]}.`,
        `À chaque crochet en ${metal[2]} pend ${stone[2]}.`,
      ];
    case 'pearl_stud':
      return [
        `Auf jedem Stift aus ${metal[0]} sitzt ${pearl[0]}.`,
        `On each post in ${metal[1]} sits ${pearl[1]}.`,
        `Sur chaque tige en ${metal[2]}, ${pearl[2]}.`,
      ];
    case 'pearl_drop':
      return [
        `Unter dem Haken aus ${metal[0]} hängt je ${pearl[0]}.`,
        `From each wire in ${metal[1]} hangs ${pearl[1]}.`,
        `À chaque crochet en ${metal[2]} pend ${pearl[2]}.`,
      ];
    case 'leaf':
      return [
        `Die Blätter sind aus ${metal[0]} getrieben und hängen an einem feinen Haken.`,
        `The leaves are chased in ${metal[1]} and hang from a fine wire.`,
        `Les feuilles, repoussées en ${metal[2]}, pendent à un fin crochet.`,
      ];
    case 'disc':
      return [
        `Die Scheiben sind aus ${metal[0]} ausgewalzt, gehämmert und auf einen Stift gelötet.`,
        `The discs are rolled from ${metal[1]}, hammered and soldered to a post.`,
        `Les disques, laminés en ${metal[2]} puis martelés, sont soudés sur une tige.`,
      ];
  }
}
