import type { Language } from '../../src/i18n/languages.ts';
import type { JudgedQuery } from './judged-query.ts';

/**
 * Written before the search was tuned, and never tuned to: what a change of the search does to these tells whether it
 * understands shoppers or has learnt the other set by heart. Do not change the search because of a query in here.
 */
export const heldOutQueries: Readonly<Record<Language, readonly JudgedQuery[]>> = {
  de: [
    ['Ohrringe silber', 'kind:earrings alloy:silver'],
    ['Perlohrringe', 'kind:earrings kind:pearls'],
    ['Halskette Roségold', 'kind:necklaces alloy:rose_585'],
    ['Perlencollier', 'kind:necklaces kind:pearls'],
    ['Weißgoldkette', 'kind:necklaces alloy:white_585'],
    ['Damenring Gold', 'kind:rings gold | category:engagement_rings gold', 'category:wedding_rings gold'],
    ['Rubinring', 'category:engagement_rings stone:ruby'],
    ['Ring Aquamarin', 'category:engagement_rings stone:aquamarine'],
    ['Silberringe', 'kind:rings alloy:silver | category:wedding_rings alloy:silver'],
    ['Partnerringe', 'category:wedding_rings'],
    ['Hochzeitsring Gold', 'category:wedding_rings gold'],
    ['Trauringe Ahorn', 'id:201'],
    ['Trauringe strukturiert', 'category:wedding_rings kind:textured'],
    ['Verlobungring', 'category:engagement_rings'],
    ['Verlobungsring mit Smaragd', 'category:engagement_rings stone:emerald', 'category:engagement_rings cut:emerald'],
    ['mechanische Uhr', 'category:watches movement:manual | category:watches movement:automatic'],
    [
      'Automatikchronograph',
      'category:watches movement:automatic kind:chronographs',
      'category:watches kind:chronographs',
    ],
    ['weiße Uhr', 'category:watches colour:white'],
    ['Uhr mit Datum', 'category:watches complication:date'],
    ['wasserdichte Uhr', 'category:watches'],
    ['Uhr Kautschukband', 'category:watches strap:rubber'],
    ['Uhr zwischen 1000 und 2000 Euro', 'category:watches >999.99 <2000.01'],
    ['Armkettchen', 'name:Armkette', 'kind:bracelets'],
    ['Ersatzarmband Uhr', 'kind:straps'],
    ['Uhrenbox', 'id:604', 'kind:storage'],
    ['Schmuckkästchen', 'id:605', 'kind:storage'],
    ['Krawattennadel', 'id:608'],
    ['Amethyst', 'stone:amethyst'],
    ['Turmallin', 'stone:tourmaline'],
    ['Wexcomb', 'maker:wexcombe'],
  ],
  en: [
    ['silver studs', 'kind:earrings alloy:silver name:stecker', 'kind:earrings alloy:silver'],
    ['pearl studs', 'id:429', 'kind:earrings kind:pearls'],
    ['gold hoops', 'id:425', 'kind:earrings gold'],
    ['pendant necklace', 'kind:necklaces'],
    [
      'white gold ring',
      'kind:rings alloy:white_585 | category:engagement_rings alloy:white_750 | category:wedding_rings alloy:white_585',
    ],
    ['ruby ring', 'category:engagement_rings stone:ruby'],
    ['emerald', 'stone:emerald', 'cut:emerald'],
    ['titanium wedding band', 'category:wedding_rings alloy:titanium'],
    ['mens watch', 'category:watches'],
    ['black dial watch', 'category:watches colour:black'],
    ['hand wound watch', 'category:watches movement:manual'],
    ['solar watch', 'category:watches movement:solar', 'category:watches kind:quartz'],
    ['chronograf', 'category:watches kind:chronographs'],
    ['money clip', 'id:612'],
    ['watch between 1,000 and 2,000', 'category:watches >999.99 <2000.01'],
  ],
  fr: [
    ["puces d'oreilles argent", 'kind:earrings alloy:silver name:stecker', 'kind:earrings alloy:silver'],
    ['boucles d oreilles perles', 'kind:earrings kind:pearls'],
    ['collier argent', 'kind:necklaces alloy:silver'],
    ['colier perles', 'kind:necklaces kind:pearls'],
    ['bracelet or', 'kind:bracelets gold'],
    ['bague rubis', 'category:engagement_rings stone:ruby'],
    [
      'bague or blanc',
      'kind:rings alloy:white_585 | category:engagement_rings alloy:white_750',
      'category:wedding_rings alloy:white_585',
    ],
    ['alliance titane', 'category:wedding_rings alloy:titanium'],
    ['alliance homme', 'category:wedding_rings'],
    ['montre noire', 'category:watches colour:black'],
    ['montre femme', 'category:watches'],
    ['montre quartz', 'category:watches movement:quartz', 'category:watches kind:quartz'],
    ['chronografe', 'category:watches kind:chronographs'],
    ['coffret montres', 'id:604', 'kind:storage'],
    ['bague plus de 4000 euros', 'category:engagement_rings >4000 | kind:rings >4000'],
  ],
};

export const heldOutWithoutAnswer: Readonly<Record<Language, readonly string[]>> = {
  de: ['Waschmaschine', 'Skateboard', 'Lippenstift', 'Gitarre', 'Schal', 'Uhr unter 30 Euro'],
  en: ['microwave', 'guitar', 'scarf'],
  fr: ['guitare', 'écharpe', 'voiture'],
};
