import type { Language } from '../../i18n/languages.ts';

const list = (words: string) => new Set(words.split(' '));

/** Folded stop words. */
const stopWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  de: list(
    'aber als am an auch auf aus bei beim bitte da das dein deine dem den der des die dies diese dieser dieses du ein eine ' +
      'einem einen einer eines er es etwas fur gibt gunstig habe haben hat ich ihr ihre im in ist kauf kaufen kann man mein ' +
      'meine meinem meinen meiner mich mir mit mochte nach nicht noch nur ob oder ohne online schon schone schonen schoner ' +
      'schones sehr sein seine sich sie sind so such suche suchen uber um und uns unsere vom von war was wie wird wo zu zum zur',
  ),
  en: list(
    'a about all an and are as at be best buy by can cheap do find for from get good has have i in is it its looking me my ' +
      'nice no not of on online or our please s search so some t that the their them these this those to want was we what ' +
      'with you your',
  ),
  fr: list(
    'a ai au aux avec c ce cet cette ces cherche d dans de des du elle en est et il j je jolie joli l la le les leur leurs m ma ' +
      'mais me mes mon n ne nos notre on ou par pas plus pour qu que qui s sa sans se ses son sont sur t ta tes ton tu un une ' +
      'vos votre vous y achat acheter',
  ),
};

/** Prepositions, which end the head of a name: what follows says what it is for, of or with. */
const prepositions: Readonly<Record<Language, ReadonlySet<string>>> = {
  de: list('fur mit aus von vom zu zum zur in im am an auf bei ohne nach'),
  en: list('for with of from in on by without to'),
  fr: list('pour avec de du des d en a au aux sur sans par dans'),
};

export function isStopWord(word: string, language: Language): boolean {
  return stopWords[language].has(word);
}

export function isPreposition(word: string, language: Language): boolean {
  return prepositions[language].has(word);
}
