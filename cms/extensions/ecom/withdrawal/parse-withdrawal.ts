import { cleanLine, cleanText } from '../../mail/clean-text.ts';
import type { Language } from '../../messages/language.ts';
import {
  booleanValue,
  createParser,
  email,
  language,
  matching,
  type Parser,
  project,
  requestId,
  text,
} from '../../messages/parse.ts';
import { parseNetwork } from '../request-limits.ts';

export type WithdrawalInput = {
  project: string;
  language: Language;
  id: string;
  client: string;
  network: string;
  isSpam: boolean;
  name: string;
  email: string;
  /** Unmodified input. */
  order_number: string;
  /** Ids of single items; empty for the whole order. */
  lines: number[];
  /** Access token of an order. */
  token: string | null;
  /** Items as free text, if there is no token; empty for the whole order. */
  items: string;
  message: string;
};

const maxKey = 2 ** 31 - 1;
const maxLines = 50;

const lines: Parser<number[]> = (value) => {
  if (!Array.isArray(value) || value.length > maxLines) return undefined;
  const keys = value.filter((key): key is number => Number.isSafeInteger(key) && key >= 1 && key <= maxKey);
  return keys.length === value.length ? [...new Set(keys)] : undefined;
};

const token = matching(/^[\w-]{40,200}$/);

export const parseWithdrawal = createParser<WithdrawalInput>({
  project,
  language,
  id: requestId,
  client: matching(/^[0-9a-f]{32}$/),
  network: parseNetwork,
  isSpam: booleanValue,
  name: text(cleanLine, 1, 200),
  email,
  order_number: text(cleanLine, 1, 50),
  lines,
  token: (value) => (value === null ? null : token(value)),
  // Older releases of the storefront do not send it.
  items: (value) => text(cleanLine, 0, 500)(value ?? ''),
  message: text(cleanText, 0, 2000),
});
