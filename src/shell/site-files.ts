import type { Language } from '../i18n/languages.ts';
import { previewRoutes } from '../routing/routes.ts';

export const sitemapPath = '/sitemap.xml';
export const securityPath = '/.well-known/security.txt';

export function getManifestPath(language: Language): string {
  return `/site-${language}.webmanifest`;
}

/** Paths that are not pages: APIs, previews and health checks. */
const disallowedPaths = [
  '/api/',
  '/embed/',
  '/healthz',
  '/readyz',
  ...Object.values(previewRoutes).map((path) => `${path}/`),
];

export function writeRobots(siteUrl: string): string {
  const rules = disallowedPaths.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${siteUrl}${sitemapPath}`, ''].join('\n');
}

/** RFC 9116 recommends an expiry of less than a year; each release renews it. */
const validityMs = 360 * 24 * 3_600_000;

type Security = { siteUrl: string; contact: string; languages: readonly Language[]; now: number };

export function writeSecurity({ siteUrl, contact, languages, now }: Security): string {
  return [
    `Contact: ${contact}`,
    `Expires: ${new Date(now + validityMs).toISOString().slice(0, 19)}Z`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${siteUrl}${securityPath}`,
    '',
  ].join('\n');
}

type Manifest = { name: string; language: Language; start: string; color: string };

export function writeManifest({ name, language, start, color }: Manifest): string {
  const icon = (src: string, size: number, purpose?: 'maskable') => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    ...(purpose && { purpose }),
  });
  return JSON.stringify({
    name,
    short_name: name,
    lang: language,
    id: start,
    start_url: start,
    scope: '/',
    display: 'browser',
    theme_color: color,
    background_color: color,
    icons: [
      icon('/icon-192.png', 192),
      icon('/icon-512.png', 512),
      icon('/icon-maskable-512.png', 512, 'maskable'),
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  });
}
