import { reservationTime } from '../../src/i18n/reservation-time.ts';
import { branches, contact, downloads, faq, openingHours, products, richText, teasers, textPicture } from './blocks.ts';
import { page } from './page.ts';

export const appointment = page(
  { id: 17, key: 'appointment', scene: 'appointment' },
  {
    de: {
      title: 'Terminvereinbarung',
      lead: `Eine Stunde, ein Tisch, niemand dahinter. So lassen sich Ringe, Steine und alte Stücke am besten
        besprechen.`,
      seo_title: 'Termin vereinbaren',
      seo_description: `Termin bei Juwelier Vierlinden in Altenbruck: für Trauringe, Umarbeitungen, Erbschmuck,
        Sehtest und Uhren, online oder am Telefon.`,
    },
    en: {
      title: 'Appointments',
      lead: 'An hour, a table, nobody behind you. That is the best way to talk about rings, stones and old pieces.',
      seo_title: 'Make an appointment',
      seo_description: `Appointments at Vierlinden in Altenbruck: for wedding rings, remodelling, inherited jewellery,
        eye tests and watches, online or by telephone.`,
    },
    fr: {
      title: 'Rendez-vous',
      lead: `Une heure, une table, personne derrière vous. C'est ainsi que l'on parle le mieux de bagues, de pierres
        et d'objets anciens.`,
      seo_title: 'Prendre rendez-vous',
      seo_description: `Rendez-vous chez Vierlinden à Altenbruck : alliances, transformations, bijoux de famille,
        examen de vue et montres, en ligne ou par téléphone.`,
    },
  },
  [
    richText({
      de: `<h2>Wofür sich ein Termin lohnt</h2>
        <ul><li><strong>Trauringe:</strong> eine gute Stunde, zu zweit</li>
        <li><strong>Verlobungsring:</strong> eine halbe Stunde, auf Wunsch vor der Öffnung</li>
        <li><strong>Umarbeiten und Erbschmuck:</strong> eine Stunde, bitte alles mitbringen</li>
        <li><strong>Uhrenrevision mit Gespräch am Werktisch:</strong> eine halbe Stunde</li>
        <li><strong>Sehtest:</strong> vierzig Minuten, am besten vormittags</li></ul>
        <p>Für Batterien, Bänder und Ohrstecker brauchen Sie keinen Termin. Absagen kostet nichts; rufen Sie kurz an,
        dann kann jemand anders kommen.</p>`,
      en: `<h2>When an appointment is worth while</h2>
        <ul><li><strong>Wedding rings:</strong> a good hour, for two</li>
        <li><strong>Engagement ring:</strong> half an hour, before we open if you wish</li>
        <li><strong>Remodelling and inherited jewellery:</strong> an hour; please bring everything</li>
        <li><strong>Watch service with a talk at the bench:</strong> half an hour</li>
        <li><strong>Eye test:</strong> forty minutes, best in the morning</li></ul>
        <p>Batteries, straps and ear studs need no appointment. Cancelling costs nothing; give us a quick call so that
        someone else can come.</p>`,
      fr: `<h2>Quand un rendez-vous vaut la peine</h2>
        <ul><li><strong>Alliances :</strong> une bonne heure, à deux</li>
        <li><strong>Bague de fiançailles :</strong> une demi-heure, avant l'ouverture si vous le souhaitez</li>
        <li><strong>Transformation et bijoux de famille :</strong> une heure ; apportez tout</li>
        <li><strong>Révision de montre, avec entretien à l'établi :</strong> une demi-heure</li>
        <li><strong>Examen de vue :</strong> quarante minutes, de préférence le matin</li></ul>
        <p>Piles, bracelets et puces d'oreilles se passent de rendez-vous. Annuler ne coûte rien ; appelez, quelqu'un
        d'autre pourra venir.</p>`,
    }),
    downloads('file/ring-ruler', {
      de: { heading: 'Für Ringe: vorab messen' },
      en: { heading: 'For rings: measure beforehand' },
      fr: { heading: 'Pour une bague : mesurez avant de venir' },
    }),
    faq(
      {
        de: { heading: 'Vor dem Termin' },
        en: { heading: 'Before you come' },
        fr: { heading: 'Avant de venir' },
      },
      [
        {
          de: {
            question: 'Kostet die Beratung etwas?',
            answer:
              '<p>Nein. Nur Gutachten für Versicherung oder Erbteilung berechnen wir, den Preis nennen wir vorher.</p>',
          },
          en: {
            question: 'Does the advice cost anything?',
            answer:
              '<p>No. Only appraisals for insurance or inheritance are charged; we name the price beforehand.</p>',
          },
          fr: {
            question: 'Le conseil est-il payant ?',
            answer: `<p>Non. Seules les expertises pour une assurance ou une succession sont facturées, et nous en
              donnons le prix d'avance.</p>`,
          },
        },
        {
          de: {
            question: 'Kommen wir mit Kinderwagen oder Rollstuhl hinein?',
            answer: `<p>Der Laden hat keine Stufe, der Beratungsraum liegt zu ebener Erde. Ein Stellplatz ist im Hof,
                bitte klingeln.</p>`,
          },
          en: {
            question: 'Can we get in with a pram or a wheelchair?',
            answer: `<p>The shop has no step and the consulting room is on the ground floor. There is a parking space
              in the courtyard; please ring the bell.</p>`,
          },
          fr: {
            question: 'Peut-on venir avec une poussette ou un fauteuil roulant ?',
            answer: `<p>La boutique est de plain-pied, tout comme la salle de conseil. Une place de stationnement se
              trouve dans la cour ; sonnez, nous ouvrons.</p>`,
          },
        },
      ],
    ),
  ],
);

