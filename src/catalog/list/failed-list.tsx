import { getMessages } from '../../i18n/messages.ts';
import { button, productList } from '../../styled-system/recipes/index.js';
import { AutoRetry } from '../../ui/auto-retry.client.tsx';
import { RetryButton } from '../../ui/retry-button.client.tsx';
import { CategoryLinks } from '../search/category-links.tsx';
import { formatListQuery } from './list-query.ts';
import type { ListRequest } from './prepare-list.ts';

/** What to do when the products cannot be had: the rest of the page stands, and the categories are known without asking. */
export function FailedList({ language, path, query }: Pick<ListRequest, 'language' | 'path' | 'query'>) {
  const words = getMessages(language).catalog;
  return (
    <div className={productList().message} role="alert">
      <h2>{words.failedTitle}</h2>
      <p>{words.failedText}</p>
      <RetryButton href={path + formatListQuery(query)} className={button({ appearance: 'outline' })}>
        {words.retry}
      </RetryButton>
      <AutoRetry />
      <CategoryLinks language={language} />
    </div>
  );
}
