import { cleanLine, cleanText } from '../mail/clean-text.ts';
import type { Language } from '../messages/language.ts';
import {
  booleanValue,
  createParser,
  email,
  language,
  matching,
  type Parser,
  project,
  requestId,
  type Shape,
  text,
} from '../messages/parse.ts';
import { parseNetwork } from './request-limits.ts';

export type Caller = {
  project: string;
  language: Language;
  id: string;
  /** Keyed hash of the visitor's IP address. */
  client: string;
  /** Keyed hash of its network; empty if not sent. */
  network: string;
  isSpam: boolean;
};

export type RequestInput = Caller & {
  kind: 'availability' | 'reservation';
  product: number;
  variant: number | null;
  name: string;
  email: string;
  phone: string;
  message: string;
};

export type RatingInput = Caller & {
  product: number;
  rating: number;
  name: string;
  title: string;
  comment: string;
  email: string;
};

/** Maximum of an integer key. */
const maxKey = 2 ** 31 - 1;

const key: Parser<number> = integerBetween(1, maxKey);
const callFields: Shape<Caller> = {
  ...{ project, language, id: requestId, isSpam: booleanValue },
  ...{ client: matching(/^[0-9a-f]{32}$/), network: parseNetwork },
};

export const parseRequest = createParser<RequestInput>({
  ...callFields,
  kind: (value) => (value === 'availability' || value === 'reservation' ? value : undefined),
  product: key,
  variant: (value) => (value === null ? null : key(value)),
  name: text(cleanLine, 1, 200),
  email,
  phone: text(cleanLine, 0, 50),
  message: text(cleanText, 0, 5000),
});

export const parseRating = createParser<RatingInput>({
  ...callFields,
  product: key,
  rating: integerBetween(1, 5),
  name: text(cleanLine, 1, 200),
  title: text(cleanLine, 1, 120),
  comment: text(cleanText, 1, 5000),
  email,
});

function integerBetween(min: number, max: number): Parser<number> {
  return (value) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max ? value : undefined;
}
