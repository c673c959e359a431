import type { Metal } from '../pictures/look.ts';
import { type AttributeValue, attributeVocabulary } from './attribute-vocabulary.ts';
import type { Words } from './words.ts';

export type Alloy = AttributeValue<'alloy'>;

/** How an alloy follows the words aus, in, en. */
const inSentences = {
  steel: ['Edelstahl', 'stainless steel', 'acier inoxydable'],
  blackened: ['geschwärztem Edelstahl', 'blackened steel', 'acier noirci'],
  gilt_steel: ['vergoldetem Edelstahl', 'gold-plated steel', 'acier doré'],
  titanium: ['Titan', 'titanium', 'titane'],
  silver: ['925er Silber', 'sterling silver', 'argent 925'],
  gilt_silver: ['vergoldetem 925er Silber', 'gold-plated sterling silver', 'vermeil'],
  yellow_333: ['333er Gelbgold', '8 carat yellow gold', 'or jaune 333'],
  yellow_585: ['585er Gelbgold', '14 carat yellow gold', 'or jaune 585'],
  yellow_750: ['750er Gelbgold', '18 carat yellow gold', 'or jaune 750'],
  white_585: ['585er Weißgold', '14 carat white gold', 'or blanc 585'],
  white_750: ['750er Weißgold', '18 carat white gold', 'or blanc 750'],
  rose_585: ['585er Roségold', '14 carat rose gold', 'or rose 585'],
  rose_750: ['750er Roségold', '18 carat rose gold', 'or rose 750'],
  platinum: ['950er Platin', '950 platinum', 'platine 950'],
  brass: ['Messing', 'brass', 'laiton'],
} as const satisfies Partial<Record<Alloy, Words>>;

export type MetalAlloy = keyof typeof inSentences;

export function alloyWords(alloy: MetalAlloy): Words {
  return inSentences[alloy];
}

export function alloyName(alloy: Alloy): Words {
  return attributeVocabulary.alloy.values[alloy];
}

/** Which alloy a drawn metal stands for. `gilt` is what lies under a plating. */
export function alloyOf(metal: Metal, fine: 333 | 585 | 750, gilt: 'steel' | 'silver' | undefined): MetalAlloy {
  switch (metal) {
    case 'yellow_gold':
      if (gilt) return `gilt_${gilt}`;
      return `yellow_${fine}`;
    case 'rose_gold':
      if (gilt) return `gilt_${gilt}`;
      return fine === 750 ? 'rose_750' : 'rose_585';
    case 'white_gold':
      return fine === 750 ? 'white_750' : 'white_585';
    default:
      return metal;
  }
}
