import { hashSource } from '../content-security-policy.ts';
import { permissionsPolicy } from '../security-headers.ts';

type Frame = { src: string; sandbox: readonly string[]; isFilm?: boolean };

type EmbedDocument = {
  language: string;
  title: string;
  host: string;
  referrerPolicy: 'no-referrer' | 'strict-origin-when-cross-origin';
  /** Runs once everything above it stands. */
  script: string;
  /** What the host sends: a frame, or a script that fills the element of this id in the document itself. */
  content: { frame: Frame } | { mountPoint: string };
};

const style =
  'html,body{height:100%;margin:0;overflow:hidden}iframe{display:block;width:100%;height:100%;border:0}' +
  '.place{display:grid;height:100%;place-items:center}.place iframe{width:auto;height:auto}';

/** One thing of one other house, in a document of ours whose policy names that house alone. */
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

/** A function as the text of a script that calls it. */
export function toScript<Settings extends object>(run: (settings: Settings) => void, settings: Settings): string {
  return `(${run.toString()})(${JSON.stringify(settings).replaceAll('<', '\\u003c')})`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** What one document under `/embed/` may load, and who may load it. */
type EmbedRules = {
  /** The one origin that the document is for. */
  host: string;
  /** Hashes of what stands in the document itself. */
  scripts: readonly string[];
  styles: readonly string[];
  /**
   * The host's script runs in the document itself. It then has an origin that nobody else has: what our pages keep in
   * this browser is out of its reach.
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

/** Nothing of the device, and the whole screen for films only. */
function embedPermissions(fullscreenFor?: string): string {
  return `${permissionsPolicy()}, fullscreen=${fullscreenFor ? `(self "${fullscreenFor}")` : '()'}`;
}
