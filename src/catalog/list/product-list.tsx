import { Suspense } from 'react';
import { markIncomplete } from '../../base/render-state.ts';
import type { ProductCard } from '../cards/product-card.ts';
import {
  ProductCardItems,
  ProductCardSkeletonItems,
  ProductCardsSkeleton,
  ProductGrid,
} from '../cards/product-cards.tsx';
import { EmptyList } from './empty-list.tsx';
import { FailedList } from './failed-list.tsx';
import { productPageSize } from './list-query.ts';
import { EarlierProducts, LoadMore } from './load-more.tsx';
import type { ListRequest, PreparedList } from './prepare-list.ts';
import { getListSelection, type ListSelection, tryToGetCards } from './product-list-queries.ts';

/** Waits for everything instead of streaming it. */
type InPlace = { isInPlace: boolean };

/** The products of a list. What is in memory stands in place; what is not streams to where its plates lie. */
export function ProductList({ selection, cards, missingIds: missing, ...props }: PreparedList & InPlace) {
  if (selection) return <SelectedProducts {...props} selection={selection} cards={cards} missing={missing} />;
  markIncomplete();
  if (props.isInPlace) return <UncachedList {...props} />;
  return (
    <Suspense fallback={<ProductCardsSkeleton count={productPageSize} language={props.language} />}>
      <UncachedList {...props} />
    </Suspense>
  );
}

/** The list of a shop whose catalogue has not been read yet. */
async function UncachedList(props: ListRequest & InPlace) {
  const selection = await getListSelection(props.scope, props.query, props.language).catch(() => undefined);
  if (!selection) return <FailedList {...props} />;
  return <SelectedProducts {...props} selection={selection} cards={[]} missing={selection.ids} />;
}

type SelectedProductsProps = ListRequest &
  InPlace & { selection: ListSelection; cards: readonly ProductCard[]; missing: readonly number[] };

function SelectedProducts({ selection, cards, missing, isInPlace, ...request }: SelectedProductsProps) {
  const { language } = request;
  if (selection.ids.length === 0) return <EmptyList {...request} isInPlace={isInPlace} />;
  const rest = missing.length > 0 && <MissingCards {...request} ids={missing} from={cards.length} />;
  if (rest && !isInPlace) markIncomplete();
  return (
    <>
      <EarlierProducts {...request} meta={selection.meta} />
      <ProductGrid>
        <ProductCardItems cards={cards} language={language} hasTransition />
        {rest &&
          (isInPlace ? (
            rest
          ) : (
            <Suspense fallback={<ProductCardSkeletonItems count={missing.length} language={language} />}>
              {rest}
            </Suspense>
          ))}
      </ProductGrid>
      <LoadMore {...request} meta={selection.meta} />
    </>
  );
}

async function MissingCards({ ids, from, ...request }: ListRequest & { ids: readonly number[]; from: number }) {
  const cards = await tryToGetCards(ids, request.language);
  if (cards) return <ProductCardItems cards={cards} language={request.language} from={from} hasTransition />;
  markIncomplete();
  return <FailedList {...request} />;
}
