import type { Step } from '../../cms/seed/send-rows.ts';
import { categoryId } from '../catalogue/category-rows.ts';
import { makers } from '../catalogue/manufacturers.ts';
import { translations } from '../catalogue/words.ts';
import { fileId } from '../file-id.ts';
import { alloyRows } from './ring-alloys.ts';
import { optionRows } from './ring-options.ts';
import { presetRows } from './ring-presets.ts';
import { studioQuestions } from './ring-questions.ts';
import { stoneRows } from './ring-stones.ts';

const productId = 701;

/** What a pair from the wedding-ring studio is ordered as. */
const product = {
  ...{ id: productId, project: 1, status: 'published', slug: 'trauringe-nach-mass', reference_number: 'AV-1701' },
  ...{ price_brutto: null, stock: 0, shipping_time: 20, reorder_time: 20, reorder_possible: true, warranty_months: 24 },
  ...{ category: categoryId('wedding_rings'), manufacturer: makers['atelier-vierlinden'].id, sort: productId },
  images: [{ directus_files_id: fileId('product/trauringe-ahorn/1'), sort: 1 }],
  translations: translations({
    display_name: ['Trauringe nach Maß', 'Made-to-measure wedding rings', 'Alliances sur mesure'],
    teaser: [
      'Auf den Zehntelmillimeter, aus unserer Werkstatt',
      'To the tenth of a millimetre, from our workshop',
      'Au dixième de millimètre, de notre atelier',
    ],
    description: [
      '<p>Im Trauringstudio zusammengestellt und in unserer Werkstatt gefertigt, Ring für Ring.</p>',
      '<p>Put together in the wedding-ring studio and made in our workshop, ring by ring.</p>',
      "<p>Composées dans le studio d'alliances et fabriquées dans notre atelier, anneau par anneau.</p>",
    ],
  }),
};

const studio = {
  ...{
    id: 1,
    project: 1,
    active: true,
    product: productId,
    questions: studioQuestions.id,
    breakdown: 'full',
    max_characters: 30,
    sort: 1,
  },
  ...{ min_size: 44, max_size: 76, min_width: 2, max_width: 10, min_height: 1.2, max_height: 3 },
  ...{ making_price: 165, zone_price: 85, loss_percent: 8, rounding: 5 },
  translations: translations({
    display_name: ['Trauringstudio', 'Wedding-ring studio', "Studio d'alliances"],
    description: [
      'Zwei Ringe, auf den Zehntelmillimeter genau. Den Preis berechnen wir mit dem Metallpreis des Tages.',
      'Two rings, exact to the tenth of a millimetre. We work out the price with the day’s price of the metal.',
      'Deux alliances, au dixième de millimètre près. Le prix est calculé au cours du métal du jour.',
    ],
  }),
};

export const ringSteps: Step[] = [
  { collection: 'ecommerce_product', items: [product] },
  { collection: 'block_faq', items: [studioQuestions] },
  { collection: 'ring_studio', items: [studio] },
  { collection: 'ring_alloy', items: alloyRows },
  { collection: 'ring_option', items: optionRows },
  { collection: 'ring_stone', items: stoneRows },
  { collection: 'ring_preset', items: presetRows },
];
