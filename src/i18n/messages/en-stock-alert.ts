/** Messages of back-in-stock alerts. */
export const enStockAlert = {
  stockAlert: {
    open: 'Tell me when it is back',
    title: (product: string) => `Let me know when “${product}” is back`,
    intro:
      'It is sold out at present. We will write to you once, as soon as it can be bought again. Whether and when that will be we do not know yet, and nothing is reserved for you.',
    choose: 'Please choose',
    email: 'E-mail address',
    send: 'Let me know',
    note: 'First you will receive an e-mail in which you confirm your request. We use your address for this one message only and delete it afterwards, after twelve months at the latest.',
    privacy: 'Privacy',
    tooMany: 'That was a lot of requests in a short time. Please try again in an hour.',
    unavailable: 'Sorry, that did not work. Please try again in a few minutes.',
    available: 'This can be had right now: you can order it on the page of the piece.',
    toProduct: 'To the piece',
    toShop: 'To the shop',
    there: { title: 'This can be had right now.', text: 'You can order it on the page of the piece.' },
    gone: { title: 'We no longer offer this piece.', text: 'You will find what we have in the shop.' },
    failed: { title: 'The piece cannot be reached right now.', text: 'Please try again in a few minutes.' },
    sent: {
      title: 'Almost done.',
      text: 'Please check your inbox and confirm your request there; the link is valid for 48 hours. If nothing arrives, we may have written to this address several times today already: please try again tomorrow.',
    },
    confirmed: {
      title: 'Thank you.',
      text: 'As soon as the piece can be bought again, we will write to you. If there are only a few, we write to people in turn.',
    },
    removed: {
      title: 'Your request is deleted.',
      text: 'We will not write to you about it, and your address is deleted.',
    },
    expired: {
      title: 'This link is no longer valid.',
      text: 'It is older than 48 hours, or the request has been deleted. You can ask us again on the page of the piece.',
    },
    later: {
      title: 'That did not work just now.',
      text: 'Please open the link from the e-mail again in a few minutes.',
    },
    incomplete: {
      title: 'This link is not complete.',
      text: 'Please open it once more from the e-mail, or copy all of it.',
    },
    confirm: {
      title: 'Shall we let you know?',
      text: 'One more click, and we will write to you once, as soon as the piece can be bought again.',
      button: 'Yes, let me know',
    },
    remove: {
      title: 'Delete request',
      text: 'With one click we delete your request and your address.',
      button: 'Delete now',
    },
  },
} as const;
