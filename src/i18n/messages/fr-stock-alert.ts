/** Messages of back-in-stock alerts. */
export const frStockAlert = {
  stockAlert: {
    open: 'Prévenez-moi de son retour',
    title: (product: string) => `Être prévenu du retour de « ${product} »`,
    intro:
      'Cette pièce est épuisée pour le moment. Nous vous écrirons une seule fois, dès qu’elle sera de nouveau en vente. Nous ne savons pas encore si ni quand ce sera le cas, et rien n’est réservé pour vous.',
    choose: 'Veuillez choisir',
    email: 'Adresse e-mail',
    send: 'Me prévenir',
    note: 'Vous recevrez d’abord un e-mail pour confirmer votre demande. Nous n’utilisons votre adresse que pour cet unique message et la supprimons ensuite, au plus tard après douze mois.',
    privacy: 'Confidentialité',
    tooMany: 'Beaucoup de demandes en peu de temps. Merci de réessayer dans une heure.',
    unavailable: 'Cela n’a pas fonctionné. Merci de réessayer dans quelques minutes.',
    available: 'Cette pièce est disponible : vous pouvez la commander sur sa page.',
    toProduct: 'Voir la pièce',
    toShop: 'Vers la boutique',
    there: { title: 'Cette pièce est disponible.', text: 'Vous pouvez la commander sur sa page.' },
    gone: {
      title: 'Cette pièce ne fait plus partie de notre offre.',
      text: 'Vous trouverez notre choix dans la boutique.',
    },
    failed: {
      title: 'La pièce n’est pas accessible pour le moment.',
      text: 'Merci de réessayer dans quelques minutes.',
    },
    sent: {
      title: 'C’est presque fait.',
      text: 'Consultez votre boîte de réception et confirmez-y votre demande ; le lien est valable 48 heures. Si rien n’arrive, nous avons peut-être déjà écrit plusieurs fois à cette adresse aujourd’hui : merci de réessayer demain.',
    },
    confirmed: {
      title: 'Merci.',
      text: 'Dès que la pièce sera de nouveau en vente, nous vous écrirons. S’il y en a peu, nous écrivons à chacun à son tour.',
    },
    removed: {
      title: 'Votre demande est supprimée.',
      text: 'Nous ne vous écrirons plus à ce sujet, et votre adresse est supprimée.',
    },
    expired: {
      title: 'Ce lien n’est plus valable.',
      text: 'Il date de plus de 48 heures, ou la demande a été supprimée. Vous pouvez nous la refaire sur la page de la pièce.',
    },
    later: { title: 'Cela n’a pas fonctionné.', text: 'Merci de rouvrir le lien de l’e-mail dans quelques minutes.' },
    incomplete: {
      title: 'Ce lien est incomplet.',
      text: 'Merci de le rouvrir depuis l’e-mail, ou de le copier en entier.',
    },
    confirm: {
      title: 'Souhaitez-vous être prévenu ?',
      text: 'Encore un clic, et nous vous écrirons une seule fois, dès que la pièce sera de nouveau en vente.',
      button: 'Oui, prévenez-moi',
    },
    remove: {
      title: 'Supprimer la demande',
      text: 'En un clic, nous supprimons votre demande et votre adresse.',
      button: 'Supprimer maintenant',
    },
  },
} as const;
