import { Link } from 'waku';
import { formatDate, formatNames } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { getAddresses } from '../../routing/addresses.ts';
import { findArticleHref, findShownHref } from '../../routing/routes.ts';
import { article as articleRecipe, page as pageRecipe } from '../../styled-system/recipes/index.js';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Picture } from '../../ui/picture.client.tsx';
import { Heading } from '../../ui/prose.tsx';
import type { BlockSlots } from '../pages/block-view.tsx';
import { Blocks } from '../pages/blocks.tsx';
import { PageBreadcrumbs } from '../pages/page-intro.tsx';
import { type ArticleTeaser, findArticle, getArticles } from './article-queries.ts';
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
          <Picture {...image} sizes="(min-width: 62em) 58vw, 100vw" maxWidth={1200} isFirst />
        </div>
      )}
    </header>
  );
}

type ArticleTranslationsProps = { article: number; language: Language; className: string };

/**
 * Links to the article's translations, labelled in each language. Each language has its own document, so these are full
 * page loads.
 */
function ArticleTranslations({ article, language, className }: ArticleTranslationsProps) {
  const slugs = getAddresses().articles.find(({ id }) => id === article)?.slugs ?? {};
  const others = getAddresses().languages.flatMap((other) => {
    const href = other === language ? undefined : findArticleHref(slugs, other);
    return href ? [{ other, href }] : [];
  });
  if (others.length === 0) return null;
  return (
    <ul className={className}>
      {others.map(({ other, href }) => (
        <li key={other}>
          <a href={href} hrefLang={other} lang={other}>
            {getMessages(other).articles.readHere}
          </a>
        </li>
      ))}
    </ul>
  );
}

type ArticleBlocksProps = BlockSlots & { article: number; language: Language };

/** The content blocks of an article. */
export async function ArticleBlocks({ article, language, ...slots }: ArticleBlocksProps) {
  const content = await findArticle(article, language);
  return content && <Blocks blocks={content.blocks} language={language} className={articleRecipe().body} {...slots} />;
}

/** Links to the previous and next article, and to the list of all. */
export async function ArticleNeighbours({ article, language }: { article: number; language: Language }) {
  const articles = await getArticles(language);
  const at = articles.findIndex(({ id }) => id === article);
  const messages = getMessages(language).articles;
  const listHref = findShownHref('insights', language);
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
      {listHref && (
        <ButtonLink href={listHref} appearance="outline">
          {messages.all}
        </ButtonLink>
      )}
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
