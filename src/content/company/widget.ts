/** A column of the footer. Unknown names are kept, so that the footer can report them. */
export type Widget = { name: string; header: string | null; showLogo: boolean };
