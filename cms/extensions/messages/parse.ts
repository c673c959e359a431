import { cleanLine, cleanText } from '../mail/clean-text.ts';
import { isEmailAddress } from '../mail/email-address.ts';
import { type Language, languages } from './language.ts';

/** Undefined where the value is not one. */
export type Parser<T> = (value: unknown) => T | undefined;
export type Shape<T> = { [Name in keyof T]: Parser<T[Name]> };

export type Parsed<T> = { isValid: true; input: T } | { isValid: false; field: string };

export type ContactInput = {
  project: string;
  language: Language;
  name: string;
  email: string;
  message: string;
  id: string;
  isSpam: boolean;
};

export type NewsletterInput = Pick<ContactInput, 'project' | 'language' | 'email'>;

export type TokenInput = { token: string };

export const email: Parser<string> = (value) => (isEmailAddress(value) ? value : undefined);
export const language: Parser<Language> = (value) => languages.find((known) => known === value);

/** The domain of a website. */
export const project = matching(/^[a-z0-9.-]{1,253}$/);
/** Made where the visitor is, so that the same call again is known as the same one. */
export const requestId = matching(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
export const booleanValue: Parser<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

const newsletter: Shape<NewsletterInput> = { project, language, email };

const contact: Shape<ContactInput> = {
  ...newsletter,
  name: text(cleanLine, 0, 200),
  message: text(cleanText, 1, 5000),
  id: requestId,
  isSpam: booleanValue,
};

export const parseContact = createParser(contact);
export const parseNewsletter = createParser(newsletter);
export const parseToken = createParser<TokenInput>({ token: matching(/^[\w-]{43}$/) });

/** Measured as it is kept: without what no reader would see. */
export function text(clean: (typed: string) => string, minLength: number, maxLength: number): Parser<string> {
  return (value) => {
    const cleaned = typeof value === 'string' ? clean(value) : undefined;
    return cleaned !== undefined && cleaned.length >= minLength && cleaned.length <= maxLength ? cleaned : undefined;
  };
}

export function matching(pattern: RegExp): Parser<string> {
  return (value) => (typeof value === 'string' && pattern.test(value) ? value : undefined);
}

export function createParser<T extends object>(shape: Shape<T>): (body: unknown) => Parsed<T> {
  return (body) => {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return { isValid: false, field: '' };
    const given = new Map<string, unknown>(Object.entries(body));
    const parsers = Object.entries<Parser<unknown>>(shape);
    const parsed = parsers.map(([name, parse]) => [name, parse(given.get(name))] as const);
    const wrong = parsed.find(([, value]) => value === undefined);
    if (wrong) return { isValid: false, field: wrong[0] };
    // Every field of the shape is there and has passed its own parser.
    return { isValid: true, input: Object.fromEntries(parsed) as T };
  };
}
