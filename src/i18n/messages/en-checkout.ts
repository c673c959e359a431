import type { deCheckout } from './de-checkout.ts';
import { enOrdering } from './en-payment.ts';
import type { Messages, Widen } from './shape.ts';

export const enCheckout = {
  checkout: {
    title: 'Checkout',
    loading: 'Fetching what you have entered …',
    steps: {
      contact: 'Contact',
      delivery: 'Delivery',
      payment: 'Shipping and payment',
      review: 'Review and order',
      list: 'Steps of your order',
      change: 'Change',
      changeStep: 'Change: {step}',
      next: 'Continue: {step}',
    },
    summary: 'Your order',
    toCart: 'Back to your bag',
    optional: '(optional)',
    contact: {
      hint: 'We send the order confirmation to this address.',
      phoneHint: 'For questions about your piece or its delivery.',
    },
    delivery: {
      legend: 'How should your piece reach you?',
      ship: 'Deliver to my address',
      collect: 'Collect in the shop',
      shippingAddress: 'Delivery address',
      invoiceAddress: 'Billing address',
      otherInvoice: 'The invoice goes to another address',
      imports:
        'Your parcel to {country} is an import there: import VAT, customs duties where they apply and a fee of the carrier come on top of the total. You pay them to the carrier. We refund the German VAT in the total as soon as the export has been confirmed.',
      chooseCountry: 'Please choose',
      deliveryCountries: 'Countries we deliver to',
      otherCountries: 'All other countries',
    },
    fields: {
      email: 'E-mail address',
      phone: 'Phone',
      first_name: 'First name',
      last_name: 'Last name',
      company: 'Company',
      street: 'Street and house number',
      addition: 'Address line 2',
      zip_code: 'Postcode',
      city: 'Town or city',
      country: 'Country',
      branch: 'Where would you like to collect it?',
      shipping_method: 'Shipping method',
      payment_method: 'Payment method',
      present_wrap: 'Gift wrapping ({price})',
      gift_message: 'Words for a greetings card',
      comment: 'Message to us',
    },
    formFields: {
      zip_code: { CH: 'Postcode', IE: 'Eircode', LI: 'Postcode', US: 'ZIP code' },
      numberAndStreet: 'House number and street',
      cityAndState: 'City and state or province',
    },
    towns: {
      filled: 'Filled in for postcode {postcode}: {towns}.',
      choose: 'To choose from for postcode {postcode}: {towns}',
      doubt: 'Are postcode and town right? For postcode {postcode} we know: {towns}',
      source: 'Town names: © OpenStreetMap contributors, ODbL',
    },
    methods: {
      giftHint: 'We print them on a card and enclose nothing that shows prices. {count} of {longest} characters.',
      days: 'about {days} more working days',
      area: 'for the postcodes {area} only',
      beyond: '{name}: for the postcodes {area} only, so not to your delivery address.',
      free: 'free',
      collection: 'Collection',
      none: 'There is none for this choice. Please change the delivery, or give us a call.',
      asking: 'Fetching shipping and payment methods …',
      throughPayPal: 'Through PayPal you can, depending on your device, also pay like this: {ways}.',
      sources: { paylater: 'Pay later', card: 'credit card', applepay: 'Apple Pay', googlepay: 'Google Pay' },
      data: {
        paypal:
          'PayPal (PayPal (Europe) S.à r.l. et Cie, S.C.A., Luxembourg) is loaded only once you have ordered, and then learns your IP address, the amount, the order number and the delivery address.',
        klarna:
          'Klarna (Klarna Bank AB (publ), Stockholm, Sweden) is loaded only once you have ordered, and then learns your IP address, your postal addresses, e-mail address and telephone number and what you have ordered.',
      },
    },
    /** Return from PayPal express checkout. */
    express: {
      reading: 'Fetching your details from PayPal …',
      filledTitle: 'Your details have been taken over from PayPal.',
      filledText:
        'Please look them through and choose how to send it. You order and pay only with the button at the end.',
      replaced: 'They take the place of what you had entered here before.',
      restore: 'Put my earlier details back',
      failedTitle: 'Your details could not be taken over from PayPal.',
      failedText:
        'Nothing has been ordered and nothing has been paid. Please fill in the checkout yourself; you can still pay with PayPal.',
      retry: 'Fetch them again',
      pays: 'You pay with PayPal ({account}).',
      change: 'Pay in another way',
      again:
        'What you agreed to before is not enough for this order. Nothing has been charged, and your order stays reserved: please agree at PayPal once more.',
      checking: 'Your payment at PayPal is being completed.',
    },
    stepSummary: {
      collect: 'Collection in the shop',
      shipTo: 'Delivery to',
      invoiceTo: 'Invoice to',
      wrap: 'Gift wrapping',
    },
    terms: {
      /** A sentence with three links. */
      sentence:
        'Our {terms} apply. How to withdraw is explained in the {withdrawal}. How we treat your data is explained under {privacy}.',
      terms: 'terms and conditions',
      withdrawal: 'withdrawal information',
      privacy: 'Privacy',
      newTab: '(opens in a new tab)',
      save: 'Save: {text}',
      personalized: 'Pieces that we engrave or make to your specifications cannot be withdrawn from.',
    },
    order: 'order with obligation to pay',
    ordering: 'Sending your order …',
    pricing: 'Checking prices …',
    errorSummary: 'Please look at this again:',
    errors: {
      email: {
        missing: 'Your e-mail address is missing.',
        invalid: 'This e-mail address is not complete. It should look like this: name@example.com',
      },
      phone: { invalid: 'This phone number could not be read. It should look like this: +49 171 3920012' },
      first_name: { missing: 'The first name is missing.' },
      last_name: { missing: 'The last name is missing.' },
      street: { missing: 'Street and house number are missing.' },
      zip_code: {
        missing: 'The postcode is missing.',
        invalid: 'This postcode does not fit the country. There it looks like this: {example}',
        outside: 'There is no such postcode in this country. There they lie between {first} and {last}.',
      },
      city: { missing: 'The town or city is missing.' },
      country: { missing: 'Please choose a country.', invalid: 'Sorry, we do not deliver there.' },
      branch: { missing: 'Please choose where you would like to collect it.' },
      shipping_method: { missing: 'Please choose a shipping method.' },
      payment_method: { missing: 'Please choose a payment method.' },
      gift_message: { tooLong: 'The words of the card may have 300 characters at most.' },
      comment: { tooLong: 'This text can have at most 2000 characters.' },
      tooLong: 'This is too long.',
      unreadable: 'This could not be read.',
    },
  },
  ...enOrdering,
} as const satisfies Widen<typeof deCheckout>;

