import type { deConsent } from './de-consent.ts';
import type { Widen } from './shape.ts';

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
