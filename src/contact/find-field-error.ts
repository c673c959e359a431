import { type FieldError, isEmail, maxLengths } from './form-rules.ts';

type Entry = Pick<HTMLInputElement | HTMLTextAreaElement, 'name' | 'type' | 'value' | 'required'> & {
  validity: Pick<ValidityState, 'valid' | 'valueMissing'>;
};

const limits: Readonly<Record<string, number>> = maxLengths;

/** What is wrong with a field by the rules that the server has too, or by those of the browser. */
export function findFieldError({ name, type, value, required, validity }: Entry): FieldError | undefined {
  const entry = value.trim();
  if (validity.valueMissing || (required && entry === '')) return 'missing';
  if (entry.length > (limits[name] ?? Number.POSITIVE_INFINITY)) return 'tooLong';
  return !validity.valid || (type === 'email' && entry !== '' && !isEmail(entry)) ? 'invalid' : undefined;
}
