import type { Language } from '../i18n/languages.ts';
import { Prose } from '../ui/prose.tsx';
import { findLegalText, type LegalPageType } from './legal-page-queries.ts';
import { RichText } from './rich-text.tsx';

export type { LegalPageType };

/** One of the shop's legal texts. */
export async function LegalText({ type, language }: { type: LegalPageType; language: Language }) {
  const text = await findLegalText(type, language);
  if (!text) return null;
  return (
    <div lang={text.language === language ? undefined : text.language}>
      <Prose>
        <RichText html={text.html} entry={text.entry} language={language} />
      </Prose>
    </div>
  );
}
