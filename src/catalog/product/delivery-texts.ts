/** When a product arrives, in words, by how long it takes to leave the shop. */
export type DeliveryTexts = Readonly<Record<string, string>>;

/** What is made for one person takes longer than the days that its product says. */
export const toDeliveryKey = (days: number, isPersonalized: boolean): string => `${days}${isPersonalized ? '+' : ''}`;
