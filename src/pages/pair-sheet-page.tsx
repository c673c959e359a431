import type { Language } from '../i18n/languages.ts';
import { PairSheet } from '../rings/sheet/pair-sheet.tsx';
import { type FindPairSheet, parsePairSheetEntry } from '../rings/sheet/pair-sheet-call.ts';

type Props = {
  language: Language;
  collection: string;
  id: string;
  /** Contains the signed key, and the pair that staff have entered. */
  query: string;
  findPairSheet: FindPairSheet;
};

/** A pair of wedding rings for staff: an order's specification sheet, or the preview of an entry of the studio. */
export function PairSheetPage({ language, collection, id, query, findPairSheet }: Props) {
  return <PairSheet {...{ language, query, findPairSheet }} entry={parsePairSheetEntry(collection, id)} />;
}
