/** For a page that has an address, and nothing to look for at it. */
export function NoIndex() {
  return <meta name="robots" content="noindex" />;
}
