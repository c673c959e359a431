import { hashSource, permissionsPolicy } from '../security-headers.ts';

type Frame = { src: string; sandbox: readonly string[]; isFilm?: boolean };

type EmbedDocument = {
  language: string;
  title: string;
  host: string;
  referrerPolicy: 'no-referrer' | 'strict-origin-when-cross-origin';
  /** Inline script at the end of the document. */
  script: string;
  /** A frame of the host, or a script of the host that fills the element with this id. */
  content: { frame: Frame } | { mountPoint: string };
};

const style =
  'html,body{height:100%;margin:0;overflow:hidden}iframe{display:block;width:100%;height:100%;border:0}' +
  '.place{display:grid;height:100%;place-items:center}.place iframe{width:auto;height:auto}';

/** Renders a document for content of one third party, whose policy allows only that host. */
export function renderEmbed(options: EmbedDocument): Response {
  const { language, title, host, referrerPolicy, script, content } = options;
  const isSandboxed = 'mountPoint' in content;
  const body = isSandboxed
    ? `<div class="place"><div id="${content.mountPoint}"></div></div>`
    : renderFrame(content.frame, title);
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeText(title)}</title><style>${style}</style></head><body>${body}<script>${script}</script></body></html>`;
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': embedPolicy({
        host,
        scripts: [hashSource(script)],
        styles: [hashSource(style)],
        isSandboxed,
      }),
      'permissions-policy': embedPermissions(!isSandboxed && content.frame.isFilm ? host : undefined),
      'referrer-policy': referrerPolicy,
      'x-frame-options': 'SAMEORIGIN',
      'x-robots-tag': 'noindex',
    },
  });
}

function renderFrame({ src, sandbox, isFilm = false }: Frame, title: string): string {
  const allow = isFilm ? ' allow="fullscreen"' : '';
  return `<iframe src="${escapeText(src)}" title="${escapeText(title)}" sandbox="${sandbox.join(' ')}"${allow}></iframe>`;
}

/** The source of a script that calls the function with its settings. */
export function toScript<Settings extends object>(run: (settings: Settings) => void, settings: Settings): string {
  return `(${run.toString()})(${JSON.stringify(settings).replaceAll('<', '\\u003c')})`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** Sources of the policy of a document under `/embed/`. */
type EmbedRules = {
  /** The one third-party origin of the document. */
  host: string;
  /** Hashes of inline scripts and styles. */
  scripts: readonly string[];
  styles: readonly string[];
  /**
   * Whether the host's script runs in the document itself. The document is then sandboxed with an opaque origin, so
   * that the script cannot read the storage of our pages.
   */
  isSandboxed?: boolean;
};

function embedPolicy({ host, scripts, styles, isSandboxed = false }: EmbedRules): string {
  const own = (name: string, sources: readonly string[]) => [name, ...sources].join(' ');
  return [
    "default-src 'none'",
    own('script-src', isSandboxed ? [...scripts, host] : scripts),
    own('style-src', isSandboxed ? [...styles, host] : styles),
    ...(isSandboxed ? ["style-src-attr 'unsafe-inline'", `img-src ${host}`] : [`connect-src ${host}`]),
    `frame-src ${host}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    ...(isSandboxed ? ['sandbox allow-scripts'] : ["require-trusted-types-for 'script'", "trusted-types 'none'"]),
  ].join('; ');
}

/** Permissions policy: no device features, and full screen for videos only. */
function embedPermissions(fullscreenFor?: string): string {
  return `${permissionsPolicy()}, fullscreen=${fullscreenFor ? `(self "${fullscreenFor}")` : '()'}`;
}
