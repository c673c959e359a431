import type { deConsent } from './de-consent.ts';
import type { Widen } from './shape.ts';

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
