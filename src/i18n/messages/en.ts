import { enCart } from './en-cart.ts';
import { enCheckout, enGuarantee } from './en-checkout.ts';
import { enConsent, enGates } from './en-consent.ts';
import { enContent, enForms } from './en-content.ts';
import { enDrawing } from './en-drawing.ts';
import { enLastSearches } from './en-last-searches.ts';
import { enLists } from './en-lists.ts';
import { enOrder, enWithdraw } from './en-order.ts';
import { enPairSheet } from './en-pair-sheet.ts';
import { enPayment } from './en-payment.ts';
import { enProduct, enRatings } from './en-product.ts';
import { enRings } from './en-rings.ts';
import { enStockAlert } from './en-stock-alert.ts';
import { enWishes } from './en-wishes.ts';
import type { Messages } from './shape.ts';

/** Messages of the offline page. */
const enOffline = {
  offline: {
    title: 'Our card, with or without a network',
    name: 'Offline',
    lead: 'When we are open, how to reach us and where to find us.',
    away: 'There is no network right now.',
    waiting: 'As soon as it is back, the page you wanted will open by itself.',
    back: 'You are connected.',
    retry: 'Try again',
    toHome: 'To the home page',
    orderingTitle: 'Ordering needs a network.',
    orderingText: 'Without one we cannot check prices and availability. Your bag stays in this browser as it is.',
    toCart: 'View bag',
    reach: 'How to reach us',
    wishlist: 'On your wishlist',
    wishlistUnknown:
      'Everything on your wishlist is still there. What the pieces are called we can tell you once the network is back.',
    pages: 'What you can read now',
    pagesNote: 'Pages that you have opened before, as they were then.',
  },
} as const;

const enShopStatus = {
  shopStatus: {
    goneTitle: 'This piece is no longer here.',
    goneText: 'It has been sold or is no longer made. Something else in our jewellery box may catch your eye.',
    maintenanceTitle: 'The shop is taking a short break.',
    maintenanceText:
      'We are rearranging things. Everything will be back in a few minutes; in our stores we are here for you as always.',
    toShop: 'See all pieces',
    toContact: 'Contact and opening hours',
  },
} as const;

export const en = {
  shell: {
    skipToContent: 'Skip to content',
    menu: 'Menu',
    contact: 'Contact',
    close: 'Close',
    primaryMenu: 'Main menu',
    quickAccess: 'Quick access',
    languages: 'Languages',
    colorMode: 'Appearance',
    colorModes: { light: 'Light', dark: 'Dark', system: 'Same as device' },
    pageMissing: 'No English version, to the closest page',
    pages: 'On this site',
    social: 'Follow us',
    legal: 'Legal',
    failedTitle: 'This part of the page is missing at the moment.',
    failedText: 'It could not be loaded. The rest of the page works.',
    retry: 'Try again',
    pageFailedTitle: 'This page cannot be opened right now.',
    pageFailedText: 'The connection may have been interrupted. Everything else here works.',
    cookieSettings: 'Cookie settings',
    imprint: 'Imprint',
    privacy: 'Privacy',
  },
  ...enContent,
  openingStatus: {
    open: 'Open now',
    openToday: 'Open today until {time}',
    openUntil: 'Open now, until {time}',
    closed: 'Closed',
    closedFor: 'Closed today: {name}',
    opensToday: 'opens today at {time}',
    opensTomorrow: 'opens tomorrow at {time}',
    opensOnWeekday: 'opens on {day} at {time}',
    opensOnDate: 'opens on {day} at {time}',
    localTime: 'local time',
    closedAllDay: 'closed',
    specialDays: 'Public holidays and special hours',
    next: 'next: {days}',
  },
  catalog: {
    search: 'Search',
    foundFor: (text: string) => `Results for “${text}”`,
    allProducts: 'All pieces',
    shop: 'Shop',
    resultCount: (count) => (count === 1 ? '1 piece' : `${count} pieces`),
    filters: 'Filters',
    subcategories: 'Kind',
    manufacturers: 'Maker',
    sort: 'Sort by',
    sorts: {
      recommended: 'Recommended',
      newest: 'Newest',
      priceAscending: 'Price, low to high',
      priceDescending: 'Price, high to low',
      name: 'Name',
    },
    apply: 'Apply',
    clearAll: 'clear all',
    priceOnRequest: 'Price on request',
    priceFrom: (price) => `from ${price}`,
    soldOut: 'sold out',
    onOrder: 'made to order',
    rating: (average, count) => `${average} out of 5 stars, ${count === 1 ? '1 rating' : `${count} ratings`}`,
    inclVat: 'All prices include VAT, plus shipping',
    loadMore: (count) => `Show ${count} more`,
    shown: (shown, total) => `${shown} of ${total} pieces`,
    emptyTitle: 'Nothing lies here at the moment.',
    emptyText: 'With fewer filters we can show you more.',
    showAll: 'Show everything',
    loading: 'Fetching the pieces …',
    failedTitle: 'The pieces cannot be reached right now.',
    failedText: 'Our stockroom is not answering at the moment. The rest of the page works.',
    retry: 'Try again',
  },
  preview: {
    title: 'Preview',
    text: 'This is how it will look once it is published. Visitors do not see it yet.',
  },
  pages: {
    home: 'Home',
    notFoundTitle: 'This page does not exist.',
    notFoundText: 'The address may have changed, or the piece has been sold.',
    backHome: 'To the home page',
    openShop: 'To the shop',
    appointment: 'Make an appointment',
    contact: 'Contact',
    whatIsOn: 'What is on',
  },
  articles: {
    by: (author) => `by ${author}`,
    all: 'All insights',
    more: 'Read on',
    readHere: 'Read this in English',
    none: 'Nothing here yet. The first text is being written.',
  },
  breadcrumbs: { label: 'You are here', home: 'Home' },
  files: {
    downloads: 'To download',
    videoAt: (provider) => `This video is kept at ${provider}.`,
    watchAt: (provider) => `Watch at ${provider}`,
    watchOwn: 'Your browser does not play this video. Here is the file.',
  },
  appointment: {
    online: 'Book online',
    orCall: 'Rather by telephone?',
    byPhone: 'Call or write to us',
    byPhoneText: 'We arrange appointments by telephone or in reply to your message. Tell us what it is about.',
    write: 'Write a message',
  },
  legal: {
    pages: 'Legal pages',
    imprint: 'Imprint',
    privacy: 'Privacy',
    accessibility: 'Accessibility',
    brandTerms: (brand) => `Terms of use: ${brand}`,
    brandPrivacy: (brand) => `Privacy notice: ${brand}`,
    brandCookies: (brand) => `Cookies: ${brand}`,
    consents: 'Manage consents',
  },
  display: {
    newPieces: 'Just arrived',
    whatIsOn: 'What is on',
    pause: 'Pause',
    resume: 'Go on',
  },
  ...enCart,
  ...enConsent,
  ...enForms,
  ...enCheckout,
  ...enPayment,
  ...enGates,
  ...enGuarantee,
  ...enLastSearches,
  ...enLists,
  ...enStockAlert,
  ...enRatings,
  ...enRings,
  ...enPairSheet,
  ...enDrawing,
  ...enWishes,
  ...enProduct,
  ...enShopStatus,
  ...enWithdraw,
  ...enOrder,
  ...enOffline,
} as const satisfies Messages;
