import type { Field, Rule } from './collection.ts';

/** Validation rules for a value; the field's name is inserted when the model is built. */
export function forValue(...rules: Rule[]): Rule {
  return { [anyField]: rules };
}

const anyField = '$field';

/** Directus also validates null, so optional fields have to allow it. */
export function nameField(rule: Rule, field: string, isOptional: boolean): Rule {
  const rules = rule[anyField];
  if (!Array.isArray(rules)) return rule;
  const named = { _and: rules.map((one: Rule) => ({ [field]: one })) };
  return isOptional ? { _or: [named, { [field]: { _null: true } }] } : named;
}

/** Shows the field only for certain values of another one. */
export function shownFor(other: string, values: (string | boolean)[], field: Field): Field {
  const rule = { _and: [{ [other]: { _in: values } }] };
  return { ...field, meta: { ...field.meta, hidden: true, conditions: [{ name: 'shown', rule, hidden: false }] } };
}

/** Makes the field required if another one is filled. */
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

/** The query of an address, without its question mark. */
export const asQuery = (field: Field) =>
  matching(
    field,
    '^[a-z0-9]+=[^\\s?#<>"]*$',
    'Nur was in der Adresse hinter dem Fragezeichen steht, etwa: size=54&width=4.5&profile=flat',
  );

export const asColor = (field: Field) =>
  matching(field, '^#[0-9a-fA-F]{6}$', 'Bitte eine Farbe der Form #aabbcc wählen.');

const ofCode = '[A-Za-z\\d]';
const ranges = Array.from({ length: 9 }, (_, less) => `${ofCode}{${less + 2}} ?[-\u2013] ?${ofCode}{${less + 2}}`);

/** Pattern of postcode areas, see `src/orders/address-form.ts`. Both ends of a range have the same length. */
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

/** Format only; the extension `bank-account` verifies the check digits and shows this message, too. */
export const asIban = (field: Field) =>
  matching(
    field,
    '^[A-Za-z]{2}[0-9]{2}[A-Za-z0-9 ]{11,38}$',
    'Diese IBAN stimmt nicht. Bitte mit dem Kontoauszug vergleichen: zwei Buchstaben, dann Ziffern, in Deutschland 22 Zeichen.',
  );

export const asBic = (field: Field) =>
  matching(field, '^[A-Za-z]{6}[A-Za-z0-9]{2}(?:[A-Za-z0-9]{3})?$', 'Ein BIC hat 8 oder 11 Zeichen, etwa: ABCDDEFFXXX');
