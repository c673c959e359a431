const list = (words: string) => new Set(words.split(' '));

/** Stems that begin compounds of the trade and may be in no product's name. */
export const knownModifiers = list(
  'arm brillant dam ehe finger flieg fuss fuss gold hals herr hochzeit kind ledr led ohr partn perl platin schmuck silb solitar ' +
    'tauch trau uhr verlob verlobung hand reis gravur geschenk',
);

/** Stems that end compounds of the trade. */
export const knownHeads = list(
  'anhang arm band beweg box etui gold hang kast katchen kett klamm knopf nad perl reif ring roll schliess schliff schmuck silb ' +
    'spang steck stein tuch uhr weck werkzeug',
);

/** Folded words that are no compound of their parts: a key ring is none to wear. */
export const opaqueWords = list(
  'armband armbander armreif armreifen jahresring jahresringe ohrring ohrringe ohrringen schlusselring schlusselringe handaufzug ' +
    'federring perlmutt goldschmied',
);
