import { formatDate, formatNames } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { article as articleRecipe, page as pageRecipe } from '../../styled-system/recipes/index.js';
import { Picture } from '../../ui/picture.client.tsx';
import { PageBreadcrumbs } from '../pages/page-breadcrumbs.tsx';
import { findArticle } from './article-queries.ts';
import { ArticleTranslations } from './article-translations.tsx';
import '../../ui/article.css';

type Props = { article: number; language: Language; path: string };

/** Header of an article: breadcrumbs, date, author, title, lead and picture. */
export async function ArticleIntro({ article, language, path }: Props) {
  const content = await findArticle(article, language);
  if (!content) return null;
  const { title, lead, date, author, image } = content;
  const page = pageRecipe();
  const styles = articleRecipe();
  return (
    <header className={styles.intro}>
      <PageBreadcrumbs path={path} name={title} language={language} />
      <div className={styles.head}>
        <p className={page.note}>
          {date && <time dateTime={date}>{formatDate(date, language)}</time>}
          {date && author && ', '}
          {author && getMessages(language).articles.by(formatNames(author, language))}
        </p>
        <h1 className={page.title}>{title}</h1>
        {lead && <p className={page.lead}>{lead}</p>}
        <ArticleTranslations article={article} language={language} className={styles.translations} />
      </div>
      {image && (
        <div className={styles.picture}>
          <Picture {...image} sizes="(min-width: 62em) 58vw, 100vw" maxWidth={1200} isEager />
        </div>
      )}
    </header>
  );
}
