import { eachLanguage, type Words } from '../words.ts';

/** The same product always gets the same phrase, and neighbours get different ones. */
export function choose<T>(seed: string, first: T, ...others: T[]): T {
  const sum = [...seed].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 9973, 7);
  return [first, ...others][sum % (others.length + 1)] ?? first;
}

export function paragraph(...sentences: (Words | undefined)[]): Words {
  const said = sentences.filter((sentence) => sentence !== undefined);
  return eachLanguage((_, say) => `<p>${said.map(say).join(' ')}</p>`);
}

export function list(...points: Words[]): Words {
  return eachLanguage((_, say) => `<ul>${points.map((point) => `<li>${say(point)}</li>`).join('')}</ul>`);
}

export function html(...parts: Words[]): Words {
  return eachLanguage((_, say) => parts.map(say).join(''));
}

/** Facts in one line under a product's name. */
export function factLine(...facts: (Words | undefined)[]): Words {
  const known = facts.filter((fact) => fact !== undefined);
  return eachLanguage((_, say) => known.map(say).join(' · '));
}

export function measure(value: Words, unit: string): Words {
  return eachLanguage((_, say) => `${say(value)} ${unit}`);
}

/** A word of the attribute vocabulary in the middle of a line: French and English write it small. */
export function small(words: Words): Words {
  const [de, en, fr] = words;
  return [
    de.charAt(0).toLowerCase() + de.slice(1),
    en.charAt(0).toLowerCase() + en.slice(1),
    fr.charAt(0).toLowerCase() + fr.slice(1),
  ];
}

/** A word of the vocabulary in a title: German nouns keep their capital. */
export function inTitle([de, en, fr]: Words): Words {
  return [de, en.charAt(0).toLowerCase() + en.slice(1), fr.charAt(0).toLowerCase() + fr.slice(1)];
}
