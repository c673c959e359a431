import { getLanguageOfPath, type Language } from '../i18n/languages.ts';
import { type ErrorPageMessages, renderErrorPage } from './error-page.ts';
import { securityHeaders } from './security-headers.ts';

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
