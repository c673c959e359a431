import type { deConsent } from './de-consent.ts';
import type { Messages, Widen } from './shape.ts';

export const frConsent: Widen<typeof deConsent> = {
  consent: {
    banner: {
      title: 'Que peut charger votre navigateur ?',
      text: 'Le nécessaire est toujours actif ; le reste attend votre accord, modifiable à tout moment au bas de chaque page.',
      againTitle: 'Il y a du nouveau',
      againText: 'Quelque chose a changé depuis votre dernier choix. Vos autres décisions restent valables.',
      policy: 'Protection des données',
      purposes: 'Choisir au cas par cas',
      required: 'toujours actif',
      more: 'En savoir plus chez le fournisseur',
      from: 'Le chargement se fait depuis {host}.',
      newTab: '(s’ouvre dans un nouvel onglet)',
      allowAll: 'Autoriser tous les cookies',
      refuseAll: 'Tout refuser',
      allowSelected: 'Autoriser les cookies sélectionnés',
      close: 'Fermer sans rien changer',
    },
    manager: {
      intro:
        'Voici les fournisseurs que vous avez autorisés à afficher des contenus sur ce site. Décochez une case : l’effet est immédiat.',
      contents: 'Contenus d’autres fournisseurs',
      none: 'Rien n’est autorisé pour l’instant. Là où se trouverait une carte, un agenda ou une vidéo, le site vous demande d’abord.',
      withdrawn: '« {name} » n’est plus autorisé.',
      statistics: 'Statistiques',
      count: 'Mes visites peuvent être comptées avec Matomo',
      counted: 'Vos visites sont comptées.',
      notCounted: 'Vos visites ne sont pas comptées.',
      open: 'Ouvrir tous les paramètres',
      reset: 'Tout oublier et demander à nouveau',
      withoutScripts:
        'Votre navigateur n’exécute pas de scripts sur ce site. Rien ne peut donc être enregistré ni chargé depuis d’autres fournisseurs, et il n’y a rien à retirer.',
      services: {
        map: 'Carte',
        booking: 'Prise de rendez-vous',
        youtube: 'Vidéos : YouTube',
        vimeo: 'Vidéos : Vimeo',
        clock: 'L’horloge de la marque',
      },
    },
    own: {
      functional: {
        display_name: 'Nécessaire',
        description:
          'Retient dans votre navigateur ce que vous avez commencé ici : panier, favoris, saisies à la caisse et ce choix. Pour les prix et les disponibilités, le site interroge notre propre serveur ; rien n’est transmis à des tiers.',
      },
      youtube: {
        display_name: 'Vidéos : YouTube',
        description:
          'Lit les films hébergés chez YouTube (Google Ireland Limited, Dublin, Irlande). Le fournisseur apprend votre adresse IP et ce que vous regardez, et peut enregistrer des données sur votre appareil. Ces données peuvent parvenir aux États-Unis.',
      },
      vimeo: {
        display_name: 'Vidéos : Vimeo',
        description:
          'Lit les films hébergés chez Vimeo (Vimeo.com, Inc., New York, États-Unis). Le fournisseur apprend votre adresse IP et ce que vous regardez, et peut enregistrer des données sur votre appareil.',
      },
      matomo: {
        display_name: 'Statistiques',
        description:
          'Compte avec Matomo, sur notre propre serveur, quelles pages sont visitées, à quelle vitesse elles se chargent et où quelque chose échoue. Les données restent chez nous.',
      },
    },
  },
};

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
