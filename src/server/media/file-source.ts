/** Requests a file from the content system. */
export type LoadFile = (id: string, question: FileRequest) => Promise<Response>;

export type FileRequest = {
  method: 'GET' | 'HEAD';
  /** The Range header of the browser. */
  range: string | undefined;
  /** Aborts when the client disconnects. */
  signal: AbortSignal;
};

const headersTimeoutMs = 5_000;

/** @param assetUrl base address of Directus, which serves files under `/assets` */
export function createFileSource(assetUrl: string, token: string): LoadFile {
  const base = assetUrl.replace(/\/assets$/, '');
  return async (id, { method, range, signal }) => {
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), headersTimeoutMs);
    try {
      return await fetch(`${base}/assets/${id}`, {
        method,
        headers: { ...(token && { authorization: `Bearer ${token}` }), ...(range && { range }) },
        signal: AbortSignal.any([signal, timeout.signal]),
        redirect: 'error',
      });
    } finally {
      clearTimeout(timer);
    }
  };
}
