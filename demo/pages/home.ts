import { branches, teasers, textPicture } from './blocks.ts';
import { page } from './page.ts';

export const home = page(
  { id: 1, key: 'home', scene: 'home' },
  {
    de: {
      title: 'Was man jeden Tag trägt, soll auch unter der Lupe schön sein.',
      lead: `Juwelier Vierlinden in Altenbruck: Schmuck und Uhren in dritter Generation, mit eigener Goldschmiede und
        eigener Uhrmacherei.`,
      seo_title: 'Schmuck, Trauringe und Uhren in Altenbruck',
      seo_description: `Goldschmiede und Uhrmacherei in dritter Generation: Trauringe aus eigener Werkstatt, Schmuck,
        Perlen und Uhren in der Lindenstraße in Altenbruck.`,
    },
    en: {
      title: 'What you wear every day should stand up to the loupe.',
      lead: `Vierlinden, jewellers in Altenbruck: jewellery and watches in the third generation, with a goldsmith's
        and a watchmaker's workshop of its own.`,
      seo_title: 'Jewellery, wedding rings and watches in Altenbruck',
      seo_description: `Goldsmiths and watchmakers in the third generation: wedding rings from our own workshop,
        jewellery, pearls and watches in Lindenstraße, Altenbruck.`,
    },
    fr: {
      title: "Ce que l'on porte chaque jour doit rester beau sous la loupe.",
      lead: `Vierlinden, joaillier à Altenbruck : bijoux et montres depuis trois générations, avec deux ateliers
        à nous.`,
      seo_title: 'Bijoux, alliances et montres à Altenbruck',
      seo_description: `Bijoutiers et horlogers depuis trois générations : alliances de notre atelier, bijoux, perles
        et montres dans la Lindenstraße, à Altenbruck.`,
    },
  },
  [
    teasers(
      {
        de: { heading: 'Was Sie bei uns finden' },
        en: { heading: 'What you will find here' },
        fr: { heading: 'Ce que vous trouverez chez nous' },
      },
      [
        {
          scene: 'home-watches',
          path: 'uhren',
          words: {
            de: {
              title: 'Uhren',
              text: 'Mechanisch oder mit Quarzwerk, alle vor dem Verkauf am Werktisch geprüft.',
              label: 'Zu den Uhren',
            },
            en: {
              title: 'Watches',
              text: 'Mechanical or quartz, each one checked at the bench before it is sold.',
              label: 'See watches',
            },
            fr: {
              title: 'Montres',
              text: "Mécaniques ou à quartz, toutes contrôlées à l'établi avant la vente.",
              label: 'Voir les montres',
            },
          },
        },
        {
          scene: 'home-jewelry',
          path: 'schmuck',
          words: {
            de: {
              title: 'Schmuck',
              text: 'Ketten, Ringe, Ohrschmuck und Armbänder in Silber, Gold und Platin.',
              label: 'Zum Schmuck',
            },
            en: {
              title: 'Jewellery',
              text: 'Necklaces, rings, earrings and bracelets in silver, gold and platinum.',
              label: 'See jewellery',
            },
            fr: {
              title: 'Bijoux',
              text: "Colliers, bagues, boucles d'oreilles et bracelets en argent, en or et en platine.",
              label: 'Voir les bijoux',
            },
          },
        },
        {
          scene: 'home-wedding-rings',
          path: 'trauringe',
          words: {
            de: {
              title: 'Trauringe',
              text: 'Geschmiedet, gefasst und graviert zwei Straßen weiter, in der Brückengasse.',
              label: 'Zu den Trauringen',
            },
            en: {
              title: 'Wedding rings',
              text: 'Forged, set and engraved two streets away, in the Brückengasse.',
              label: 'See wedding rings',
            },
            fr: {
              title: 'Alliances',
              text: 'Forgées, serties et gravées à deux rues de la boutique, dans la Brückengasse.',
              label: 'Voir les alliances',
            },
          },
        },
        {
          scene: 'home-engagement',
          path: 'verlobungsringe',
          words: {
            de: {
              title: 'Verlobungsringe',
              text: 'Ein Stein, eine Fassung, eine Frage. Bei der Größe helfen wir, ohne etwas zu verraten.',
              label: 'Zu den Verlobungsringen',
            },
            en: {
              title: 'Engagement rings',
              text: 'One stone, one setting, one question. We help with the size and keep the secret.',
              label: 'See engagement rings',
            },
            fr: {
              title: 'Bagues de fiançailles',
              text: 'Une pierre, une monture, une question. Pour la taille, nous aidons sans rien trahir.',
              label: 'Voir les bagues',
            },
          },
        },
        {
          scene: 'home-beads',
          path: 'perlen',
          words: {
            de: {
              title: 'Perlen',
              text: 'Aus der Flamme oder aus dem Wasser: Sammelperlen aus Glas und Silber, dazu Ketten auf Seide.',
              label: 'Zu den Perlen',
            },
            en: {
              title: 'Beads and pearls',
              text: 'From the flame or from the water: beads of glass and silver to collect, and strands on silk.',
              label: 'See beads and pearls',
            },
            fr: {
              title: 'Perles',
              text: "De la flamme ou de l'eau : perles de verre et d'argent à collectionner, et rangs sur soie.",
              label: 'Voir les perles',
            },
          },
        },
        {
          scene: 'home-accessories',
          path: 'accessories',
          words: {
            de: {
              title: 'Accessoires',
              text: 'Uhrbänder, Etuis, Manschettenknöpfe und das richtige Tuch zum Pflegen.',
              label: 'Zu den Accessoires',
            },
            en: {
              title: 'Accessories',
              text: 'Watch straps, cases, cufflinks and the right cloth to care for them.',
              label: 'See accessories',
            },
            fr: {
              title: 'Accessoires',
              text: "Bracelets de montre, étuis, boutons de manchette et le bon chiffon pour l'entretien.",
              label: 'Voir les accessoires',
            },
          },
        },
      ],
    ),
    textPicture(
      { scene: 'home-studio', side: 'left', path: 'trauringe' },
      {
        de: {
          heading: 'Das Trauringstudio',
          content: `<p>Ein Trauring wird öfter getragen als alles andere, was Sie besitzen. Darum beginnen wir mit den
            Händen: Wir messen beide Finger, lassen Sie verschiedene Breiten tragen und zeigen, wie sich ein Profil
            nach einer halben Stunde anfühlt.</p>
            <p>Danach reden wir über Farbe, Oberfläche und Gravur. Das Gold stammt aus Rückgewinnung, die Ringe
            entstehen in unserer Werkstatt in der Brückengasse. Rechnen Sie mit vier bis sechs Wochen.</p>`,
          link_label: 'Zum Trauringstudio',
        },
        en: {
          heading: 'The wedding-ring studio',
          content: `<p>A wedding ring is worn more than anything else you own. So we begin with the hands: we measure
            both fingers, let you wear several widths and show you how a profile feels after half an hour.</p>
            <p>Then we talk about colour, surface and engraving. The gold is recycled, and the rings are made in our
            workshop in the Brückengasse. Allow four to six weeks.</p>`,
          link_label: 'Visit the wedding-ring studio',
        },
        fr: {
          heading: "L'atelier des alliances",
          content: `<p>Une alliance se porte plus que tout ce que vous possédez. Nous commençons donc par les mains :
            nous mesurons les deux doigts, vous faisons porter plusieurs largeurs et vous laissons sentir un profil
            une demi-heure durant.</p>
            <p>Viennent ensuite la couleur, la finition et la gravure. L'or est recyclé, les anneaux naissent dans
            notre atelier de la Brückengasse. Comptez quatre à six semaines.</p>`,
          link_label: "Découvrir l'atelier des alliances",
        },
      },
    ),
    textPicture(
      { scene: 'home-bench', side: 'right', path: 'einblicke' },
      {
        de: {
          heading: 'Zwei Werktische, ein Haus',
          content: `<p>Johanna Vierlinden ist Goldschmiedemeisterin, ihr Bruder Matthias Uhrmachermeister. Gearbeitet
            wird dort, wo ihr Großvater Heinrich 1931 angefangen hat: in der Brückengasse, drei Minuten zu Fuß vom
            Laden.</p>
            <p>Ringe ändern, Perlen knoten, Steine fassen, Werke überholen, gravieren: Das alles geschieht bei uns.
            Was wir nicht selbst können, sagen wir, und wissen meist, wer es kann.</p>`,
          link_label: 'Einblicke in die Werkstatt',
        },
        en: {
          heading: 'Two benches, one house',
          content: `<p>Johanna Vierlinden is a master goldsmith, her brother Matthias a master watchmaker. They work
            where their grandfather Heinrich started in 1931: in the Brückengasse, three minutes' walk from the
            shop.</p>
            <p>Resizing rings, knotting pearls, setting stones, servicing movements, engraving: all of it happens
            here. If we cannot do something we say so, and usually know who can.</p>`,
          link_label: 'Insights from the workshop',
        },
        fr: {
          heading: 'Deux établis, une maison',
          content: `<p>Johanna Vierlinden est maître bijoutière, son frère Matthias maître horloger. Ils travaillent
            là où leur grand-père Heinrich a débuté en 1931 : dans la Brückengasse, à trois minutes à pied de la
            boutique.</p>
            <p>Mettre une bague à taille, nouer des perles, sertir, réviser un mouvement, graver : tout se fait chez
            nous. Ce que nous ne savons pas faire, nous le disons, et connaissons souvent la bonne adresse.</p>`,
          link_label: "Regards sur l'atelier",
        },
      },
    ),
    teasers(
      {
        de: { heading: 'Was gerade los ist' },
        en: { heading: 'Happening now' },
        fr: { heading: 'En ce moment' },
      },
      [
        {
          scene: 'home-evening',
          path: 'events',
          words: {
            de: {
              title: 'Abende und offene Türen',
              text: 'Trauringabend, offene Werkstatt, ein Kurs im Perlenknoten: die nächsten Termine.',
              label: 'Alle Veranstaltungen',
            },
            en: {
              title: 'Evenings and open doors',
              text: 'A wedding-ring evening, the open workshop, a course in knotting pearls: the next dates.',
              label: 'All events',
            },
            fr: {
              title: 'Soirées et portes ouvertes',
              text: 'Soirée des alliances, atelier ouvert, cours d’enfilage de perles : les prochaines dates.',
              label: 'Toutes les dates',
            },
          },
        },
        {
          scene: 'home-window',
          path: 'digitales-schaufenster',
          words: {
            de: {
              title: 'Das Schaufenster von zu Hause',
              text: 'Was gerade im Fenster liegt, mit Preis, auch wenn der Laden schon zu hat.',
              label: 'Ins Fenster sehen',
            },
            en: {
              title: 'Our window, from home',
              text: 'What lies in the window at the moment, with its price, even when the shop is shut.',
              label: 'Look into the window',
            },
            fr: {
              title: 'La vitrine depuis chez vous',
              text: 'Ce qui se trouve en vitrine, prix compris, même quand la boutique est fermée.',
              label: 'Regarder la vitrine',
            },
          },
        },
        {
          scene: 'home-sizes',
          path: 'einblicke/die-richtige-ringgroesse',
          words: {
            de: {
              title: 'Die richtige Ringgröße',
              text: 'Warum man abends misst und was ein halber Millimeter ausmacht.',
              label: 'Weiterlesen',
            },
            en: {
              title: 'The right ring size',
              text: 'Why one measures in the evening, and what half a millimetre changes.',
              label: 'Read on',
            },
            fr: {
              title: 'La bonne taille de bague',
              text: "Pourquoi l'on mesure le soir et ce que change un demi-millimètre.",
              label: 'Lire la suite',
            },
          },
        },
      ],
    ),
    branches({
      de: { heading: 'Wo Sie uns finden' },
      en: { heading: 'Where to find us' },
      fr: { heading: 'Où nous trouver' },
    }),
  ],
);
