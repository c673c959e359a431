import { frCart } from './fr-cart.ts';
import { frCheckout, frGuarantee } from './fr-checkout.ts';
import { frConsent, frGates } from './fr-consent.ts';
import { frContent, frForms } from './fr-content.ts';
import { frDrawing } from './fr-drawing.ts';
import { frLastSearches } from './fr-last-searches.ts';
import { frLists } from './fr-lists.ts';
import { frOrder, frWithdraw } from './fr-order.ts';
import { frPairSheet } from './fr-pair-sheet.ts';
import { frPayment } from './fr-payment.ts';
import { frProduct, frRatings } from './fr-product.ts';
import { frRings } from './fr-rings.ts';
import { frStockAlert } from './fr-stock-alert.ts';
import { frWishes } from './fr-wishes.ts';
import type { Messages } from './shape.ts';

/** Messages of the offline page. */
const frOffline = {
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

const frShopStatus = {
  shopStatus: {
    goneTitle: 'Cette pièce n’est plus là.',
    goneText: 'Elle a été vendue ou n’est plus fabriquée. Une autre pièce de notre écrin vous plaira peut-être.',
    maintenanceTitle: 'La boutique fait une courte pause.',
    maintenanceText:
      'Nous réaménageons les lieux. Tout sera de retour dans quelques minutes ; en magasin, nous sommes là comme toujours.',
    toShop: 'Voir toutes les pièces',
    toContact: 'Contact et horaires d’ouverture',
  },
} as const;

export const fr = {
  shell: {
    skipToContent: 'Aller au contenu',
    menu: 'Menu',
    contact: 'Contact',
    close: 'Fermer',
    primaryMenu: 'Menu principal',
    quickAccess: 'Accès rapide',
    languages: 'Langues',
    colorMode: 'Apparence',
    colorModes: { light: 'Clair', dark: 'Sombre', system: 'Comme l’appareil' },
    pageMissing: 'Pas de version française, vers la page la plus proche',
    pages: 'Sur ce site',
    social: 'Suivez-nous',
    legal: 'Informations légales',
    failedTitle: 'Cette partie de la page manque pour le moment.',
    failedText: 'Elle n’a pas pu être chargée. Le reste de la page fonctionne.',
    retry: 'Réessayer',
    pageFailedTitle: 'Impossible d’ouvrir cette page pour le moment.',
    pageFailedText: 'La connexion est peut-être interrompue. Tout le reste fonctionne.',
    cookieSettings: 'Paramètres des cookies',
    imprint: 'Mentions légales',
    privacy: 'Protection des données',
  },
  ...frContent,
  openingStatus: {
    open: 'Ouvert en ce moment',
    openToday: 'Ouvert aujourd’hui jusqu’à {time}',
    openUntil: 'Ouvert en ce moment, jusqu’à {time}',
    closed: 'Fermé',
    closedFor: 'Fermé aujourd’hui : {name}',
    opensToday: 'ouvre aujourd’hui à {time}',
    opensTomorrow: 'ouvre demain à {time}',
    opensOnWeekday: 'ouvre {day} à {time}',
    opensOnDate: 'ouvre le {day} à {time}',
    localTime: 'heure locale',
    closedAllDay: 'fermé',
    specialDays: 'Jours fériés et horaires particuliers',
    next: 'prochainement : {days}',
  },
  catalog: {
    search: 'Recherche',
    foundFor: (text: string) => `Résultats pour « ${text} »`,
    allProducts: 'Toutes les pièces',
    shop: 'Boutique',
    resultCount: (count) => (count < 2 ? `${count} pièce` : `${count} pièces`),
    filters: 'Filtres',
    subcategories: 'Genre',
    manufacturers: 'Maison',
    sort: 'Trier par',
    sorts: {
      recommended: 'Notre choix',
      newest: 'Nouveautés',
      priceAscending: 'Prix croissant',
      priceDescending: 'Prix décroissant',
      name: 'Nom',
    },
    apply: 'Appliquer',
    clearAll: 'tout effacer',
    priceOnRequest: 'Prix sur demande',
    priceFrom: (price) => `dès ${price}`,
    soldOut: 'épuisé',
    onOrder: 'sur commande',
    rating: (average, count) => `${average} sur 5 étoiles, ${count === 1 ? '1 avis' : `${count} avis`}`,
    inclVat: 'Prix TTC, frais de livraison en sus',
    loadMore: (count) => `Afficher ${count} de plus`,
    shown: (shown, total) => `${shown} sur ${total} pièces`,
    emptyTitle: 'Rien ici pour le moment.',
    emptyText: 'Avec moins de filtres, nous pouvons vous montrer davantage.',
    showAll: 'Tout afficher',
    loading: 'Nous allons chercher les pièces …',
    failedTitle: 'Les pièces sont momentanément inaccessibles.',
    failedText: 'Notre réserve ne répond pas pour l’instant. Le reste de la page fonctionne.',
    retry: 'Réessayer',
  },
  preview: {
    title: 'Aperçu',
    text: 'Voici ce que l’on verra après la publication. Les visiteurs ne le voient pas encore.',
  },
  pages: {
    home: 'Accueil',
    notFoundTitle: 'Cette page n’existe pas.',
    notFoundText: 'L’adresse a peut-être changé, ou la pièce est vendue.',
    backHome: 'Retour à l’accueil',
    openShop: 'Vers la boutique',
    appointment: 'Prendre rendez-vous',
    contact: 'Contact',
    whatIsOn: 'À l’agenda',
  },
  articles: {
    by: (author) => `par ${author}`,
    all: 'Tous les regards',
    more: 'À lire aussi',
    readHere: 'Lire ce texte en français',
    none: 'Rien ici pour l’instant. Le premier texte est en cours d’écriture.',
  },
  breadcrumbs: { label: 'Vous êtes ici', home: 'Accueil' },
  files: {
    downloads: 'À télécharger',
    videoAt: (provider) => `Cette vidéo se trouve chez ${provider}.`,
    watchAt: (provider) => `Regarder sur ${provider}`,
    watchOwn: 'Votre navigateur ne lit pas cette vidéo. Voici le fichier.',
  },
  appointment: {
    online: 'Réserver en ligne',
    orCall: 'Plutôt par téléphone ?',
    byPhone: 'Appelez ou écrivez-nous',
    byPhoneText:
      'Nous fixons les rendez-vous par téléphone ou en réponse à votre message. Dites-nous de quoi il s’agit.',
    write: 'Écrire un message',
  },
  legal: {
    pages: 'Pages légales',
    imprint: 'Mentions légales',
    privacy: 'Protection des données',
    accessibility: 'Accessibilité',
    brandTerms: (brand) => `Conditions d’utilisation : ${brand}`,
    brandPrivacy: (brand) => `Protection des données : ${brand}`,
    brandCookies: (brand) => `Cookies : ${brand}`,
    consents: 'Gérer les consentements',
  },
  display: {
    newPieces: 'Nouveautés',
    whatIsOn: 'À venir',
    pause: 'Arrêter',
    resume: 'Reprendre',
  },
  ...frCart,
  ...frConsent,
  ...frForms,
  ...frCheckout,
  ...frPayment,
  ...frGates,
  ...frGuarantee,
  ...frLastSearches,
  ...frLists,
  ...frStockAlert,
  ...frRatings,
  ...frRings,
  ...frPairSheet,
  ...frDrawing,
  ...frWishes,
  ...frProduct,
  ...frShopStatus,
  ...frWithdraw,
  ...frOrder,
  ...frOffline,
} as const satisfies Messages;
