/** Delivery dates as text, by lead time; see `toDeliveryKey`. */
export type DeliveryTexts = Readonly<Record<string, string>>;

/** Key of a lead time in days; personalized products take longer and have keys of their own. */
export const toDeliveryKey = (days: number, isPersonalized: boolean): string => `${days}${isPersonalized ? '+' : ''}`;
