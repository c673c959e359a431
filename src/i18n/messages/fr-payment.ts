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
