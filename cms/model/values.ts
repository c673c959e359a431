import { type Choice, type Field, type FieldOptions, toColumn, toMeta } from './collection.ts';

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

/** Topics of the shop, `['perle', 'geschenk']`, which staff choose from their list. */
export function topics(label: string, options: FieldOptions = {}): Field {
  return {
    type: 'csv',
    label,
    row: 'string[]',
    column: toColumn(options),
    meta: { interface: 'vitrine-topics', special: ['cast-csv'], display: 'labels', ...toMeta(options) },
  };
}

/** Several of these choices, `['flat', 'one']`. */
export function severalOf(label: string, choices: Choice[], options: FieldOptions = {}): Field {
  return {
    type: 'csv',
    label,
    row: 'string[]',
    column: toColumn(options),
    meta: {
      interface: 'select-multiple-dropdown',
      special: ['cast-csv'],
      options: { choices },
      display: 'labels',
      display_options: { choices: choices.map(toLabel) },
      ...toMeta(options),
    },
  };
}

type JsonOptions = FieldOptions & {
  /** Type of the column's values where only our own code writes them. */
  row?: string;
  editor?: Record<string, unknown>;
};

/** An address, which the studio shows as on an envelope. */
export function address(label: string, row: string, options: FieldOptions = {}): Field {
  const field = json(label, { row, ...options });
  return { ...field, meta: { ...field.meta, interface: 'vitrine-address', options: {}, display: 'vitrine-address' } };
}

/** A list of JSON objects that only our own code writes; `template` shows one, `{{name}}: {{value}}`. */
export function jsonList(label: string, row: string, template: string, options: FieldOptions = {}): Field {
  const names = [...template.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
  const fields = names.map((field) => ({ field, name: field, type: 'string', meta: { field, interface: 'input' } }));
  return json(label, { row: `${row}[]`, editor: { template, fields }, ...options });
}

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

export function date(label: string, options: FieldOptions = {}): Field {
  return moment('date', label, options, {});
}

/** Local time, `HH:mm:ss`. */
export function time(label: string, options: FieldOptions = {}): Field {
  return moment('time', label, options, { includeSeconds: false });
}

/** Local date and time of the shop, without a zone. */
export function dateTime(label: string, options: FieldOptions = {}): Field {
  return moment('dateTime', label, options, { includeSeconds: false });
}

/** An instant; the studio shows it in the user's time zone. */
export function timestamp(label: string, options: FieldOptions = {}): Field {
  const field = moment('timestamp', label, options, {});
  return { ...field, meta: { ...field.meta, special: ['cast-timestamp'] } };
}

function moment(
  type: 'date' | 'time' | 'dateTime' | 'timestamp',
  label: string,
  options: FieldOptions,
  own: object,
): Field {
  return {
    type,
    label,
    row: 'string',
    column: toColumn(options),
    meta: {
      interface: 'datetime',
      options: { use24: true, ...own },
      display: 'datetime',
      display_options: {
        format: type === 'time' ? 'HH:mm' : 'short',
        ...(type === 'time' && { includeSeconds: false }),
      },
      width: 'half',
      ...toMeta(options),
    },
  };
}

type ChoiceOptions = FieldOptions & { default?: string; allowOther?: true };

/** A select field; keys are stored, the studio shows German labels. */
export function choice(label: string, choices: Record<string, string> | Choice[], options: ChoiceOptions = {}): Field {
  const { default: start, allowOther, ...rest } = options;
  const list = Array.isArray(choices)
    ? choices
    : Object.entries(choices).map(([value, name]): Choice => ({ text: name, value }));
  return {
    type: 'string',
    label,
    row: allowOther ? 'string' : list.map(({ value }) => `'${value}'`).join(' | '),
    column: { maxLength: 255, ...(start !== undefined && { default: start, nullable: false }), ...toColumn(rest) },
    meta: {
      interface: 'select-dropdown',
      options: { choices: list, ...(allowOther && { allowOther }) },
      display: 'labels',
      display_options: { choices: list.map(toLabel) },
      width: 'half',
      ...toMeta(rest),
    },
  };
}

function toLabel({ text: name, value, color }: Choice) {
  return { text: name, value, ...(color && { color, foreground: color, background: `${color}22` }) };
}
