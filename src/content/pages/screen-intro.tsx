import type { ReactNode } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { toLang } from '../../i18n/translation.ts';
import { display } from '../../styled-system/recipes/index.js';
import { Picture } from '../../ui/picture.client.tsx';
import { findPage } from './page-queries.ts';
import '../../ui/content.css';

/** The first slide: title, picture and children. */
export async function ScreenIntro({ language, children }: { language: Language; children?: ReactNode }) {
  const content = await findPage('display', language);
  if (!content) return null;
  const styles = display();
  const lang = toLang(content.language, language);
  return (
    <section className={styles.slide} lang={lang}>
      {content.image && (
        <div className={styles.picture}>
          <Picture {...content.image} ratio="own" sizes="100vw" isEager isFirst />
        </div>
      )}
      <div className={styles.words}>
        <h1 className={styles.title}>{content.title}</h1>
        {content.lead && <p className={styles.lead}>{content.lead}</p>}
        {children}
      </div>
    </section>
  );
}
