export const frWithdraw = {
  withdraw: {
    link: 'Renoncer au contrat ici',
    title: 'Renoncer à un contrat',
    lead: 'Renoncez ici à un contrat que vous avez conclu avec nous sur Internet. Vous n’avez aucun motif à donner.',
    how: 'En appuyant sur « Confirmer la rétractation », vous déclarez votre rétractation. Vous recevez aussitôt un e-mail avec son contenu, la date et l’heure.',
    excludedTitle: 'Ce qui est exclu',
    excluded:
      'Les pièces gravées ou réalisées selon vos indications sont exclues du droit de rétractation (§ 312g, al. 2, n° 1 du Code civil allemand). Une taille de bague courante n’en fait pas partie. En cas de doute, envoyez votre rétractation ; nous l’examinons et vous répondons.',
    termTitle: 'Délai et conséquences',
    term: 'Vous disposez de quatorze jours après réception de la dernière pièce. Ce que vous avez payé, livraison standard comprise, vous est remboursé.',
    information: 'Lire les informations sur la rétractation',
    fields: {
      name: 'Nom',
      order_number: 'Numéro de commande',
      email: 'Adresse e-mail',
      lines: 'Pièces',
      items: 'Certaines pièces seulement (facultatif)',
    },
    orderNumberHint: 'Il figure dans la confirmation que nous vous avons envoyée.',
    itemsHint:
      'Laissez ce champ vide pour vous rétracter de toute la commande. Sinon, nommez les pièces comme dans la confirmation.',
    emailHint: 'Nous y envoyons l’accusé de réception.',
    confirm: 'Confirmer la rétractation',
    privacy: 'Vos données ne servent qu’à cette rétractation.',
    privacyLink: 'Protection des données',
    errors: {
      name: {
        missing: 'Il manque encore votre nom.',
        invalid: 'Votre nom n’a pas pu être lu sous cette forme.',
        tooLong: 'Le nom peut comporter 200 caractères au maximum.',
      },
      order_number: {
        missing: 'Il manque encore le numéro de commande.',
        invalid: 'Le numéro de commande n’a pas pu être lu sous cette forme.',
        tooLong: 'Le numéro de commande peut comporter 50 caractères au maximum.',
      },
      email: {
        missing: 'Il manque encore votre adresse e-mail.',
        invalid: 'Cette adresse e-mail n’est pas complète. Exemple : nom@exemple.fr',
        tooLong: 'Cette adresse e-mail est trop longue.',
      },
      lines: {
        missing: 'Veuillez choisir au moins une pièce.',
        invalid: 'Veuillez choisir les pièces à nouveau.',
        tooLong: 'Veuillez choisir les pièces à nouveau.',
      },
      items: {
        missing: 'Ce que vous dites des pièces n’a pas pu être lu sous cette forme.',
        invalid: 'Ce que vous dites des pièces n’a pas pu être lu sous cette forme.',
        tooLong: 'Ce que vous dites des pièces peut comporter 500 caractères au maximum.',
      },
    },
    tooMany:
      'Cela fait beaucoup de rétractations en peu de temps. Vos indications restent ici, inchangées. Veuillez réessayer dans une heure, ou déclarer votre rétractation par téléphone ou par e-mail.',
    unavailable:
      'Votre rétractation ne nous est pas encore parvenue : notre messagerie ne répond pas pour le moment. Vos indications restent ici, inchangées. Veuillez confirmer à nouveau dans quelques minutes, ou déclarer votre rétractation par téléphone ou par e-mail.',
    unreadable: 'Le formulaire n’a pas pu être lu.',
    received: {
      title: 'Votre rétractation nous est parvenue.',
      at: (day: string, time: string) => `Reçue le ${day} à ${time} (heure allemande)`,
      text: 'Un e-mail avec son contenu, la date et l’heure est en route vers l’adresse que vous avez indiquée. Il accuse réception ; nous examinons la rétractation elle-même, puis nous vous écrivons.',
      keep: 'Si l’e-mail n’est pas arrivé dans un quart d’heure, regardez dans vos courriers indésirables ou appelez-nous.',
      home: 'Vers la page d’accueil',
    },
  },
} as const;
