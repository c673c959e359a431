import { callToAction, faq, gallery, products, quote, richText, textPicture } from './blocks.ts';
import { page } from './page.ts';

export const jewelry = page(
  { id: 7, key: 'jewelry', scene: 'jewelry' },
  {
    de: {
      title: 'Schmuck',
      lead: 'Stücke, die man morgens anlegt und bis zum Abend vergisst. Und ein paar, die man nicht vergisst.',
      seo_title: 'Schmuck in Silber, Gold und Platin',
      seo_description: `Ketten, Ringe, Ohrschmuck und Armbänder aus Silber, Gold und Platin. Umarbeiten, ändern und
        reparieren in eigener Goldschmiede in Altenbruck.`,
    },
    en: {
      title: 'Jewellery',
      lead: 'Pieces to put on in the morning and forget until night. And a few that one does not forget.',
      seo_title: 'Jewellery in silver, gold and platinum',
      seo_description: `Necklaces, rings, earrings and bracelets in silver, gold and platinum. Remodelled, altered and
        repaired in our own workshop in Altenbruck.`,
    },
  },
  [
    richText({
      de: `<h2>Was wir führen</h2>
        <p>Ein Teil kommt aus der eigenen Werkstatt, der andere aus kleinen Betrieben, deren Werkbänke wir gesehen
        haben. Zu jedem Stück sagen wir Ihnen, aus welchem Metall es ist und wie schwer; bei Ketten auch, ob die Ösen
        verlötet sind. Das klingt kleinlich. Es entscheidet, ob eine Kette zehn Jahre hält.</p>
        <h3>Silber, Gold, Platin</h3>
        <p>Silber ist weich und läuft an, am wenigsten, wenn man es trägt. Gold in 585 ist der vernünftige Alltag, 750
        hat die wärmere Farbe. Platin wird mit den Jahren matt und bleibt doch vollständig: Es verdrängt sich, statt
        sich abzureiben.</p>`,
      en: `<h2>What we carry</h2>
        <p>Some pieces come from our own workshop, the others from small firms whose benches we have seen. For every
        piece we tell you the metal and the weight, and for chains whether the links are soldered. That sounds petty.
        It decides whether a chain lasts ten years.</p>
        <h3>Silver, gold, platinum</h3>
        <p>Silver is soft and tarnishes, least of all when it is worn. Gold in 14 carat is the sensible everyday
        choice, 18 carat has the warmer colour. Platinum turns matt over the years and yet stays complete: it is
        displaced rather than worn away.</p>`,
    }),
    products({ category: 'jewelry', count: 8 }, { de: { heading: 'Neu im Schmuck' }, en: { heading: 'New pieces' } }),
    textPicture(
      { scene: 'jewelry-renewed', side: 'right', path: 'kontakt' },
      {
        de: {
          heading: 'Aus Altem Neues',
          content: `<p>Großmutters Ring, den niemand trägt, ist Material und Erinnerung zugleich. Wir zeichnen mit
            Ihnen, was daraus werden kann, wiegen das Gold ab und fassen den Stein neu.</p>
            <p>Manchmal raten wir auch, nichts zu ändern. Ein gutes altes Stück braucht oft nur neue Krappen und eine
            andere Kette.</p>`,
          link_label: 'Sprechen Sie uns an',
        },
        en: {
          heading: 'New from old',
          content: `<p>Grandmother's ring that nobody wears is material and memory at once. We draw with you what
            might become of it, weigh the gold and reset the stone.</p>
            <p>Sometimes we advise you to change nothing. A good old piece often needs only new claws and another
            chain.</p>`,
          link_label: 'Talk to us',
        },
      },
    ),
    gallery(['jewelry-pendant', 'article-4', 'article-5', 'jewelry-ring'], {
      de: { heading: 'Aus der Nähe' },
      en: { heading: 'At close range' },
    }),
    faq({ de: { heading: 'Pflegen und ändern' }, en: { heading: 'Care and alterations' } }, [
      {
        de: {
          question: 'Wie reinige ich Schmuck zu Hause?',
          answer: `<p>Lauwarmes Wasser, ein Tropfen Spülmittel, eine weiche Zahnbürste, danach abspülen und trocknen.
            Nicht für Perlen, Opale und Smaragde: Diese bitte nur mit einem feuchten Tuch abwischen.</p>`,
        },
        en: {
          question: 'How do I clean jewellery at home?',
          answer: `<p>Lukewarm water, a drop of washing-up liquid, a soft toothbrush, then rinse and dry. Not for
            pearls, opals and emeralds: wipe those with a damp cloth only.</p>`,
        },
      },
      {
        de: {
          question: 'Kann eine Kette gekürzt werden?',
          answer: '<p>Fast immer, meist bis zum nächsten Werktag. Die entnommenen Glieder geben wir mit.</p>',
        },
        en: {
          question: 'Can a chain be shortened?',
          answer: '<p>Almost always, usually by the next working day. You get the links we take out.</p>',
        },
      },
      {
        de: {
          question: 'Enthält Ihr Schmuck Nickel?',
          answer: `<p>Unsere Legierungen sind nickelfrei, auch das Weißgold. Es bekommt seine Farbe von Palladium.
            Mehr dazu unter
            <a href="/materialkunde">Materialkunde</a>.</p>`,
        },
        en: {
          question: 'Does your jewellery contain nickel?',
          answer: `<p>Our alloys are free of nickel, and so is the white gold. It takes its colour from palladium. You
            can read more under <a href="/materialkunde">materials</a>.</p>`,
        },
      },
    ]),
  ],
);

