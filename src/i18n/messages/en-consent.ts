import type { deConsent } from './de-consent.ts';
import type { Messages, Widen } from './shape.ts';

export const enConsent: Widen<typeof deConsent> = {
  consent: {
    banner: {
      title: 'What may your browser load?',
      text: 'What is needed is always on; everything else waits until you allow it. You can change this at any time at the foot of every page.',
      againTitle: 'Something is new',
      againText: 'Something has changed since you last chose. Everything else you decided still holds.',
      policy: 'Privacy policy',
      purposes: 'Choose one by one',
      required: 'always on',
      more: 'More from the provider',
      from: 'It is loaded from {host}.',
      newTab: '(opens in a new tab)',
      allowAll: 'Allow all cookies',
      refuseAll: 'Reject all',
      allowSelected: 'Allow selected cookies',
      close: 'Close without changing anything',
    },
    manager: {
      intro:
        'These are the providers you have allowed to show content on this site. Clear a box and it takes effect at once.',
      contents: 'Content from other providers',
      none: 'Nothing is allowed at present. Where a map, a calendar or a video would be, the site asks you first.',
      withdrawn: '“{name}” is no longer allowed.',
      statistics: 'Statistics',
      count: 'My visits may be counted with Matomo',
      counted: 'Your visits are counted.',
      notCounted: 'Your visits are not counted.',
      open: 'Open all settings',
      reset: 'Forget everything and ask again',
      withoutScripts:
        'Your browser does not run scripts on this site. So nothing can be stored or loaded from other providers, and there is nothing to take back.',
      services: {
        map: 'Map',
        booking: 'Booking',
        youtube: 'Videos: YouTube',
        vimeo: 'Videos: Vimeo',
        clock: 'The maker’s clock',
      },
    },
    own: {
      functional: {
        display_name: 'Necessary',
        description:
          'Remembers in your browser what you have begun here: cart, wishlist, what you entered at the checkout, and this choice. For prices and availability the site asks our own server; none of it goes to anybody else.',
      },
      youtube: {
        display_name: 'Videos: YouTube',
        description:
          'Plays films that are stored with YouTube (Google Ireland Limited, Dublin, Ireland). The provider learns your IP address and what you watch, and can store data on your device. The data may reach the USA.',
      },
      vimeo: {
        display_name: 'Videos: Vimeo',
        description:
          'Plays films that are stored with Vimeo (Vimeo.com, Inc., New York, USA). The provider learns your IP address and what you watch, and can store data on your device.',
      },
      matomo: {
        display_name: 'Statistics',
        description:
          'Counts with Matomo, on our own server, which pages are visited, how fast they load and where something fails. The data stays with us.',
      },
    },
  },
};

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
