import 'client-only';

/** Keeps the query of the page in its links to translations: variant, filters and page number are the same there. */
export function keepQueryInTranslations(): void {
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a[data-translation]') : null;
    if (link instanceof HTMLAnchorElement) keepQuery(link);
  });
}

function keepQuery(link: HTMLAnchorElement): void {
  const { search } = location;
  if (!link.pathname.startsWith('/api/')) {
    link.search = search;
    return;
  }
  const params = new URLSearchParams(link.search);
  const [path] = (params.get('of') ?? '').split('?');
  params.set('of', path + search);
  link.search = String(params);
}
