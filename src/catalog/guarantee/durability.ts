/** Months of the seller's legal guarantee. A longer producer's guarantee has to be shown by the prescribed label. */
const legalMonths = 24;

/**
 * The years on the label of a producer's guarantee of durability, in whole or half years, rounded down. Null where the
 * guarantee is no longer than two years.
 */
export function getDurabilityYears(months: number | null): string | null {
  const halves = Math.floor((months ?? 0) / 6);
  if (halves * 6 <= legalMonths) return null;
  return String(halves / 2).replace('.', ',');
}

/** “Producer guarantee in years” in the languages of the Union, as printed on the label. */
export const producerGuaranteeLabels: readonly string[] = [
  'Гаранция от производителя в години',
  'Záruka výrobce v letech',
  'Producentgarantiens varighed i år',
  'Herstellergarantie in Jahren',
  'Εγγύηση παραγωγού σε έτη',
  'Producer guarantee in years',
  'Garantía del productor en años',
  'Tootja garantii aastates',
  'Tuottajan takuu vuosina',
  'Garantie du producteur en années',
  'Ráthaíocht an táirgeora de réir blianta',
  'Jamstvo proizvođača u godinama',
  'Gyártói jótállás években',
  'Garanzia del produttore in anni',
  'Gamintojo garantija metais',
  'Ražotāja garantija gados',
  'Garanzija tal-produttur fi snin',
  'Producentengarantie in jaren',
  'Gwarancja producenta w latach',
  'Garantia do produtor em anos',
  'Garanția producătorului în ani',
  'Záruka výrobcu v rokoch',
  'Garancija proizvajalca v letih',
  'Tillverkarens garanti i antal år',
];
