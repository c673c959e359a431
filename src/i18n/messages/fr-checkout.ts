import type { deCheckout } from './de-checkout.ts';
import { frOrdering } from './fr-payment.ts';
import type { Messages, Widen } from './shape.ts';

export const frCheckout = {
  checkout: {
    title: 'Commande',
    loading: 'Vos informations se chargent…',
    steps: {
      contact: 'Coordonnées',
      delivery: 'Livraison',
      payment: 'Expédition et paiement',
      review: 'Vérifier et commander',
      list: 'Étapes de la commande',
      change: 'Modifier',
      changeStep: 'Modifier : {step}',
      next: 'Continuer : {step}',
    },
    summary: 'Votre commande',
    toCart: 'Retour au panier',
    optional: '(facultatif)',
    contact: {
      hint: 'Nous envoyons la confirmation de commande à cette adresse.',
      phoneHint: 'Pour toute question sur votre pièce ou sa livraison.',
    },
    delivery: {
      legend: 'Comment souhaitez-vous recevoir votre pièce ?',
      ship: 'Livraison à domicile',
      collect: 'Retrait en boutique',
      shippingAddress: 'Adresse de livraison',
      invoiceAddress: 'Adresse de facturation',
      otherInvoice: 'La facture est à envoyer à une autre adresse',
      imports:
        'Pays de livraison : {country}. Votre colis y est une importation : la TVA à l’importation, d’éventuels droits de douane et des frais du transporteur s’ajoutent au total. Vous les réglez au transporteur. Nous vous remboursons la TVA allemande comprise dans le total dès que l’exportation est confirmée.',
      chooseCountry: 'Veuillez choisir',
      deliveryCountries: 'Pays de livraison',
      otherCountries: 'Tous les autres pays',
    },
    fields: {
      email: 'Adresse e-mail',
      phone: 'Téléphone',
      first_name: 'Prénom',
      last_name: 'Nom',
      company: 'Société',
      street: 'Numéro et rue',
      addition: 'Complément d’adresse',
      zip_code: 'Code postal',
      city: 'Ville',
      country: 'Pays',
      branch: 'Où souhaitez-vous le retirer\u00A0?',
      shipping_method: 'Mode d’expédition',
      payment_method: 'Moyen de paiement',
      present_wrap: 'Emballage cadeau ({price})',
      gift_message: 'Texte pour une carte',
      comment: 'Message à notre attention',
    },
    formFields: {
      zip_code: { CH: 'Code postal (NPA)', IE: 'Eircode', LI: 'Code postal (NPA)', US: 'Code ZIP' },
      numberAndStreet: 'Numéro et rue',
      cityAndState: 'Ville et État ou province',
    },
    towns: {
      filled: 'Ville indiquée pour le code postal {postcode}\u00A0: {towns}.',
      choose: 'À choisir pour le code postal {postcode}\u00A0: {towns}',
      doubt:
        'Le code postal et la ville sont-ils exacts\u00A0? Pour le code postal {postcode}, nous connaissons\u00A0: {towns}',
      source: 'Noms des villes\u00A0: © les contributeurs d’OpenStreetMap, ODbL',
    },
    methods: {
      giftHint:
        'Nous l’imprimons sur une carte et ne joignons rien qui indique un prix. {count} caractères sur {longest}.',
      days: 'environ {days} jours ouvrés de plus',
      area: 'seulement pour les codes postaux {area}',
      beyond: '{name} : seulement pour les codes postaux {area}, donc pas à votre adresse de livraison.',
      free: 'gratuit',
      collection: 'Retrait',
      none: 'Il n’y en a pas pour ce choix. Veuillez modifier la livraison, ou appelez-nous.',
      asking: 'Les modes d’expédition et de paiement se chargent…',
      throughPayPal: 'Par PayPal, vous pouvez aussi payer, selon votre appareil, ainsi : {ways}.',
      sources: { paylater: 'payer plus tard', card: 'carte de crédit', applepay: 'Apple Pay', googlepay: 'Google Pay' },
      data: {
        paypal:
          'PayPal (PayPal (Europe) S.à r.l. et Cie, S.C.A., Luxembourg) n’est chargé qu’une fois la commande passée, et apprend alors votre adresse IP, le montant, le numéro de commande et l’adresse de livraison.',
        klarna:
          'Klarna (Klarna Bank AB (publ), Stockholm, Suède) n’est chargé qu’une fois la commande passée, et apprend alors votre adresse IP, vos adresses postales, votre adresse e-mail, votre numéro de téléphone et ce que vous avez commandé.',
      },
    },
    /** Return from PayPal express checkout. */
    express: {
      reading: 'Nous récupérons vos données chez PayPal …',
      filledTitle: 'Vos données ont été reprises de PayPal.',
      filledText:
        'Veuillez les vérifier et choisir le mode d’envoi. Vous ne commandez et ne payez qu’avec le bouton à la fin.',
      replaced: 'Elles remplacent ce que vous aviez saisi ici auparavant.',
      restore: 'Rétablir mes données précédentes',
      failedTitle: 'Vos données n’ont pas pu être reprises de PayPal.',
      failedText:
        'Rien n’a été commandé ni payé. Veuillez remplir le formulaire vous-même ; vous pouvez toujours payer avec PayPal.',
      retry: 'Réessayer',
      pays: 'Vous payez avec PayPal ({account}).',
      change: 'Autre moyen de paiement',
      again:
        'Votre accord précédent ne suffit pas pour cette commande. Rien n’a été débité et votre commande reste réservée : veuillez donner à nouveau votre accord chez PayPal.',
      checking: 'Votre paiement chez PayPal est en cours de finalisation.',
    },
    stepSummary: {
      collect: 'Retrait en boutique',
      shipTo: 'Livraison à',
      invoiceTo: 'Facturation à',
      wrap: 'Emballage cadeau',
    },
    terms: {
      /** A sentence with three links. */
      sentence:
        'Nos {terms} s’appliquent. La marche à suivre pour vous rétracter figure dans les {withdrawal}. Le traitement de vos données est expliqué à la page {privacy}.',
      terms: 'conditions générales',
      withdrawal: 'informations sur la rétractation',
      privacy: 'Protection des données',
      newTab: '(s’ouvre dans un nouvel onglet)',
      save: 'Enregistrer : {text}',
      personalized: 'Les pièces gravées ou réalisées selon vos indications sont exclues du droit de rétractation.',
    },
    order: 'commande avec obligation de paiement',
    ordering: 'Envoi de votre commande…',
    pricing: 'Vérification des prix…',
    errorSummary: 'Veuillez vérifier ceci :',
    errors: {
      email: {
        missing: 'Veuillez indiquer votre adresse e-mail.',
        invalid: 'Cette adresse e-mail n’est pas complète. Exemple : nom@exemple.fr',
      },
      phone: { invalid: 'Ce numéro de téléphone n’a pas pu être lu. Exemple : +33 1 99 00 12 34' },
      first_name: { missing: 'Veuillez indiquer le prénom.' },
      last_name: { missing: 'Veuillez indiquer le nom.' },
      street: { missing: 'Veuillez indiquer le numéro et la rue.' },
      zip_code: {
        missing: 'Veuillez indiquer le code postal.',
        invalid: 'Ce code postal ne correspond pas au pays. Exemple : {example}',
        outside: 'Ce code postal n’existe pas dans ce pays. Ils y vont de {first} à {last}.',
      },
      city: { missing: 'Veuillez indiquer la ville.' },
      country: { missing: 'Veuillez choisir un pays.', invalid: 'Malheureusement, nous ne livrons pas dans ce pays.' },
      branch: { missing: 'Veuillez choisir où vous souhaitez le retirer.' },
      shipping_method: { missing: 'Veuillez choisir un mode d’expédition.' },
      payment_method: { missing: 'Veuillez choisir un moyen de paiement.' },
      gift_message: { tooLong: 'Le texte de la carte peut compter 300 caractères au plus.' },
      comment: { tooLong: 'Ce texte peut compter 2000 caractères au maximum.' },
      tooLong: 'C’est trop long.',
      unreadable: 'Cela n’a pas pu être lu.',
    },
  },
  ...frOrdering,
} as const satisfies Widen<typeof deCheckout>;

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
