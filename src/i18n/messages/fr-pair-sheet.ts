/** Messages of the sheet on which staff see a pair of wedding rings. */
export const frPairSheet = {
  pairSheet: {
    title: 'Fiche technique',
    preview: (name: string) => `Aspect dans l’atelier d’alliances\u00a0: ${name}`,
    question: 'Combien cela coûterait-il\u00a0?',
    ordered: (number: string, date: string) => `Commande ${number} du ${date}`,
    asSold:
      'Telle que commandée\u00a0: les modifications ultérieures des alliages, des pierres et des prix n’y figurent pas.',
    current: 'Aux prix de maintenant, même si l’atelier d’alliances est encore fermé.',
    older:
      'Cette commande date d’avant l’enregistrement des mesures et des prix. Ce qui a été commandé figure dans ses caractéristiques essentielles. Le dessin de l’atelier d’alliances suit l’offre actuelle.',
    toStudio: 'Voir dans l’atelier d’alliances',
    incomplete:
      'Aucune paire ne peut encore être dessinée\u00a0: l’atelier d’alliances a besoin d’au moins un alliage, un profil, une surface, une gravure et une police proposés.',
    address: 'Adresse de la paire',
    addressHint: 'Copiée depuis l’atelier d’alliances, ou seulement ce qui suit le point d’interrogation.',
    show: 'Dessiner et calculer le prix',
    print: 'Pour l’impression\u00a0: A4, 100\u00a0%, «\u00a0taille réelle\u00a0».',
    code: 'Code de la paire',
    enlarged: (scale: number) => `Coupe ${scale}\u00a0: 1, tous les autres dessins imprimés 1\u00a0: 1`,
    each: 'chacune',
    together: 'ensemble',
    weight: 'Poids du métal',
    part: 'Composition du prix',
    both: 'Les deux',
    net: 'Hors TVA',
    tax: (percent: string) => `TVA ${percent}\u00a0%`,
    rounding: 'Arrondi',
    price: 'Prix de la paire',
    orderPrice: 'Prix dans la commande',
    alloyPrice: (name: string, price: string, density: string) =>
      `${name}\u00a0: ${price} le gramme, ${density}\u00a0g/cm³`,
    loss: (percent: string) => `Perte ${percent}\u00a0%`,
  },
};
