import type { ReactNode } from 'react';
import type { Language } from '../i18n/languages.ts';
import type { PageKey } from '../routes.ts';
import { page as pageRecipe } from '../styled-system/recipes/index.js';
import { Picture } from '../ui/picture.client.tsx';
import { findPage } from './page-queries.ts';

type Props = {
  page: PageKey;
  language: Language;
  /** What more there is to say before the picture. */
  children?: ReactNode;
};

/** How a page begins: its name, a sentence, a picture. */
export async function PageIntro({ page, language, children }: Props) {
  const written = await findPage(page, language);
  if (!written) return null;
  const styles = pageRecipe();
  return (
    <header className={styles.intro} lang={written.language === language ? undefined : written.language}>
      <h1 className={styles.title}>{written.title}</h1>
      {written.lead && <p className={styles.lead}>{written.lead}</p>}
      {children}
      {written.image && (
        <div className={styles.picture}>
          <Picture {...written.image} sizes="(min-width: 100rem) 100rem, 100vw" isEager />
        </div>
      )}
    </header>
  );
}
