/** Messages around CMS content. */
export const frContent = {
  content: {
    openingHours: 'Horaires d’ouverture',
    closed: 'fermé',
    days: {
      '0': 'Info',
      '1': 'Lundi',
      '2': 'Lun - Mer',
      '3': 'Lun - Jeu',
      '4': 'Lun - Ven',
      '5': 'Mardi',
      '6': 'Mar - Ven',
      '7': 'Mercredi',
      '8': 'Jeudi',
      '9': 'Vendredi',
      '10': 'Samedi',
      '11': 'Dimanche',
      '12': 'Lun - Mar',
      '13': 'Jeu - Ven',
      '14': 'Lun, Mer, Ven',
      '15': '24 décembre',
      '16': '31 décembre',
    },
    phone: 'Téléphone',
    mobile: 'Portable',
    fax: 'Fax',
    email: 'E-mail',
    address: 'Adresse',
    branches: 'Nos maisons',
    directions: 'Itinéraire',
    opensInNewTab: '(s’ouvre dans un nouvel onglet)',
    addressTypes: { hq: 'Siège principal', federal_office: 'Bureau fédéral' },
    legalForms: {
      single: 'Commerçante inscrite au registre (e. K.)',
      ev: 'Association enregistrée (e. V.)',
      bag: 'Cabinet commun',
      other: '',
    },
    representedBy: 'Représentée par',
    register: 'Registre',
    vatId: 'Numéro de TVA',
    taxNumber: 'Numéro fiscal',
    insurance: 'Assurance responsabilité civile professionnelle',
    legalPages: {
      agb: 'Conditions générales',
      widerruf: 'Rétractation',
      'versand-und-zahlung': 'Livraison et paiement',
    },
  },
} as const;

/** Messages of the contact form and the newsletter. */
export const frForms = {
  forms: {
    sending: 'Envoi en cours …',
    trap: 'Laissez ce champ vide',
    atMost: (count: string) => `${count} caractères au maximum`,
    charactersLeft: 'Caractères restants : {count}',
    charactersOver: 'Caractères en trop : {count}',
    check: 'Merci de vérifier ces indications :',
    network: 'Pas de connexion. Rien n’est perdu : renvoyez votre saisie dès que vous serez de nouveau en ligne.',
    call: 'Ou appelez-nous :',
    faultyTitle: (title: string) => `Erreur : ${title}`,
  },
  contactForm: {
    heading: 'Écrivez-nous',
    map: 'Nous trouver',
    fields: { name: 'Nom', email: 'Adresse e-mail', message: 'Message', privacy: 'Accord' },
    consent: {
      before: 'J’ai lu la',
      link: 'politique de confidentialité',
      after: 'et j’accepte que mes données soient conservées pour me répondre.',
    },
    send: 'Envoyer le message',
    errors: {
      name: {
        missing: 'Il manque encore votre nom.',
        invalid: 'Votre nom n’a pas pu être lu sous cette forme.',
        tooLong: 'Le nom ne doit pas dépasser 200 caractères.',
      },
      email: {
        missing: 'Il manque encore votre adresse e-mail.',
        invalid: 'Cette adresse e-mail est incomplète. Exemple : nom@exemple.fr',
        tooLong: 'Cette adresse e-mail est trop longue.',
      },
      message: {
        missing: 'Il manque encore votre message.',
        invalid: 'Votre message n’a pas pu être lu sous cette forme.',
        tooLong: 'Le message ne doit pas dépasser 5 000 caractères.',
      },
      privacy: {
        missing: 'Votre accord est nécessaire pour que nous puissions vous répondre.',
        invalid: 'Votre accord est nécessaire pour que nous puissions vous répondre.',
        tooLong: 'Votre accord est nécessaire pour que nous puissions vous répondre.',
      },
    },
    tooMany:
      'Cela fait beaucoup de messages en peu de temps. Patientez une minute, puis renvoyez celui-ci ; il est toujours là, inchangé.',
    unavailable:
      'Votre message ne nous est pas encore parvenu : notre messagerie ne répond pas pour l’instant. Ce que vous avez écrit est toujours là, inchangé. Merci de le renvoyer dans quelques minutes.',
    thanks: {
      title: 'Merci',
      named: 'Merci, {name}. Nous répondrons à {email}.',
      unnamed: 'Nous répondrons à l’adresse e-mail que vous avez indiquée.',
    },
  },
  newsletter: {
    heading: 'S’inscrire à la newsletter',
    email: 'Adresse e-mail',
    send: 'S’inscrire',
    note: 'Vous recevrez d’abord un e-mail avec un lien de confirmation ; vous pourrez vous désinscrire à tout moment.',
    privacy: 'Protection des données',
    errors: {
      email: {
        missing: 'Adresse e-mail manquante',
        invalid: 'Cette adresse e-mail est incomplète. Exemple : nom@exemple.fr',
        tooLong: 'Cette adresse e-mail est trop longue.',
      },
    },
    success: 'Encore un pas : nous vous avons envoyé un e-mail. Ouvrez le lien qu’il contient.',
    tooMany: 'Trop de tentatives, ou cette adresse est déjà inscrite. Consultez votre boîte de réception.',
    unavailable: 'Cela n’a malheureusement pas fonctionné. Réessayez dans quelques minutes.',
    toNewsletter: 'Vers la newsletter',
    confirm: {
      title: 'Confirmer la newsletter',
      text: 'Encore un clic et vous recevrez notre newsletter.',
      button: 'Oui, je veux recevoir la newsletter',
    },
    unsubscribe: {
      title: 'Se désinscrire de la newsletter',
      text: 'Un clic suffit pour ne plus recevoir notre newsletter.',
      button: 'Me désinscrire',
    },
    incomplete: {
      title: 'Ce lien est incomplet.',
      text: 'Ouvrez-le de nouveau depuis l’e-mail, ou copiez-le en entier.',
    },
    sent: { title: 'Encore un pas.', text: 'Nous vous avons envoyé un e-mail. Ouvrez le lien qu’il contient.' },
    confirmed: { title: 'Merci.', text: 'Votre adresse est confirmée. Vous recevrez notre prochaine newsletter.' },
    unsubscribed: { title: 'Vous êtes désinscrit.', text: 'Nous ne vous enverrons plus de newsletter.' },
    expired: {
      title: 'Ce lien n’est plus valable.',
      text: 'Il a plus de sept jours, ou un lien plus récent le remplace. Inscrivez-vous de nouveau pour en recevoir un autre.',
    },
    later: {
      title: 'Cela n’a pas fonctionné.',
      text: 'Rien n’a changé. Ouvrez de nouveau le lien de l’e-mail dans quelques minutes, ou appelez-nous.',
    },
  },
} as const;
