import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { getPagesAbove } from './trail-queries.ts';

/** The way back up from a page. */
export async function Trail({ path, name, language }: { path: string; name: string; language: Language }) {
  const above = await getPagesAbove(path, language);
  return <Breadcrumbs label={getMessages(language).breadcrumbs.label} above={above} name={name} />;
}
