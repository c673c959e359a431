import { type ReactNode, Suspense } from 'react';
import { markIncomplete } from '../../base/render-state.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { getSiteTexts } from '../../routing/addresses.ts';
import type { ListScope } from '../../routing/list-scope.ts';
import { brandIntro, listHeading, skeleton } from '../../styled-system/recipes/index.js';
import { Picture } from '../../ui/picture.client.tsx';
import { peekCatalogue } from '../index/catalogue.ts';
import { SearchField } from '../search/search-field.tsx';
import type { ListRequest } from './prepare-list.ts';
import { type Brand, getBrand, peekBrand } from './product-list-queries.ts';
import '../../ui/list.css';

// Imported here since every list has a heading, also an empty search.

type ListDescription = { name: string; description: string | undefined };

/**
 * Name and description of a list, from memory. Names of brands and tags come from the catalogue; before it is loaded
 * the slug stands in.
 */
export function describeList({ scope, query, language }: Omit<ListRequest, 'path'>): ListDescription {
  const messages = getMessages(language).catalog;
  switch (scope.kind) {
    case 'shop':
      return { name: messages.allProducts, description: undefined };
    case 'category': {
      const known = getSiteTexts().categories.find(({ key }) => key === scope.key);
      const name = known?.names[language] ?? known?.names.de ?? messages.allProducts;
      return { name, description: known?.descriptions[language] };
    }
    case 'brand': {
      const known = peekCatalogue()?.manufacturers.find(({ key }) => key === scope.slug);
      const description = peekBrand(scope.slug)?.descriptions[language];
      return { name: known?.names[language] ?? scope.slug, description };
    }
    case 'tag': {
      const known = peekCatalogue()?.tags.find(({ key }) => key === scope.slug);
      return { name: known?.names[language] ?? scope.slug, description: known?.descriptions[language] || undefined };
    }
    case 'search':
      return { name: query.text ? messages.foundFor(query.text) : messages.search, description: undefined };
  }
}

type Props = ListRequest & {
  /** Breadcrumbs of the list. */
  breadcrumbs: ReactNode;
  isInPlace: boolean;
};

/** Name and description of the list; on the search page the search field. */
export function ListHeading({ breadcrumbs, isInPlace, ...request }: Props) {
  const styles = listHeading();
  const { scope, language } = request;
  const { name, description } = describeList(request);
  return (
    <header className={styles.root}>
      {breadcrumbs}
      <h1 className={styles.title}>{name}</h1>
      {scope.kind === 'search' && <SearchField language={language} text={request.query.text} />}
      {scope.kind === 'brand' ? (
        <BrandPart slug={scope.slug} name={name} language={language} isInPlace={isInPlace} />
      ) : (
        description && <p className={styles.lead}>{description}</p>
      )}
    </header>
  );
}

type BrandPartProps = { slug: string; name: string; language: Language; isInPlace: boolean };

function BrandPart({ isInPlace, ...props }: BrandPartProps) {
  const brand = peekBrand(props.slug);
  if (brand !== undefined) return <BrandIntroContent brand={brand} {...props} />;
  if (isInPlace) return <BrandIntro {...props} />;
  markIncomplete();
  return (
    <Suspense fallback={<BrandIntroSkeleton />}>
      <BrandIntro {...props} />
    </Suspense>
  );
}

/** Whether everything the heading shows is cached. */
export function isHeadingCached(scope: ListScope): boolean {
  return scope.kind !== 'brand' || peekBrand(scope.slug) !== undefined;
}

type BrandIntroProps = { slug: string; name: string; language: Language };

/** Logo and description of a brand, above the list of its products. When they cannot be read, the list stands alone. */
async function BrandIntro({ slug, name, language }: BrandIntroProps) {
  try {
    return <BrandIntroContent brand={await getBrand(slug)} name={name} language={language} />;
  } catch (error) {
    markIncomplete();
    console.warn(JSON.stringify({ level: 'warn', event: 'brand not read', slug, reason: String(error) }));
    return null;
  }
}

function BrandIntroContent({ brand, name, language }: { brand: Brand | null; name: string; language: Language }) {
  const styles = brandIntro();
  const description = brand?.descriptions[language] ?? brand?.descriptions.de;
  if (!brand?.logo && !description) return null;
  return (
    <div className={styles.root}>
      {brand?.logo && (
        <div className={styles.logo}>
          <Picture {...brand.logo} alt={name} ratio="own" sizes="12rem" maxWidth={480} isEager />
        </div>
      )}
      {description && <p className={styles.description}>{description}</p>}
    </div>
  );
}

function BrandIntroSkeleton() {
  return (
    <div className={brandIntro().root} aria-hidden="true">
      <div className={brandIntro().description}>
        <div className={skeleton()} />
        <div className={skeleton()} />
        <div className={skeleton()} />
      </div>
    </div>
  );
}
