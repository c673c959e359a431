/** Words for times without a network. */
export const frOffline = {
  offline: {
    title: 'Notre carte de visite, même sans réseau',
    name: 'Hors ligne',
    lead: 'Quand nous sommes ouverts, comment nous joindre et où nous trouver.',
    away: 'Pas de réseau pour le moment.',
    waiting: 'Dès son retour, la page que vous vouliez s’ouvrira d’elle-même.',
    back: 'La connexion est établie.',
    retry: 'Réessayer',
    toHome: 'Vers la page d’accueil',
    orderingTitle: 'Pour commander, il faut du réseau.',
    orderingText:
      'Sans lui, nous ne pouvons vérifier ni les prix ni le stock. Votre panier reste tel quel dans ce navigateur.',
    toCart: 'Voir le panier',
    reach: 'Pour nous joindre',
    wishlist: 'Dans vos favoris',
    wishlistUnknown: 'Vos favoris sont toujours là. Nous pourrons vous dire leurs noms dès le retour du réseau.',
    pages: 'À lire dès maintenant',
    pagesNote: 'Des pages que vous avez déjà ouvertes, telles qu’elles étaient alors.',
  },
} as const;
