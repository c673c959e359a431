/** Font files of engravings that no style sheet declares. */
const fonts = {
  'Engraving Italic': '/fonts/engraving-italic.woff2',
  'Engraving Script': '/fonts/engraving-script.woff2',
};

/**
 * Registers the engraving fonts; a browser fetches one when text uses it. In a style sheet they would add to every
 * page.
 */
export function addEngravingFonts(): void {
  for (const [family, href] of Object.entries(fonts)) {
    const isKnown = [...document.fonts].some((face) => face.family.includes(family));
    if (!isKnown) document.fonts.add(new FontFace(family, `url(${href})`, { display: 'swap' }));
  }
}
