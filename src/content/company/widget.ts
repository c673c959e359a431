/** A column of the footer. Any other name than the known ones is kept, so that the footer can say that it is unknown. */
export type Widget = { name: string; header: string | null; showLogo: boolean };
