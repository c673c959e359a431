import type { deOrdering } from './de-payment.ts';
import type { Widen } from './shape.ts';

/** Messages of payment with PayPal and Klarna. */
export const frPayment = {
  payment: {
    paypal: {
      heading: 'Payer avec PayPal',
      loading: 'Chargement de PayPal…',
      hint: 'PayPal s’ouvre dans une fenêtre à part. Le paiement n’a lieu qu’une fois que vous y avez donné votre accord.',
      pay: 'Payer avec PayPal',
      checking: 'Nous vérifions votre paiement. Veuillez laisser cette page ouverte.',
      again: 'Vérifier à nouveau le paiement',
      ways: 'Comment souhaitez-vous payer ?',
      names: {
        paypal: 'PayPal',
        paylater: 'Payer plus tard avec PayPal',
        card: 'Carte de crédit ou de débit',
        applepay: 'Apple Pay',
        googlepay: 'Google Pay',
      },
      hints: {
        paylater:
          'PayPal s’ouvre dans une fenêtre à part et vous y indique en combien de fois ou quand vous payez. Le paiement n’a lieu qu’une fois que vous y avez donné votre accord.',
        card: 'Les données de votre carte vont directement à PayPal, nous ne les voyons pas. Il se peut que votre banque vous demande une confirmation. PayPal reçoit pour cela aussi votre adresse de facturation.',
        applepay: 'Votre appareil vous demande avec quelle carte vous souhaitez payer. PayPal encaisse le paiement.',
        googlepay:
          'Google est chargé pour cela (Google Ireland Limited, Dublin) et apprend votre adresse IP et le montant. PayPal encaisse le paiement.',
      },
      cardDeclined:
        'La carte n’a pas été acceptée, ou votre banque n’a pas confirmé le paiement. Rien n’a été débité. Essayez une autre carte, ou payez autrement.',
      notHere: 'Cela n’est malheureusement pas possible dans ce navigateur. Veuillez choisir un autre moyen.',
      payByCard: 'Payer {total} par carte',
      payByApple: 'Payer {total} avec Apple Pay',
      card: {
        name: {
          label: 'Nom sur la carte',
          missing: 'Le nom sur la carte manque encore.',
          invalid: 'Ce nom n’a pas pu être lu.',
        },
        number: {
          label: 'Numéro de carte',
          missing: 'Le numéro de carte manque encore.',
          invalid: 'Ce numéro de carte n’est pas juste. Veuillez le comparer avec la carte.',
        },
        expiry: {
          label: 'Valable jusqu’au (MM/AA)',
          missing: 'La date de validité manque encore.',
          invalid: 'Cette date n’est pas juste, ou la carte a expiré.',
        },
        cvv: {
          label: 'Code de sécurité',
          missing: 'Le code de sécurité manque encore. Il figure le plus souvent au dos.',
          invalid: 'Ce code de sécurité n’est pas juste. Il a trois ou quatre chiffres.',
        },
      },
      failures: {
        declined:
          'PayPal n’a pas accepté le paiement et rien n’a été débité. Choisissez un autre moyen de paiement chez PayPal, ou payez autrement.',
        cancelled:
          'Vous avez annulé le paiement. Vos pièces restent réservées encore un moment : réessayez ou payez autrement.',
        unconfirmed:
          'La confirmation auprès de votre banque n’a pas été terminée et rien n’a été débité. Réessayez, ou payez autrement.',
        mismatch:
          'Ce paiement ne correspond pas à votre commande, qui n’est donc pas considérée comme payée. Veuillez nous appeler avant de réessayer.',
        away: 'Nous n’avons pas reçu de réponse de PayPal. Rien n’est perdu et rien ne sera débité deux fois : veuillez réessayer dans un instant.',
      },
    },
    klarna: {
      heading: 'Payer avec Klarna',
      loading: 'Chargement de Klarna…',
      hint: 'Klarna vous demande, dans une fenêtre à part, comment vous souhaitez payer.',
      pay: 'Continuer vers Klarna',
      checking: 'Nous vérifions votre paiement. Veuillez laisser cette page ouverte.',
      again: 'Vérifier à nouveau le paiement',
      failures: {
        declined: 'Klarna n’a pas accepté le paiement et rien n’a été facturé. Veuillez payer autrement.',
        cancelled:
          'Vous avez annulé le paiement. Vos pièces restent réservées encore un moment : réessayez ou payez autrement.',
        mismatch:
          'Ce paiement ne correspond pas à votre commande, qui n’est donc pas considérée comme payée. Veuillez nous appeler avant de réessayer.',
        away: 'Nous n’avons pas reçu de réponse de Klarna. Rien n’est perdu et rien ne sera facturé deux fois : veuillez réessayer dans un instant.',
      },
    },
  },
  demoPayments: {
    title: 'Démonstration',
    text: 'Aucun argent n’est transféré. PayPal et Klarna sont ici simulés.',
  },
};

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
    drawing: {
      title: 'Un dessin manque sur cet appareil.',
      text: '«\u00a0{name}\u00a0» doit être gravé d’un dessin qui se trouve sur l’appareil où il a été fait. Commandez depuis celui-ci, ou dessinez-le à nouveau dans l’atelier d’alliances. Votre panier et vos informations restent en place.',
      toPair: 'Vers «\u00a0{name}\u00a0» dans l’atelier d’alliances',
      refused:
        'Des dessins pour alliances ne sont pas arrivés tels que votre panier les nomme, ou il y en a plus de huit. Rien n’a été commandé ni payé\u00a0; votre panier et vos informations sont toujours là. Ouvrez la paire dans l’atelier d’alliances et confirmez le dessin encore une fois.',
    },
    refusedTitle: 'Votre commande n’a pas été passée.',
    refusedText: 'Rien n’a été commandé ni payé. Veuillez vérifier encore une fois vos informations.',
    tooMany:
      'Cela fait beaucoup de commandes en peu de temps. Rien n’a été commandé. Veuillez patienter un peu, puis commander à nouveau, ou appelez-nous ; tout est resté en place.',
    tooManyUnpaid:
      'De nombreuses commandes passées depuis votre connexion attendent encore leur paiement. Rien n’a été commandé ; votre panier et vos informations sont toujours là. Payez en ligne immédiatement si cela vous est proposé, ou appelez-nous : nous prenons volontiers votre commande par téléphone.',
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
