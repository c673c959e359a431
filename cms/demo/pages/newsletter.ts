import { richText } from './blocks.ts';
import { page } from './page.ts';

export const newsletter = page(
  { id: 42, key: 'newsletter', scene: 'workshop' },
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
  ],
);
