import type { Language } from '../../i18n/languages.ts';

/** Switches of the shop that staff set, as far as visitors notice them. */
export type ShopSettings = {
  isOn: boolean;
  isInMaintenance: boolean;
  showsStock: boolean;
  takesRatings: boolean;
  /** What is not in stock may be ordered all the same. */
  takesOrders: boolean;
  offersCategories: boolean;
  offersSubcategories: boolean;
  offersManufacturers: boolean;
  /** Words on the button of a request; null for those of the site. */
  callToAction: Record<Language, string | null>;
  /** Whole percent, such as 19. */
  taxPercent: number;
};
