import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { getAncestorPages } from './breadcrumb-queries.ts';

/** Breadcrumbs of a page. */
export async function PageBreadcrumbs({ path, name, language }: { path: string; name: string; language: Language }) {
  const above = await getAncestorPages(path, language);
  return <Breadcrumbs label={getMessages(language).breadcrumbs.label} above={above} name={name} />;
}
