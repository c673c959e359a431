import { callToAction, faq, richText } from './blocks.ts';
import { page } from './page.ts';

export const questions = page(
  { id: 21, key: 'faq', scene: 'faq' },
  {
    de: {
      title: 'Häufige Fragen',
      lead: 'Die Antworten, die wir am Tresen geben, aufgeschrieben. Fehlt Ihre Frage, rufen Sie an.',
      seo_title: 'Häufige Fragen und Antworten',
      seo_description: `Antworten auf häufige Fragen zu Bestellung, Abholung, Rückgabe, Ringgrößen, Gravur und
        Reparatur bei Juwelier Vierlinden in Altenbruck.`,
    },
    en: {
      title: 'Questions and answers',
      lead: 'The answers we give at the counter, written down. If your question is missing, give us a call.',
      seo_title: 'Questions and answers',
      seo_description: `Answers about ordering, collecting, returns, ring sizes, engraving and repairs at Vierlinden,
        jewellers in Altenbruck.`,
    },
    fr: {
      title: 'Questions et réponses',
      lead: 'Les réponses que nous donnons au comptoir, mises par écrit. Si la vôtre manque, appelez-nous.',
      seo_title: 'Questions et réponses',
      seo_description: `Réponses sur la commande, le retrait, le retour, les tailles, la gravure et les réparations
        chez Vierlinden, joaillier à Altenbruck.`,
    },
  },
  [
    faq(
      {
        de: { heading: 'Bestellen und abholen' },
        en: { heading: 'Ordering and collecting' },
        fr: { heading: 'Commander et retirer' },
      },
      [
        {
          de: {
            question: 'Kann ich bestellen und im Laden abholen?',
            answer: `<p>Ja, und dann auch erst dort bezahlen. Wir melden uns, sobald das Stück bereitliegt. Wie lange
              es dauert, steht am Artikel.</p>`,
          },
          en: {
            question: 'Can I order and collect in the shop?',
            answer: `<p>Yes, and pay there as well. We get in touch as soon as the piece is ready. How long it takes
              is stated with the item.</p>`,
          },
          fr: {
            question: 'Puis-je commander et retirer en boutique ?',
            answer: `<p>Oui, et y payer aussi. Nous vous prévenons dès que la pièce est prête. Le délai est indiqué
              avec l'article.</p>`,
          },
        },
        {
          de: {
            question: 'Welche Zahlungsarten und welche Versandkosten gibt es?',
            answer: `<p>Das steht vollständig und aktuell unter <a href="/versand-und-zahlung">Versand und
              Zahlung</a>.</p>`,
          },
          en: {
            question: 'How can I pay, and what does shipping cost?',
            answer: `<p>You will find all of it, up to date, under <a href="/versand-und-zahlung">shipping and
              payment</a>.</p>`,
          },
          fr: {
            question: 'Quels sont les modes de paiement et les frais de port ?',
            answer: `<p>Tout figure, à jour, sous <a href="/versand-und-zahlung">livraison et paiement</a>.</p>`,
          },
        },
        {
          de: {
            question: 'Kann ich etwas zurückgeben?',
            answer: `<p>Was Sie online bestellen, können Sie vierzehn Tage lang ohne Grund widerrufen, siehe
              <a href="/widerruf">Widerruf</a>. Graviertes und nach Ihren Angaben Gefertigtes ist davon ausgenommen. Was Sie im
              Laden kaufen, tauschen wir zwei Wochen lang um, wenn es ungetragen ist.</p>`,
          },
          en: {
            question: 'Can I return something?',
            answer: `<p>What you order online you can withdraw from for fourteen days without giving a reason; see
              <a href="/widerruf">withdrawal</a>. Pieces engraved or made to your specifications are excepted. What you buy in the
              shop we exchange for two weeks if it has not been worn.</p>`,
          },
          fr: {
            question: 'Puis-je retourner un article ?',
            answer: `<p>Pour une commande en ligne, vous disposez de quatorze jours pour vous rétracter sans motif ;
              voir
              <a href="/widerruf">rétractation</a>. Les pièces gravées ou réalisées selon vos indications en sont exclues. Ce que
              vous achetez en boutique, nous l'échangeons pendant deux semaines s'il n'a pas été porté.</p>`,
          },
        },
        {
          de: {
            question: 'Packen Sie Geschenke ein?',
            answer: `<p>Ja, in Karton und Leinenband. Den Preis lassen wir weg, eine Karte legen wir bei, wenn Sie uns
                den Text geben.</p>`,
          },
          en: {
            question: 'Do you wrap presents?',
            answer: `<p>Yes, in cardboard and linen ribbon. We leave out the price and add a card if you give us the
                words.</p>`,
          },
          fr: {
            question: 'Emballez-vous les cadeaux ?',
            answer: `<p>Oui, dans un carton noué d'un ruban de lin. Nous retirons le prix et joignons une carte si
              vous nous en donnez le texte.</p>`,
          },
        },
      ],
    ),
    faq(
      {
        de: { heading: 'Ringe und Gravur' },
        en: { heading: 'Rings and engraving' },
        fr: { heading: 'Bagues et gravure' },
      },
      [
        {
          de: {
            question: 'Wie finde ich meine Ringgröße?',
            answer: `<p>Die deutsche Größe ist der Innenumfang in Millimetern: 54 heißt 54 Millimeter. Am sichersten
              messen wir. Für zu Hause hilft der Beitrag <a href="/einblicke/die-richtige-ringgroesse">Die richtige
              Ringgröße</a>.</p>`,
          },
          en: {
            question: 'How do I find my ring size?',
            answer: `<p>The German size is the inner circumference in millimetres: 54 means 54 millimetres. It is
              safest to let us measure. At home the article <a href="/einblicke/die-richtige-ringgroesse">The right
              ring size</a> will help.</p>`,
          },
          fr: {
            question: 'Comment trouver ma taille de bague ?',
            answer: `<p>La taille est le tour intérieur en millimètres : 54 signifie 54 millimètres. Le plus sûr est
              de nous laisser mesurer. Chez vous, l'article <a href="/einblicke/die-richtige-ringgroesse">La bonne
              taille de bague</a> vous aidera.</p>`,
          },
        },
        {
          de: {
            question: 'Wie viele Zeichen passen in einen Ring?',
            answer: `<p>In einen Ring der Größe 54 passen bequem 25 Zeichen in einer Zeile. Mehr geht, wird aber
              klein. Wir zeigen Ihnen vorher einen Abzug auf Papier.</p>`,
          },
          en: {
            question: 'How many characters fit into a ring?',
            answer: `<p>A ring of size 54 comfortably takes 25 characters in one line. More is possible, but grows
              small. We show you a proof on paper first.</p>`,
          },
          fr: {
            question: 'Combien de signes tiennent dans un anneau ?',
            answer: `<p>Un anneau de taille 54 accueille sans peine 25 signes sur une ligne. Davantage est possible,
              mais en plus petit. Nous vous montrons d'abord une épreuve sur papier.</p>`,
          },
        },
        {
          de: {
            question: 'Können Sie jeden Ring in der Größe ändern?',
            answer: `<p>Fast jeden um ein bis zwei Größen. Grenzen setzen Steine rundum, Ringe aus Titan und Keramik
              und eine Gravur an der Schiene.</p>`,
          },
          en: {
            question: 'Can you alter every ring?',
            answer: `<p>Almost every one by one or two sizes. Stones all round, rings of titanium or ceramic and an
              engraved band set limits.</p>`,
          },
          fr: {
            question: 'Pouvez-vous mettre toute bague à taille ?',
            answer: `<p>Presque toutes, d'une à deux tailles. Les pierres sur tout le tour, le titane, la céramique et
              une gravure sur le corps de bague fixent des limites.</p>`,
          },
        },
      ],
    ),
    faq(
      {
        de: { heading: 'Uhren und Reparatur' },
        en: { heading: 'Watches and repairs' },
        fr: { heading: 'Montres et réparations' },
      },
      [
        {
          de: {
            question: 'Wann muss eine mechanische Uhr zur Revision?',
            answer: `<p>Alle fünf bis sieben Jahre, früher, wenn sie an einem Tag mehr als eine halbe Minute abweicht.
              Was dabei geschieht, steht im Beitrag <a href="/einblicke/was-bei-einer-revision-geschieht">Was bei
              einer Revision geschieht</a>.</p>`,
          },
          en: {
            question: 'When does a mechanical watch need a service?',
            answer: `<p>Every five to seven years, sooner if it strays by more than half a minute in a day. What we do
              is described in
              <a href="/einblicke/was-bei-einer-revision-geschieht">What happens in a service</a>.</p>`,
          },
          fr: {
            question: 'Quand faut-il réviser une montre mécanique ?',
            answer: `<p>Tous les cinq à sept ans, plus tôt si elle s'écarte de plus d'une demi-minute par jour. Le
              détail se lit dans
              <a href="/einblicke/was-bei-einer-revision-geschieht">Ce qui se passe lors d'une révision</a>.</p>`,
          },
        },
        {
          de: {
            question: 'Was machen Sie mit alten Batterien?',
            answer: `<p>Wir nehmen sie kostenlos zurück, auch solche, die nicht von uns sind. Sie gehen in die
                Sammlung und von dort ins Recycling.</p>`,
          },
          en: {
            question: 'What do you do with old batteries?',
            answer: `<p>We take them back free of charge, including those not bought here. They are collected and
                recycled.</p>`,
          },
          fr: {
            question: 'Que faites-vous des piles usagées ?',
            answer: `<p>Nous les reprenons gratuitement, même celles achetées ailleurs. Elles sont collectées puis
              recyclées.</p>`,
          },
        },
      ],
    ),
    richText({
      de: `<h2>Noch eine Frage?</h2><p>Unter <a href="/info">Gut zu wissen</a> stehen Dauer und Zugang, unter
        <a href="/materialkunde">Materialkunde</a> alles über Metalle und Steine.</p>`,
      en: `<h2>Another question?</h2><p>You will find times and access under <a href="/info">Good to know</a>, and
        everything about metals and stones under <a href="/materialkunde">Materials</a>.</p>`,
      fr: `<h2>Une autre question ?</h2><p>Les délais et l'accès figurent sous <a href="/info">Bon à savoir</a>, les
        métaux et les pierres sous <a href="/materialkunde">Matériaux</a>.</p>`,
    }),
    callToAction(
      { path: 'kontakt', appearance: 'deep' },
      {
        de: {
          heading: 'Am Telefon geht es schneller',
          content: '<p>Während der Öffnungszeiten nimmt immer jemand ab, der den Laden kennt.</p>',
          label: 'Kontakt',
        },
        en: {
          heading: 'Faster by telephone',
          content: '<p>During opening hours someone who knows the shop always answers.</p>',
          label: 'Contact',
        },
        fr: {
          heading: 'Plus vite par téléphone',
          content: "<p>Pendant les heures d'ouverture, la personne qui décroche connaît la maison.</p>",
          label: 'Contact',
        },
      },
    ),
  ],
);
