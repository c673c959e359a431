import type { Field, Rule } from './field.ts';

/** Rules for whatever value there is; the field's name comes in when the model is put together. */
export function forValue(...rules: Rule[]): Rule {
  return { [anyField]: rules };
}

const anyField = '$field';

/** Directus validates null like any value, so that an optional field needs a way out. */
export function nameField(rule: Rule, field: string, isOptional: boolean): Rule {
  const rules = rule[anyField];
  if (!Array.isArray(rules)) return rule;
  const named = { _and: rules.map((one: Rule) => ({ [field]: one })) };
  return isOptional ? { _or: [named, { [field]: { _null: true } }] } : named;
}

/** The field shows only while another one has one of these values. */
export function shownFor(other: string, values: (string | boolean)[], field: Field): Field {
  const rule = { _and: [{ [other]: { _in: values } }] };
  return { ...field, meta: { ...field.meta, hidden: true, conditions: [{ name: 'shown', rule, hidden: false }] } };
}

/** The field must be filled in where another one is. */
export function requiredWith(other: string, field: Field): Field {
  const rule = { _and: [{ [other]: { _nempty: true } }] };
  return { ...field, meta: { ...field.meta, conditions: [{ name: 'required', rule, required: true }] } };
}

function matching(field: Field, pattern: string, message: string): Field {
  return {
    ...field,
    meta: { ...field.meta, validation: forValue({ _regex: pattern }), validation_message: message },
  };
}

export const asEmail = (field: Field) =>
  matching(field, '^[^\\s@,;<>]+@[^\\s@,;<>]+\\.[^\\s@,;<>.]{2,}$', 'Bitte eine vollständige E-Mail-Adresse eingeben.');

export const asSlug = (field: Field) =>
  matching(
    field,
    '^[a-z0-9]+(?:-[a-z0-9]+)*$',
    'Nur Kleinbuchstaben ohne Umlaute, Ziffern und einzelne Bindestriche, etwa: goldring-mit-perle',
  );

export const asPath = (field: Field) =>
  matching(field, '^(?:[a-z0-9_-]+(?:/[a-z0-9_-]+)*)?$', 'Ohne Schrägstrich am Anfang und Ende, etwa: uhren/rolex');

export const asUrl = (field: Field) =>
  matching(field, '^(?:https?://|mailto:|tel:)\\S+$', 'Bitte eine vollständige Adresse eingeben, etwa: https://…');

export const asColor = (field: Field) =>
  matching(field, '^#[0-9a-fA-F]{6}$', 'Bitte eine Farbe der Form #aabbcc wählen.');

const ofCode = '[A-Za-z\\d]';
const ranges = Array.from({ length: 9 }, (_, less) => `${ofCode}{${less + 2}} ?[-\u2013] ?${ofCode}{${less + 2}}`);

/** What the shop reads as an area: see `src/orders/postcode-area.ts`. Ends of a range have as many characters as each other. */
export const areaPattern = (() => {
  const entry = `(?:${ranges.join('|')}|${ofCode}{1,10}\\*?)`;
  return `^\\s*${entry}(?: *[,;\\n]\\s*${entry})*\\s*$`;
})();

export const asPostcodeArea = (field: Field) =>
  matching(
    field,
    areaPattern,
    'Postleitzahlen ohne Leerzeichen und Bindestrich, mit Komma getrennt; von und bis mit gleich vielen Stellen, etwa: 14899, 148*, 14770-14798',
  );

/** The form only; the extension `bank-account` proves the check digits, and its refusal shows this message too. */
export const asIban = (field: Field) =>
  matching(
    field,
    '^[A-Za-z]{2}[0-9]{2}[A-Za-z0-9 ]{11,38}$',
    'Diese IBAN stimmt nicht. Bitte mit dem Kontoauszug vergleichen: zwei Buchstaben, dann Ziffern, in Deutschland 22 Zeichen.',
  );

export const asBic = (field: Field) =>
  matching(field, '^[A-Za-z]{6}[A-Za-z0-9]{2}(?:[A-Za-z0-9]{3})?$', 'Ein BIC hat 8 oder 11 Zeichen, etwa: ABCDDEFFXXX');
