/** Typefaces of engravings that no page has for itself. */
const fonts = {
  'Engraving Italic': '/fonts/engraving-italic.woff2',
  'Engraving Script': '/fonts/engraving-script.woff2',
};

/** Makes them known to the page; a browser fetches one when a word is shown in it. Style sheets would be searched for them. */
export function addEngravingFonts(): void {
  for (const [family, href] of Object.entries(fonts)) {
    const isKnown = [...document.fonts].some((face) => face.family.includes(family));
    if (!isKnown) document.fonts.add(new FontFace(family, `url(${href})`, { display: 'swap' }));
  }
}