export const eventsPage = page(
  { id: 18, key: 'events', scene: 'events' },
  {
    de: {
      title: 'Veranstaltungen',
      lead: `Abende im Laden, Samstage in der Werkstatt, Kurse in der Remise. Kleine Runden, meistens mit etwas zu
        essen.`,
      seo_title: 'Veranstaltungen und Kurse',
      seo_description: `Trauringabend, offene Werkstatt, Perlen knoten, Kränze binden: die nächsten Termine bei
        Juwelier Vierlinden in Altenbruck.`,
    },
    en: {
      title: 'Events',
      lead: `Evenings in the shop, Saturdays in the workshop, courses in the coach house. Small groups, usually with a
        bite to eat.`,
      seo_title: 'Events and courses',
      seo_description: `Wedding-ring evening, open workshop, knotting pearls, tying wreaths: the next dates at
        Vierlinden, jewellers in Altenbruck.`,
    },
  },
  [
    richText({
      de: `<h2>Anmelden</h2>
        <p>Rufen Sie an oder schreiben Sie uns über die Seite <a href="/kontakt">Kontakt</a>. Wir bestätigen jeden
        Platz. Wer verhindert ist, sagt bitte ab: Die Liste der Wartenden ist meistens lang.</p>
        <p>Kurse kosten das Material, Abende im Laden kosten nichts.</p>`,
      en: `<h2>Signing up</h2>
        <p>Call us, or write through the page <a href="/kontakt">Contact</a>. We confirm every place. If you cannot
        come, please tell us: the waiting list is usually long.</p>
        <p>Courses cost the material, evenings in the shop cost nothing.</p>`,
    }),
    textPicture(
      { scene: 'coach-house', side: 'left', path: 'florale-werkstatt' },
      {
        de: {
          heading: 'Die Remise als Kursraum',
          content: `<p>Ein langer Tisch, acht Stühle, ein Ofen. Seit 2014 steht die alte Remise im Hof wieder offen,
            und wenn kein Kurs ist, liegt auf dem Tisch Leinen.</p>`,
          link_label: 'Florale Werkstatt',
        },
        en: {
          heading: 'The coach house as a classroom',
          content: `<p>One long table, eight chairs, a stove. The old coach house in the courtyard has been open again
            since 2014, and when there is no course the table is covered with linen.</p>`,
          link_label: 'Floral workshop',
        },
      },
    ),
    branches({ de: { heading: 'Wo es stattfindet' }, en: { heading: 'Where it takes place' } }),
  ],
);

