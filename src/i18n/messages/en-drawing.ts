/** Messages of drawings that are engraved in wedding rings. */
export const enDrawing = {
  drawing: {
    chosen: '{ring}: {name} in place of a text.',
    picture: 'Your drawing for {ring}',
    elsewhere: 'The drawing is on the other device, where it was made. Please order there, or draw it again here.',
    elsewhereShort: 'The drawing is on the other device',
    change: 'Change the drawing',
    again: 'Draw again',
    remove: 'Engrave a text instead',
    field: 'Drawing field for {ring}',
    hint: 'Write here with a finger, a pen or a mouse. Or choose a photo of handwriting or of a fingerprint, dark on bright paper; that works without a pointer as well.',
    file: 'Choose a picture',
    undo: 'Undo stroke',
    clear: 'Clear all',
    done: 'Use this',
    cancel: 'Cancel',
    privacy:
      'Drawing and picture stay in this browser. Only the drawing comes to us, and only when you order the pair or enclose it with a request for an appointment; it is deleted together with that.',
    tracing: 'Reading the picture …',
    traced: 'The lines of the picture are traced.',
    unreadable: 'No lines can be made out in this file. A sharp photo on white paper works best.',
    tooMuch: 'These are too many lines for a ring. Please use fewer, or a calmer picture.',
    empty: 'Nothing is drawn yet.',
    cleared: 'The field is empty.',
    failed: 'That did not work just now. Please try again.',
    notStored: 'Your browser stores nothing here: when you leave this page, the drawing is gone.',
    request: {
      title: 'So far the drawing for the engraving is in this browser alone.',
      send: 'Send the drawing along. We use it only to prepare your appointment, and delete it together with this message.',
      elsewhere:
        'The drawing for the engraving is not sent along: it is on the device where it was made. Just bring that to the appointment.',
      label: 'Drawing',
      errors: {
        missing: 'The drawing is missing.',
        invalid: 'The drawing did not arrive as it belongs to the pair. Please send the message without it.',
        tooLong: 'The drawing is too large. Please send the message without it.',
      },
    },
  },
};
