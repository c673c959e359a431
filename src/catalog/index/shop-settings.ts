import type { Language } from '../../i18n/languages.ts';

/** Settings of the shop that affect what visitors see. */
export type ShopSettings = {
  isOn: boolean;
  isInMaintenance: boolean;
  showsStock: boolean;
  takesRatings: boolean;
  /** Products out of stock can be ordered (backorder). */
  takesOrders: boolean;
  offersCategories: boolean;
  offersSubcategories: boolean;
  offersManufacturers: boolean;
  /** Label of the request button; null for the default of the site. */
  callToAction: Record<Language, string | null>;
  /** Whole percent, such as 19. */
  taxPercent: number;
};
