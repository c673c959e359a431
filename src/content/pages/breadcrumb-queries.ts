import 'server-only';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { findPageKey, hrefTo } from '../../routing/routes.ts';
import { findPage } from './page-queries.ts';

export type Breadcrumb = { href: string; name: string };

/** Ancestor pages of a path, the home page first: `/trauringe` for `/trauringe/werkstatt`. */
export async function getAncestorPages(path: string, language: Language): Promise<Breadcrumb[]> {
  const home = { href: hrefTo('home', language), name: getMessages(language).breadcrumbs.home };
  const segments = path.split('/').slice(1);
  const beginnings = segments.slice(0, -1).map((_, at) => `/${segments.slice(0, at + 1).join('/')}`);
  const between = await Promise.all(
    beginnings.map(async (href): Promise<Breadcrumb[]> => {
      const known = href === home.href ? undefined : findPageKey(href);
      const page = known && (await findPage(known.page, known.language));
      return page ? [{ href, name: page.title }] : [];
    }),
  );
  return [home, ...between.flat()];
}
