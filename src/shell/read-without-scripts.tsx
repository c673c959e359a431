/** Streamed parts are put in their place by a script; a reader without one is led to the page that has them in place. */
export function ReadWithoutScripts({ href }: { href: string }) {
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`0;url=${href}`} />
    </noscript>
  );
}
