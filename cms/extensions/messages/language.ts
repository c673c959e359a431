export const languages = ['de', 'en', 'fr'] as const;

export type Language = (typeof languages)[number];
