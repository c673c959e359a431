import type { Cut, Pearl, Stone } from '../../pictures/look.ts';
import { eachLanguage, type Words } from '../words.ts';

/** With the indefinite article, nominative. */
export const aStone = {
  diamond: ['ein Diamant', 'a diamond', 'un diamant'],
  sapphire: ['ein Saphir', 'a sapphire', 'un saphir'],
  emerald: ['ein Smaragd', 'an emerald', 'une émeraude'],
  ruby: ['ein Rubin', 'a ruby', 'un rubis'],
  aquamarine: ['ein Aquamarin', 'an aquamarine', 'une aigue-marine'],
  tourmaline: ['ein Turmalin', 'a tourmaline', 'une tourmaline'],
  citrine: ['ein Citrin', 'a citrine', 'une citrine'],
  amethyst: ['ein Amethyst', 'an amethyst', 'une améthyste'],
  garnet: ['ein Granat', 'a garnet', 'un grenat'],
  tanzanite: ['ein Tansanit', 'a tanzanite', 'une tanzanite'],
  morganite: ['ein Morganit', 'a morganite', 'une morganite'],
} satisfies Record<Stone, Words>;

export const stones = {
  diamond: ['Diamanten', 'diamonds', 'diamants'],
  sapphire: ['Saphire', 'sapphires', 'saphirs'],
  emerald: ['Smaragde', 'emeralds', 'émeraudes'],
  ruby: ['Rubine', 'rubies', 'rubis'],
  aquamarine: ['Aquamarine', 'aquamarines', 'aigues-marines'],
  tourmaline: ['Turmaline', 'tourmalines', 'tourmalines'],
  citrine: ['Citrine', 'citrines', 'citrines'],
  amethyst: ['Amethyste', 'amethysts', 'améthystes'],
  garnet: ['Granate', 'garnets', 'grenats'],
  tanzanite: ['Tansanite', 'tanzanites', 'tanzanites'],
  morganite: ['Morganite', 'morganites', 'morganites'],
} satisfies Record<Stone, Words>;

/** As it follows the stone: im …, in a …, taille …. */
export const cuts = {
  round: ['im runden Schliff', 'in a round cut', 'taille ronde'],
  oval: ['im Ovalschliff', 'in an oval cut', 'taille ovale'],
  emerald: ['im Smaragdschliff', 'in an emerald cut', 'taille émeraude'],
  cushion: ['im Kissenschliff', 'in a cushion cut', 'taille coussin'],
  princess: ['im Princess-Schliff', 'in a princess cut', 'taille princesse'],
  pear: ['im Tropfenschliff', 'in a pear cut', 'taille poire'],
  marquise: ['im Navetteschliff', 'in a marquise cut', 'taille marquise'],
} satisfies Record<Cut, Words>;

export const brilliantCut: Words = ['im Brillantschliff', 'in a brilliant cut', 'taille brillant'];

/** Several pearls, after von, of, de. */
export const pearls = {
  white: ['weißen Akoyaperlen', 'white Akoya pearls', 'perles Akoya blanches'],
  cream: ['cremefarbenen Süßwasserperlen', 'cream freshwater pearls', "perles d'eau douce crème"],
  rose: ['rosigen Süßwasserperlen', 'rosy freshwater pearls', "perles d'eau douce rosées"],
  grey: ['grauen Akoyaperlen', 'grey Akoya pearls', 'perles Akoya grises'],
  tahiti: ['dunklen Tahitiperlen', 'dark Tahitian pearls', 'perles de Tahiti sombres'],
  golden: ['goldenen Südseeperlen', 'golden South Sea pearls', 'perles dorées des mers du Sud'],
} satisfies Record<Pearl, Words>;

export const aPearl = {
  white: ['eine weiße Akoyaperle', 'a white Akoya pearl', 'une perle Akoya blanche'],
  cream: ['eine cremefarbene Süßwasserperle', 'a cream freshwater pearl', "une perle d'eau douce crème"],
  rose: ['eine rosige Süßwasserperle', 'a rosy freshwater pearl', "une perle d'eau douce rosée"],
  grey: ['eine graue Akoyaperle', 'a grey Akoya pearl', 'une perle Akoya grise'],
  tahiti: ['eine dunkle Tahitiperle', 'a dark Tahitian pearl', 'une perle de Tahiti sombre'],
  golden: ['eine goldene Südseeperle', 'a golden South Sea pearl', 'une perle dorée des mers du Sud'],
} satisfies Record<Pearl, Words>;

export function brilliantOrStone(stone: Stone): Words {
  return stone === 'diamond'
    ? ['ein Brillant', 'a brilliant-cut diamond', 'un diamant taille brillant']
    : aStone[stone];
}

export function capitalised(words: Words): Words {
  return eachLanguage((_, say) => say(words).charAt(0).toUpperCase() + say(words).slice(1));
}
