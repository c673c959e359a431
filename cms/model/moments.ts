import { type Field, type FieldOptions, toColumn, toMeta } from './field.ts';

export function date(label: string, options: FieldOptions = {}): Field {
  return moment('date', label, options, {});
}

/** Wall clock, `HH:mm:ss`. */
export function time(label: string, options: FieldOptions = {}): Field {
  return moment('time', label, options, { includeSeconds: false });
}

/** Wall clock of the shop, without a zone. */
export function dateTime(label: string, options: FieldOptions = {}): Field {
  return moment('dateTime', label, options, { includeSeconds: false });
}

function moment(type: 'date' | 'time' | 'dateTime', label: string, options: FieldOptions, own: object): Field {
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
