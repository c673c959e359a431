import { parseNetwork, type Sender } from '../ecom/request-limits.ts';
import type { Language } from '../messages/language.ts';
import { createParser, email, language, matching, type Parser, project } from '../messages/parse.ts';

export type StockAlertInput = Sender & {
  project: string;
  language: Language;
  email: string;
  product: number;
  variant: number | null;
};

/** The largest number of a column of keys. */
const maxKey = 2 ** 31 - 1;

const key: Parser<number> = (value) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 1 && value <= maxKey ? value : undefined;

export const parseStockAlert = createParser<StockAlertInput>({
  ...{ project, language, email, product: key },
  variant: (value) => (value === null ? null : key(value)),
  ...{ client: matching(/^[0-9a-f]{32}$/), network: parseNetwork },
});
