import { eachLanguage, numberIn, translations } from '../catalogue/words.ts';

/** Diameter in millimetres, and the net prices of a stone by quality. */
const sizes = [
  { carat: 0.01, diameter: 1.3, prices: { si: 14, vvs: 22 } },
  { carat: 0.02, diameter: 1.7, prices: { si: 26, vvs: 39 } },
  { carat: 0.03, diameter: 2, prices: { si: 42, vvs: 64 } },
  { carat: 0.05, diameter: 2.4, prices: { si: 84, vvs: 128 } },
  { carat: 0.07, diameter: 2.7, prices: { si: 135, vvs: 205 } },
  { carat: 0.1, diameter: 3, prices: { si: 230, vvs: 360 } },
  { carat: 0.15, diameter: 3.4, prices: { si: 410, vvs: 640 } },
];

/** Both are Top Wesselton: fine white. */
const qualities = [
  {
    key: 'si',
    name: 'TW/SI',
    says: [
      'Feines Weiß; Einschlüsse sieht unter der Lupe, wer sie sucht, mit bloßem Auge niemand.',
      'Fine white; inclusions show under a loupe to those who look for them, to the naked eye never.',
      "Blanc fin ; les inclusions se voient à la loupe pour qui les cherche, jamais à l'œil nu.",
    ],
  },
  {
    key: 'vvs',
    name: 'TW/VVS',
    says: [
      'Feines Weiß, und selbst unter der Lupe fast ohne Einschlüsse.',
      'Fine white, and even under a loupe almost without inclusions.',
      'Blanc fin et, même à la loupe, presque sans inclusions.',
    ],
  },
] as const;

export const stoneRows = sizes
  .flatMap((size) => qualities.map((quality) => ({ ...size, quality })))
  .map(({ carat, diameter, prices, quality }, index) => ({
    ...{ id: index + 1, project: 1, active: true, key: `${carat.toFixed(2).replace('.', '')}-tw-${quality.key}` },
    ...{ diameter, carat, price: prices[quality.key], sort: index + 1 },
    translations: translations({
      display_name: eachLanguage((language) => {
        const weight = numberIn(carat, language);
        return `${weight} ct, ${quality.name}`;
      }),
      description: eachLanguage((language, say) => {
        const millimetres = numberIn(diameter, language);
        return `${millimetres} mm. ${say(quality.says)}`;
      }),
    }),
  }));
