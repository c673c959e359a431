import { permissionsPolicy } from '../security-headers.ts';

/** What one document under `/embed/` may load, and who may load it. */
export type EmbedRules = {
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

export function embedPolicy({ host, scripts, styles, isSandboxed = false }: EmbedRules): string {
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
export function embedPermissions(fullscreenFor?: string): string {
  return `${permissionsPolicy()}, fullscreen=${fullscreenFor ? `(self "${fullscreenFor}")` : '()'}`;
}
