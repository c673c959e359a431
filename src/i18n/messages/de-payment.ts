/** What is said while somebody pays with PayPal or Klarna. */
export const dePayment = {
  payment: {
    paypal: {
      heading: 'Mit PayPal bezahlen',
      loading: 'PayPal wird geladen …',
      hint: 'PayPal öffnet sich in einem eigenen Fenster. Bezahlt ist erst, wenn Sie dort zustimmen.',
      pay: 'Mit PayPal bezahlen',
      checking: 'Ihre Zahlung wird geprüft. Bitte lassen Sie diese Seite noch offen.',
      again: 'Zahlung noch einmal prüfen',
      failures: {
        declined:
          'PayPal hat die Zahlung nicht angenommen, und es wurde nichts abgebucht. Wählen Sie bei PayPal ein anderes Zahlungsmittel, oder bezahlen Sie auf anderem Weg.',
        cancelled:
          'Sie haben die Zahlung abgebrochen. Ihre Stücke bleiben noch eine Weile für Sie zurückgelegt: Versuchen Sie es noch einmal, oder bezahlen Sie auf anderem Weg.',
        mismatch:
          'Diese Zahlung passt nicht zu Ihrer Bestellung, deshalb gilt die Bestellung nicht als bezahlt. Bitte rufen Sie uns an, bevor Sie es noch einmal versuchen.',
        away: 'Wir haben von PayPal keine Antwort bekommen. Nichts ist verloren, und nichts wird doppelt abgebucht: Bitte versuchen Sie es gleich noch einmal.',
      },
    },
    klarna: {
      heading: 'Mit Klarna bezahlen',
      loading: 'Klarna wird geladen …',
      hint: 'Klarna fragt Sie in einem eigenen Fenster, wie Sie bezahlen möchten.',
      pay: 'Weiter zu Klarna',
      checking: 'Ihre Zahlung wird geprüft. Bitte lassen Sie diese Seite noch offen.',
      again: 'Zahlung noch einmal prüfen',
      failures: {
        declined:
          'Klarna hat die Zahlung nicht angenommen, und es wurde nichts berechnet. Bitte bezahlen Sie auf anderem Weg.',
        cancelled:
          'Sie haben die Zahlung abgebrochen. Ihre Stücke bleiben noch eine Weile für Sie zurückgelegt: Versuchen Sie es noch einmal, oder bezahlen Sie auf anderem Weg.',
        mismatch:
          'Diese Zahlung passt nicht zu Ihrer Bestellung, deshalb gilt die Bestellung nicht als bezahlt. Bitte rufen Sie uns an, bevor Sie es noch einmal versuchen.',
        away: 'Wir haben von Klarna keine Antwort bekommen. Nichts ist verloren, und nichts wird doppelt berechnet: Bitte versuchen Sie es gleich noch einmal.',
      },
    },
  },
};
