import { Link } from 'waku';
import { formatDate } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { articleList } from '../../styled-system/recipes/index.js';
import { Picture } from '../../ui/picture.client.tsx';
import { type ArticleTeaser, getArticles } from './article-queries.ts';
import '../../ui/article-list.css';

/** All articles of a language, newest first; the first one is larger. */
export async function ArticleList({ language }: { language: Language }) {
  const articles = await getArticles(language);
  const styles = articleList();
  if (articles.length === 0) return <p>{getMessages(language).articles.none}</p>;
  return (
    <ol className={styles.list}>
      {articles.map((article, at) => (
        <li key={article.id} className={styles.item}>
          <Entry article={article} language={language} isFirst={at === 0} />
        </li>
      ))}
    </ol>
  );
}

function Entry({ article, language, isFirst }: { article: ArticleTeaser; language: Language; isFirst: boolean }) {
  const styles = articleList();
  const { title, lead, href, date, image } = article;
  return (
    <article className={styles.entry}>
      <div className={styles.text}>
        {date && (
          <time className={styles.date} dateTime={date}>
            {formatDate(date, language)}
          </time>
        )}
        <h2 className={styles.title}>
          <Link to={href} className={styles.link}>
            {title}
          </Link>
        </h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {image && (
        <div className={styles.picture}>
          <Picture
            {...image}
            alt=""
            sizes={isFirst ? '(min-width: 62em) 58vw, 100vw' : '(min-width: 62em) 25vw, (min-width: 48em) 50vw, 100vw'}
            maxWidth={isFirst ? 1200 : 800}
            isEager={isFirst}
          />
        </div>
      )}
    </article>
  );
}
