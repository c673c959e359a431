import { type Field, type FieldOptions, toColumn, toMeta } from './field.ts';

type TextOptions = FieldOptions & { placeholder?: string; maxLength?: number; monospace?: true };

export function text(label: string, options: TextOptions = {}): Field {
  const { placeholder, maxLength = 255, monospace, ...rest } = options;
  const font = monospace && { font: 'monospace' };
  return {
    type: 'string',
    label,
    row: 'string',
    column: { maxLength, ...toColumn(rest) },
    meta: {
      interface: 'input',
      options: { trim: true, ...(placeholder && { placeholder }), ...font },
      ...toMeta(rest),
    },
  };
}

/** Plain multi-line text. */
export function longText(label: string, options: FieldOptions & { softLength?: number } = {}): Field {
  const { softLength, ...rest } = options;
  return {
    type: 'text',
    label,
    row: 'string',
    column: toColumn(rest),
    meta: {
      interface: 'input-multiline',
      options: { trim: true, ...(softLength && { softLength }) },
      display: 'formatted-value',
      ...toMeta(rest),
    },
  };
}

const toolbar = [
  ...['undo', 'redo', 'bold', 'italic', 'h2', 'h3', 'bullist', 'numlist', 'blockquote'],
  ...['customLink', 'unlink', 'removeformat', 'fullscreen'],
];

/** HTML; the toolbar offers only what the storefront's sanitizer allows. */
export function richText(label: string, options: FieldOptions = {}): Field {
  return {
    type: 'text',
    label,
    row: 'string',
    column: toColumn(options),
    meta: {
      interface: 'input-rich-text-html',
      options: { toolbar },
      display: 'formatted-value',
      display_options: { format: true },
      ...toMeta(options),
    },
  };
}

export function flag(label: string, { on = false, ...options }: FieldOptions & { on?: boolean } = {}): Field {
  return {
    type: 'boolean',
    label,
    row: 'boolean',
    column: { default: on, nullable: false },
    meta: {
      interface: 'boolean',
      special: ['cast-boolean'],
      options: { label: 'Ja' },
      display: 'boolean',
      width: 'half',
      ...toMeta(options),
    },
  };
}

/** A list of tags, `['perle', 'geschenk']`. */
export function tags(label: string, options: FieldOptions = {}): Field {
  return {
    type: 'csv',
    label,
    row: 'string[]',
    column: toColumn(options),
    meta: {
      interface: 'tags',
      special: ['cast-csv'],
      options: { whitespace: '-', capitalization: 'lowercase', alphabetize: false },
      display: 'labels',
      ...toMeta(options),
    },
  };
}

type JsonOptions = FieldOptions & {
  /** Type of the column's values where only our own code writes them. */
  row?: string;
  editor?: Record<string, unknown>;
};

/** JSON; without an `editor` the studio shows a code editor. */
export function json(label: string, { row = 'unknown', editor, ...rest }: JsonOptions = {}): Field {
  return {
    type: 'json',
    label,
    row,
    column: toColumn(rest),
    meta: {
      ...(editor
        ? { interface: 'list', options: editor }
        : { interface: 'input-code', options: { language: 'JSON', lineNumber: false } }),
      special: ['cast-json'],
      display: 'formatted-json-value',
      ...toMeta(rest),
    },
  };
}
