import type { MetalAlloy } from '../alloys.ts';
import type { House } from '../manufacturers.ts';
import type { Words } from '../words.ts';
import { choose } from './prose.ts';

export const pearlCare: Words = [
  'Perlen zuletzt anlegen und zuerst ablegen; ein weiches Tuch genügt ihnen danach.',
  'Pearls go on last and come off first; a soft cloth afterwards is all they need.',
  "Les perles se mettent en dernier et s'ôtent en premier ; un linge doux leur suffit ensuite.",
];

/** What a metal asks of its wearer, or what is to be said of where it comes from. */
export function metalCare(alloy: MetalAlloy, house: House, slug: string): Words | undefined {
  if (alloy === 'silver')
    return choose<Words>(
      `${slug} care`,
      [
        'Silber läuft an, wenn es liegt, und bleibt hell, wenn man es trägt.',
        'Silver tarnishes when it lies about and stays bright when it is worn.',
        "L'argent ternit quand il dort et reste clair quand on le porte.",
      ],
      [
        'Läuft das Silber einmal an, genügt unser Poliertuch oder ein Besuch im Laden.',
        'Should the silver tarnish, our polishing cloth or a visit to the shop will do.',
        "Si l'argent ternit, notre chiffon à polir ou une visite en boutique suffit.",
      ],
    );
  if (alloy === 'gilt_silver' || alloy === 'gilt_steel')
    return [
      'Die Vergoldung ist zwei Mikrometer stark; nach Jahren erneuern wir sie.',
      'The gold plating is two microns thick; after some years we renew it.',
      "La dorure a deux microns d'épaisseur ; après quelques années, nous la renouvelons.",
    ];
  if (house === 'atelier-vierlinden')
    return choose<Words>(
      `${slug} care`,
      [
        'Das Gold stammt aus aufgearbeitetem Altgold und trägt unsere Punze.',
        'The gold is recycled and bears our hallmark.',
        "L'or est recyclé et porte notre poinçon.",
      ],
      [
        'Von der Schmelze bis zur letzten Politur verlässt das Stück unser Haus nicht.',
        'From the crucible to the final polish the piece does not leave our house.',
        'De la fonte au dernier poli, la pièce ne quitte pas notre maison.',
      ],
    );
  return undefined;
}
