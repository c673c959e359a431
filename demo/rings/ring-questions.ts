import { faq } from '../pages/blocks.ts';

/** What couples ask about rings made to measure. */
export const studioQuestions = {
  id: 701,
  ...faq(
    { de: { heading: 'Häufig gefragt' }, en: { heading: 'Often asked' }, fr: { heading: 'Questions fréquentes' } },
    [
      {
        de: {
          question: 'Gilt der Preis, den ich hier sehe?',
          answer: `<p>Ja. Er ist aus Gewicht, Metallpreis des Tages, Anfertigung und Steinen berechnet und gilt, sobald Sie
          bestellen. Ändert sich der Metallpreis vorher, sagt es Ihnen der Warenkorb.</p>`,
        },
        en: {
          question: 'Is the price that I see here binding?',
          answer: `<p>Yes. It is worked out from the weight, the day’s price of the metal, the making and the stones, and
          holds as soon as you order. If the price of the metal changes before that, the cart tells you.</p>`,
        },
        fr: {
          question: 'Le prix affiché est-il ferme ?',
          answer: `<p>Oui. Il est calculé d'après le poids, le cours du métal du jour, la fabrication et les pierres, et il
          vaut dès la commande. Si le cours change avant, le panier vous le dit.</p>`,
        },
      },
      {
        de: {
          question: 'Wie finde ich unsere Ringgrößen?',
          answer: `<p>Am sichersten bei uns: Wir messen in einer Minute, am besten nachmittags und mit warmen Händen. Zu Hause
          hilft ein passender Ring, dessen Innenmaß Sie auf dem Bildschirm oder mit dem Lineal messen.</p>`,
        },
        en: {
          question: 'How do we find our ring sizes?',
          answer: `<p>Most surely with us: it takes a minute, best in the afternoon and with warm hands. At home, measure the
          inside of a ring that fits, on the screen or with a ruler.</p>`,
        },
        fr: {
          question: 'Comment connaître nos tailles ?',
          answer: `<p>Le plus sûr, c'est chez nous : une minute suffit, de préférence l'après-midi, les mains chaudes. À la
          maison, mesurez l'intérieur d'un anneau qui va bien, à l'écran ou à la règle.</p>`,
        },
      },
      {
        de: {
          question: 'Lassen sich die Ringe später in der Größe ändern?',
          answer: `<p>Ringe ohne Steine meist um eine bis zwei Größen. Rundum ausgefasste Ringe nicht: Hier lohnt es sich,
          vorher bei uns zu messen.</p>`,
        },
        en: {
          question: 'Can the rings be resized later?',
          answer: `<p>Rings without stones usually by one or two sizes. Full eternity rings cannot: with those it pays to have
          your fingers measured by us first.</p>`,
        },
        fr: {
          question: 'Peut-on changer la taille plus tard ?',
          answer: `<p>Sans pierres, le plus souvent d'une ou deux tailles. Un tour complet de pierres ne se modifie pas : mieux
          vaut alors faire mesurer chez nous.</p>`,
        },
      },
      {
        de: {
          question: 'Können wir die Ringe zurückgeben?',
          answer: `<p>Sie werden nach Ihrer Wahl angefertigt, deshalb besteht kein Widerrufsrecht. Die Gewährleistung bleibt
          davon unberührt, und vor der Anfertigung gehen wir alles gern noch einmal mit Ihnen durch.</p>`,
        },
        en: {
          question: 'Can we return the rings?',
          answer: `<p>They are made to your choice, so there is no right of withdrawal. Your statutory warranty is not affected,
          and we gladly go through everything with you once more before we begin.</p>`,
        },
        fr: {
          question: 'Peut-on rendre les alliances ?',
          answer: `<p>Elles sont réalisées selon votre choix : il n'y a donc pas de droit de rétractation. La garantie légale
          demeure, et nous relisons volontiers tout avec vous avant de commencer.</p>`,
        },
      },
    ],
  ).item,
};
