/** A file of scripts: what it is called, and the beginnings of the modules' paths that belong into it. */
type Chunk = { name: string; includes: readonly string[] };

/** By these the server names client components; they go where the components are. */
const facade = (path: string) => `facade:${path}`;
const shared = (path: string) => `shared:${path}`;
const anyOf = (...names: string[]) => `(?:${names.join('|')})`;
const noneOf = (...names: string[]) => `(?!${names.join('|')})`;

const fields = ['text-field', 'check-field'];

/**
 * What nearly every page needs comes in one file, and what is needed together in one of its own: twenty small ones would
 * weigh more, and each would be asked for. The first that fits takes a module.
 */
const chunks: readonly Chunk[] = [
  {
    name: 'hours',
    includes: [
      `src/content/opening-hours/${anyOf('opening-(?:status|clock|messages|times)', 'zoned-time', 'special-days')}`,
      shared('src/content/opening-hours/opening-status'),
    ],
  },
  {
    name: 'product-forms',
    includes: [
      `src/catalog/${anyOf('requests/request-form', 'ratings/rating-fields')}\\.`,
      'src/ui/(?:choice|select|stars)-field',
      'src/contact/form-done',
    ],
  },
  // Of the checkout too, which has no more in common with other forms.
  { name: 'fields', includes: [`src/ui/${anyOf(...fields)}`, 'src/contact/form-(?:rules|text)'] },
  {
    name: 'forms',
    includes: [
      `src/contact/${noneOf('newsletter', 'thanks', 'sender', 'contact-form-(?:loader|section)', 'use-first-interaction', 'form-ids')}`,
    ],
  },
  { name: 'gate', includes: ['src/consent/gate/', shared('src/consent/gate')] },
  {
    name: 'choice',
    includes: [
      `src/catalog/product/${anyOf('format-message', 'personalization-rules', 'product-choice(?:-store)?\\.ts')}`,
      // Too small for a file of its own.
      'src/base/history-keys',
    ],
  },
  { name: 'cards', includes: ['src/catalog/cards/card-view', shared('src/catalog/cards')] },
  {
    name: 'stores',
    includes: [
      `src/${anyOf('ui/use-store', 'base/(?:sync-storage|store\\.ts)')}`,
      `node_modules/${anyOf('valtio', 'proxy-compare')}/`,
    ],
  },
  // With what its later parts share with the first; those come when somebody begins.
  {
    name: 'checkout',
    includes: [
      `src/checkout/${noneOf(
        ...[
          '(?:later|delivery|payment|review)-step',
          'pay-order',
          'unconfirmed-order',
          'cancel-order',
          '(?:branch|method)-choices',
          'address-fields',
        ],
        ...['town', 'normalize-phone', '(?:terms|import-duties)-note', 'express/(?:express-(?:method|payment)|read)'],
        ...['paypal/', 'klarna/', 'payments/'],
      )}`,
      `src/orders/${anyOf('order', 'order-(?:result|bodies|address)', 'address-form', 'gift-message', 'postcode(?:-area)?')}\\.`,
    ],
  },
  { name: 'valibot', includes: ['node_modules/valibot/'] },
  // How the answer of the shop is read, in the drawer, the cart and the checkout.
  { name: 'parse-quote', includes: [`src/${anyOf('orders/(?:quote|order-fields)', 'cart/parse-quote')}\\.`] },
  {
    name: 'quote-store',
    includes: [`src/${anyOf('orders/call-order-api', 'cart/(?:quote-store|express-token|line-issues)')}\\.`],
  },
  { name: 'consent', includes: [`src/consent/${anyOf('consent-signal', 'load-consent-file', 'consent-file')}`] },
  {
    name: 'wishlist',
    includes: [`src/catalog/wishlist/${anyOf('wishlist-toggle', 'use-wishlist', 'wishlist-store')}`],
  },
  {
    name: 'register-worker',
    includes: [`src/offline/${anyOf('register-worker', 'cache-names')}`],
  },
  {
    name: 'offline',
    includes: [
      `src/offline/${anyOf('connection-note', 'cached-pages', 'requested-page', 'offline-manifest')}`,
      `src/catalog/wishlist/${anyOf('offline-wishlist', 'cached-wishlist')}`,
    ],
  },
];

/** On every page; what it needs comes along. As long as it imports no other file, the bundler's own runtime is in it too. */
const frame: Chunk = {
  name: 'frame',
  includes: [
    `src/${anyOf('shell', 'ui', 'i18n')}/${noneOf(
      ...['messages', 'cart', 'drawer', 'contact-details', 'menu-list', 'slides', 'auto-refresh'],
      ...['section', 'auto-retry', 'choice-field', 'stars-field', 'use-store-state', '[\\w-]+\\.css', ...fields],
    )}`,
    'src/content/opening-hours/opening-hours-table',
    'src/contact/(?:sender|form-ids)',
    'src/offline/(?:offline-support|user-input)',
    'src/cart/cart-(?:link|count)',
    'src/base/stored-value',
    'src/catalog/search/search-field',
    `src/catalog/wishlist/${anyOf('wishlist-link', 'wishlist-ids-store', 'wishlist\\.ts')}`,
    'src/consent/tracker/report',
    facade('src/shell/site-frame'),
    shared(
      noneOf(
        ...['src/content/opening-hours/opening-status', 'src/orders/withdrawal', 'src/pages/privacy-text'],
        ...['src/consent/consent-(?:boxes|manager)', 'src/consent/gate'],
        `src/catalog/${anyOf('cards', 'requests', 'ratings', 'wishlist')}`,
      ),
    ),
    `node_modules/${anyOf('react', 'react-dom', 'scheduler', 'waku', '@vitejs')}/`,
    'rolldown.runtime',
  ],
};

/** What only a product's page needs comes along too, as far as nobody above has it. */
const productPage: Chunk = {
  name: 'product-page',
  includes: [facade('src/pages/product-page'), shared('src/catalog/ratings/lazy')],
};

const toTest = ({ includes }: Chunk) => new RegExp(includes.map((path) => `(?:^|[/\\0])${path}`).join('|'));

/** As the bundler wants them. */
export const chunkGroups = [
  ...chunks.map((chunk) => ({ name: chunk.name, test: toTest(chunk), includeDependenciesRecursively: false })),
  { name: frame.name, test: toTest(frame) },
  { name: productPage.name, test: toTest(productPage) },
];
