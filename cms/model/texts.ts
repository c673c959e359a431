import type { Field, FieldOptions, Fields } from './collection.ts';
import { asColor, asEmail, asPath, asSlug, asUrl } from './rules.ts';
import { choice, text } from './values.ts';

export function email(label: string, options: FieldOptions = {}): Field {
  return asEmail(withIcon(text(label, { width: 'half', ...options }), 'mail'));
}

export function phone(label: string, options: FieldOptions = {}): Field {
  return withIcon(text(label, { width: 'half', placeholder: '030 23125-120', ...options }), 'call');
}

/** URL slug. */
export function slug(label: string, options: FieldOptions = {}): Field {
  const field = text(label, { width: 'half', monospace: true, note: 'Teil der Adresse im Browser', ...options });
  return asSlug({ ...field, meta: { ...field.meta, options: { ...field.meta.options, slug: true } } });
}

/** German path of a page. */
export function path(label: string, options: FieldOptions = {}): Field {
  return asPath(text(label, { width: 'half', monospace: true, placeholder: 'uhren/rolex', ...options }));
}

export function url(label: string, options: FieldOptions = {}): Field {
  return asUrl(withIcon(text(label, { maxLength: 1000, placeholder: 'https://', ...options }), 'link'));
}

export function color(label: string, options: FieldOptions = {}): Field {
  const field = text(label, { width: 'half', ...options });
  return asColor({ ...field, meta: { ...field.meta, interface: 'select-color', options: {}, display: 'color' } });
}

export function language(label = 'Sprache', options: FieldOptions = {}): Field {
  return choice(label, { de: 'Deutsch', en: 'Englisch', fr: 'Französisch' }, options);
}

function withIcon(field: Field, iconLeft: string): Field {
  return { ...field, meta: { ...field.meta, options: { ...field.meta.options, iconLeft } } };
}

const readonly = true;

/**
 * Fields of a link's token: it is derived from the seed and a secret outside the database, and looked up by its hash.
 */
export function secrets(name: string, label: string): Fields {
  return {
    [`${name}_seed`]: text(`${label}: Ausgangswert`, { hidden: true, readonly }),
    [`${name}_hash`]: text(`${label}: Prüfsumme`, { hidden: true, readonly, indexed: true }),
  };
}