export const beads = page(
  { id: 8, key: 'beads', scene: 'beads' },
  {
    de: {
      title: 'Perlen',
      lead: `Die einen kommen aus der Flamme, die anderen aus dem Wasser. Gesammelt werden beide, eine nach der
        anderen.`,
      seo_title: 'Perlen zum Sammeln, aus Glas und Silber',
      seo_description: `Sammelperlen aus Glas und Silber, dazu Akoya-, Süßwasser- und Tahitiperlen, auf Seide
        geknotet. Neu fädeln und pflegen in Altenbruck.`,
    },
    en: {
      title: 'Beads and pearls',
      lead: 'Some come out of the flame, others out of the water. Both are collected, one after the other.',
      seo_title: 'Beads to collect, in glass and silver',
      seo_description: `Beads of glass and silver to collect, and Akoya, freshwater and Tahitian pearls knotted on
        silk. Restringing and care in Altenbruck.`,
    },
  },
  [
    richText({
      de: `<h2>Perlen aus Glas und Silber</h2>
        <p>Eine Glasperle entsteht an der Flamme: Ein Stab wird weich, wickelt sich um einen Dorn, und was dann
        geschieht, lässt sich lenken, aber nicht wiederholen. Darum gleicht keine der anderen. Innen sitzt ein
        Röhrchen aus Silber, damit das Glas nicht am Armband reibt.</p>
        <p>Angefangen wird meistens mit einer, zu einem Tag, den man behalten möchte. Nach drei Jahren erzählt das
        Armband ziemlich genau, was gewesen ist.</p>
        <h3>Wie man anfängt</h3>
        <ul><li>Handgelenk messen und zwei Zentimeter dazugeben: Perlen brauchen Platz.</li>
        <li>Mit zwei Stoppern beginnen, sie halten die Perlen in der Mitte.</li>
        <li>Zwischen zwei Glasperlen gehört ein schmaler Ring aus Silber, sonst schlägt Glas auf Glas.</li>
        <li>Nicht mit ins Ultraschallbad. Lauwarmes Wasser und ein weiches Tuch genügen.</li></ul>`,
      en: `<h2>Beads of glass and silver</h2>
        <p>A glass bead is made at the flame: a rod grows soft and winds around a mandrel, and what happens then can
        be guided but not repeated. That is why no bead is like another. Inside sits a small tube of silver, so that
        the glass does not rub on the bracelet.</p>
        <p>Most people begin with one, for a day they want to keep. After three years the bracelet tells rather
        exactly what has been.</p>
        <h3>How to begin</h3>
        <ul><li>Measure your wrist and add two centimetres: beads need room.</li>
        <li>Start with two stoppers; they keep the beads in the middle.</li>
        <li>Put a narrow silver ring between two glass beads, or glass knocks against glass.</li>
        <li>No ultrasonic bath. Lukewarm water and a soft cloth will do.</li></ul>`,
    }),
    products({ category: 'beads', count: 8 }, { de: { heading: 'Zum Sammeln' }, en: { heading: 'To collect' } }),
    richText({
      de: `<h2>Gewachsene Perlen</h2>
        <p>Ketten, Ohrstecker und Ringe mit gewachsenen Perlen liegen beim <a href="/schmuck">Schmuck</a>. Eine gute
        Perle erkennen Sie zuerst am Lüster: Das Fenster hinter Ihnen soll sich scharf in ihr spiegeln. Dann an
        Oberfläche, Form und Farbe, und zuletzt an der Größe. Viele fangen bei der Größe an und wundern sich über den
        Preis.</p>
        <table><thead><tr><th>Art</th><th>Größe</th><th>Farbe</th></tr></thead>
        <tbody><tr><td>Akoya</td><td>6 bis 9 mm</td><td>weiß mit rosa oder silbernem Schimmer</td></tr>
        <tr><td>Süßwasser</td><td>4 bis 11 mm</td><td>weiß, apricot, flieder</td></tr>
        <tr><td>Tahiti</td><td>8 bis 14 mm</td><td>grau bis grünschwarz</td></tr>
        <tr><td>Südsee</td><td>9 bis 16 mm</td><td>weiß bis golden</td></tr></tbody></table>`,
      en: `<h2>Pearls that have grown</h2>
        <p>Necklaces, ear studs and rings with grown pearls are among the <a href="/schmuck">jewellery</a>. You know a
        good pearl first by its lustre: the window behind you should be reflected sharply. Then by surface, shape and
        colour, and by size last of all. Many begin with the size and wonder about the price.</p>
        <table><thead><tr><th>Kind</th><th>Size</th><th>Colour</th></tr></thead>
        <tbody><tr><td>Akoya</td><td>6 to 9 mm</td><td>white with a rose or silver sheen</td></tr>
        <tr><td>Freshwater</td><td>4 to 11 mm</td><td>white, apricot, lilac</td></tr>
        <tr><td>Tahitian</td><td>8 to 14 mm</td><td>grey to greenish black</td></tr>
        <tr><td>South Sea</td><td>9 to 16 mm</td><td>white to golden</td></tr></tbody></table>`,
    }),
    textPicture(
      { scene: 'beads-threading', side: 'left', path: 'einblicke/perlen-richtig-pflegen' },
      {
        de: {
          heading: 'Neu fädeln',
          content: `<p>Seide dehnt sich. Sieht man zwischen den Perlen Faden, ist es Zeit: bei täglichem Tragen nach
            ein bis zwei Jahren. Wir knoten zwischen jeder Perle einzeln. Reißt die Kette, fällt nur eine.</p>
            <p>Neu fädeln dauert etwa eine Woche, den Verschluss prüfen wir mit.</p>`,
          link_label: 'Perlen richtig pflegen',
        },
        en: {
          heading: 'Restringing',
          content: `<p>Silk stretches. When you can see thread between the pearls it is time: after one or two years
            of daily wear. We tie a knot after every pearl. If the strand breaks, only one falls.</p>
            <p>Restringing takes about a week, and we check the clasp as well.</p>`,
          link_label: 'Caring for pearls',
        },
      },
    ),
    quote({
      de: {
        quote: 'Perlen wollen getragen werden. In der Schublade werden sie stumpf, an der Haut bleiben sie lebendig.',
        source: 'Johanna Vierlinden',
      },
      en: {
        quote: 'Pearls want to be worn. In a drawer they grow dull, against the skin they stay alive.',
        source: 'Johanna Vierlinden',
      },
    }),
    callToAction(
      { path: 'events', appearance: 'plain' },
      {
        de: {
          heading: 'Selbst knoten lernen',
          content: '<p>Im Kurs am Abend fädeln Sie eine eigene Kette. Seide, Nadel und Geduld stellen wir.</p>',
          label: 'Zu den Terminen',
        },
        en: {
          heading: 'Learn to knot',
          content:
            '<p>In our evening course you string a necklace of your own. We supply silk, needle and patience.</p>',
          label: 'See the dates',
        },
      },
    ),
  ],
);

