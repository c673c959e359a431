/** The document title: page, separator, site; or the site's title alone if both are the same. */
export function getPageTitle(page: string, site: string, separator: string): string {
  return page === site || page === '' ? site : `${page} ${separator.trim()} ${site}`;
}
