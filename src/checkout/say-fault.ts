import { fill } from '../catalog/product/fill-words.ts';
import { findPostcodeExample, findPostcodeRange } from '../orders/postcode.ts';
import type { CheckoutWords } from './checkout-speech.ts';
import type { Fault, Faults } from './find-faults.ts';

/** A sentence for a fault. Both addresses have the same fields, and the same words for them. */
export function sayFault(words: CheckoutWords, name: string, faults: Faults, country = ''): string | undefined {
  const fault = faults[name];
  if (!fault) return undefined;
  const text = findSentence(words, getField(name), fault);
  return fill(text, { example: findPostcodeExample(country), ...findPostcodeRange(country) });
}

/** What a field is called, for the list of what is wrong. */
export function getLabel(words: CheckoutWords, name: string): string {
  const labels: Record<string, string> = words.fields;
  return labels[getField(name)] ?? name;
}

function getField(name: string): string {
  return name.slice(name.indexOf('.') + 1);
}

function findSentence({ faults }: CheckoutWords, field: string, fault: Fault): string {
  const sentences: Record<string, string | Partial<Record<string, string>>> = faults;
  const ofField = sentences[field];
  return (
    (typeof ofField === 'object' ? ofField[fault] : undefined) ??
    (fault === 'tooLong' ? faults.tooLong : faults.unreadable)
  );
}
