import { formatDate } from '../i18n/format.ts';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { article as articleRecipe, page as pageRecipe } from '../styled-system/recipes/index.js';
import { Picture } from '../ui/picture.client.tsx';
import { findArticle } from './article-queries.ts';
import { ArticleTranslations } from './article-translations.tsx';
import { Trail } from './trail.tsx';

type Props = { article: number; language: Language; path: string };

/** How an article begins: where it lies, when it was written and by whom, its name, its sentence, its picture. */
export async function ArticleIntro({ article, language, path }: Props) {
  const written = await findArticle(article, language);
  if (!written) return null;
  const { title, lead, date, author, image } = written;
  const styles = pageRecipe();
  return (
    <header className={styles.intro}>
      <Trail path={path} name={title} language={language} />
      <p className={styles.note}>
        {date && <time dateTime={date}>{formatDate(date, language)}</time>}
        {date && author && ', '}
        {author && getMessages(language).articles.by(author)}
      </p>
      <h1 className={styles.title}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      <ArticleTranslations article={article} language={language} className={articleRecipe().translations} />
      {image && (
        <div className={styles.picture}>
          <Picture {...image} sizes="(min-width: 100rem) 100rem, 100vw" isEager />
        </div>
      )}
    </header>
  );
}
