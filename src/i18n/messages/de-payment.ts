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

/** Messages of order submission, including failures. */
export const deOrdering = {
  ordering: {
    emptyTitle: 'Ihr Warenkorb ist leer.',
    emptyText: 'Zum Bestellen fehlt noch ein Stück. Ihre Angaben zur Bestellung bleiben auf diesem Gerät.',
    toShop: 'Zum Shop',
    closedTitle: 'Der Shop macht gerade Pause.',
    closedText:
      'Online bestellen geht im Augenblick nicht. Ihr Warenkorb und Ihre Angaben bleiben auf diesem Gerät. Im Geschäft und am Telefon sind wir für Sie da.',
    quoteFailed: 'Die Preise sind gerade nicht zu erreichen. Ihre Angaben stehen unverändert hier.',
    offline: 'Sie sind offline. Ihre Angaben bleiben hier; bestellen können Sie, sobald die Verbindung wieder da ist.',
    retry: 'Noch einmal versuchen',
    stockTitle: 'In Ihrem Warenkorb hat sich etwas geändert.',
    toCart: 'Warenkorb ansehen',
    changedTitle: 'Es hat sich etwas geändert. Bestellt ist noch nichts.',
    changedText: 'Bitte sehen Sie die neuen Angaben an. Wenn Sie einverstanden sind, bestellen Sie noch einmal.',
    obstacleText: 'Bitte klären Sie das im Warenkorb; danach können Sie bestellen.',
    changes: {
      price: '{name}: jetzt {price} statt {before}',
      fewer: '{name}: nur noch {count} statt {wanted} verfügbar',
      sold_out: '{name}: inzwischen ausverkauft',
      gone: '{name}: nicht mehr im Angebot',
      invalid: '{name}: die Angaben zur Gravur passen nicht mehr',
      on_request: '{name}: nur noch auf Anfrage',
      shipping: 'Versand: jetzt {price} statt {before}',
      wrap: 'Geschenkverpackung: jetzt {price} statt {before}',
      total: 'Gesamtsumme: jetzt {price} statt {before}',
      delivery: 'Lieferung: jetzt {delivery}',
    },
    drawing: {
      title: 'Eine Zeichnung fehlt auf diesem Gerät.',
      text: 'In „{name}“ soll eine Zeichnung graviert werden, die auf dem Gerät liegt, auf dem sie entstanden ist. Bestellen Sie dort, oder zeichnen Sie sie im Trauringstudio neu. Warenkorb und Angaben bleiben, wie sie sind.',
      toPair: 'Zu „{name}“ im Trauringstudio',
      refused:
        'Zeichnungen für Ringe kamen nicht so an, wie sie im Warenkorb stehen, oder es sind mehr als acht. Es wurde nichts bestellt und nichts bezahlt; Warenkorb und Angaben stehen unverändert hier. Bitte öffnen Sie das Paar im Trauringstudio und übernehmen Sie die Zeichnung noch einmal.',
    },
    refusedTitle: 'Ihre Bestellung ist nicht zustande gekommen.',
    refusedText: 'Es wurde nichts bestellt und nichts bezahlt. Bitte sehen Sie Ihre Angaben noch einmal durch.',
    tooMany:
      'Das waren viele Bestellungen in kurzer Zeit. Es wurde nichts bestellt. Bitte warten Sie ein wenig und bestellen Sie dann noch einmal, oder rufen Sie uns an; alles steht unverändert hier.',
    tooManyUnpaid:
      'Von Ihrem Anschluss sind schon viele Bestellungen offen, die noch nicht bezahlt sind. Es wurde nichts bestellt; Warenkorb und Angaben stehen unverändert hier. Bitte zahlen Sie, wo es angeboten ist, sofort online, oder rufen Sie uns an: Wir nehmen Ihre Bestellung gern am Telefon auf.',
    unknownTitle: 'Wir wissen noch nicht, ob Ihre Bestellung angekommen ist.',
    unknownText:
      'Die Verbindung ist abgerissen, bevor unsere Antwort da war. Wir fragen von selbst weiter nach. Sie können diese Seite auch schließen und später wiederkommen: Es wird in jedem Fall nur einmal bestellt.',
    oldTitle: 'Eine Bestellung ist noch offen.',
    oldText:
      'Am {date} haben Sie für {total} bestellt, unsere Antwort ist aber nie bei Ihnen angekommen. Wir fragen nach: Ist sie angekommen, sehen Sie sie gleich. Ist sie es nicht, wird sie jetzt abgeschickt. Es wird nur einmal bestellt.',
    ask: 'Nachfragen',
    giveUp: 'Nicht weiter versuchen und ändern',
    giveUpText:
      'Wenn doch noch eine Bestellbestätigung per E-Mail kommt, ist die Bestellung angekommen; bestellen Sie dann bitte nicht noch einmal.',
    giveUpAgreed:
      'Dieser Zahlung haben Sie bei PayPal schon zugestimmt. Ändern können Sie erst, wenn unser Shop bestätigt, dass diese Bestellung zurückgenommen ist. Bleibt sie hier stehen, versuchen Sie es bitte gleich noch einmal.',
    elsewhere: 'Diese Bestellung wird gerade in einem anderen Fenster abgeschickt.',
    placed: 'Vielen Dank. Wir öffnen Ihre Bestellung …',
    placedTitle: 'Ihre Bestellung {number} ist eingegangen.',
    placedText: 'Sie steht: Sie müssen nichts noch einmal bestellen.',
    toOrder: 'Bestellung ansehen',
    payTitle: 'Jetzt bezahlen',
    payText:
      'Ihre Bestellung {number} über {total} ist reserviert. Sie gilt, sobald die Zahlung bestätigt ist; dafür ist eine halbe Stunde Zeit.',
    chooseOther: 'Andere Zahlungsart wählen',
    cancelFailed: 'Das ging gerade nicht. Bitte versuchen Sie es in einem Augenblick noch einmal.',
    noScripts:
      'Die Kasse braucht JavaScript. Ohne bestellen Sie am Telefon oder im Geschäft; über „Zurücklegen“ auf der Seite eines Stücks halten wir es für Sie bereit.',
  },
} as const;
