/** Messages of drawings that are engraved in wedding rings. */
export const frDrawing = {
  drawing: {
    chosen: '{ring}\u00a0: {name} au lieu d’un texte.',
    picture: 'Votre dessin pour {ring}',
    elsewhere:
      'Le dessin se trouve sur l’autre appareil, celui où il a été fait. Commandez depuis celui-ci, ou dessinez-le à nouveau ici.',
    elsewhereShort: 'Le dessin se trouve sur l’autre appareil',
    change: 'Modifier le dessin',
    again: 'Dessiner à nouveau',
    remove: 'Graver plutôt un texte',
    field: 'Champ de dessin pour {ring}',
    hint: 'Écrivez ici avec le doigt, un stylet ou la souris. Ou choisissez une photo d’une écriture ou d’une empreinte, foncée sur papier clair\u00a0; cela fonctionne aussi sans pointeur.',
    file: 'Choisir une image',
    undo: 'Annuler le trait',
    clear: 'Tout effacer',
    done: 'Utiliser ce dessin',
    cancel: 'Abandonner',
    privacy:
      'Le dessin et l’image restent dans ce navigateur. Seul le dessin nous parvient, et seulement lorsque vous commandez la paire ou le joignez à une demande de rendez-vous\u00a0; il est supprimé avec celle-ci.',
    tracing: 'Lecture de l’image…',
    traced: 'Les lignes de l’image sont reproduites.',
    unreadable:
      'Aucune ligne n’est reconnaissable dans ce fichier. Une photo nette sur papier blanc convient le mieux.',
    tooMuch: 'Cela fait trop de lignes pour une alliance. Utilisez-en moins, ou une image plus calme.',
    empty: 'Rien n’est encore dessiné.',
    cleared: 'Le champ est vide.',
    failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
    notStored: 'Votre navigateur n’enregistre rien ici\u00a0: si vous quittez cette page, le dessin sera perdu.',
    request: {
      title: 'Jusqu’ici, le dessin de la gravure se trouve uniquement dans ce navigateur.',
      send: 'Joindre le dessin. Il nous sert uniquement à préparer votre rendez-vous, et nous le supprimons avec ce message.',
      elsewhere:
        'Le dessin de la gravure n’est pas joint\u00a0: il se trouve sur l’appareil où il a été fait. Apportez simplement celui-ci au rendez-vous.',
      label: 'Dessin',
      errors: {
        missing: 'Le dessin manque.',
        invalid: 'Le dessin n’est pas arrivé tel qu’il appartient à la paire. Envoyez le message sans lui.',
        tooLong: 'Le dessin est trop grand. Envoyez le message sans lui.',
      },
    },
  },
};
