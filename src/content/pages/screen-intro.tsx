import type { ReactNode } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { toLang } from '../../i18n/translation.ts';
import { display } from '../../styled-system/recipes/index.js';
import { Picture } from '../../ui/picture.client.tsx';
import { findPage } from './page-queries.ts';
import '../../ui/content.css';

/** The first slide: title, picture and children. */
export async function ScreenIntro({ language, children }: { language: Language; children?: ReactNode }) {
  const written = await findPage('display', language);
  if (!written) return null;
  const styles = display();
  const lang = toLang(written.language, language);
  return (
    <section className={styles.slide} lang={lang}>
      {written.image && (
        <div className={styles.picture}>
          <Picture {...written.image} ratio="own" sizes="100vw" isEager isFirst />
        </div>
      )}
      <div className={styles.words}>
        <h1 className={styles.title}>{written.title}</h1>
        {written.lead && <p className={styles.lead}>{written.lead}</p>}
        {children}
      </div>
    </section>
  );
}