export const accessories = page(
  { id: 9, key: 'accessories', scene: 'accessories' },
  {
    de: {
      title: 'Accessoires',
      lead: 'Die kleinen Dinge, die eine Uhr tragbar und einen Ring auffindbar machen.',
      seo_title: 'Uhrbänder, Etuis und Manschettenknöpfe',
      seo_description: `Uhrbänder aus Leder, Stahl und Kautschuk, Etuis, Manschettenknöpfe und Pflegetücher.
        Bandwechsel, während Sie warten.`,
    },
    en: {
      title: 'Accessories',
      lead: 'The small things that make a watch wearable and a ring easy to find.',
      seo_title: 'Watch straps, cases and cufflinks',
      seo_description: `Watch straps in leather, steel and rubber, cases, cufflinks and polishing cloths. Straps are
        changed while you wait.`,
    },
  },
  [
    richText({
      de: `<h2>Das passende Band</h2>
        <p>Messen Sie den Bandanstoß: den Abstand zwischen den Hörnern des Gehäuses, in ganzen Millimetern. Übliche
        Maße sind 18, 20 und 22. Bringen Sie die Uhr mit, dann stimmen auch Farbe und Dicke, und die Federstege
        tauschen wir gleich aus.</p>
        <h3>Leder braucht Pausen</h3>
        <p>Ein Lederband hält bei täglichem Tragen etwa zwei Jahre. Wer zwei Bänder im Wechsel trägt, kommt auf fünf.
        Nach dem Sport gehört es an die Luft, nicht auf die Heizung.</p>`,
      en: `<h2>The strap that fits</h2>
        <p>Measure the distance between the lugs of the case, in whole millimetres. Usual sizes are 18, 20 and 22. If
        you bring the watch, colour and thickness will match too, and we replace the spring bars while we are at it.</p>
        <h3>Leather needs rest</h3>
        <p>A leather strap worn every day lasts about two years. Two straps worn in turn last five. After sport it
        belongs in the air, not on the radiator.</p>`,
    }),
    products(
      { category: 'accessories', count: 4 },
      { de: { heading: 'An der Kasse gern gefragt' }, en: { heading: 'Often asked for at the till' } },
    ),
    textPicture(
      { scene: 'accessories-keeping', side: 'left' },
      {
        de: {
          heading: 'Aufbewahren',
          content: `<p>Ketten einzeln, Ringe stehend, Perlen liegend, Silber luftdicht. Mehr Regeln gibt es nicht.
            Unsere Etuis sind mit Wollfilz ausgeschlagen, der nichts abgibt und nichts anläuft.</p>`,
        },
        en: {
          heading: 'Keeping things',
          content: `<p>Chains singly, rings upright, pearls lying down, silver airtight. There are no further rules.
            Our cases are lined with wool felt that gives nothing off and tarnishes nothing.</p>`,
        },
      },
    ),
  ],
);
