import type { ReactNode } from 'react';
import { pictureUses } from '../../base/requested-pictures.ts';
import type { Language } from '../../i18n/languages.ts';
import { toLang } from '../../i18n/translation.ts';
import { hero } from '../../styled-system/recipes/index.js';
import { Picture } from '../../ui/picture.client.tsx';
import { getBranches } from '../company/company-queries.ts';
import { OpeningStatusLine } from '../opening-hours/opening-status-line.tsx';
import { findPage } from './page-queries.ts';
import '../../ui/content.css';

/** Hero of the home page: title, lead, picture, and links passed as children. */
export async function HomeHero({ language, children }: { language: Language; children?: ReactNode }) {
  const [content, [mainBranch]] = await Promise.all([findPage('home', language), getBranches(language)]);
  if (!content) return null;
  const styles = hero();
  const lang = toLang(content.language, language);
  return (
    <header className={styles.root}>
      <div className={styles.text}>
        <h1 className={styles.title} lang={lang}>
          {content.title}
        </h1>
        {content.lead && (
          <p className={styles.lead} lang={lang}>
            {content.lead}
          </p>
        )}
        <div className={styles.doors}>{children}</div>
        {mainBranch && (
          <div className={styles.today}>
            <OpeningStatusLine language={language} branchId={mainBranch.id} />
          </div>
        )}
      </div>
      {content.image && (
        <div className={styles.picture}>
          <Picture {...content.image} {...pictureUses.hero} isEager isFirst />
        </div>
      )}
    </header>
  );
}
