/** Robots `noindex`, for pages with a URL but nothing to find in a search engine. */
export function NoIndex() {
  return <meta name="robots" content="noindex" />;
}
