import type { Messages } from './shape.ts';

export const frGates = {
  gates: {
    once: 'Charger une fois',
    always: 'Toujours charger',
    close: 'Refermer',
    loading: 'Chargement…',
    failed:
      'Le contenu n’a pas pu être chargé. La connexion est peut-être interrompue, ou personne ne répond là-bas pour le moment.',
    retry: 'Réessayer',
    alwaysNote:
      '« Toujours » est retenu par ce navigateur pour ce fournisseur, sur les autres pages aussi. Vous pouvez revenir sur ce choix dans la rubrique',
    privacyOf: (provider) => `Protection des données chez ${provider}`,
    from: (host) => `Le chargement se fait depuis ${host}.`,
    map: {
      title: 'Notre porte sur la carte',
      frame: 'Carte des environs',
      about:
        'La carte vient de la fondation OpenStreetMap, à Cambridge, au Royaume-Uni. Au chargement, celle-ci apprend votre adresse IP et la portion de carte que vous regardez.',
      externalLink: 'Voir sur OpenStreetMap',
    },
    booking: {
      title: 'Les créneaux disponibles de notre agenda',
      frame: 'Agenda des créneaux disponibles',
      about: (where) =>
        `L’agenda vient de ${where}. Au chargement, votre adresse IP y est transmise ; à la réservation, votre nom, votre adresse e-mail et l’objet de votre visite aussi. Un cookie peut être déposé le temps de la réservation.`,
      externalLink: (host) => `Réserver sur ${host}`,
    },
    video: {
      about: (company) =>
        `Au chargement, ${company} apprend votre adresse IP et le film que vous regardez, et peut enregistrer des données sur votre appareil. Ces données peuvent parvenir aux États-Unis.`,
      companies: {
        youtube: 'Google Ireland Limited, à Dublin, en Irlande,',
        vimeo: 'Vimeo.com, Inc., à New York, aux États-Unis,',
      },
    },
    clock: {
      title: (brand) => `${brand} : l’horloge des détaillants`,
      frame: 'Horloge à l’heure d’ici',
      about:
        'L’horloge vient de Rolex SA, à Genève, en Suisse. Au chargement, cette société apprend votre adresse IP et que vous êtes chez nous.',
      externalLink: 'Vers rolex.com',
      failed: 'L’horloge est injoignable pour le moment. Les liens vous mènent tout de même à la marque.',
      more: (brand) => `${brand} dans notre maison`,
    },
  },
} satisfies Pick<Messages, 'gates'>;
