/** The id of a heading: `Öffnungszeiten & Anfahrt` becomes `oeffnungszeiten-anfahrt`. Editors link to these. */
export function toAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
