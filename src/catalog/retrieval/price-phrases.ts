import type { Language } from '../../i18n/languages.ts';

/**
 * The words around an amount that make it a price, without accents.
 *
 * @property upTo before the amount
 * @property from before the amount
 * @property orLess after the amount
 * @property orMore after the amount
 * @property around before an amount that is meant approximately
 */
type PricePhrases = Readonly<
  Record<'upTo' | 'from' | 'orLess' | 'orMore' | 'between' | 'and' | 'around', readonly string[]>
>;

/** Longer phrases before their own beginnings. */
export const pricePhrases: Readonly<Record<Language, PricePhrases>> = {
  de: {
    upTo: [
      ...['nicht mehr als', 'nicht teurer als', 'nicht uber', 'nicht ueber', 'weniger als', 'billiger als'],
      ...['gunstiger als', 'guenstiger als', 'bis maximal', 'bis max', 'bis max.', 'bis hochstens', 'bis zu', 'bis'],
      ...[
        'unter',
        'maximal',
        'max',
        'max.',
        'hochstens',
        'hoechstens',
        'budget von',
        'budget bis',
        'budget',
        '<',
        '<=',
      ],
    ],
    from: [
      ...['nicht weniger als', 'nicht unter', 'mehr als', 'teurer als', 'ab', 'uber', 'ueber', 'mindestens', 'min'],
      ...['min.', '>', '>='],
    ],
    orLess: [
      ...['oder weniger', 'und weniger', 'oder gunstiger', 'oder billiger', 'maximal', 'max', 'max.', 'hochstens'],
      ...['hoechstens'],
    ],
    orMore: ['+', 'oder mehr', 'und mehr', 'oder teurer', 'und daruber', 'und aufwarts', 'aufwarts', 'mindestens'],
    between: ['zwischen', 'zw.', 'von', 'ab'],
    and: ['und', 'bis zu', 'bis', '-', '&'],
    around: ['um die', 'um', 'rund', 'ungefahr', 'etwa', 'circa', 'ca', 'ca.'],
  },
  en: {
    upTo: [
      ...[
        'not more than',
        'no more than',
        'not over',
        'not above',
        'cheaper than',
        'less than',
        'lower than',
        'at most',
      ],
      ...['up to a maximum of', 'up to', 'upto', 'under', 'below', 'within', 'a maximum of', 'maximum of', 'maximum'],
      ...['max', 'max.', 'budget of', 'budget', '<', '<='],
    ],
    from: [
      ...['not less than', 'no less than', 'not under', 'not below', 'more expensive than', 'more than', 'starting at'],
      ...['starting from', 'upwards of', 'at least', 'from', 'over', 'above', 'a minimum of', 'minimum of', 'minimum'],
      ...['min', 'min.', '>', '>='],
    ],
    orLess: ['or less', 'or under', 'or below', 'and under', 'and below', 'at most', 'maximum', 'max', 'max.', 'tops'],
    orMore: [
      '+',
      'or more',
      'or over',
      'or above',
      'and over',
      'and above',
      'and up',
      'and more',
      'upwards',
      'minimum',
    ],
    between: ['between', 'from'],
    and: ['and', 'up to', 'to', '-', '&'],
    around: ['around', 'about', 'roughly', 'approximately', 'approx', 'approx.', 'circa', 'ca.'],
  },
  fr: {
    upTo: [
      ...['pas plus de', 'pas plus cher que', 'pas au-dessus de', 'moins cher que', 'moins chere que', 'a moins de'],
      ...['moins de', 'inferieur a', 'inferieure a', 'en dessous de', 'en-dessous de', 'au-dessous de', 'au maximum'],
      ...['maximum', "jusqu'a", 'jusqua', 'jusque', 'sous', 'au plus', 'max', 'max.', 'budget de', 'budget', '<', '<='],
    ],
    from: [
      ...['pas moins de', 'a partir de', 'plus cher que', 'plus chere que', 'plus de', 'superieur a', 'superieure a'],
      ...['au-dessus de', 'au dessus de', 'au moins', 'au minimum', 'minimum', 'des', 'min', 'min.', '>', '>='],
    ],
    orLess: ['ou moins', 'et moins', 'au maximum', 'maximum', 'au plus', 'max', 'max.'],
    orMore: ['+', 'ou plus', 'et plus', 'et au-dessus', 'au minimum', 'minimum', 'au moins'],
    between: ['entre', 'de'],
    and: ['et', "jusqu'a", 'a', '-', '&'],
    around: ['aux alentours de', 'autour de', 'environ', 'a peu pres', 'vers'],
  },
};

/** Words before the amount of a phrase that say no more: `price under 500`, `up to about 500`. */
export const priceNouns: Readonly<Record<Language, readonly string[]>> = {
  de: ['preis', 'preise', 'kosten', 'preislich'],
  en: ['price', 'priced', 'prices', 'cost', 'costs', 'costing'],
  fr: ['prix', 'cout', 'coutant'],
};
