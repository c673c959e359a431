import type { deOrdering } from './de-ordering.ts';
import type { Widen } from './shape.ts';

export const frOrdering = {
  ordering: {
    emptyTitle: 'Votre panier est vide.',
    emptyText: 'Il n’y a encore rien à commander. Vos informations restent sur cet appareil.',
    toShop: 'Vers la boutique',
    closedTitle: 'La boutique en ligne fait une pause.',
    closedText:
      'Il n’est pas possible de commander en ligne pour le moment. Votre panier et vos informations restent sur cet appareil. Nous sommes là pour vous en boutique et au téléphone.',
    quoteFailed: 'Les prix sont momentanément inaccessibles. Vos informations sont toujours là.',
    offline:
      'Vous êtes hors ligne. Vos informations restent ici ; vous pourrez commander dès que la connexion sera rétablie.',
    retry: 'Réessayer',
    stockTitle: 'Quelque chose a changé dans votre panier.',
    toCart: 'Voir le panier',
    changedTitle: 'Quelque chose a changé. Rien n’a encore été commandé.',
    changedText: 'Veuillez vérifier les nouvelles informations. Si elles vous conviennent, commandez à nouveau.',
    obstacleText: 'Veuillez régler cela dans le panier ; vous pourrez ensuite commander.',
    changes: {
      price: '{name} : maintenant {price} au lieu de {before}',
      fewer: '{name} : il n’en reste que {count} au lieu de {wanted}',
      sold_out: '{name} : épuisé entre-temps',
      gone: '{name} : n’est plus proposé',
      invalid: '{name} : la gravure n’est plus possible ainsi',
      on_request: '{name} : désormais sur demande',
      shipping: 'Livraison : maintenant {price} au lieu de {before}',
      wrap: 'Emballage cadeau : maintenant {price} au lieu de {before}',
      total: 'Total : maintenant {price} au lieu de {before}',
      delivery: 'Livraison : désormais {delivery}',
    },
    refusedTitle: 'Votre commande n’a pas été passée.',
    refusedText: 'Rien n’a été commandé ni payé. Veuillez vérifier encore une fois vos informations.',
    tooMany:
      'Cela fait beaucoup de commandes en peu de temps. Rien n’a été commandé. Veuillez patienter un peu, puis commander à nouveau, ou appelez-nous ; tout est resté en place.',
    tooManyUnpaid:
      'De nombreuses commandes passées depuis votre connexion attendent encore leur paiement. Rien n’a été commandé ; votre panier et vos informations sont toujours là. Appelez-nous : nous prenons volontiers votre commande par téléphone.',
    unknownTitle: 'Nous ne savons pas encore si votre commande est arrivée.',
    unknownText:
      'La connexion s’est interrompue avant notre réponse. Nous continuons à vérifier automatiquement. Vous pouvez aussi fermer cette page et revenir plus tard : dans tous les cas, une seule commande sera passée.',
    oldTitle: 'Une commande est encore en suspens.',
    oldText:
      'Le {date}, vous avez commandé pour {total}, mais notre réponse ne vous est jamais parvenue. Vérifions : si la commande est arrivée, vous la verrez aussitôt. Sinon, elle sera envoyée maintenant. Une seule commande sera passée.',
    ask: 'Vérifier maintenant',
    giveUp: 'Ne plus essayer et modifier',
    giveUpText:
      'Si une confirmation de commande vous parvient tout de même par e-mail, la commande est arrivée ; dans ce cas, ne commandez pas une seconde fois.',
    giveUpAgreed:
      'Vous avez déjà donné votre accord à ce paiement chez PayPal. Vous ne pourrez modifier qu’une fois que notre boutique aura confirmé l’annulation de cette commande. Si elle reste affichée ici, veuillez réessayer dans un instant.',
    elsewhere: 'Cette commande est en cours d’envoi dans une autre fenêtre.',
    placed: 'Merci beaucoup. Votre commande s’ouvre…',
    placedTitle: 'Votre commande {number} nous est parvenue.',
    placedText: 'Elle est enregistrée : vous n’avez rien à commander à nouveau.',
    toOrder: 'Voir la commande',
    payTitle: 'Payer maintenant',
    payText:
      'Votre commande {number} d’un montant de {total} est réservée. Elle est valable dès que le paiement est confirmé ; vous disposez d’une demi-heure.',
    chooseOther: 'Choisir un autre moyen de paiement',
    cancelFailed: 'Cela n’a pas fonctionné. Veuillez réessayer dans un instant.',
    noScripts:
      'La commande en ligne nécessite JavaScript. Sans lui, commandez par téléphone ou en boutique ; par « mettre de côté » sur la page d’une pièce, nous vous la réservons.',
  },
} as const satisfies Widen<typeof deOrdering>;
