import { alloyName, alloyWords, type MetalAlloy } from '../alloys.ts';
import type { ProductNote } from '../product-note.ts';
import type { Words } from '../words.ts';
import { factLine, html, paragraph } from './prose.ts';

const details = {
  barrel: ['poliert', 'polished', 'polie'],
  sphere: ['poliert', 'polished', 'polie'],
  glass: ['Glas', 'glass', 'verre'],
  spacer: ['Zwischenteil', 'spacer', 'intercalaire'],
  pearl: ['Süßwasserperle', 'freshwater pearl', "perle d'eau douce"],
  charm_heart: ['beweglich', 'moving freely', 'articulé'],
  charm_star: ['beweglich', 'moving freely', 'articulé'],
  charm_key: ['beweglich', 'moving freely', 'articulé'],
  charm_linden: ['beweglich', 'moving freely', 'articulé'],
  stopper: ['Stopper', 'stopper', 'stoppeur'],
} satisfies Record<ProductNote<'bead'>['look']['form'], Words>;

export function beadTeaser({ look }: ProductNote<'bead'>, alloy: MetalAlloy): Words {
  return factLine(alloyName(alloy), details[look.form]);
}

export function describeBead(note: ProductNote<'bead'>, alloy: MetalAlloy): Words {
  const fit: Words = [
    'Die Öffnung misst 4,5 mm und passt auf unsere Sammelarmbänder.',
    'The opening measures 4.5 mm and fits our bead bracelets.',
    "L'ouverture mesure 4,5 mm et s'adapte à nos bracelets à perles.",
  ];
  return html(paragraph(note.says), paragraph(make(note, alloy), fit));
}

function make({ look }: ProductNote<'bead'>, alloy: MetalAlloy): Words {
  const metal = alloyWords(alloy);
  switch (look.form) {
    case 'glass':
      return [
        `Das Glas ist vor der Flamme gewickelt und mit einem Kern aus ${metal[0]} gefasst; Farbe und Muster weichen von Stück zu Stück ein wenig ab.`,
        `The glass is wound at the flame and lined with a core of ${metal[1]}; colour and pattern vary a little from piece to piece.`,
        `Le verre est filé à la flamme et monté sur une âme en ${metal[2]} ; couleur et motif varient un peu d'une pièce à l'autre.`,
      ];
    case 'pearl':
      return [
        `Die Perle ist gezüchtet, die Fassung aus ${metal[0]}.`,
        `The pearl is cultured, the mount in ${metal[1]}.`,
        `La perle est de culture, la monture en ${metal[2]}.`,
      ];
    case 'stopper':
    case 'spacer':
      return [
        `Gedreht aus ${metal[0]}, die Kanten gebrochen.`,
        `Turned in ${metal[1]}, with softened edges.`,
        `Tourné en ${metal[2]}, arêtes adoucies.`,
      ];
    case 'barrel':
    case 'sphere':
      return [
        `Gegossen aus ${metal[0]}, von Hand versäubert und poliert.`,
        `Cast in ${metal[1]}, cleaned and polished by hand.`,
        `Coulée en ${metal[2]}, reprise et polie à la main.`,
      ];
    default:
      return [
        `Der Anhänger aus ${metal[0]} hängt beweglich an einer eigenen Öse.`,
        `The charm in ${metal[1]} hangs freely from a loop of its own.`,
        `Le pendentif en ${metal[2]} pend librement à son anneau.`,
      ];
  }
}
