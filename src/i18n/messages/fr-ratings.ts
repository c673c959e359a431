/** Messages of ratings and the rating form. */
export const frRatings = {
  ratings: {
    heading: 'Avis',
    loading: 'Chargement des avis …',
    none: 'Personne n’a encore donné son avis sur cette pièce.',
    average: (average: string, count: number) =>
      `${average} étoiles sur 5, d’après ${count === 1 ? '1 avis' : `${count} avis`}`,
    stars: (stars: number) => (stars === 1 ? '1 étoile' : `${stars} étoiles`),
    starsOf: (stars: number) => (stars === 1 ? '1 étoile sur 5' : `${stars} étoiles sur 5`),
    share: (stars: number, count: number) => `${stars === 1 ? '1 étoile' : `${stars} étoiles`} : ${count} avis`,
    verified: 'Achat vérifié',
    anonymous: 'Sans nom',
    showAll: (count: number) => `Afficher les ${count} avis`,
    honest:
      'Nous lisons chaque avis avant sa publication et traitons éloges et critiques de la même façon. « Achat vérifié » figure là où l’adresse e-mail correspond à une commande de cette pièce chez nous. Pour les autres, nous ne vérifions pas si la pièce a été achetée chez nous.',
    failedTitle: 'Les avis ne sont pas accessibles pour l’instant.',
    failedText: 'Le reste de la page fonctionne.',
    retry: 'Réessayer',
  },
  ratingForm: {
    open: 'Donner votre avis',
    title: (product: string) => `Votre avis : ${product}`,
    note: 'Nous lisons chaque avis avant qu’il ne paraisse ici.',
    fields: {
      rating: 'Vos étoiles',
      title: 'En une phrase',
      comment: 'Votre avis',
      name: 'Nom (sera affiché)',
      email: 'Adresse e-mail (ne sera pas affichée)',
      privacy: 'Accord',
    },
    emailHint: 'Uniquement pour vérifier si la pièce a été achetée chez nous.',
    consent: {
      before: 'J’ai lu la',
      link: 'politique de confidentialité',
      after: 'et j’accepte que mon nom et mon avis soient publiés et que mon adresse e-mail serve à vérifier l’achat.',
    },
    errors: {
      rating: {
        missing: 'Choisissez d’une à cinq étoiles.',
        invalid: 'Choisissez d’une à cinq étoiles.',
        tooLong: 'Choisissez d’une à cinq étoiles.',
      },
      title: {
        missing: 'Il manque encore votre phrase.',
        invalid: 'Cette phrase n’a pas pu être lue sous cette forme.',
        tooLong: 'Cette phrase ne doit pas dépasser 120 caractères.',
      },
      comment: {
        missing: 'Il manque encore votre avis.',
        invalid: 'Votre avis n’a pas pu être lu sous cette forme.',
        tooLong: 'L’avis ne doit pas dépasser 5 000 caractères.',
      },
    },
    send: 'Envoyer l’avis',
    tooMany: 'Cela fait beaucoup d’avis en peu de temps. Renvoyez celui-ci plus tard ; il est toujours là, inchangé.',
    unavailable:
      'Votre avis ne nous est pas encore parvenu : notre messagerie ne répond pas pour l’instant. Ce que vous avez écrit est toujours là, inchangé. Merci de le renvoyer dans quelques minutes.',
    done: {
      title: 'Merci pour votre avis.',
      text: 'Nous allons le lire, puis le publier auprès de cette pièce.',
    },
  },
} as const;
