/** A product of a list, as much of it as one of our cards shows. */
export type BareCard = { name: string; href: string; maker: string; teaser: string; price: string; picture: string };

const names = ['Kette Wegwarte', 'Ohrstecker Gänseblümchen', 'Kette Efeu', 'Armreif Schilf', 'Perlring Wollgras'];
const makers = ['Klitmark', 'Atelier Vierlinden', 'Tannhof Silber & Glas', 'Perlkontor Haverland'];

const count = 20;

/** @param list number of the list, in which nothing else differs */
export function makeCards(list: number): BareCard[] {
  return Array.from({ length: count }, (_, at) => ({
    name: `${names[at % names.length]} ${at}`,
    href: `/shop/produkt/stueck-${at}?list=${list}`,
    maker: makers[at % makers.length] ?? '',
    teaser: 'Weißgold 585 · Diamant',
    price: `${165 + at} €`,
    picture: `/media/0e61ba07-c886-5c22-84cf-5cc1af9${String(10_000 + at)}`,
  }));
}
