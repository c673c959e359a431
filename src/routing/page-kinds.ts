/** Pages that show a legal text of the shop's settings, by its kind. */
export const legalTextPages = { agb: 'terms', widerruf: 'withdrawal', 'versand-und-zahlung': 'shipping' } as const;

const permanent = ['home', 'contact', 'thanks', 'imprint', 'privacy', 'withdraw', 'offline'] as const;

/** Pages that are there whatever staff have written: forms, the law and the footer lead to them. */
export const permanentPages: ReadonlySet<string> = new Set(permanent);

/** Pages that may be linked without asking whether they are there: a shop cannot lose its legal texts. */
export type LinkedPage = (typeof permanent)[number] | (typeof legalTextPages)[keyof typeof legalTextPages];
