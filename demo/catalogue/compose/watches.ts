import { alloyOf } from '../alloys.ts';
import { type Composition, isEngravable, nameOf, slugOf, titled } from '../composition.ts';
import { describeWatch, watchTeaser } from '../describe/watch.ts';
import { watchNouns } from '../describe/watch-words.ts';
import { watchFacts } from '../facts.ts';
import { makerOf } from '../manufacturers.ts';
import type { WatchPiece } from '../piece.ts';
import { batterySafety } from '../safety.ts';
import type { Words } from '../words.ts';

export function composeWatch(piece: WatchPiece): Composition {
  const name = nameOf(piece);
  const { name: maker, mark } = makerOf(piece.house);
  const slug = slugOf(`${piece.house.replace('atelier-', '')} ${name[0]}`);
  const alloy = alloyOf(piece.look.metal, piece.fine ?? 750, piece.gilt ? 'steel' : undefined);
  const noun: Words = watchNouns[piece.movement];
  return {
    piece,
    slug,
    name,
    category: 'watches',
    subcategories: watchSubcategories(piece),
    look: { kind: 'watch', mark, caption: captionOf(piece), ...piece.look },
    facts: watchFacts(piece, alloy),
    teaser: watchTeaser(piece, alloy),
    description: describeWatch(piece, alloy, slug),
    seoTitle: titled(name, [
      `${noun[0]} von ${maker}`,
      `${noun[1].toLowerCase()} by ${maker}`,
      `${noun[2].toLowerCase()} ${maker}`,
    ]),
    ...(piece.movement === 'quartz' && { safety: batterySafety }),
    ...(isEngravable(piece) && { personalization: 'watch_back' }),
  };
}

const movementsOnDial = {
  DE: { automatic: 'AUTOMATIK', manual: 'HANDAUFZUG', quartz: 'QUARZ', solar: 'SOLAR' },
  FR: { automatic: 'AUTOMATIQUE', manual: 'REMONTAGE MANUEL', quartz: 'QUARTZ', solar: 'SOLAIRE' },
  elsewhere: { automatic: 'AUTOMATIC', manual: 'HAND-WOUND', quartz: 'QUARTZ', solar: 'SOLAR' },
} as const;

/** What the maker prints on the dial in its own language. */
function captionOf({ house, movement, bar }: WatchPiece): readonly [string, string] {
  const { country } = makerOf(house);
  const words = movementsOnDial[country === 'DE' || country === 'FR' ? country : 'elsewhere'];
  return [words[movement], bar >= 10 ? `${bar} BAR` : ''];
}

function watchSubcategories({ look, movement }: WatchPiece): string[] {
  const keys: string[] = [movement === 'solar' ? 'quartz' : movement];
  if (look.complication === 'chronograph') keys.push('chronographs');
  if (look.case === 'diver') keys.push('divers');
  if (look.case === 'pilot') keys.push('pilots');
  return keys;
}
