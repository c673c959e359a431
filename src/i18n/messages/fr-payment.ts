/** What is said while somebody pays with PayPal or Klarna. */
export const frPayment = {
  payment: {
    paypal: {
      heading: 'Payer avec PayPal',
      loading: 'Chargement de PayPal…',
      hint: 'PayPal s’ouvre dans une fenêtre à part. Le paiement n’a lieu qu’une fois que vous y avez donné votre accord.',
      pay: 'Payer avec PayPal',
      checking: 'Nous vérifions votre paiement. Veuillez laisser cette page ouverte.',
      again: 'Vérifier à nouveau le paiement',
      failures: {
        declined:
          'PayPal n’a pas accepté le paiement et rien n’a été débité. Choisissez un autre moyen de paiement chez PayPal, ou payez autrement.',
        cancelled:
          'Vous avez annulé le paiement. Vos pièces restent réservées encore un moment : réessayez ou payez autrement.',
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
};
