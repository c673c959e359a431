import { callToAction, richText, textPicture } from './blocks.ts';
import { page } from './page.ts';

export const newsletter = page(
  { id: 42, key: 'newsletter', scene: 'newsletter' },
  {
    de: {
      title: 'Post aus der Werkstatt',
      lead: 'Vier- bis sechsmal im Jahr ein Brief per E-Mail: neue Stücke, offene Werkstatt, Termine.',
      seo_title: 'Newsletter',
      seo_description: `Der Newsletter von Juwelier Vierlinden: neue Stücke, Termine und Geschichten vom Werktisch,
        vier- bis sechsmal im Jahr.`,
    },
    en: {
      title: 'Letters from the workshop',
      lead: 'Four to six times a year, by e-mail: new pieces, open workshop, dates.',
      seo_title: 'Newsletter',
      seo_description: `The newsletter of Vierlinden, jewellers in Altenbruck: new pieces, dates and stories from the
        bench, four to six times a year.`,
    },
    fr: {
      title: "Des nouvelles de l'atelier",
      lead: 'Quatre à six fois par an, par e-mail : nouvelles pièces, atelier ouvert, rendez-vous.',
      seo_title: 'Newsletter',
      seo_description: `La newsletter de Vierlinden, joaillier à Altenbruck : nouvelles pièces, dates et récits
        d'établi, quatre à six fois par an.`,
    },
  },
  [
    richText({
      de: `<h2>Was Sie erwartet</h2>
        <p>Wir schreiben selbst, kurz, und nur wenn es etwas zu erzählen gibt. Der Brief ist auf Deutsch, Englisch oder
        Französisch, je nachdem, auf welcher Seite Sie ihn bestellen. Jeder enthält einen Link, mit dem Sie ihn wieder
        abbestellen.</p>`,
      en: `<h2>What to expect</h2>
        <p>We write it ourselves, briefly, and only when there is something to tell. It comes in German, English or
        French, depending on the page where you order it. Each one has a link to unsubscribe.</p>`,
      fr: `<h2>À quoi vous attendre</h2>
        <p>Nous l'écrivons nous-mêmes, en peu de mots, et seulement quand il y a quelque chose à raconter. Elle arrive
        en allemand, en anglais ou en français, selon la page où vous vous inscrivez. Chaque envoi contient un lien de
        désinscription.</p>`,
    }),
    textPicture(
      { scene: 'newsletter-bench', side: 'left', path: 'einblicke' },
      {
        de: {
          heading: 'Bis der nächste Brief kommt',
          content: `<p>Was wir am Werktisch lernen, schreiben wir auf: wie man eine Ringgröße misst, was Perlen
            vertragen, wann eine Uhr zur Revision sollte.</p>`,
          link_label: 'Zu den Einblicken',
        },
        en: {
          heading: 'Until the next letter arrives',
          content: `<p>What we learn at the bench we write down: how to measure a ring size, what pearls can take, when
            a watch is due for its service.</p>`,
          link_label: 'To the insights',
        },
        fr: {
          heading: "D'ici la prochaine lettre",
          content: `<p>Ce que nous apprenons à l'établi, nous le mettons par écrit : mesurer une taille de bague, ce que
            supportent les perles, quand faire réviser une montre.</p>`,
          link_label: 'Vers les regards',
        },
      },
    ),
    callToAction(
      { path: 'kontakt', appearance: 'plain' },
      {
        de: {
          heading: 'Lieber gleich eine Frage?',
          content: '<p>Dafür müssen Sie keinen Newsletter lesen. Schreiben Sie uns, oder rufen Sie an.</p>',
          label: 'Zum Kontakt',
        },
        en: {
          heading: 'Rather ask right away?',
          content: '<p>You need not read a newsletter for that. Write to us, or give us a call.</p>',
          label: 'To the contact page',
        },
        fr: {
          heading: 'Une question tout de suite ?',
          content: "<p>Nul besoin d'une newsletter pour cela : écrivez-nous ou appelez.</p>",
          label: 'Vers la page de contact',
        },
      },
    ),
  ],
);