export const storeWindow = page(
  { id: 19, key: 'window', scene: 'window' },
  {
    de: {
      title: 'Digitales Schaufenster',
      lead: 'Unser Fenster in der Lindenstraße hat Licht bis zehn Uhr abends. Dieses hier geht nie aus.',
      seo_title: 'Digitales Schaufenster',
      seo_description: `Was gerade im Schaufenster von Juwelier Vierlinden in Altenbruck liegt: Uhren, Schmuck und
        Ringe mit Preis, rund um die Uhr.`,
    },
    en: {
      title: 'Store window',
      lead: 'Our window in Lindenstraße is lit until ten at night. This one never goes dark.',
      seo_title: 'Our store window, online',
      seo_description: `What lies in the window of Vierlinden in Altenbruck at the moment: watches, jewellery and
        rings with their prices, at any hour.`,
    },
  },
  [
    products(
      { category: 'watches', count: 4 },
      { de: { heading: 'Linkes Fenster: Uhren' }, en: { heading: 'Left window: watches' } },
    ),
    products(
      { category: 'jewelry', count: 4 },
      { de: { heading: 'Rechtes Fenster: Schmuck' }, en: { heading: 'Right window: jewellery' } },
    ),
    products(
      { category: 'engagement_rings', count: 4 },
      { de: { heading: 'In der Ecke: Ringe' }, en: { heading: 'In the corner: rings' } },
    ),
    richText({
      de: `<h2>Ein Stück zurücklegen</h2>
        <p>Gefällt Ihnen etwas, rufen Sie an. Wir nehmen es aus dem Fenster und legen es ${reservationTime.de} zurück, ohne
        Anzahlung. Dekoriert wird jeden zweiten Montag; was dann herausgenommen wird, liegt danach im Laden.</p>`,
      en: `<h2>Put a piece aside</h2>
        <p>If you like something, give us a call. We take it out of the window and keep it for ${reservationTime.en}, without a
        deposit. The window is changed every other Monday; what comes out then lies in the shop.</p>`,
    }),
  ],
);

export const display = page(
  { id: 26, key: 'display', scene: 'display-window' },
  {
    de: {
      title: 'Guten Tag, Lindenstraße',
      lead: 'Juwelier Vierlinden, seit 1931. Wir sind gleich hinter der Scheibe.',
      seo_title: 'Anzeige im Schaufenster',
      seo_description:
        'Öffnungszeiten, Veranstaltungen und neue Stücke für die Anzeige im Schaufenster von Juwelier Vierlinden.',
    },
    en: {
      title: 'Good day, Lindenstraße',
      lead: 'Vierlinden, jewellers since 1931. We are just behind the glass.',
      seo_title: 'Window screen',
      seo_description: 'Opening hours, events and new pieces for the screen in the window of Vierlinden, jewellers.',
    },
    fr: {
      title: 'Bonjour, Lindenstraße',
      lead: 'Vierlinden, joaillier depuis 1931. Nous sommes juste derrière la vitre.',
      seo_title: 'Écran de la vitrine',
      seo_description:
        "Heures d'ouverture, événements et nouveautés pour l'écran de la vitrine de la maison Vierlinden.",
    },
  },
  [
    openingHours({
      de: { heading: 'Wir haben geöffnet' },
      en: { heading: 'We are open' },
      fr: { heading: 'Nous sommes ouverts' },
    }),
    products(
      { category: 'watches', count: 3 },
      { de: { heading: 'Neu bei den Uhren' }, en: { heading: 'New watches' }, fr: { heading: 'Nouvelles montres' } },
    ),
    products(
      { category: 'jewelry', count: 3 },
      { de: { heading: 'Neu im Schmuck' }, en: { heading: 'New jewellery' }, fr: { heading: 'Nouveaux bijoux' } },
    ),
    richText({
      de: `<h2>Geschlossen?</h2><p>Reparaturen nimmt der Kasten neben der Tür an. Umschläge hängen daran, wir rufen
        zurück.</p>`,
      en: `<h2>Closed?</h2><p>The box beside the door takes repairs. Envelopes hang next to it, and we call you
        back.</p>`,
      fr: `<h2>Fermé ?</h2><p>La boîte à côté de la porte reçoit les réparations. Des enveloppes y sont suspendues, et
        nous vous rappelons.</p>`,
    }),
  ],
);

