import type { Image } from '../pages/image.ts';

/** Colours and button shape as an editor picked them; what is legible on them is computed where they are used. */
export type Theme = {
  baseColor: string | null;
  brandColor: string | null;
  initialColorMode: 'light' | 'dark' | 'system';
  /** Visitors may choose another mode for their browser. */
  hasColorModeSwitch: boolean;
  button: {
    accentColor: string | null;
    color: string | null;
    borderRadius: string | null;
    borderThickness: string | null;
  };
};

export type BrandArea = { name: string; termsUrl: string | null; privacyUrl: string | null; cookiesUrl: string | null };

export type DealerClock = { apiKey: string; brand: string; privacyUrl: string | null };

export type Site = {
  name: string;
  logo: Image | null;
  /** The house's own, such as `Europe/Berlin`: by it the doors open. */
  timeZone: string;
  /** Where appointments are booked online; null where they are not. */
  bookingHref: string | null;
  /** Who runs the calendar there, as far as staff have said. */
  bookingOperator: { name: string | null; privacyUrl: string | null };
  /** The maker's clock that its dealers show; null where the house is none of them. */
  dealerClock: DealerClock | null;
  /** The brand whose area the site has; null where it has none. */
  brandArea: BrandArea | null;
  theme: Theme;
};
