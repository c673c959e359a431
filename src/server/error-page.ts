import { STATUS_CODES } from 'node:http';
import { getLanguageOfPath, type Language } from '../i18n/languages.ts';
import { filePolicy, hashSource, pagePolicy, securityHeaders } from './security-headers.ts';

export const errorStatuses = {
  badRequest: 400,
  unreadable: 400,
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  methodNotAllowed: 405,
  notAcceptable: 406,
  tooSlow: 408,
  tooLarge: 413,
  addressTooLong: 414,
  unsupported: 415,
  tooMany: 429,
  failed: 500,
  unavailable: 503,
  busy: 503,
} as const;

export type ErrorKind = keyof typeof errorStatuses;

export type ErrorMessage = { title: string; text: string };

/** Messages of the server's own error pages. */
export type ErrorPageMessages = (
  language: Language,
  kind: ErrorKind,
) => ErrorMessage & { home: string; requestNumber: string };

type ErrorPage = { status: number; headers: Record<string, string>; body: string };

type ErrorPageOptions = {
  kind: ErrorKind;
  path: string;
  errorMessages: ErrorPageMessages;
  isHttps: boolean;
  requestId?: string | undefined;
};

const style = `:root{color-scheme:light dark;background:Canvas;color:CanvasText}a{color:inherit}body{font:17px/1.6 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1.5rem}h1{font-weight:500;line-height:1.2}small{opacity:.7}`;

const styleSource = hashSource(style);

/** The colour mode that is chosen on the site takes precedence over the device's. */
const script = `try{const mode=localStorage["int-color-mode"];if(mode=="light"||mode=="dark")document.documentElement.style.colorScheme=mode}catch{}`;

const scriptSource = hashSource(script);

/** Paths for programs: build files, pictures, payloads and endpoints get plain text. */
const plainTextPaths = /^\/(?:assets|media|api|RSC)\//;

/** Renders an error page without the framework or a file, so that it works when everything else has failed. */
export function renderErrorPage({ kind, path, errorMessages, isHttps, requestId }: ErrorPageOptions): ErrorPage {
  const status = errorStatuses[kind];
  const isForAMoment = status === 503 || status === 429;
  const headers = { 'cache-control': 'no-store', ...(isForAMoment ? { 'retry-after': '5' } : {}) };
  if (plainTextPaths.test(path)) {
    const body = `${status} ${STATUS_CODES[status]}\n`;
    const plain = {
      'content-length': String(body.length),
      'content-type': 'text/plain; charset=utf-8',
      'content-security-policy': filePolicy,
    };
    return { status, headers: { ...headers, ...plain }, body };
  }
  const language = getLanguageOfPath(path);
  const { title, text, home, requestNumber } = errorMessages(language, kind);
  const note = requestId && status >= 500 ? `<p><small>${escapeHtml(requestNumber)} ${requestId}</small></p>` : '';
  const body = `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${style}</style><script>${script}</script></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>
<p><a href="${language === 'de' ? '/' : `/${language}`}">${escapeHtml(home)}</a></p>${note}</main></body>
</html>
`;
  const policy = pagePolicy({ scripts: [scriptSource], styles: [styleSource], matomo: null, isHttps });
  return {
    status,
    headers: {
      ...headers,
      'content-length': String(Buffer.byteLength(body)),
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
    },
    body,
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

type BusyPage = { status: number; headers: Record<string, string>; body: Buffer };

/** The 503 page for refused renders, rendered once per language. */
export function createBusyPages(errorMessages: ErrorPageMessages, isHttps: boolean): (path: string) => BusyPage {
  const pages = new Map<Language | 'payload', BusyPage>();
  return (path) => {
    const kind = path.startsWith('/RSC/') ? 'payload' : getLanguageOfPath(path);
    const cached = pages.get(kind);
    if (cached) return cached;
    const { status, headers, body } = renderErrorPage({ kind: 'busy', path, errorMessages, isHttps });
    const refusal = { status, headers: { ...securityHeaders(isHttps), ...headers }, body: Buffer.from(body) };
    pages.set(kind, refusal);
    return refusal;
  };
}
