import type { Step } from '../../cms/seed/send-rows.ts';
import { fileId } from '../file-id.ts';
import { type Maker, makers } from './manufacturers.ts';
import { translations } from './words.ts';

export const manufacturerSteps: Step[] = [
  {
    collection: 'ecommerce_manufacturer',
    items: [
      ...Object.entries<Maker>(makers).map(([slug, maker]) => manufacturerRow(1, slug, maker)),
      {
        id: 20,
        project: 2,
        slug: 'andernorts-uhren',
        display_name: 'Andernorts Uhren',
        street: 'Fernweg',
        number: '99',
        zip_code: '80331',
        city: 'Andernorts',
        country: 'DE',
        email: 'post@andernorts.example',
        website: 'https://andernorts.example',
        sort: 1,
        translations: translations({
          description: [
            'Ein Haus in einer anderen Stadt.',
            'A house in another town.',
            "Une maison d'une autre ville.",
          ],
        }),
      },
    ],
  },
];

function manufacturerRow(project: number, slug: string, maker: Maker): Record<string, unknown> {
  return {
    id: maker.id,
    project,
    slug,
    display_name: maker.name,
    logo: slug === 'atelier-vierlinden' ? fileId('logo') : null,
    street: maker.street,
    number: maker.number,
    zip_code: maker.zip,
    city: maker.city,
    country: maker.country,
    email: `post@${maker.host}`,
    website: `https://${maker.host}`,
    responsible_name: maker.responsible?.name ?? null,
    responsible_address: maker.responsible?.address ?? null,
    responsible_email: maker.responsible?.email ?? null,
    sort: maker.id,
    translations: translations({ description: maker.says }),
  };
}
