import { join, resolve } from 'node:path';
import type { Secrets } from '../cms/secrets.ts';
import { trimEndSlashes } from '../src/base/trim-slashes.ts';
import { getContentSource, readPort } from './launch/ports.mjs';

export const root = join(import.meta.dirname, '..');

/** Settings of this run, from environment variables. */
export type Settings = {
  port: number;
  cmsPort: number;
  /** Directus's folder: database, uploads, secrets. */
  data: string;
  siteUrl: string;
  siteDomain: string;
  source: 'bundled' | 'elsewhere' | 'nearby';
};

export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  const port = readPort('PORT', 3000, environment);
  return {
    port,
    cmsPort: readPort('CMS_PORT', 8055, environment),
    data: environment.CMS_DATA ? resolve(environment.CMS_DATA) : join(root, 'cms', 'data'),
    siteUrl: trimEndSlashes(environment.SITE_URL ?? '') || `http://localhost:${port}`,
    siteDomain: environment.SITE_DOMAIN || 'vierlinden.example',
    source: getContentSource(environment),
  };
}

/** The base addresses of the content system, order API and assets, and their credentials. */
export type Addresses = {
  contentUrl: string;
  /** For reading. */
  contentToken: string;
  /** For reading what is not published yet. */
  previewToken: string;
  orderUrl: string;
  assetUrl: string;
  /** Signs calls to Directus, which refuses them without it. */
  siteSecret: string;
};

/**
 * @param standard the address for variables that are not set
 * @param secrets those of the bundled Directus
 */
export function readAddresses(
  standard: string,
  secrets: Partial<Pick<Secrets, 'storefrontToken' | 'previewToken' | 'siteSecret'>> = {},
  environment: NodeJS.ProcessEnv = process.env,
): Addresses {
  return {
    contentUrl: environment.CONTENT_API_URL || standard,
    contentToken: environment.CONTENT_API_TOKEN || secrets.storefrontToken || '',
    previewToken: environment.CONTENT_PREVIEW_TOKEN || secrets.previewToken || '',
    orderUrl: environment.ORDER_API_URL || standard,
    assetUrl: environment.ASSET_URL || standard,
    siteSecret: environment.SITE_SECRET || secrets.siteSecret || '',
  };
}

/**
 * The storefront's environment, for the build and for the server alike, so that static and dynamic pages use the same
 * settings.
 */
export function getStorefrontEnvironment(settings: Settings, addresses: Addresses): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(settings.port),
    CMS_PORT: String(settings.cmsPort),
    SITE_URL: settings.siteUrl,
    SITE_DOMAIN: settings.siteDomain,
    CONTENT_API_URL: addresses.contentUrl,
    CONTENT_API_TOKEN: addresses.contentToken,
    CONTENT_PREVIEW_TOKEN: addresses.previewToken,
    ORDER_API_URL: addresses.orderUrl,
    ASSET_URL: addresses.assetUrl,
    SITE_SECRET: addresses.siteSecret,
  };
}
