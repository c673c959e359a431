import type { Messages } from './shape.ts';

export const frGuarantee = {
  guarantee: {
    title: 'Garantie légale',
    least: 'Protection offerte par la garantie légale minimale de deux ans',
    leastOf: 'sur des biens vendus dans l’Union européenne.',
    claim:
      'Les consommateurs peuvent faire valoir leurs droits au titre de la garantie légale de conformité, par exemple si les biens :',
    claims: ['ne correspondent pas à la description ;', 'ne fonctionnent pas comme prévu.'],
    liable: 'Les vendeurs sont responsables',
    liableFor:
      'de tout défaut de conformité qui existait au moment de la livraison des biens et qui apparaît pendant la période de garantie légale. Les vendeurs se trouvant dans une telle situation sont tenus de proposer :',
    remedies: [
      'une réparation gratuite ou un remplacement gratuit ;',
      'dans certains cas, une réduction de prix ou un remboursement intégral.',
    ],
    longer:
      'Dans certains pays, la période de garantie légale est plus longue. Pour les biens d’occasion, une période plus courte peut s’appliquer, mais elle ne peut être inférieure à un an.',
    more: 'Pour en savoir plus sur vos droits dans un pays donné, scannez le code QR ci-dessous ou consultez le vendeur :',
    address: 'europa.eu/youreurope/garanties',
    what: 'Que faire si vous recevez des biens non conformes :',
    steps: [
      'Contactez le vendeur dès que possible pour signaler le problème ;',
      'Fournissez une preuve d’achat, telle qu’un reçu, une facture ou un relevé bancaire.',
    ],
    commercial:
      'Les vendeurs et les producteurs peuvent également offrir des garanties commerciales, qui s’appliquent indépendamment de la garantie légale. Par exemple, il se peut que votre bien affiche ce label GARAN, représentant une garantie commerciale de durabilité offerte par le producteur sans frais supplémentaires et s’appliquant à l’ensemble du bien.',
    label: 'Garantie de durabilité du producteur en années : {years}',
    brand: 'Marque',
    model: 'Modèle',
    link: 'En savoir plus sur la garantie commerciale de durabilité',
  },
} satisfies Pick<Messages, 'guarantee'>;
