import type { Language } from '../../i18n/languages.ts';
import { toLang } from '../../i18n/translation.ts';
import { Prose } from '../../ui/prose.tsx';
import { RichText } from '../pages/rich-text.tsx';
import { findLegalText, type LegalPageType } from './legal-notice-queries.ts';

export type { LegalPageType };

/** One of the shop's legal texts. */
export async function LegalText({ type, language }: { type: LegalPageType; language: Language }) {
  const text = await findLegalText(type, language);
  if (!text) return null;
  return (
    <div lang={toLang(text.language, language)}>
      <Prose>
        <RichText html={text.html} entry={text.entry} language={language} />
      </Prose>
    </div>
  );
}
