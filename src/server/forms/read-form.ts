import { parseJson } from '../../base/parse-json.ts';

/** Submitted fields, not validated yet. */
export type FormFields = Readonly<Record<string, unknown>>;

type Reading = { status: 'ok'; fields: FormFields } | { status: 'refused'; kind: 'unsupported' | 'unreadable' };

/** Browsers send less than a quarter of this. */
const maxTypeLength = 200;

/** Parses the body of a form or a script. Of repeated fields the first counts. */
export function readForm(contentType: string | undefined, body: string): Reading {
  if (contentType !== undefined && contentType.length > maxTypeLength)
    return { status: 'refused', kind: 'unsupported' };
  const [type = '', ...parameters] = (contentType ?? '').toLowerCase().split(';');
  const charset = parameters.map(findCharset).find(Boolean) ?? 'utf-8';
  if (!/^utf-?8$/.test(charset)) return { status: 'refused', kind: 'unsupported' };
  switch (type.trim()) {
    case 'application/x-www-form-urlencoded':
      return { status: 'ok', fields: Object.fromEntries([...new URLSearchParams(body)].reverse()) };
    case 'application/json':
      return readRecord(body);
    default:
      return { status: 'refused', kind: 'unsupported' };
  }
}

function findCharset(parameter: string): string | undefined {
  const [name, value = ''] = parameter.trim().split('=', 2);
  return name === 'charset' ? value.replaceAll('"', '') : undefined;
}

function readRecord(text: string): Reading {
  const fields = parseJson(text);
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) {
    return { status: 'refused', kind: 'unreadable' };
  }
  return { status: 'ok', fields: { ...fields } };
}
