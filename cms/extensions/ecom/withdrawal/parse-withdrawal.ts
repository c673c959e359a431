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
  /** As it was typed. */
  order_number: string;
  /** Single pieces of an order; none for all of it. */
  lines: number[];
  /** Opens one order. */
  token: string | null;
  /** Single pieces in the words of somebody without the link; empty for all of the order. */
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
  // A storefront of before does not say it.
  items: (value) => text(cleanLine, 0, 500)(value ?? ''),
  message: text(cleanText, 0, 2000),
});
