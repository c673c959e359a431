import { signLink, verifyLink } from '../signature.ts';

/** Milliseconds for which a link to the inspector opens it. */
const maxAgeMs = 60 * 60_000;

const cookieName = 'boundaries';

const what = { purpose: 'boundaries', subject: 'inspector', goodForMs: maxAgeMs } as const;

/** Who may see the inspector. */
export type InspectorAccess = {
  /** Whether a request carries a valid key, in its query or in the cookie that the first one left. */
  isAllowed: (request: { query: string; cookie: string | undefined }) => boolean;
  /** The cookie to set for a request whose query has a valid key, so that the following pages need none. */
  findCookie: (query: string) => string | undefined;
};

/** Access by a link that whoever knows the secret has signed within the last hour. */
export function createSignedAccess(secret: string, isHttps: boolean, now = Date.now): InspectorAccess {
  const isValid = (key: string) => verifyLink(secret, what, key, now());
  const findKey = (query: string) => new URLSearchParams(query).get('key') ?? '';
  return {
    isAllowed: ({ query, cookie }) => isValid(findKey(query)) || isValid(readCookie(cookie)),
    findCookie: (query) => {
      const key = findKey(query);
      if (!isValid(key)) return undefined;
      const attributes = `Path=/; Max-Age=${maxAgeMs / 1000}; HttpOnly; SameSite=Strict`;
      return `${cookieName}=${encodeURIComponent(key)}; ${attributes}${isHttps ? '; Secure' : ''}`;
    },
  };
}

/** The query with a key that opens the inspector for an hour. */
export function signInspectorQuery(secret: string, now = Date.now()): string {
  return `?${new URLSearchParams({ key: signLink(secret, what.purpose, what.subject, now) })}`;
}

function readCookie(header = ''): string {
  for (const part of header.split(';')) {
    const [name = '', value = ''] = part.trim().split('=', 2);
    if (name === cookieName) return decode(value);
  }
  return '';
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
