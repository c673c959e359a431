import type { ReactNode } from 'react';
import type { Cents } from '../../base/money.ts';
import { markIncomplete } from '../../base/render-state.ts';
import { decapitalize } from '../../i18n/decapitalize.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { getAddresses } from '../../routing/addresses.ts';
import { hrefTo } from '../../routing/routes.ts';
import { button, productGrid, productList, wishlist } from '../../styled-system/recipes/index.js';
import { ButtonLink } from '../../ui/button-link.tsx';
import { RetryButton } from '../../ui/retry-button.client.tsx';
import { PriceNote } from '../cards/price-note.tsx';
import { formatCard, type ProductCard } from '../cards/product-card.ts';
import { getProductCards, peekProductCards } from '../cards/product-card-queries.ts';
import { ProductCardsSkeleton } from '../cards/product-cards.tsx';
import { listComparisons } from '../compare/comparison.ts';
import { getFormHref } from '../requests/product-request.ts';
import { getStockAlertHref } from '../stock-alerts/stock-alert-request.ts';
import { formatWishlistQuery, parseWishlistQuery } from './shared-wishlist.ts';
import { OwnWishlistRedirect, WishlistItems } from './wishlist.client.tsx';
import type { WishlistPair } from './wishlist-items.tsx';
import '../../ui/wishlist.css';
import '../../ui/cards.css';
import '../../ui/shop.css';

type Props = { language: Language; path: string; query: string };

/** A product that can be bought without a choice. */
export type BuyableProduct = Pick<ProductCard, 'id' | 'name' | 'slug' | 'image'> & { priceCents: Cents };

/** Renders the buy button of such a product. */
type RenderBuyButton = (product: BuyableProduct) => ReactNode;

/** Finds the cards of pairs by their configurations; pairs that cannot be made any more are left out. */
type FindPairs = (pairs: readonly string[]) => Promise<readonly WishlistPair[]>;

/** Whether all cards are cached, so that the list need not stream. */
export function isWishlistCached({ language, query }: Props): boolean {
  const { ids, pairs } = parseWishlistQuery(query);
  return pairs.length === 0 && peekProductCards(ids, language) !== undefined;
}

/** The wishlist in the address; without one, redirects to the stored list of this browser. */
export async function Wishlist({
  language,
  path,
  query,
  buy,
  findPairs,
}: Props & { buy: RenderBuyButton; findPairs: FindPairs }) {
  const messages = getMessages(language).wishlist;
  const content = parseWishlistQuery(query);
  const empty = <Message language={language} title={messages.emptyTitle} text={messages.emptyText} />;
  if (content.ids.length + content.pairs.length === 0) {
    return (
      <>
        <OwnWishlistRedirect path={path} loading={messages.loading} empty={empty} />
        <noscript>
          <p>{messages.noScripts}</p>
        </noscript>
      </>
    );
  }
  const [cards, pairs] = await Promise.all([tryToGetCards(content.ids, language), findPairs(content.pairs)]);
  if (!cards) return <WishlistFailed language={language} href={path + formatWishlistQuery(content)} />;
  if (cards.length + pairs.length === 0)
    return <Message language={language} title={messages.goneTitle} text={messages.goneText} />;
  const styles = wishlist();
  return (
    <WishlistItems
      path={path}
      content={content}
      items={cards.map((card) => toWishlistItem(card, language, buy))}
      pairs={pairs}
      messages={getWishlistMessages(language)}
      classes={{ grid: productGrid(), button: button({ appearance: 'outline', size: 'small' }), heart: styles.heart }}
      compare={listComparisons(
        cards.map(({ id }) => id),
        language,
      ).map(({ label, href }) => (
        <ButtonLink key={href} href={href} appearance="outline" size="small">
          {label}
        </ButtonLink>
      ))}
      note={<PriceNote cards={cards} language={language} />}
      empty={empty}
    />
  );
}

/** Placeholders for the products in the address. */
export function WishlistSkeleton({ language, query }: Props) {
  return <ProductCardsSkeleton count={parseWishlistQuery(query).ids.length} language={language} />;
}

function toWishlistItem(card: ProductCard, language: Language, buy: RenderBuyButton) {
  const { toggle, removeNamed, requestNamed } = getMessages(language).wishlist;
  const { id, name } = card;
  return {
    id,
    card: formatCard(card, language),
    requestHref: getFormHref({ form: 'request', product: id, variant: null, isSent: false }, language),
    labels: { toggle: toggle(name), remove: removeNamed(name), request: requestNamed(name) },
    buy: <BuyOrChoose card={card} language={language} buy={buy} />,
  };
}

/**
 * The buy button; a link to the choice on the product page where one is required, or to the stock alert of a sold-out
 * product.
 */
function BuyOrChoose({ card, language, buy }: { card: ProductCard; language: Language; buy: RenderBuyButton }) {
  const { id, name, slug, image, href, price, availability, requiredChoice } = card;
  if (price.kind === 'on_request') return null;
  if (availability === 'sold_out') {
    const { open } = getMessages(language).stockAlert;
    return (
      <ButtonLink
        href={getStockAlertHref(id, null, language)}
        appearance="outline"
        size="small"
        label={`${open}: ${name}`}
      >
        {open}
      </ButtonLink>
    );
  }
  if (!requiredChoice) return buy({ id, name, slug, image, priceCents: price.cents });
  const { productForms, wishlist: messages } = getMessages(language);
  const label = messages.choose(decapitalize(requiredChoice.label ?? productForms.fields.variant, language));
  return (
    href && (
      <ButtonLink href={`${href}#choice`} appearance="outline" size="small" label={`${label}: ${name}`}>
        {label}
      </ButtonLink>
    )
  );
}

function getWishlistMessages(language: Language) {
  const { own, foreign, take, taken, toOwn, remove, removed, request, copy, copied, copyFailed } =
    getMessages(language).wishlist;
  return { own, foreign, take, taken, toOwn, remove, removed, request, copy, copied, copyFailed };
}

/** Undefined when the read fails: error boundaries do not run on the server. */
async function tryToGetCards(ids: readonly number[], language: Language): Promise<ProductCard[] | undefined> {
  try {
    return await getProductCards(ids, language);
  } catch (error) {
    console.error(JSON.stringify({ level: 'error', event: 'wishlist failed', reason: String(error) }));
    markIncomplete();
    return undefined;
  }
}

type MessageProps = { language: Language; title: string; text: string; children?: ReactNode };

function Message({ language, title, text, children }: MessageProps) {
  return (
    <div className={productList().message}>
      <h2>{title}</h2>
      <p>{text}</p>
      {children ?? (
        <ButtonLink href={getAddresses().storeRoots[language] ?? hrefTo('home', language)} appearance="outline">
          {getMessages(language).wishlist.toShop}
        </ButtonLink>
      )}
    </div>
  );
}

function WishlistFailed({ language, href }: { language: Language; href: string }) {
  const { failedTitle, failedText, retry } = getMessages(language).wishlist;
  return (
    <Message language={language} title={failedTitle} text={failedText}>
      <RetryButton href={href} className={button({ appearance: 'outline' })}>
        {retry}
      </RetryButton>
    </Message>
  );
}
