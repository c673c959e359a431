/** A manual chunk: its name, and path prefixes of the modules that belong to it. */
type Chunk = { name: string; includes: readonly string[] };

/** Facade modules, by which the server references client components; they belong to their components' chunks. */
const facade = (path: string) => `facade:${path}`;
const shared = (path: string) => `shared:${path}`;
const anyOf = (...names: string[]) => `(?:${names.join('|')})`;
const noneOf = (...names: string[]) => `(?!${names.join('|')})`;

const fields = ['text-field'];

/**
 * Manual chunks: one for what nearly every page needs, and others for what is used together. Twenty small files would
 * compress worse and cost a request each. The first matching chunk gets a module.
 */
const chunks: readonly Chunk[] = [
  {
    name: 'product-forms',
    includes: [
      `src/catalog/${anyOf('requests/request-form', 'requests/chosen-variant', 'ratings/rating-fields')}\\.`,
      'src/ui/choice-field',
      'src/contact/form-done',
    ],
  },
  // Also used by the checkout, which has nothing else in common with other forms.
  { name: 'fields', includes: [`src/ui/${anyOf(...fields)}`, 'src/contact/form-rules', 'src/base/clean-text'] },
  // Needed before React, on some pages.
  { name: 'drafts', includes: ['src/contact/(?:draft-store|form-ids)'] },
  {
    name: 'forms',
    includes: [
      `src/contact/${noneOf('newsletter', 'thanks', 'greet-sender', 'keep-draft', 'contact-form-(?:loader|section)', 'form-ids')}`,
    ],
  },
  // On the contact page and where an appointment about a pair of rings is requested.
  { name: 'contact-form', includes: ['src/contact/contact-form-loader', shared('src/contact/contact-form-loader')] },
  { name: 'gate', includes: ['src/consent/gate/', shared('src/consent/gate')] },
  // What the pages of products, of the wishlist and of the cart have in common.
  {
    name: 'stores',
    includes: [
      ...[`src/${anyOf('ui/use-store', 'base/store\\.ts')}`, `node_modules/${anyOf('valtio', 'proxy-compare')}/`],
      `src/catalog/product/${anyOf('personalization-rules', 'product-choice(?:-store)?\\.ts')}`,
      `src/catalog/wishlist/${anyOf('wishlist-toggle', 'use-wishlist', 'wishlist-store', 'stored-wishlist', 'wishlist\\.ts')}`,
      shared('src/catalog/wishlist'),
      // Too small for chunks of their own.
      ...['src/catalog/product/ring-size-helper', shared('src/catalog/product/ring-size')],
    ],
  },
  {
    name: 'ring-studio',
    includes: [
      `src/rings/${anyOf('studio\\.client', 'studio-(?:form|query)', 'ring-pair\\.', 'budget-filter', 'print-button', 'real-size', 'symbol-keys', 'engraved-text')}`,
      `src/rings/drawing/${anyOf('drawing-field', 'drawing-pad-classes', 'drawing-picture', 'engraved-drawing', 'request-drawings', 'use-drawing')}`,
      ...['src/orders/drawing-data', 'src/rings/view/(?:ring-stage|wait-until-needed)', shared('src/rings')],
    ],
  },
  // For the ring size helper and the wedding-ring studio.
  { name: 'screen-scale', includes: ['src/ui/(?:card-calibration|screen-scale-store)'] },
  // Includes what later steps share with the first; the steps themselves are loaded when somebody begins.
  {
    name: 'checkout',
    includes: [
      `src/checkout/${noneOf(
        ...[
          '(?:later|delivery|payment|review)-step',
          'pay-order',
          'unconfirmed-order',
          'cancel-order',
          'method-choices',
          'address-fields',
        ],
        ...['town', 'normalize-phone', 'import-duties-note', 'express/(?:express-payment|read)'],
        ...['paypal/', 'klarna/', 'payments/'],
      )}`,
      `src/orders/${anyOf('order', 'order-(?:result|bodies|address)', 'address-form')}\\.`,
      'src/cart/cart-summary',
    ],
  },
  { name: 'valibot', includes: ['node_modules/valibot/'] },
  // Parses price quotes in the drawer, the cart and the checkout.
  { name: 'parse-quote', includes: [`src/${anyOf('orders/(?:quote|order-fields)', 'cart/parse-quote')}\\.`] },
  {
    name: 'quote-store',
    includes: [
      `src/${anyOf('orders/call-order-api', 'cart/(?:quote-store|checkout-storage|line-issues)')}\\.`,
      // Lines in the cart and in the checkout say when a drawing is on another device.
      `src/${anyOf('rings/drawing/(?:drawing-store|drawing-hash|order-drawings)', 'orders/drawing-limits', 'rings/pair-key')}\\.`,
    ],
  },
  { name: 'consent', includes: ['src/consent/consent-storage'] },
  // What React's chunk shares with code that loads without it on few pages.
  {
    name: 'before-react',
    includes: [
      `src/base/${anyOf('parse-url', 'picture-address')}`,
      ...['src/shell/scroll-positions', 'src/consent/tracker/report\\.'],
    ],
  },
  {
    name: 'offline',
    includes: [
      `src/offline/${anyOf('connection-note', 'cached-pages', 'offline-manifest', 'open-once')}`,
      'src/catalog/wishlist/offline-wishlist',
    ],
  },
];

