import type { Messages } from './shape.ts';

export const enGuarantee = {
  guarantee: {
    title: 'Legal guarantee',
    least: 'Minimum two-year legal guarantee protection',
    leastOf: 'for goods sold in the European Union.',
    claim: 'Consumers can claim their rights under the legal guarantee of conformity, for example if goods:',
    claims: ['do not match the description;', 'do not function as intended.'],
    liable: 'Sellers are liable',
    liableFor:
      'for any lack of conformity which existed when the goods were delivered, and which becomes apparent within the legal guarantee period. Sellers in such a situation are required to offer:',
    remedies: ['free repair or free replacement;', 'in some cases, a price reduction or full reimbursement.'],
    longer:
      'Some countries have a longer legal guarantee period. For second-hand goods, a shorter period may apply, but not less than one year.',
    more: 'For more information on your rights in a specific country, scan the QR code below or ask the seller:',
    address: 'europa.eu/youreurope/guarantees',
    what: 'What to do if you receive non-conforming goods:',
    steps: [
      'Contact the seller as soon as possible to report the issue;',
      'Provide proof of purchase, such as a receipt, invoice, or bank statement.',
    ],
    commercial:
      'Sellers and producers may also offer commercial guarantees, which apply independently from the legal guarantee. For example, you may see this GARAN label representing a commercial guarantee of durability offered by the producer at no additional cost and covering the entire good.',
    label: 'Producer’s guarantee of durability in years: {years}',
    brand: 'Brand',
    model: 'Model',
    link: 'More about the commercial guarantee of durability',
  },
} satisfies Pick<Messages, 'guarantee'>;