export const enGuarantee = {
  guarantee: {
    title: 'Legal guarantee',
    least: 'Minimum two-year legal guarantee protection',
    leastOf: 'for goods sold in the European Union.',
    claim: 'Consumers can claim their rights under the legal guarantee of conformity, for example if goods:',
    claims: ['do not match the description;', 'do not function as intended.'],
    liable: 'Sellers are liable',
    liableFor:
      'for any lack of conformity which existed when the goods were delivered, and which becomes apparent within the legal guarantee period. Sellers in such a situation are required to offer:',
    remedies: ['free repair or free replacement;', 'in some cases, a price reduction or full reimbursement.'],
    longer:
      'Some countries have a longer legal guarantee period. For second-hand goods, a shorter period may apply, but not less than one year.',
    more: 'For more information on your rights in a specific country, scan the QR code below or ask the seller:',
    address: 'europa.eu/youreurope/guarantees',
    what: 'What to do if you receive non-conforming goods:',
    steps: [
      'Contact the seller as soon as possible to report the issue;',
      'Provide proof of purchase, such as a receipt, invoice, or bank statement.',
    ],
    commercial:
      'Sellers and producers may also offer commercial guarantees, which apply independently from the legal guarantee. For example, you may see this GARAN label representing a commercial guarantee of durability offered by the producer at no additional cost and covering the entire good.',
    label: 'Producer’s guarantee of durability in years: {years}',
    brand: 'Brand',
    model: 'Model',
    link: 'More about the commercial guarantee of durability',
  },
} satisfies Pick<Messages, 'guarantee'>;
