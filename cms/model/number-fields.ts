import { type Column, type Field, type FieldOptions, type FieldType, toColumn, toMeta } from './collection.ts';
import { forValue } from './rules.ts';

type NumberOptions = FieldOptions & { default?: number; min?: number; max?: number; unit?: string };

export function integer(label: string, options: NumberOptions = {}): Field {
  return numeric('integer', 'number', label, options, {});
}

/** An amount in euros. */
export function money(label: string, options: NumberOptions = {}): Field {
  const field = numeric('decimal', 'string | number', label, { min: 0, unit: '€', ...options }, { precision: [10, 2] });
  const amount = options.readonly ? { interface: 'vitrine-amount', options: {} } : {};
  const meta = { ...field.meta, ...amount, display: 'vitrine-euro', display_options: {} };
  return { ...field, amount: 'money', meta };
}

export function percent(label: string, options: NumberOptions = {}): Field {
  const limits = { min: 0, max: 100, unit: '%' };
  const field = numeric('decimal', 'string | number', label, { ...limits, ...options }, { precision: [5, 2] });
  return { ...field, amount: 'percent' };
}

/** @param places decimal places */
export function decimal(label: string, places: 1 | 2 | 3, options: NumberOptions = {}): Field {
  return numeric('decimal', 'string | number', label, options, { precision: [8, places] });
}

/** Degrees; six decimal places are about 10 cm. */
export function coordinate(label: string, limit: 90 | 180, options: FieldOptions = {}): Field {
  const limits = { min: -limit, max: limit, unit: '°' };
  return numeric('decimal', 'string | number', label, { ...limits, ...options }, { precision: [9, 6] });
}

function numeric(type: FieldType, row: string, label: string, options: NumberOptions, column: Column): Field {
  const { default: start, min, max, unit, ...rest } = options;
  const bounds = [...(min === undefined ? [] : [{ _gte: min }]), ...(max === undefined ? [] : [{ _lte: max }])];
  const suffix = unit && { suffix: ` ${unit}` };
  return {
    type,
    label,
    row,
    column: { ...column, ...(start !== undefined && { default: start, nullable: false }), ...toColumn(rest) },
    meta: {
      interface: 'input',
      options: {
        ...(min !== undefined && { min }),
        ...(max !== undefined && { max }),
        step: type === 'integer' ? 1 : 10 ** -(column.precision?.[1] ?? 0),
        ...(unit === '€' && { iconRight: 'euro' }),
      },
      display: 'formatted-value',
      display_options: { ...suffix },
      width: 'half',
      ...(bounds.length > 0 && {
        validation: forValue(...bounds),
        validation_message: explainBounds(min, max),
      }),
      ...toMeta(rest),
    },
  };
}

function explainBounds(min: number | undefined, max: number | undefined) {
  if (max === undefined) return `Bitte eine Zahl ab ${min} eingeben.`;
  return min === undefined ? `Bitte höchstens ${max} eingeben.` : `Bitte eine Zahl von ${min} bis ${max} eingeben.`;
}
