import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { setImmediate as letOthersWork } from 'node:timers/promises';
import { defaultLanguage, type Language, languages } from '../i18n/languages.ts';
import { loadPublicFile, type PublicFile } from './public-file.ts';

/** Everything that is served as it lies. A new release brings a new value; nothing in it changes. */
export type PublicFiles = {
  find: (path: string) => PublicFile | undefined;
  findNotFoundPage: (language: Language) => PublicFile | undefined;
  count: number;
};

/** Waku writes the German page as `404.html`, the others like any page. They are shown, never asked for. */
const notFoundPaths = new Set(languages.map(notFoundPathOf));

/** Visitors are served meanwhile. */
export async function loadPublicFiles(root: string, options: { isHttps: boolean }): Promise<PublicFiles> {
  const files = new Map<string, PublicFile>();
  for (const file of listFiles(root)) {
    const url = toUrl(relative(root, file));
    if (isPayloadOfNotFoundPage(url)) continue;
    const isNotFoundPage = notFoundPaths.has(url);
    files.set(url, loadPublicFile({ url, file, stats: statSync(file) }, { ...options, isNotFoundPage }));
    await letOthersWork();
  }
  return {
    find: (path) => files.get(path),
    findNotFoundPage: (language) => files.get(notFoundPathOf(language)) ?? files.get(notFoundPathOf(defaultLanguage)),
    count: files.size,
  };
}

/** Those of a release over those of the code. */
export function joinFiles(pages: PublicFiles, code: PublicFiles): PublicFiles {
  return {
    find: (path) => pages.find(path) ?? code.find(path),
    findNotFoundPage: pages.findNotFoundPage,
    count: pages.count + code.count,
  };
}

function notFoundPathOf(language: Language): string {
  return language === defaultLanguage ? '/404' : `/${language}/404`;
}

function isPayloadOfNotFoundPage(url: string): boolean {
  return url.startsWith('/RSC/R/') && notFoundPaths.has(url.slice('/RSC/R'.length, -'.txt'.length));
}

function listFiles(root: string): string[] {
  if (!existsSync(root)) return [];
  const all = new Set(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return [...all].filter((file) => !(/\.(?:br|gz)$/.test(file) && all.has(file.slice(0, -3))));
}

function toUrl(path: string): string {
  const url = `/${path.replaceAll(sep, '/')}`;
  if (url === '/404.html') return '/404';
  return url.endsWith('/index.html') ? url.slice(0, -'/index.html'.length) || '/' : url;
}
