import { type Choice, type Field, type FieldOptions, toColumn, toMeta } from './field.ts';

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
