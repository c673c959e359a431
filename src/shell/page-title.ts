/** The site's title alone when the page is called the same, else page, separator, site. */
export function getPageTitle(page: string, site: string, separator: string): string {
  return page === site || page === '' ? site : `${page} ${separator.trim()} ${site}`;
}
