/** Messages of drawings that are engraved in wedding rings. */
export const deDrawing = {
  drawing: {
    chosen: '{ring}: {name} statt eines Textes.',
    picture: 'Ihre Zeichnung für {ring}',
    elsewhere:
      'Die Zeichnung liegt auf dem anderen Gerät, auf dem sie entstanden ist. Bestellen Sie dort, oder zeichnen Sie hier neu.',
    elsewhereShort: 'Zeichnung liegt auf dem anderen Gerät',
    change: 'Zeichnung ändern',
    again: 'Neu zeichnen',
    remove: 'Lieber einen Text gravieren',
    field: 'Zeichenfeld für {ring}',
    hint: 'Schreiben Sie hier mit Finger, Stift oder Maus. Oder wählen Sie ein Foto einer Handschrift oder eines Fingerabdrucks, dunkel auf hellem Papier; das geht auch ohne Zeigegerät.',
    file: 'Bild wählen',
    undo: 'Strich zurück',
    clear: 'Alles löschen',
    done: 'Übernehmen',
    cancel: 'Abbrechen',
    privacy:
      'Zeichnung und Bild bleiben in diesem Browser. Zu uns kommt nur die Zeichnung, und erst, wenn Sie das Paar bestellen oder sie einer Terminanfrage beilegen; mit der Bestellung oder der Anfrage wird sie auch gelöscht.',
    tracing: 'Das Bild wird gelesen …',
    traced: 'Die Linien des Bildes sind nachgezogen.',
    unreadable: 'In dieser Datei sind keine Linien zu erkennen. Am besten gelingt ein scharfes Foto auf weißem Papier.',
    tooMuch: 'Das sind zu viele Linien für einen Ring. Bitte nehmen Sie weniger, oder ein ruhigeres Bild.',
    empty: 'Noch ist nichts gezeichnet.',
    cleared: 'Das Feld ist leer.',
    failed: 'Das ging gerade nicht. Bitte versuchen Sie es noch einmal.',
    notStored: 'Ihr Browser speichert hier nichts: Wenn Sie diese Seite verlassen, ist die Zeichnung fort.',
    request: {
      title: 'Die Zeichnung für die Gravur liegt bisher nur in diesem Browser.',
      send: 'Zeichnung mitschicken. Wir nutzen sie nur, um Ihren Termin vorzubereiten, und löschen sie mit dieser Nachricht.',
      elsewhere:
        'Die Zeichnung für die Gravur wird nicht mitgeschickt: Sie liegt auf dem Gerät, auf dem sie entstanden ist. Bringen Sie es einfach zum Termin mit.',
      label: 'Zeichnung',
      errors: {
        missing: 'Die Zeichnung fehlt.',
        invalid: 'Die Zeichnung kam nicht so an, wie sie zum Paar gehört. Senden Sie die Nachricht bitte ohne sie.',
        tooLong: 'Die Zeichnung ist zu groß. Senden Sie die Nachricht bitte ohne sie.',
      },
    },
  },
};
