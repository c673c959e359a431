import type { Words } from '../catalogue/words.ts';

type AlloyWords = { care: Words; allergy: Words };

const goldCare: Words = [
  'Lauwarmes Wasser, ein Tropfen Spülmittel und eine weiche Bürste. Wird er stumpf, polieren wir ihn auf.',
  'Lukewarm water, a drop of washing-up liquid and a soft brush. When it turns dull, we polish it again.',
  "De l'eau tiède, une goutte de liquide vaisselle et une brosse douce. Si l'éclat faiblit, nous la repolissons.",
];

const copperCare: Words = [
  'In Schwimmbad und Therme ablegen, denn Chlor und Schwefel greifen Kupfer an. Nachgedunkelt hilft ein Poliertuch.',
  'Take it off in pools and spas, as chlorine and sulphur attack copper. If it darkens, a polishing cloth helps.',
  'À retirer à la piscine et aux thermes : chlore et soufre attaquent le cuivre. Si elle fonce, un chiffon à polir suffit.',
];

const whiteCare: Words = [
  'Wie Gelbgold. Da nichts überzogen ist, muss auch nichts erneuert werden.',
  'Like yellow gold. As nothing is plated, nothing has to be renewed.',
  "Comme l'or jaune. Sans placage, il n'y a rien à renouveler.",
];

const lightCare: Words = [
  'Läuft nicht an. Kratzer werden zur Patina; mattiert oder poliert ist der Ring wieder wie am ersten Tag.',
  'It never tarnishes. Scratches turn into patina; matted or polished again, the ring is as on its first day.',
  "Il ne ternit pas. Les rayures deviennent patine ; rematée ou repolie, l'alliance est comme au premier jour.",
];

const whiteAllergy: Words = [
  'Mit Palladium legiert und frei von Nickel, auch für empfindliche Haut.',
  'Alloyed with palladium and free of nickel, also for sensitive skin.',
  'Allié au palladium et sans nickel, même pour les peaux sensibles.',
];

const fineGoldAllergy: Words = [
  'Drei Viertel Gold, dazu Silber und Kupfer, ohne Nickel: auch für empfindliche Haut.',
  'Three quarters gold, with silver and copper, without nickel: also for sensitive skin.',
  "Trois quarts d'or, de l'argent et du cuivre, sans nickel : même pour les peaux sensibles.",
];

const copperAllergy: Words = [
  'Ohne Nickel, aber mit viel Kupfer: bei einer Kupferallergie nicht zu empfehlen.',
  'Without nickel, but with much copper: not for anyone who is allergic to copper.',
  "Sans nickel, mais riche en cuivre : à éviter en cas d'allergie au cuivre.",
];

/** How to care for each alloy, and whom it suits, by key. */
export const alloyWords: Readonly<Record<string, AlloyWords>> = {
  '585-yellow': {
    care: goldCare,
    allergy: [
      'Gold, Silber und Kupfer, ohne Nickel. Wer auf Kupfer reagiert, nimmt besser 750 oder Platin.',
      'Gold, silver and copper, without nickel. Whoever reacts to copper is better off with 750 or platinum.',
      'Or, argent et cuivre, sans nickel. En cas de réaction au cuivre, mieux vaut le 750 ou le platine.',
    ],
  },
  '585-white': { care: whiteCare, allergy: whiteAllergy },
  '585-rose': { care: copperCare, allergy: copperAllergy },
  '585-red': { care: copperCare, allergy: copperAllergy },
  '750-yellow': { care: goldCare, allergy: fineGoldAllergy },
  '750-white': { care: whiteCare, allergy: whiteAllergy },
  '750-rose': { care: goldCare, allergy: fineGoldAllergy },
  '950-platinum': {
    care: lightCare,
    allergy: [
      'Fast rein und ohne Nickel: Kein Metall ist verträglicher. Unser Rat bei Allergien.',
      'Almost pure and without nickel: no metal is kinder to skin. What we advise with allergies.',
      "Presque pur et sans nickel : aucun métal n'est mieux toléré. Notre conseil en cas d'allergie.",
    ],
  },
  '600-palladium': {
    care: lightCare,
    allergy: [
      'Ohne Nickel. Nur bei einer Palladiumallergie, die selten ist, bleibt Platin die bessere Wahl.',
      'Without nickel. Only with an allergy to palladium, which is rare, is platinum the better choice.',
      "Sans nickel. Seule l'allergie au palladium, rare, fait préférer le platine.",
    ],
  },
};
