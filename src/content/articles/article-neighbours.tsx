import { Link } from 'waku';
import { formatDate } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { hrefTo } from '../../routing/routes.ts';
import { article as articleRecipe } from '../../styled-system/recipes/index.js';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Picture } from '../../ui/picture.client.tsx';
import { type ArticleTeaser, getArticles } from './article-queries.ts';
import '../../ui/article.css';

/** Links to the previous and next article, and to the list of all. */
export async function ArticleNeighbours({ article, language }: { article: number; language: Language }) {
  const articles = await getArticles(language);
  const at = articles.findIndex(({ id }) => id === article);
  const messages = getMessages(language).articles;
  const styles = articleRecipe();
  // The first and the last article have two neighbours, too.
  const first = Math.max(0, Math.min(at - 1, articles.length - 3));
  const neighbours = articles.slice(first, first + 3).filter(({ id }) => id !== article);
  if (at < 0) return null;
  return (
    <nav className={styles.neighbours} aria-labelledby="read-on">
      <Heading level={2} id="read-on">
        {messages.more}
      </Heading>
      <ul className={styles.list}>
        {neighbours.map((entry) => (
          <li key={entry.id}>
            <Neighbour entry={entry} language={language} />
          </li>
        ))}
      </ul>
      <ButtonLink href={hrefTo('insights', language)} appearance="outline">
        {messages.all}
      </ButtonLink>
    </nav>
  );
}

/** Teaser of a neighbouring article; its date tells whether it is older or newer. */
function Neighbour({ entry, language }: { entry: ArticleTeaser; language: Language }) {
  const styles = articleRecipe();
  return (
    <Link to={entry.href} className={styles.neighbour}>
      {entry.image && (
        <span className={styles.thumbnail}>
          <Picture {...entry.image} alt="" sizes="10rem" maxWidth={320} />
        </span>
      )}
      <span>
        {entry.date && (
          <time className={styles.label} dateTime={entry.date}>
            {formatDate(entry.date, language)}
          </time>
        )}
        <span className={styles.name}>{entry.title}</span>
      </span>
    </Link>
  );
}
