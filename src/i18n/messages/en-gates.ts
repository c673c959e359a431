import type { Messages } from './shape.ts';

export const enGates = {
  gates: {
    once: 'Load once',
    always: 'Always load',
    close: 'Close again',
    loading: 'Loading …',
    failed: 'This could not be loaded. The connection may be interrupted, or nobody is answering there just now.',
    retry: 'Try again',
    alwaysNote:
      '“Always” is remembered by this browser for this provider, on other pages too. You can withdraw it under',
    privacyOf: (provider) => `Privacy at ${provider}`,
    from: (host) => `It is loaded from ${host}.`,
    map: {
      title: 'Our door on the map',
      frame: 'Map of the surroundings',
      about:
        'The map comes from the OpenStreetMap Foundation in Cambridge, United Kingdom. When it loads, the foundation learns your IP address and which section you look at.',
      externalLink: 'See it at OpenStreetMap',
    },
    booking: {
      title: 'Free times in our calendar',
      frame: 'Calendar of free times',
      about: (where) =>
        `The calendar comes from ${where}. When it loads, your IP address goes there; when you book, your name, e-mail address and the reason for your visit as well. A cookie may be set for as long as you are booking.`,
      externalLink: (host) => `Book at ${host}`,
    },
    video: {
      about: (company) =>
        `When it loads, ${company} learns your IP address and which film you watch, and can store data on your device. The data may reach the USA.`,
      companies: { youtube: 'Google Ireland Limited in Dublin, Ireland,', vimeo: 'Vimeo.com, Inc. in New York, USA,' },
    },
    clock: {
      title: (brand) => `${brand}: the dealers’ clock`,
      frame: 'Clock showing our local time',
      about:
        'The clock comes from Rolex SA in Geneva, Switzerland. When it loads, the company learns your IP address and that you are visiting us.',
      externalLink: 'To rolex.com',
      failed: 'The clock cannot be reached just now. The links still lead you to the brand.',
      more: (brand) => `${brand} in our house`,
    },
  },
} satisfies Pick<Messages, 'gates'>;
