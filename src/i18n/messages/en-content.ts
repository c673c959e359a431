/** Messages around CMS content. */
export const enContent = {
  content: {
    openingHours: 'Opening hours',
    closed: 'closed',
    days: {
      '0': 'Info',
      '1': 'Monday',
      '2': 'Mon - Wed',
      '3': 'Mon - Thu',
      '4': 'Mon - Fri',
      '5': 'Tuesday',
      '6': 'Tue - Fri',
      '7': 'Wednesday',
      '8': 'Thursday',
      '9': 'Friday',
      '10': 'Saturday',
      '11': 'Sunday',
      '12': 'Mon - Tue',
      '13': 'Thu - Fri',
      '14': 'Mon, Wed, Fri',
      '15': 'Christmas Eve',
      '16': 'New Year’s Eve',
    },
    phone: 'Phone',
    mobile: 'Mobile',
    fax: 'Fax',
    email: 'E-mail',
    address: 'Address',
    branches: 'Our shops',
    directions: 'Plan your route',
    opensInNewTab: '(opens in a new tab)',
    addressTypes: { hq: 'Head office', federal_office: 'Federal office' },
    legalForms: {
      single: 'Registered sole trader (e. K.)',
      ev: 'Registered association (e. V.)',
      bag: 'Joint professional practice',
      other: '',
    },
    representedBy: 'Represented by',
    register: 'Register',
    vatId: 'VAT ID',
    taxNumber: 'Tax number',
    insurance: 'Professional liability insurance',
    legalPages: { agb: 'Terms and conditions', widerruf: 'Withdrawal', 'versand-und-zahlung': 'Shipping and payment' },
  },
} as const;

/** Messages of the contact form and the newsletter. */
export const enForms = {
  forms: {
    sending: 'Sending …',
    trap: 'Please leave this field empty',
    atMost: (count: string) => `At most ${count} characters`,
    charactersLeft: 'Characters left: {count}',
    charactersOver: 'Characters too many: {count}',
    check: 'Please have another look at this:',
    network: 'No connection. Nothing is lost: please send it again as soon as you are back online.',
    call: 'Or give us a call:',
    faultyTitle: (title: string) => `Error: ${title}`,
  },
  contactForm: {
    heading: 'Write to us',
    map: 'How to find us',
    fields: { name: 'Name', email: 'E-mail address', message: 'Message', privacy: 'Consent' },
    consent: {
      before: 'I have read the',
      link: 'privacy notice',
      after: 'and agree that my details are stored so that you can answer me.',
    },
    send: 'Send message',
    errors: {
      name: {
        missing: 'Your name is still missing.',
        invalid: 'Your name could not be read like this.',
        tooLong: 'The name can have 200 characters at most.',
      },
      email: {
        missing: 'Your e-mail address is still missing.',
        invalid: 'This e-mail address is not complete. One looks like this: name@example.com',
        tooLong: 'This e-mail address is too long.',
      },
      message: {
        missing: 'Your message is still missing.',
        invalid: 'Your message could not be read like this.',
        tooLong: 'The message can have 5,000 characters at most.',
      },
      privacy: {
        missing: 'Please agree, so that we may answer you.',
        invalid: 'Please agree, so that we may answer you.',
        tooLong: 'Please agree, so that we may answer you.',
      },
    },
    tooMany:
      'That was a lot of messages in a short time. Please wait a minute and then send this one again; it is still here, unchanged.',
    unavailable:
      'Your message has not reached us yet: our inbox is not answering just now. What you wrote is still here, unchanged. Please send it again in a few minutes.',
    thanks: {
      title: 'Thank you',
      named: 'Thank you, {name}. We will reply to {email}.',
      unnamed: 'We will reply to the e-mail address that you gave us.',
    },
  },
  newsletter: {
    heading: 'Order the newsletter',
    email: 'E-mail address',
    send: 'Subscribe',
    note: 'You will first get an e-mail with a link to confirm, and you can unsubscribe at any time.',
    privacy: 'Privacy',
    errors: {
      email: {
        missing: 'Email missing',
        invalid: 'This e-mail address is not complete. One looks like this: name@example.com',
        tooLong: 'This e-mail address is too long.',
      },
    },
    success: 'Almost done: we have sent you an e-mail. Please open the link in it.',
    tooMany: 'Too many attempts, or this address is already subscribed. Please look into your inbox.',
    unavailable: 'Unfortunately that did not work. Please try again in a few minutes.',
    toNewsletter: 'To the newsletter',
    confirm: {
      title: 'Confirm the newsletter',
      text: 'One more click and our newsletter will come to you.',
      button: 'Yes, I want the newsletter',
    },
    unsubscribe: {
      title: 'Unsubscribe from the newsletter',
      text: 'With one click you will get no more newsletters from us.',
      button: 'Unsubscribe',
    },
    incomplete: {
      title: 'This link is not complete.',
      text: 'Please open it from the e-mail once more, or copy all of it.',
    },
    sent: { title: 'Almost done.', text: 'We have sent you an e-mail. Please open the link in it.' },
    confirmed: { title: 'Thank you.', text: 'Your address is confirmed. The next newsletter will come to you too.' },
    unsubscribed: { title: 'You have unsubscribed.', text: 'We will not send you any more newsletters.' },
    expired: {
      title: 'This link is no longer valid.',
      text: 'It is older than seven days, or a newer one has replaced it. Subscribe once more and you will get a fresh one.',
    },
    later: {
      title: 'That did not work just now.',
      text: 'Nothing has changed. Please open the link in the e-mail again in a few minutes, or give us a call.',
    },
  },
} as const;
