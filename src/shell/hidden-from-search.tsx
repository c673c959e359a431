/** For a page that has an address, and nothing to look for at it. */
export function HiddenFromSearch() {
  return <meta name="robots" content="noindex" />;
}
