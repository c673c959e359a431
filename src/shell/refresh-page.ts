import 'client-only';

/**
 * Keeps an unattended page up to date: polls its own URL every `interval` milliseconds and reloads when the `ETag`
 * changes. Without a network or a successful response the current page stays.
 */
export function connect(element: HTMLElement, signal: AbortSignal): void {
  let shown: string | undefined;
  const check = async () => {
    const version = await fetchVersion();
    if (version === undefined) return;
    if (shown !== undefined && shown !== version) location.reload();
    shown = version;
  };
  void check();
  const timer = setInterval(check, Number(element.getAttribute('interval')));
  signal.addEventListener('abort', () => clearInterval(timer));
}

/** `ETag` of the page. A GET instead of HEAD: a server that cannot send the body must not trigger a reload. */
async function fetchVersion(): Promise<string | undefined> {
  try {
    const response = await fetch(location.pathname, { cache: 'no-store' });
    if (!response.ok) return undefined;
    await response.text();
    return response.headers.get('etag') ?? undefined;
  } catch {
    return undefined;
  }
}
