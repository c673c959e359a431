import { alloyOf } from '../alloys.ts';
import { type Composition, isEngravable, nameOf, slugOf, titled } from '../composition.ts';
import { describeWatch, watchTeaser } from '../describe/watch.ts';
import { watchNouns } from '../describe/watch-words.ts';
import { watchFacts } from '../facts.ts';
import { makerOf } from '../manufacturers.ts';
import type { WatchNote } from '../product-note.ts';
import { batterySafety } from '../safety.ts';
import type { Words } from '../words.ts';

export function composeWatch(note: WatchNote): Composition {
  const name = nameOf(note);
  const { name: maker, mark } = makerOf(note.house);
  const slug = slugOf(`${note.house.replace('atelier-', '')} ${name[0]}`);
  const alloy = alloyOf(note.look.metal, note.fine ?? 750, note.gilt ? 'steel' : undefined);
  const noun: Words = watchNouns[note.movement];
  return {
    note,
    slug,
    name,
    category: 'watches',
    subcategories: watchSubcategories(note),
    look: { kind: 'watch', mark, caption: captionOf(note), ...note.look },
    facts: watchFacts(note, alloy),
    teaser: watchTeaser(note, alloy),
    description: describeWatch(note, alloy, slug),
    seoTitle: titled(name, [
      `${noun[0]} von ${maker}`,
      `${noun[1].toLowerCase()} by ${maker}`,
      `${noun[2].toLowerCase()} ${maker}`,
    ]),
    ...(note.movement === 'quartz' && { safety: batterySafety }),
    ...(isEngravable(note) && { personalization: 'watch_back' }),
  };
}

const movementsOnDial = {
  DE: { automatic: 'AUTOMATIK', manual: 'HANDAUFZUG', quartz: 'QUARZ', solar: 'SOLAR' },
  FR: { automatic: 'AUTOMATIQUE', manual: 'REMONTAGE MANUEL', quartz: 'QUARTZ', solar: 'SOLAIRE' },
  elsewhere: { automatic: 'AUTOMATIC', manual: 'HAND-WOUND', quartz: 'QUARTZ', solar: 'SOLAR' },
} as const;

/** What the maker prints on the dial in its own language. */
function captionOf({ house, movement, bar }: WatchNote): readonly [string, string] {
  const { country } = makerOf(house);
  const words = movementsOnDial[country === 'DE' || country === 'FR' ? country : 'elsewhere'];
  return [words[movement], bar >= 10 ? `${bar} BAR` : ''];
}

function watchSubcategories({ look, movement }: WatchNote): string[] {
  const keys: string[] = [movement === 'solar' ? 'quartz' : movement];
  if (look.complication === 'chronograph') keys.push('chronographs');
  if (look.case === 'diver') keys.push('divers');
  if (look.case === 'pilot') keys.push('pilots');
  return keys;
}
