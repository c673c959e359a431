import type { Words } from './words.ts';

type Branch = { key: string; name: Words; slug: Words };
type Category = Branch & { id: number; scene: string; says: Words; subcategories: Branch[] };

export const categories = [
  {
    id: 1,
    key: 'watches',
    scene: 'watches',
    name: ['Uhren', 'Watches', 'Montres'],
    slug: ['uhren', 'watches', 'montres'],
    says: [
      'Mechanische Uhren, die man hören kann, und stille Quarzuhren. Jede geht vor der Übergabe über den Werktisch von Matthias Vierlinden.',
      'Mechanical watches that can be heard and quartz watches that cannot. Each passes over Matthias Vierlinden’s bench before it is handed over.',
      "Des montres mécaniques que l'on entend, des montres à quartz silencieuses. Chacune passe sur l'établi de Matthias Vierlinden avant d'être remise.",
    ],
    subcategories: [
      {
        key: 'automatic',
        name: ['Automatik', 'Automatic', 'Automatiques'],
        slug: ['automatik', 'automatic', 'automatiques'],
      },
      {
        key: 'manual',
        name: ['Handaufzug', 'Hand-wound', 'Remontage manuel'],
        slug: ['handaufzug', 'hand-wound', 'remontage-manuel'],
      },
      {
        key: 'quartz',
        name: ['Quarz und Solar', 'Quartz and solar', 'Quartz et solaire'],
        slug: ['quarz-und-solar', 'quartz-and-solar', 'quartz-et-solaire'],
      },
      {
        key: 'chronographs',
        name: ['Chronographen', 'Chronographs', 'Chronographes'],
        slug: ['chronographen', 'chronographs', 'chronographes'],
      },
      {
        key: 'divers',
        name: ['Taucheruhren', "Divers' watches", 'Montres de plongée'],
        slug: ['taucheruhren', 'divers-watches', 'montres-de-plongee'],
      },
      {
        key: 'pilots',
        name: ['Fliegeruhren', "Pilots' watches", "Montres d'aviateur"],
        slug: ['fliegeruhren', 'pilots-watches', 'montres-daviateur'],
      },
    ],
  },
  {
    id: 2,
    key: 'wedding_rings',
    scene: 'wedding-rings',
    name: ['Trauringe', 'Wedding rings', 'Alliances'],
    slug: ['trauringe', 'wedding-rings', 'alliances'],
    says: [
      'Paare, in der eigenen Werkstatt geschmiedet, jedes nach einem Baum benannt. Breite, Legierung und Gravur bestimmen Sie.',
      'Pairs forged in our own workshop, each named after a tree. Width, alloy and engraving are for you to decide.',
      "Des paires forgées dans notre atelier, chacune au nom d'un arbre. Largeur, alliage et gravure : à vous d'en décider.",
    ],
    subcategories: [
      { key: 'plain', name: ['Schlicht', 'Plain', 'Simples'], slug: ['schlicht', 'plain', 'simples'] },
      {
        key: 'with_diamonds',
        name: ['Mit Brillanten', 'With diamonds', 'Avec diamants'],
        slug: ['mit-brillanten', 'with-diamonds', 'avec-diamants'],
      },
      { key: 'two_tone', name: ['Zweifarbig', 'Two-tone', 'Bicolores'], slug: ['zweifarbig', 'two-tone', 'bicolores'] },
      {
        key: 'textured',
        name: ['Mit Struktur', 'Textured', 'Texturées'],
        slug: ['mit-struktur', 'textured', 'texturees'],
      },
      { key: 'platinum', name: ['Platin', 'Platinum', 'Platine'], slug: ['platin', 'platinum', 'platine'] },
    ],
  },
  {
    id: 3,
    key: 'engagement_rings',
    scene: 'engagement-rings',
    name: ['Verlobungsringe', 'Engagement rings', 'Bagues de fiançailles'],
    slug: ['verlobungsringe', 'engagement-rings', 'bagues-de-fiancailles'],
    says: [
      'Ein Stein, eine Fassung, eine Frage. Die Ringe tragen die Namen von Sternen und lassen sich nach der Antwort in der Weite ändern.',
      'One stone, one setting, one question. The rings bear the names of stars and can be resized once the answer is known.',
      "Une pierre, une monture, une question. Les bagues portent des noms d'étoiles et se mettent à taille une fois la réponse connue.",
    ],
    subcategories: [
      {
        key: 'solitaire',
        name: ['Solitäre', 'Solitaires', 'Solitaires'],
        slug: ['solitaere', 'solitaires', 'solitaires'],
      },
      { key: 'halo', name: ['Halo', 'Halo', 'Entourage'], slug: ['halo', 'halo', 'entourage'] },
      {
        key: 'trilogy',
        name: ['Drei Steine', 'Three stones', 'Trois pierres'],
        slug: ['drei-steine', 'three-stones', 'trois-pierres'],
      },
      {
        key: 'pave',
        name: ['Mit besetzter Schiene', 'With set shoulders', 'Anneau pavé'],
        slug: ['besetzte-schiene', 'set-shoulders', 'anneau-pave'],
      },
      {
        key: 'coloured',
        name: ['Farbsteine', 'Coloured stones', 'Pierres de couleur'],
        slug: ['farbsteine', 'coloured-stones', 'pierres-de-couleur'],
      },
    ],
  },
  {
    id: 4,
    key: 'jewelry',
    scene: 'jewelry',
    name: ['Schmuck', 'Jewellery', 'Bijoux'],
    slug: ['schmuck', 'jewelry', 'bijoux'],
    says: [
      'Ketten, Armschmuck, Ohrschmuck und Ringe für jeden Tag und für wenige Abende. Die Namen kommen aus dem Garten hinter der Werkstatt.',
      'Necklaces, bracelets, earrings and rings for every day and for a few evenings. Their names come from the garden behind the workshop.',
      "Colliers, bracelets, boucles d'oreilles et bagues, pour tous les jours et pour quelques soirs. Leurs noms viennent du jardin derrière l'atelier.",
    ],
    subcategories: [
      {
        key: 'necklaces',
        name: ['Ketten und Colliers', 'Necklaces', 'Colliers'],
        slug: ['ketten', 'necklaces', 'colliers'],
      },
      {
        key: 'bracelets',
        name: ['Armschmuck', 'Bracelets', 'Bracelets'],
        slug: ['armschmuck', 'bracelets', 'bracelets'],
      },
      {
        key: 'earrings',
        name: ['Ohrschmuck', 'Earrings', "Boucles d'oreilles"],
        slug: ['ohrschmuck', 'earrings', 'boucles-doreilles'],
      },
      { key: 'rings', name: ['Ringe', 'Rings', 'Bagues'], slug: ['ringe', 'rings', 'bagues'] },
      {
        key: 'pearls',
        name: ['Perlenschmuck', 'Pearl jewellery', 'Bijoux de perles'],
        slug: ['perlenschmuck', 'pearl-jewellery', 'bijoux-de-perles'],
      },
    ],
  },
  {
    id: 5,
    key: 'beads',
    scene: 'beads',
    name: ['Perlen', 'Beads', 'Perles'],
    slug: ['perlen', 'beads', 'perles'],
    says: [
      'Beads aus Silber und Glas zum Sammeln. Jede steht für ein Wetter, ein Licht oder einen kleinen Anlass.',
      'Beads of silver and glass to collect. Each stands for a kind of weather, a light or a small occasion.',
      "Des perles d'argent et de verre à collectionner. Chacune évoque un temps, une lumière ou une petite occasion.",
    ],
    subcategories: [
      { key: 'silver', name: ['Silber', 'Silver', 'Argent'], slug: ['silber', 'silver', 'argent'] },
      { key: 'glass', name: ['Glas', 'Glass', 'Verre'], slug: ['glas', 'glass', 'verre'] },
      { key: 'charms', name: ['Anhänger', 'Charms', 'Pendentifs'], slug: ['anhaenger', 'charms', 'pendentifs'] },
      {
        key: 'spacers',
        name: ['Zwischenteile und Stopper', 'Spacers and stoppers', 'Intercalaires et stoppeurs'],
        slug: ['zwischenteile-und-stopper', 'spacers-and-stoppers', 'intercalaires-et-stoppeurs'],
      },
    ],
  },
  {
    id: 6,
    key: 'accessories',
    scene: 'accessories',
    name: ['Accessoires', 'Accessories', 'Accessoires'],
    slug: ['accessories', 'accessories', 'accessoires'],
    says: [
      'Bänder, Kästen und Werkzeug für alles, was tickt und glänzt, dazu ein paar Dinge für Tasche und Schreibtisch.',
      'Straps, cases and tools for all that ticks and shines, and a few things for pocket and desk.',
      'Bracelets, coffrets et outils pour tout ce qui bat et qui brille, et quelques objets pour la poche et le bureau.',
    ],
    subcategories: [
      {
        key: 'straps',
        name: ['Uhrenbänder', 'Watch straps', 'Bracelets de montre'],
        slug: ['uhrenbaender', 'watch-straps', 'bracelets-de-montre'],
      },
      {
        key: 'storage',
        name: ['Aufbewahrung', 'Storage', 'Rangement'],
        slug: ['aufbewahrung', 'storage', 'rangement'],
      },
      {
        key: 'care',
        name: ['Pflege und Werkzeug', 'Care and tools', 'Entretien et outils'],
        slug: ['pflege-und-werkzeug', 'care-and-tools', 'entretien-et-outils'],
      },
      {
        key: 'small_things',
        name: ['Für Tasche und Schreibtisch', 'For pocket and desk', 'Pour la poche et le bureau'],
        slug: ['tasche-und-schreibtisch', 'pocket-and-desk', 'poche-et-bureau'],
      },
    ],
  },
] as const satisfies Category[];

export type CategoryKey = (typeof categories)[number]['key'];
