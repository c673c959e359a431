/** What was sent, not yet looked at: names and values as they came. */
export type FormFields = Readonly<Record<string, unknown>>;

type Reading = { status: 'ok'; fields: FormFields } | { status: 'refused'; kind: 'unsupported' | 'unreadable' };

/** Reads what a form or a script sends. Of a field that is there twice the first counts. */
export function readForm(contentType: string | undefined, body: string): Reading {
  const [type = '', ...parameters] = (contentType ?? '').toLowerCase().split(';');
  const charset = parameters.map((one) => /^\s*charset="?([^"]*)"?\s*$/.exec(one)?.[1]).find(Boolean) ?? 'utf-8';
  if (!/^utf-?8$/.test(charset)) return { status: 'refused', kind: 'unsupported' };
  switch (type.trim()) {
    case 'application/x-www-form-urlencoded':
      return { status: 'ok', fields: Object.fromEntries([...new URLSearchParams(body)].reverse()) };
    case 'application/json':
      return parseJson(body);
    default:
      return { status: 'refused', kind: 'unsupported' };
  }
}

function parseJson(text: string): Reading {
  try {
    const fields: unknown = JSON.parse(text);
    if (typeof fields === 'object' && fields !== null && !Array.isArray(fields)) {
      return { status: 'ok', fields: { ...fields } };
    }
  } catch {
    // Said below, as for anything else that is no record.
  }
  return { status: 'refused', kind: 'unreadable' };
}
