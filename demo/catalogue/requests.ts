import type { Step } from '../../cms/seed/send-rows.ts';
import { getProduct } from './get-product.ts';
import { variantId } from './variants.ts';
import type { Language } from './words.ts';

type Request = {
  kind: 'availability' | 'reservation' | 'appointment';
  slug: string;
  /** Which of the product's sizes, counted from 0. */
  size?: number;
  status: 'new' | 'in_progress' | 'done';
  from: readonly [name: string, email: string, phone: string, language: Language];
  message: string;
  notes?: string;
  daysAgo: number;
};

const requests: Request[] = [
  {
    kind: 'reservation',
    slug: 'verlobungsring-polaris',
    size: 3,
    status: 'new',
    from: ['Jonas Reimer', 'jonas.reimer@muster.example', '0170 5550142', 'de'],
    message: 'Ich würde ihn gern am Samstag ansehen. Bitte nicht zu Hause anrufen, er soll eine Überraschung werden.',
    daysAgo: 1,
  },
  {
    kind: 'availability',
    slug: 'trauringe-ahorn',
    size: 5,
    status: 'new',
    from: ['Émilie Caron', 'emilie.caron@muster.example', '', 'fr'],
    message: 'Bonjour, nous nous marions dans six semaines. Les alliances peuvent-elles être prêtes à temps ?',
    daysAgo: 2,
  },
  {
    kind: 'availability',
    slug: 'aubrelle-meridienne-39',
    status: 'in_progress',
    from: ['Daniel Whitmore', 'daniel.whitmore@muster.example', '+44 20 7946 0182', 'en'],
    message: 'Is it in the shop at the moment? I am in town until Thursday.',
    notes: 'Liegt in der Vitrine links. Rückruf zugesagt, sobald das längere Band da ist.',
    daysAgo: 4,
  },
  {
    kind: 'reservation',
    slug: 'kette-akelei',
    size: 1,
    status: 'done',
    from: ['Marlene Voss', 'marlene.voss@muster.example', '030 5550167', 'de'],
    message: '',
    notes: 'Bestätigt und abgeholt.',
    daysAgo: 12,
  },
  {
    kind: 'availability',
    slug: 'vierlinden-winterlinde-38',
    status: 'done',
    from: ['Thekla Brandt', 'thekla.brandt@muster.example', '', 'de'],
    message: 'Gibt es die Winterlinde auch mit braunem Band?',
    notes: 'Ja, ohne Aufpreis. Geantwortet.',
    daysAgo: 20,
  },
];

export const requestAges = requests.map((one, index) => ({ id: index + 1, daysAgo: one.daysAgo }));

/** What lies in the inbox of the studio. Its mails went out long ago. */
export const requestSteps: Step[] = [
  {
    collection: 'ecommerce_request',
    items: requests.map(({ kind, slug, size, status, from, message, notes }, index) => {
      const [name, email, phone, language] = from;
      const product = getProduct(slug).id;
      return {
        ...{ id: index + 1, project: 1, kind, status, product, name, email, phone, language, message },
        variant: size === undefined ? null : variantId(product, size),
        notes: notes ?? null,
        mail_status: 'sent',
        mail_attempts: 1,
      };
    }),
  },
];
