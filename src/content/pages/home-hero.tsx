import type { ReactNode } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { toLang } from '../../i18n/translation.ts';
import { hero } from '../../styled-system/recipes/index.js';
import { Picture } from '../../ui/picture.client.tsx';
import { getBranches } from '../company/branch-queries.ts';
import { OpeningStatusLine } from '../opening-hours/opening-status.client.tsx';
import { findPage } from './page-queries.ts';
import '../../ui/content.css';

/** Hero of the home page: title, lead, picture, and links passed as children. */
export async function HomeHero({ language, children }: { language: Language; children?: ReactNode }) {
  const [written, [house]] = await Promise.all([findPage('home', language), getBranches(language)]);
  if (!written) return null;
  const styles = hero();
  const lang = toLang(written.language, language);
  return (
    <header className={styles.root}>
      <div className={styles.text}>
        <h1 className={styles.title} lang={lang}>
          {written.title}
        </h1>
        {written.lead && (
          <p className={styles.lead} lang={lang}>
            {written.lead}
          </p>
        )}
        <div className={styles.doors}>{children}</div>
        {house && (
          <div className={styles.today}>
            <OpeningStatusLine language={language} branchId={house.id} />
          </div>
        )}
      </div>
      {written.image && (
        <div className={styles.picture}>
          <Picture {...written.image} sizes="(min-width: 62em) 56vw, 100vw" isEager isFirst />
        </div>
      )}
    </header>
  );
}
