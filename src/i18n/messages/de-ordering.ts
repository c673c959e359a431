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
    refusedTitle: 'Ihre Bestellung ist nicht zustande gekommen.',
    refusedText: 'Es wurde nichts bestellt und nichts bezahlt. Bitte sehen Sie Ihre Angaben noch einmal durch.',
    tooMany:
      'Das waren viele Bestellungen in kurzer Zeit. Es wurde nichts bestellt. Bitte warten Sie ein wenig und bestellen Sie dann noch einmal, oder rufen Sie uns an; alles steht unverändert hier.',
    tooManyUnpaid:
      'Von Ihrem Anschluss sind schon viele Bestellungen offen, die noch nicht bezahlt sind. Es wurde nichts bestellt; Warenkorb und Angaben stehen unverändert hier. Bitte rufen Sie uns an: Wir nehmen Ihre Bestellung gern am Telefon auf.',
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
