import { type Field, type FieldOptions, toColumn, toMeta } from './field.ts';

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
