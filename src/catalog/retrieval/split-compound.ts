import { foldUmlaut } from '../index/fold-words.ts';

const list = (words: string) => new Set(words.split(' '));

/** Stems that begin compounds of the trade and may be in no product's name. */
const knownModifiers = list(
  'arm brillant dam ehe finger flieg fuss fuss gold hals herr hochzeit kind ledr led ohr partn perl platin schmuck silb solitar ' +
    'tauch trau uhr verlob verlobung hand reis gravur geschenk',
);

/** Stems that end compounds of the trade. */
const knownHeads = list(
  'anhang arm band beweg box etui gold hang kast katchen kett klamm knopf nad perl reif ring roll schliess schliff schmuck silb ' +
    'spang steck stein tuch uhr weck werkzeug',
);

/** Folded words that are no compound of their parts: a key ring is none to wear. */
const opaqueWords = list(
  'armband armbander armreif armreifen jahresring jahresringe ohrring ohrringe ohrringen schlusselring schlusselringe handaufzug ' +
    'federring perlmutt goldschmied',
);

/** `Goldring`: what it is and what is said of it. The modifier is undefined where nobody knows it. */
export type Compound = { modifier: string | undefined; head: string };

type CompoundRules = {
  stem: (word: string) => string;
  /** Whether a term of the catalogue may begin a compound. */
  isModifier: (term: string) => boolean;
  /** Whether a term of the catalogue may end one: whether it says what something is. */
  isHead: (term: string) => boolean;
};

const minPartLength = 3;
const maxCompoundLength = 40;

/**
 * Splits a German compound by the words of the catalogue and a small list. The longest head counts, a known modifier
 * before an unknown one.
 */
export function splitCompound(written: string, { stem, isModifier, isHead }: CompoundRules): Compound | undefined {
  const word = foldUmlaut(written);
  if (word.length > maxCompoundLength || opaqueWords.has(word) || /\d/.test(word)) return undefined;
  let withUnknown: Compound | undefined;
  for (let at = minPartLength; at <= word.length - minPartLength; at += 1) {
    const head = stem(word.slice(at));
    if (head.length < minPartLength || !(isHead(head) || knownHeads.has(head))) continue;
    const modifier = findModifier(word.slice(0, at), stem, isModifier);
    if (modifier !== undefined) return { modifier, head };
    withUnknown ??= { modifier: undefined, head };
  }
  return withUnknown;
}

/** `verlobungs` is `verlobung`, `uhren` is `uhr`: compounds are joined by letters that belong to neither part. */
function findModifier(
  part: string,
  stem: CompoundRules['stem'],
  isModifier: CompoundRules['isModifier'],
): string | undefined {
  const forms = [stem(part), ...[/s$/, /n$/, /e[nrs]$/, /e$/].map((link) => stem(part.replace(link, '')))];
  return forms.find((form) => form.length >= minPartLength - 1 && (isModifier(form) || knownModifiers.has(form)));
}
