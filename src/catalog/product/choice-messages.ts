import { toRecord } from '../../base/records.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';

const keys = [
  'fromTo',
  'onRequest',
  'lowest',
  'percent',
  'inStock',
  'inStockCount',
  'onOrder',
  'partlyOnOrder',
  'soldOut',
  'dashed',
  'soldOutHint',
  'soldOutVariantHint',
  'shippingTime',
  'shippingTimeOne',
  'choose',
  'chooseButton',
  'clear',
  'count',
  'countCut',
  'fewer',
  'more',
  'surcharge',
  'voluntary',
  'variantMissing',
  'fieldMissing',
  'optional',
  'charactersLeft',
  'charactersOver',
  'fieldTooLong',
  'fieldNoNumber',
  'withPersonalization',
  'addEngraving',
  'engraved',
  'preview',
  'previewEmpty',
  'reference',
] as const;

export type ChoiceMessages = Record<(typeof keys)[number] | 'from', string>;

/** The messages that the product choice needs in the browser. */
export function getChoiceMessages(language: Language): ChoiceMessages {
  const { product, catalog } = getMessages(language);
  const messages = toRecord(keys, (key) => product[key]);
  return { ...messages, from: catalog.priceFrom('{lowest}') };
}
