/** The stops, each at a page; product, cart drawer and form share the one of a product. */
export const tourPlaces = ['home', 'list', 'product', 'cart', 'appointment', 'checkout', 'offline', 'form'] as const;
export type TourPlace = (typeof tourPlaces)[number];

/** What a development server can do to its pages, to show how they bear it. */
export const experiments = ['slow', 'no-script', 'cut'] as const;
export type Experiment = (typeof experiments)[number];

export type TourStop = {
  place: TourPlace;
  /** The file in which it was decided. */
  source: string;
  /** Client modules whose cost is told; none where the stop is about what every page loads. */
  modules: readonly string[];
  experiment: Experiment;
};

/** The tour through this shop's own boundaries. */
export const tourStops: readonly TourStop[] = [
  {
    place: 'home',
    source: 'src/boot/first-touch.ts',
    modules: [],
    experiment: 'no-script',
  },
  {
    place: 'list',
    source: 'src/catalog/list/product-list.tsx',
    modules: ['src/catalog/list/list-layout.client.tsx', 'src/catalog/cards/card-view.client.tsx'],
    experiment: 'slow',
  },
  {
    place: 'product',
    source: 'src/catalog/product/product-purchase.tsx',
    modules: ['src/catalog/product/product-choice.client.tsx', 'src/catalog/product/product-gallery.client.tsx'],
    experiment: 'cut',
  },
  {
    place: 'cart',
    source: 'src/cart/cart-store.ts',
    modules: ['src/cart/add-button.client.tsx', 'src/cart/cart-drawer.client.tsx'],
    experiment: 'slow',
  },
  {
    place: 'appointment',
    source: 'src/consent/gate/content-gate.client.tsx',
    modules: ['src/consent/gate/content-gate.client.tsx'],
    experiment: 'no-script',
  },
  {
    place: 'checkout',
    source: 'src/server/shop/checkout-document.ts',
    modules: ['src/checkout/checkout-view.client.tsx'],
    experiment: 'cut',
  },
  {
    place: 'offline',
    source: 'src/pages/offline-page.tsx',
    modules: ['src/offline/cached-pages.client.tsx'],
    experiment: 'no-script',
  },
  {
    place: 'form',
    source: 'src/catalog/requests/product-actions.tsx',
    modules: ['src/catalog/requests/request-form.client.tsx'],
    experiment: 'no-script',
  },
];
