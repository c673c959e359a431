import { reservationTime } from '../reservation-time.ts';

const noVariant = 'Please choose one.';
const noBranch = 'Please choose one of our shops.';

/** Messages of product requests, reservations, the comparison and the wishlist. */
export const enWishes = {
  productForms: {
    fields: {
      variant: 'Version',
      name: 'Name',
      email: 'E-mail address',
      phone: 'Phone (optional)',
      message: 'Message (optional)',
      branch: 'Shop',
      privacy: 'Consent',
    },
    errors: {
      variant: { missing: noVariant, invalid: noVariant, tooLong: noVariant },
      phone: {
        missing: 'Your phone number is still missing.',
        invalid: 'This phone number could not be read.',
        tooLong: 'The phone number can have 50 characters at most.',
      },
      branch: { missing: noBranch, invalid: noBranch, tooLong: noBranch },
    },
    product: 'Piece',
    chooseVariant: 'Please choose',
    anyVariant: 'Not decided yet',
    onlyInStore: 'only in the shop',
    productGone: 'We are sorry, we no longer offer this piece. What you wrote is still here.',
    variantGone: 'This version is no longer available. Please choose another one.',
    backToProduct: 'Back to the piece',
    toShop: 'To the shop',
    chooseTitle: 'What is it about?',
    chooseText: 'Please open the piece in the shop and send your request from there.',
  },
  requestForm: {
    open: 'Ask about this piece',
    title: (product: string) => `Request: ${product}`,
    message: (product: string) =>
      `Good day,\n\nI am interested in “${product}”. Could you tell me whether and when it is available?\n\nKind regards`,
    send: 'Send request',
    tooMany:
      'That was a lot of requests in a short time. Please send this one again a little later; it is still here, unchanged.',
    unavailable:
      'Your request has not reached us yet: our inbox is not answering just now. What you wrote is still here, unchanged. Please send it again in a few minutes.',
    done: {
      title: 'We have your request.',
      text: 'We will answer by e-mail. A confirmation is usually on its way already.',
    },
  },
  reservationForm: {
    open: (branch: string) => `Put aside in ${branch}`,
    openAnywhere: 'Put aside in the shop',
    title: (product: string) => `Put aside: ${product}`,
    note: `Free and without obligation: we check that the piece is here and confirm by e-mail. From then on we keep it for you for ${reservationTime.en}.`,
    send: 'Put it aside for me',
    tooMany:
      'That was a lot of requests in a short time. Please send this one again a little later; it is still here, unchanged.',
    unavailable:
      'The piece is not put aside yet: our inbox is not answering just now. Your details are still here, unchanged. Please send them again in a few minutes.',
    at: (branch: string) => `To be collected at: ${branch}`,
    done: {
      title: 'We have your wish.',
      text: `We will check and confirm by e-mail. From then on we keep the piece for you for ${reservationTime.en}.`,
    },
  },
  compare: {
    title: 'Compare',
    open: 'Compare with others',
    openNamed: (product: string) => `Compare with others: ${product}`,
    these: 'Compare these',
    theseFirst: 'Compare the first four',
    picture: 'Picture',
    price: 'Price',
    availability: 'Availability',
    differs: 'different',
    none: 'not stated',
    remove: 'Remove',
    removeNamed: (product: string) => `Remove ${product} from the comparison`,
    removed: (product: string, count: number, max: number) =>
      `“${product}” is removed, ${count} of ${max} in the comparison.`,
    added: (product: string, count: number, max: number) =>
      `“${product}” is added, ${count} of ${max} in the comparison.`,
    more: 'Compare with',
    addNamed: (product: string) => `+ ${product}: add to the comparison`,
    unknown: (count: number) =>
      count === 1
        ? 'One piece of this link is no longer available from us.'
        : `${count} pieces of this link are no longer available from us.`,
    tooMany: (products: string) => `Four pieces fit side by side. Not shown: ${products}.`,
    others: (products: string) => `Not comparable with the first piece, being another kind of thing: ${products}.`,
    emptyTitle: 'Nothing to compare yet.',
    emptyText: 'Open a piece and choose “Compare with others” below its details.',
    goneTitle: 'These pieces are no longer available.',
    toShop: 'To the shop',
    failedTitle: 'The comparison cannot be reached just now.',
    failedText: 'The rest of the page works.',
    retry: 'Try again',
  },
  wishlist: {
    title: 'Wishlist',
    link: 'Wishlist',
    linkOne: 'Wishlist, 1 piece',
    linkMany: 'Wishlist, {count} pieces',
    label: 'Save',
    toggle: (product: string) => `Save: ${product}`,
    full: 'Your wishlist is full: it holds no more than 100 pieces.',
    loading: 'Fetching your wishlist …',
    own: 'This list is kept in your browser only. Whoever gets the link sees the same pieces.',
    foreign: 'Somebody has put these pieces together for you.',
    count: (count: number) => (count === 1 ? '1 piece' : `${count} pieces`),
    copy: 'Copy link',
    copied: 'The link is copied.',
    copyFailed: 'Copying does not work here. This is the link:',
    take: 'Add to my wishlist',
    taken: 'These pieces are now on your wishlist.',
    toOwn: 'To my wishlist',
    remove: 'Remove',
    removeNamed: (product: string) => `Remove ${product} from the wishlist`,
    removed: '“{piece}” is no longer on the wishlist.',
    choose: (label: string) => `Choose ${label}`,
    request: 'Ask about it',
    requestNamed: (product: string) => `Ask about it: ${product}`,
    emptyTitle: 'Nothing here yet.',
    emptyText: 'The heart on a piece puts it here.',
    goneTitle: 'These pieces are gone.',
    goneText: 'We no longer offer what was on this list.',
    toShop: 'To the shop',
    noScripts:
      'Your wishlist is kept in your browser and needs JavaScript there. A list whose link you were given is shown without it, too.',
    failedTitle: 'The wishlist cannot be reached just now.',
    failedText: 'Your pieces are still remembered. The rest of the page works.',
    retry: 'Try again',
  },
} as const;
