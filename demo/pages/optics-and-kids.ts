import { callToAction, faq, picture, products, richText, teasers, textPicture } from './blocks.ts';
import { page } from './page.ts';

export const optics = page(
  { id: 15, key: 'optics', scene: 'optics' },
  {
    de: {
      title: 'Optik',
      lead: `Brillen, Lupen und Ferngläser, angepasst von einer Augenoptikermeisterin, die auch die Scharniere selbst
        lötet.`,
      seo_title: 'Brillen, Lupen und Ferngläser',
      seo_description: `Sehtest mit Termin, Brillen, Lupen und Ferngläser bei Juwelier Vierlinden in Altenbruck.
        Fassungen richten und löten wir in der eigenen Werkstatt.`,
    },
    en: {
      title: 'Optics',
      lead: 'Glasses, loupes and binoculars, fitted by a master optician who also solders the hinges herself.',
      seo_title: 'Glasses, loupes and binoculars',
      seo_description: `Eye tests by appointment, glasses, loupes and binoculars at Vierlinden in Altenbruck. Frames
        are straightened and soldered in our own workshop.`,
    },
  },
  [
    richText({
      de: `<h2>Sehen, was man tut</h2>
        <p>Wer den ganzen Tag durch die Lupe schaut, denkt viel über Augen nach. Darum gehört seit 1993 ein kleiner
        Refraktionsraum zum Laden. Ein Sehtest dauert vierzig Minuten, denn er soll auch nach dem Mittagessen noch
        stimmen.</p>
        <h3>Fassungen</h3>
        <p>Wir führen rund zweihundert, aus Titan, Acetat und Horn. Alle lassen sich richten und reparieren. Ist eine
        Schraube ausgerissen, bohrt die Uhrmacherei ein neues Gewinde, einen Millimeter im Durchmesser.</p>
        <h3>Lupen</h3>
        <p>Für Briefmarken, Nähgarn und Kleingedrucktes. Sagen Sie uns, was Sie ansehen möchten, dann passt die
        Vergrößerung.</p>`,
      en: `<h2>To see what one does</h2>
        <p>If you look through a loupe all day you think a lot about eyes. That is why the shop has had a small
        testing room since 1993. An eye test takes forty minutes, because it should still be right after lunch.</p>
        <h3>Frames</h3>
        <p>We carry about two hundred, in titanium, acetate and horn. All of them can be straightened and repaired. If
        a screw has torn out, the watchmakers cut a new thread, one millimetre across.</p>
        <h3>Loupes</h3>
        <p>For stamps, sewing thread and small print. Tell us what you want to look at, and the magnification will
        fit.</p>`,
    }),
    textPicture(
      { scene: 'optics-test', side: 'right', path: 'kontakt' },
      {
        de: {
          heading: 'Sehtest',
          content: `<p>Bitte mit Termin, am besten vormittags. Bringen Sie Ihre jetzige Brille mit, auch wenn Sie sie
            nicht mögen: Sie verrät am meisten.</p>`,
          link_label: 'Termin am Telefon',
        },
        en: {
          heading: 'Eye test',
          content: `<p>By appointment, please, best in the morning. Bring your present glasses even if you do not like
            them: they tell us most.</p>`,
          link_label: 'Call for an appointment',
        },
      },
    ),
    faq({ de: { heading: 'Häufig gefragt' }, en: { heading: 'Often asked' } }, [
      {
        de: {
          question: 'Reparieren Sie Brillen, die nicht von Ihnen sind?',
          answer: `<p>Ja, und Schrauben, Nasenpads und das Richten kosten nichts. Gelötet wird, wenn das Metall es
              mitmacht.</p>`,
        },
        en: {
          question: 'Do you repair glasses bought elsewhere?',
          answer: '<p>Yes, and screws, nose pads and straightening are free. We solder where the metal allows it.</p>',
        },
      },
      {
        de: {
          question: 'Kann ich ein Fernglas ausprobieren?',
          answer: '<p>Nehmen Sie es über Nacht mit. Wir notieren Ihren Namen, mehr braucht es nicht.</p>',
        },
        en: {
          question: 'May I try out a pair of binoculars?',
          answer: '<p>Take them home overnight. We note your name, that is all it takes.</p>',
        },
      },
    ]),
  ],
);