/** React and what every page needs of it, with its dependencies. */
const frame: Chunk = {
  name: 'frame',
  includes: [
    `src/${anyOf('shell', 'ui', 'i18n')}/${noneOf(
      ...['messages', 'cart', 'open-drawer', 'menu-list', 'refresh-page', 'ring-sizes', 'rotate-slides'],
      ...['section', 'auto-retry', 'choice-field', 'use-store-state', '[\\w-]+\\.css', ...fields],
    )}`,
    'src/content/opening-hours/opening-hours-table',
    'src/offline/offline-support',
    'src/catalog/search/search-field',
    'src/boot/(?:hydrate|deliver-clicks)',
    // Cards are on most pages of the shop, and on the home page.
    ...['src/catalog/cards/card-view', shared('src/catalog/cards')],
    facade('src/shell/site-frame'),
    shared(
      noneOf(
        ...['src/orders/withdrawal', 'src/pages/privacy-text', 'src/cart/quick-add'],
        ...['src/consent/consent-(?:boxes|manager)', 'src/consent/gate'],
        ...['src/catalog/wishlist', 'src/ui/auto-retry'],
      ),
    ),
    `node_modules/${anyOf('react', 'react-dom', 'scheduler', 'waku', '@vitejs')}/`,
  ],
};

/** The entry, which every page loads before React, with its dependencies, and what later chunks share that load before React. */
const boot: Chunk = {
  name: 'boot',
  includes: [
    ...['src/boot/boot', 'vite/preload-helper', 'src/.*\\.element\\.'],
    `src/base/${anyOf('hard-navigate', 'define-element', 'import-optional', 'request-hydration', 'stored-value', 'viewed-key')}`,
    `src/i18n/${anyOf('format-message', 'format-clock-times', 'languages')}`,
    'src/ui/(?:define-count|missing-pictures)',
    'src/cart/cart-count',
    `src/consent/${anyOf('watch-consents', 'stored-consents', 'consent-file')}`,
    'src/catalog/wishlist/(?:wishlist-count|wishlist-keys)',
  ],
};

/** Product pages only, with dependencies that no chunk above has. */
const productPage: Chunk = { name: 'product-page', includes: [facade('src/pages/product-page')] };

const toTest = ({ includes }: Chunk) => new RegExp(includes.map((path) => `(?:^|[/\\0])${path}`).join('|'));

/** Chunk groups in the bundler's format. */
export const chunkGroups = [
  { name: boot.name, test: toTest(boot) },
  ...chunks.map((chunk) => ({ name: chunk.name, test: toTest(chunk), includeDependenciesRecursively: false })),
  { name: frame.name, test: toTest(frame) },
  { name: productPage.name, test: toTest(productPage) },
];
