import { reservationTime } from '../reservation-time.ts';

const noVariant = 'Veuillez en choisir une.';
const noBranch = 'Choisissez l’une de nos maisons.';

/** Messages of product requests, reservations, the comparison and the wishlist. */
export const frWishes = {
  productForms: {
    fields: {
      variant: 'Version',
      name: 'Nom',
      email: 'Adresse e-mail',
      phone: 'Téléphone (facultatif)',
      message: 'Message (facultatif)',
      branch: 'Maison',
      privacy: 'Accord',
    },
    errors: {
      variant: { missing: noVariant, invalid: noVariant, tooLong: noVariant },
      phone: {
        missing: 'Il manque encore votre numéro de téléphone.',
        invalid: 'Ce numéro de téléphone n’a pas pu être lu.',
        tooLong: 'Le numéro de téléphone ne doit pas dépasser 50 caractères.',
      },
      branch: { missing: noBranch, invalid: noBranch, tooLong: noBranch },
    },
    product: 'Pièce',
    chooseVariant: 'Veuillez choisir',
    anyVariant: 'Pas encore décidé',
    onlyInStore: 'seulement en boutique',
    productGone: 'Nous ne proposons malheureusement plus cette pièce. Ce que vous avez écrit est toujours là.',
    variantGone: 'Cette version n’existe plus. Merci d’en choisir une autre.',
    backToProduct: 'Retour à la pièce',
    toShop: 'Vers la boutique',
    chooseTitle: 'De quelle pièce s’agit-il ?',
    chooseText: 'Ouvrez la pièce dans la boutique et envoyez votre demande depuis sa page.',
  },
  requestForm: {
    open: 'Demander cette pièce',
    title: (product: string) => `Demande : ${product}`,
    message: (product: string) =>
      `Bonjour,\n\nje m’intéresse à la pièce « ${product} ». Pourriez-vous me dire si elle est disponible, et quand ?\n\nBien cordialement`,
    send: 'Envoyer la demande',
    tooMany:
      'Cela fait beaucoup de demandes en peu de temps. Renvoyez celle-ci un peu plus tard ; elle est toujours là, inchangée.',
    unavailable:
      'Votre demande ne nous est pas encore parvenue : notre messagerie ne répond pas pour l’instant. Ce que vous avez écrit est toujours là, inchangé. Merci de le renvoyer dans quelques minutes.',
    done: {
      title: 'Nous avons bien reçu votre demande.',
      text: 'Nous vous répondrons par e-mail. En général, une confirmation est déjà en route.',
    },
  },
  reservationForm: {
    open: (branch: string) => `Mettre de côté : ${branch}`,
    openAnywhere: 'Mettre de côté en boutique',
    title: (product: string) => `Mettre de côté : ${product}`,
    note: `Gratuit et sans engagement : nous vérifions que la pièce est là et vous le confirmons par e-mail. Nous la gardons alors ${reservationTime.fr} pour vous.`,
    send: 'Faire mettre de côté',
    tooMany:
      'Cela fait beaucoup de demandes en peu de temps. Renvoyez celle-ci un peu plus tard ; elle est toujours là, inchangée.',
    unavailable:
      'La pièce n’est pas encore mise de côté : notre messagerie ne répond pas pour l’instant. Vos indications sont toujours là, inchangées. Merci de les renvoyer dans quelques minutes.',
    at: (branch: string) => `À retirer chez : ${branch}`,
    done: {
      title: 'Nous avons bien reçu votre souhait.',
      text: `Nous vérifions et vous le confirmons par e-mail. La pièce vous attend alors ${reservationTime.fr}.`,
    },
  },
  compare: {
    title: 'Comparaison',
    open: 'Comparer avec d’autres',
    openNamed: (product: string) => `Comparer avec d’autres : ${product}`,
    these: 'Comparer ces pièces',
    theseFirst: 'Comparer les quatre premières',
    picture: 'Image',
    price: 'Prix',
    availability: 'Disponibilité',
    differs: 'différent',
    none: 'non précisé',
    remove: 'Retirer',
    removeNamed: (product: string) => `Retirer ${product} de la comparaison`,
    removed: (product: string, count: number, max: number) =>
      `« ${product} » ne figure plus dans la comparaison : ${count} sur ${max}.`,
    added: (product: string, count: number, max: number) =>
      `« ${product} » figure dans la comparaison : ${count} sur ${max}.`,
    more: 'Comparer aussi',
    addNamed: (product: string) => `+ ${product}, ajouter à la comparaison`,
    unknown: (count: number) =>
      count === 1
        ? 'Une pièce de ce lien n’est plus proposée chez nous.'
        : `${count} pièces de ce lien ne sont plus proposées chez nous.`,
    tooMany: (products: string) => `Quatre pièces tiennent côte à côte. Non affiché : ${products}.`,
    others: (products: string) =>
      `D’un autre genre que la première pièce, donc sans comparaison possible : ${products}.`,
    emptyTitle: 'Il n’y a encore rien à comparer.',
    emptyText: 'Ouvrez une pièce et choisissez « Comparer avec d’autres » sous ses caractéristiques.',
    goneTitle: 'Ces pièces n’existent plus.',
    toShop: 'Vers la boutique',
    failedTitle: 'La comparaison est inaccessible pour le moment.',
    failedText: 'Le reste de la page fonctionne.',
    retry: 'Réessayer',
  },
  wishlist: {
    title: 'Favoris',
    link: 'Favoris',
    linkOne: 'Favoris, 1 pièce',
    linkMany: 'Favoris, {count} pièces',
    label: 'Garder',
    toggle: (product: string) => `Garder : ${product}`,
    full: 'Vos favoris sont au complet : pas plus de 100 pièces.',
    loading: 'Chargement de vos favoris …',
    own: 'Cette liste n’existe que dans votre navigateur. Qui reçoit le lien voit les mêmes pièces.',
    foreign: 'Quelqu’un a réuni ces pièces pour vous.',
    count: (count: number) => (count === 1 ? '1 pièce' : `${count} pièces`),
    copy: 'Copier le lien',
    copied: 'Le lien est copié.',
    copyFailed: 'La copie n’est pas possible ici. Voici le lien :',
    take: 'Ajouter à mes favoris',
    taken: 'Ces pièces sont maintenant dans vos favoris.',
    toOwn: 'Vers mes favoris',
    remove: 'Retirer',
    removeNamed: (product: string) => `Retirer ${product} des favoris`,
    removed: '« {piece} » n’est plus dans les favoris.',
    choose: (label: string) => `Choisir : ${label}`,
    request: 'Demander',
    requestNamed: (product: string) => `Demander ${product}`,
    emptyTitle: 'Il n’y a encore rien ici.',
    emptyText: 'Le cœur auprès d’une pièce la dépose ici.',
    goneTitle: 'Ces pièces n’existent plus.',
    goneText: 'Nous ne proposons plus ce qui figurait sur cette liste.',
    toShop: 'Vers la boutique',
    noScripts:
      'Vos favoris sont conservés dans votre navigateur, qui a besoin de JavaScript pour cela. Une liste dont vous avez reçu le lien s’affiche aussi sans.',
    failedTitle: 'Les favoris ne sont pas accessibles pour l’instant.',
    failedText: 'Vos pièces restent mémorisées. Le reste de la page fonctionne.',
    retry: 'Réessayer',
  },
} as const;
