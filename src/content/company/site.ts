import type { ReadTimeZone } from '../opening-hours/zoned-time.ts';
import type { Image } from '../pages/page.ts';

/** Colors and button shape from the CMS; legible text colors are computed where they are used. */
export type Theme = {
  baseColor: string | null;
  brandColor: string | null;
  initialColorMode: 'light' | 'dark' | 'system';
  /** Whether visitors may switch the color mode. */
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

/** Its time zone is that of the opening hours, such as `Europe/Berlin`. */
export type Site = ReadTimeZone & {
  name: string;
  logo: Image | null;
  /** URL of online booking; null if there is none. */
  bookingHref: string | null;
  /** Operator of online booking, if known. */
  bookingOperator: { name: string | null; privacyUrl: string | null };
  /** The brand's clock for official dealers; null if the shop is not one. */
  dealerClock: DealerClock | null;
  /** The brand area of the site; null if there is none. */
  brandArea: BrandArea | null;
  theme: Theme;
};

/** A column of the footer. Unknown names are kept, so that the footer can report them. */
export type Widget = { name: string; header: string | null; showLogo: boolean };