export const info = page(
  { id: 22, key: 'info', scene: 'interior' },
  {
    de: {
      title: 'Gut zu wissen',
      lead: `Was wir tun, wie lange es dauert und was Sie mitbringen sollten. Eine Seite für alle, die gern vorher
        lesen.`,
      seo_title: 'Leistungen und Wissenswertes',
      seo_description: `Reparaturen, Gravuren, Gutscheine, Anfahrt und Zugang: alles Praktische über Juwelier
        Vierlinden in Altenbruck auf einer Seite.`,
    },
    en: {
      title: 'Good to know',
      lead: 'What we do, how long it takes and what to bring. A page for all who like to read first.',
      seo_title: 'Services and practical matters',
      seo_description: `Repairs, engraving, vouchers, getting here and access: everything practical about Vierlinden
        in Altenbruck on one page.`,
    },
    fr: {
      title: 'Bon à savoir',
      lead: `Ce que nous faisons, le temps qu'il faut et ce qu'il convient d'apporter. Une page pour qui aime lire
        avant.`,
      seo_title: 'Services et informations pratiques',
      seo_description: `Réparations, gravures, bons cadeaux, accès : tout ce qui est pratique sur la maison Vierlinden
        à Altenbruck, en une page.`,
    },
  },
  [
    richText({
      de: `<h2>Was wie lange dauert</h2>
        <table><thead><tr><th>Arbeit</th><th>Dauer</th></tr></thead>
        <tbody><tr><td>Batterie, Band kürzen, Schraube</td><td>sofort</td></tr>
        <tr><td>Ringgröße ändern</td><td>drei bis fünf Werktage</td></tr>
        <tr><td>Gravur mit der Maschine</td><td>bis zum nächsten Werktag</td></tr>
        <tr><td>Gravur von Hand</td><td>eine Woche</td></tr>
        <tr><td>Perlenkette neu fädeln</td><td>eine Woche</td></tr>
        <tr><td>Revision einer mechanischen Uhr</td><td>vier bis sechs Wochen</td></tr>
        <tr><td>Trauringe</td><td>vier bis sechs Wochen</td></tr></tbody></table>
        <h2>Reparaturen abgeben</h2>
        <p>Sie bekommen einen Abholschein mit Foto und Nummer. Ab hundert Euro rufen wir an, bevor wir anfangen.
        Abgeholt wird im Laden; auf Wunsch schicken wir versichert.</p>
        <h2>Gutscheine</h2>
        <p>Über jeden Betrag, auf Büttenpapier, drei Jahre gültig bis zum Jahresende. Einlösbar im Laden und in der
        Werkstatt.</p>`,
      en: `<h2>What takes how long</h2>
        <table><thead><tr><th>Work</th><th>Time</th></tr></thead>
        <tbody><tr><td>Battery, shortening a bracelet, a screw</td><td>at once</td></tr>
        <tr><td>Changing a ring size</td><td>three to five working days</td></tr>
        <tr><td>Engraving by machine</td><td>by the next working day</td></tr>
        <tr><td>Engraving by hand</td><td>one week</td></tr>
        <tr><td>Restringing pearls</td><td>one week</td></tr>
        <tr><td>Servicing a mechanical watch</td><td>four to six weeks</td></tr>
        <tr><td>Wedding rings</td><td>four to six weeks</td></tr></tbody></table>
        <h2>Leaving a repair</h2>
        <p>You get a collection slip with photograph and number. From a hundred euros on we call you before we begin.
        Collect it in the shop, or have it sent insured.</p>
        <h2>Vouchers</h2>
        <p>For any amount, on handmade paper, valid for three years to the end of the year. To be used in the shop and
        the workshop.</p>`,
      fr: `<h2>Les délais</h2>
        <table><thead><tr><th>Travail</th><th>Délai</th></tr></thead>
        <tbody><tr><td>Pile, bracelet à raccourcir, vis</td><td>sur-le-champ</td></tr>
        <tr><td>Mise à taille d'une bague</td><td>trois à cinq jours ouvrés</td></tr>
        <tr><td>Gravure à la machine</td><td>le jour ouvré suivant</td></tr>
        <tr><td>Gravure à la main</td><td>une semaine</td></tr>
        <tr><td>Renfilage d'un collier de perles</td><td>une semaine</td></tr>
        <tr><td>Révision d'une montre mécanique</td><td>quatre à six semaines</td></tr>
        <tr><td>Alliances</td><td>quatre à six semaines</td></tr></tbody></table>
        <h2>Confier une réparation</h2>
        <p>Vous recevez un bon de retrait avec photo et numéro. À partir de cent euros, nous appelons avant de
        commencer. Le retrait se fait en boutique ; sur demande, nous expédions avec assurance.</p>
        <h2>Bons cadeaux</h2>
        <p>De tout montant, sur papier à la cuve, valables trois ans jusqu'à la fin de l'année. À utiliser en boutique
        et à l'atelier.</p>`,
    }),
    textPicture(
      { scene: 'info-entrance', side: 'right', path: 'kontakt' },
      {
        de: {
          heading: 'Ohne Stufe',
          content: `<p>Die Tür öffnet auf Knopfdruck, der Boden ist eben, am langen Tresen gibt es einen Platz im
            Sitzen. Hunde dürfen mit. Eine Höranlage liegt unter der Kasse, sagen Sie Bescheid.</p>`,
          link_label: 'Anfahrt und Kontakt',
        },
        en: {
          heading: 'No step',
          content: `<p>The door opens at the push of a button, the floor is level, and the long counter has a place to
            sit. Dogs are welcome. There is a hearing loop at the till; just say so.</p>`,
          link_label: 'Directions and contact',
        },
        fr: {
          heading: 'De plain-pied',
          content: `<p>La porte s'ouvre d'une pression, le sol est plat et le long comptoir offre une place assise.
            Les chiens sont les bienvenus. Une boucle magnétique se trouve à la caisse ; il suffit de le dire.</p>`,
          link_label: 'Accès et contact',
        },
      },
    ),
    branches({
      de: { heading: 'Laden und Werkstatt' },
      en: { heading: 'Shop and workshop' },
      fr: { heading: 'Boutique et atelier' },
    }),
    teasers({ de: { heading: 'Weiterlesen' }, en: { heading: 'Read on' }, fr: { heading: 'À lire aussi' } }, [
      {
        scene: 'info-questions',
        path: 'faq',
        words: {
          de: {
            title: 'Häufige Fragen',
            text: 'Bestellen, ändern, zurückgeben.',
            label: 'Zu den Fragen',
          },
          en: {
            title: 'Questions',
            text: 'Ordering, altering, returning.',
            label: 'See the questions',
          },
          fr: {
            title: 'Questions',
            text: 'Commander, modifier, retourner.',
            label: 'Voir les questions',
          },
        },
      },
      {
        scene: 'info-leaf',
        path: 'nachhaltigkeit',
        words: {
          de: {
            title: 'Nachhaltigkeit',
            text: 'Woher das Gold kommt.',
            label: 'Nachlesen',
          },
          en: {
            title: 'Sustainability',
            text: 'Where the gold comes from.',
            label: 'Read it',
          },
          fr: { title: 'Durabilité', text: "D'où vient l'or.", label: 'Lire' },
        },
      },
    ]),
    contact({
      de: {
        heading: 'Etwas fehlt?',
        content: '<p>Fragen Sie. Was öfter gefragt wird, kommt auf diese Seite.</p>',
      },
      en: {
        heading: 'Is anything missing?',
        content: '<p>Ask us. What is asked more than once goes on this page.</p>',
      },
      fr: {
        heading: 'Il manque quelque chose ?',
        content: "<p>Demandez. Ce que l'on nous demande souvent finit sur cette page.</p>",
      },
    }),
  ],
);
