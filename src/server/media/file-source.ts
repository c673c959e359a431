/** The content system's side of a file. */
export type LoadFile = (id: string, question: FileRequest) => Promise<Response>;

export type FileRequest = {
  method: 'GET' | 'HEAD';
  /** A part of the file, as the browser asked for it. */
  range: string | undefined;
  /** Ends the call when the visitor has gone. */
  signal: AbortSignal;
};

const headersTimeoutMs = 5_000;

/** @param assetUrl base address of Directus, which serves files under `/assets` */
export function createFileSource(assetUrl: string, token: string): LoadFile {
  const base = assetUrl.replace(/\/assets$/, '');
  return async (id, { method, range, signal }) => {
    const tooLate = new AbortController();
    const timer = setTimeout(() => tooLate.abort(), headersTimeoutMs);
    try {
      return await fetch(`${base}/assets/${id}`, {
        method,
        headers: { ...(token && { authorization: `Bearer ${token}` }), ...(range && { range }) },
        signal: AbortSignal.any([signal, tooLate.signal]),
        redirect: 'error',
      });
    } finally {
      clearTimeout(timer);
    }
  };
}
