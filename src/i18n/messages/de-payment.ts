/** Messages of payment with PayPal and Klarna. */
export const dePayment = {
  payment: {
    paypal: {
      heading: 'Mit PayPal bezahlen',
      loading: 'PayPal wird geladen …',
      hint: 'PayPal öffnet sich in einem eigenen Fenster. Bezahlt ist erst, wenn Sie dort zustimmen.',
      pay: 'Mit PayPal bezahlen',
      checking: 'Ihre Zahlung wird geprüft. Bitte lassen Sie diese Seite noch offen.',
      again: 'Zahlung noch einmal prüfen',
      ways: 'Womit möchten Sie bezahlen?',
      names: {
        paypal: 'PayPal',
        paylater: 'Später bezahlen mit PayPal',
        card: 'Kredit- oder Debitkarte',
        applepay: 'Apple Pay',
        googlepay: 'Google Pay',
      },
      hints: {
        paylater:
          'PayPal öffnet sich in einem eigenen Fenster und sagt Ihnen dort, in welchen Raten oder wann Sie zahlen. Bezahlt ist erst, wenn Sie dort zustimmen.',
        card: 'Ihre Kartendaten gehen geradewegs an PayPal, wir sehen sie nicht. Vielleicht fragt Ihre Bank noch nach einer Bestätigung. PayPal erfährt dafür auch Ihre Rechnungsanschrift.',
        applepay: 'Ihr Gerät fragt Sie, mit welcher Karte Sie bezahlen möchten. PayPal nimmt die Zahlung an.',
        googlepay:
          'Dafür wird Google geladen (Google Ireland Limited, Dublin) und erfährt Ihre IP-Adresse und den Betrag. PayPal nimmt die Zahlung an.',
      },
      cardDeclined:
        'Die Karte wurde nicht angenommen, oder Ihre Bank hat die Zahlung nicht bestätigt. Es wurde nichts abgebucht. Versuchen Sie es mit einer anderen Karte, oder bezahlen Sie auf anderem Weg.',
      notHere: 'In diesem Browser geht es damit leider nicht. Bitte wählen Sie einen anderen Weg.',
      payByCard: '{total} mit Karte bezahlen',
      payByApple: '{total} mit Apple Pay bezahlen',
      card: {
        name: {
          label: 'Name auf der Karte',
          missing: 'Der Name auf der Karte fehlt noch.',
          invalid: 'Dieser Name ließ sich nicht lesen.',
        },
        number: {
          label: 'Kartennummer',
          missing: 'Die Kartennummer fehlt noch.',
          invalid: 'Diese Kartennummer stimmt nicht. Bitte vergleichen Sie sie mit der Karte.',
        },
        expiry: {
          label: 'Gültig bis (MM/JJ)',
          missing: 'Bis wann die Karte gilt, fehlt noch.',
          invalid: 'Dieses Datum stimmt nicht, oder die Karte ist abgelaufen.',
        },
        cvv: {
          label: 'Prüfnummer',
          missing: 'Die Prüfnummer fehlt noch. Sie steht meist auf der Rückseite.',
          invalid: 'Diese Prüfnummer stimmt nicht. Sie hat drei oder vier Ziffern.',
        },
      },
      failures: {
        declined:
          'PayPal hat die Zahlung nicht angenommen, und es wurde nichts abgebucht. Wählen Sie bei PayPal ein anderes Zahlungsmittel, oder bezahlen Sie auf anderem Weg.',
        cancelled:
          'Sie haben die Zahlung abgebrochen. Ihre Stücke bleiben noch eine Weile für Sie zurückgelegt: Versuchen Sie es noch einmal, oder bezahlen Sie auf anderem Weg.',
        unconfirmed:
          'Die Bestätigung bei Ihrer Bank wurde nicht abgeschlossen, und es wurde nichts abgebucht. Versuchen Sie es noch einmal, oder bezahlen Sie auf anderem Weg.',
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
  demoPayments: {
    title: 'Vorführung',
    text: 'Es wird kein Geld bewegt. PayPal und Klarna sind hier nachgebaut.',
  },
};