export const forKids = page(
  { id: 16, key: 'for_kids', scene: 'kids' },
  {
    de: {
      title: 'Für Kinder',
      lead: `Die erste Uhr, die Kette zur Taufe, der Ohrring mit sieben. Kleine Dinge, die lange in der Familie
        bleiben.`,
      seo_title: 'Kinderuhren und Taufschmuck',
      seo_description: `Kinderuhren zum Lernen, Taufketten und Ohrstecker ohne Nickel, dazu Gravur in eigener
        Werkstatt: Juwelier Vierlinden in Altenbruck.`,
    },
    en: {
      title: 'For kids',
      lead: `The first watch, the christening chain, the earring at seven. Small things that stay in the family for
        long.`,
      seo_title: "Children's watches and christening gifts",
      seo_description: `Children's watches for learning, christening chains and nickel-free ear studs, with engraving
        in our own workshop: Vierlinden in Altenbruck.`,
    },
  },
  [
    richText({
      de: `<h2>Die erste Uhr</h2>
        <p>Mit sechs oder sieben lernen die meisten Kinder die Uhr. Am leichtesten geht es mit einem Zifferblatt, auf
        dem die Minuten außen stehen und die Stunden innen, in zwei Farben. Das Gehäuse sollte dicht sein, denn das
        Kind wird sie beim Händewaschen vergessen, und das Band aus Stoff, denn das lässt sich waschen.</p>
        <h2>Taufe und Geburt</h2>
        <p>Ein Kettchen von 36 Zentimetern passt von der Einschulung an. Bis dahin liegt es im Etui, mit dem Namen und
        dem Tag auf der Rückseite. Wir gravieren auch den Strich, den das Kind selbst gezogen hat.</p>
        <h2>Ohrlöcher</h2>
        <p>Wir stechen ab sieben Jahren, wenn das Kind es selbst möchte und ein Elternteil dabei ist. Die ersten
        Stecker sind aus Titan.</p>`,
      en: `<h2>The first watch</h2>
        <p>At six or seven most children learn to tell the time. It is easiest with a dial that has the minutes
        outside and the hours inside, in two colours. The case should be tight, since the child will forget it when
        washing hands, and the strap of fabric, since that can be washed.</p>
        <h2>Christening and birth</h2>
        <p>A chain of 36 centimetres fits from the first day of school. Until then it lies in its case, with name and
        date on the back of the pendant. We also engrave a line that the child has drawn.</p>
        <h2>Piercing</h2>
        <p>We pierce ears from the age of seven, if the child wants it and a parent is present. The first studs are
        titanium.</p>`,
    }),
    picture('kids-dial', {
      de: { caption: 'Außen die Minuten, innen die Stunden' },
      en: { caption: 'Minutes outside, hours inside' },
    }),
    products(
      { category: 'jewelry', count: 4 },
      { de: { heading: 'Zum Verschenken' }, en: { heading: 'As a present' } },
    ),
    teasers({ de: { heading: 'Weiter' }, en: { heading: 'More' } }, [
      {
        scene: 'kids-engraving',
        path: 'einblicke/graviert-nicht-gedruckt',
        words: {
          de: {
            title: 'Gravieren',
            text: 'Was auf einen Anhänger passt und was nicht.',
            label: 'Weiterlesen',
          },
          en: {
            title: 'Engraving',
            text: 'What fits on a pendant and what does not.',
            label: 'Read on',
          },
        },
      },
      {
        scene: 'kids-workshop',
        path: 'events',
        words: {
          de: {
            title: 'Offene Werkstatt',
            text: 'Kinder dürfen hämmern.',
            label: 'Termine',
          },
          en: { title: 'Open workshop', text: 'Children may hammer.', label: 'Dates' },
        },
      },
    ]),
    callToAction(
      { path: 'kontakt', appearance: 'deep' },
      {
        de: {
          heading: 'Schulklassen',
          content: `<p>Einmal im Monat führt Matthias Vierlinden eine Klasse durch die Uhrmacherei. Der Eintritt ist
              eine gute Frage.</p>`,
          label: 'Anfragen',
        },
        en: {
          heading: 'School classes',
          content: `<p>Once a month Matthias Vierlinden shows a class around his workshop. Admission is one good
              question.</p>`,
          label: 'Ask us',
        },
      },
    ),
  ],
);
