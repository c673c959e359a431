import { translations, type Words } from '../catalogue/words.ts';

type Preset = { configuration: string; name: Words; says: Words };

const presets: Preset[] = [
  {
    configuration: 'size=54,62&width=4.5,5.5&height=1.6&profile=comfort&alloy=585-yellow&surface=polished',
    name: ['Morgenlicht', 'Morning Light', 'Lumière du matin'],
    says: [
      'Schlichtes Gelbgold, innen bombiert. Das Paar, das nie falsch ist.',
      'Plain yellow gold, domed inside. The pair that is never wrong.',
      "De l'or jaune tout simple, bombé à l'intérieur. La paire qui convient toujours.",
    ],
  },
  {
    configuration:
      'size=54,62&width=5,6&height=1.7&profile=rounded&zones=2&share=40&alloy=585-rose&alloy2=585-white' +
      '&surface=polished&surface2=matt&groove=fine',
    name: ['Zwei Ufer', 'Two Shores', 'Deux rives'],
    says: [
      'Rosé und Weiß, eine feine Linie dazwischen: zwei Seiten, ein Fluss.',
      'Rose and white with a fine line between: two banks, one river.',
      'Rose et blanc, une ligne fine entre les deux : deux rives, un fleuve.',
    ],
  },
  {
    configuration:
      'size=54,62&width=4,5.5&height=2&profile=rounded&alloy=950-platinum&surface=matt,brushed-length' +
      '&stones=one,&stone=003-tw-vvs,&setting=bezel,',
    name: ['Polarstern', 'Pole Star', 'Étoile polaire'],
    says: [
      'Mattes Platin, und in einem der beiden ein einzelner Brillant, der den Weg weist.',
      'Matt platinum, and in one of the two a single diamond that shows the way.',
      'Du platine mat et, dans l’une des deux, un seul diamant qui montre le chemin.',
    ],
  },
  {
    configuration: 'size=54,62&width=5,6.5&height=1.9&profile=flat&alloy=585-yellow,600-palladium&surface=hammered',
    name: ['Schmiedefeuer', 'Forge Fire', 'Feu de forge'],
    says: [
      'Von Hand gehämmert, einer warm, einer kühl.',
      'Hammered by hand, one of them warm, the other cool.',
      "Martelées à la main, l'une chaude, l'autre fraîche.",
    ],
  },
  {
    configuration:
      'size=54,62&width=3.5,6&height=1.7,1.8&profile=comfort,concave&alloy=750-white&surface=polished,ice' +
      '&stones=half,&stone=002-tw-si,&setting=pave,',
    name: ['Raureif', 'Hoarfrost', 'Givre'],
    says: [
      'Eine halbe Runde Brillanten auf poliertem Weißgold, daneben Eismatt.',
      'Diamonds half the way round on polished white gold, and ice matt beside them.',
      'Un demi-tour de diamants sur or blanc poli, et à côté le givre du mat.',
    ],
  },
  {
    configuration:
      'size=54,62&width=6,7&height=1.8&profile=bevelled&zones=3&share=40&alloy=585-red&alloy2=950-platinum' +
      '&alloy3=585-red&surface=polished&surface2=brushed-cross&surface3=polished&text=Hier+und+jetzt&font=script&engraving=diamond',
    name: ['Goldener Weg', 'Golden Path', 'Chemin d’or'],
    says: [
      'Platin zwischen zwei Rändern aus Rotgold, innen drei Wörter zum Mitnehmen.',
      'Platinum between two rims of red gold, with three words inside to take along.',
      'Du platine entre deux bords d’or rouge, et trois mots gravés à emporter.',
    ],
  },
];

export const presetRows = presets.map(({ configuration, name, says }, index) => ({
  ...{ id: index + 1, project: 1, status: 'published', configuration, sort: index + 1 },
  translations: translations({ display_name: name, description: says }),
}));
