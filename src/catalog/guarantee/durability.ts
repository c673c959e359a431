/** Longer than the law asks of the seller: then the producer's guarantee is named in the form that is prescribed. */
const legalMonths = 24;

/**
 * The years on the label of a producer's guarantee of durability, whole or half, which a shorter half year does not fill.
 * Null where the guarantee is no longer than two years.
 */
export function getDurabilityYears(months: number | null): string | null {
  const halves = Math.floor((months ?? 0) / 6);
  if (halves * 6 <= legalMonths) return null;
  return String(halves / 2).replace('.', ',');
}

/** “Producer guarantee in years” in the languages of the Union, as the label has it. */
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
