import { JsonLd } from '../ui/json-ld.tsx';
import { getSiteUrl } from './site-url.ts';
import { getArticleData } from './structured-data.ts';

type Props = { article: Parameters<typeof getArticleData>[1] };

/** What machines read of an article, beside its head. */
export function ArticleData({ article }: Props) {
  return <JsonLd data={getArticleData(getSiteUrl(), article)} />;
}
