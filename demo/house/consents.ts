import type { Step } from '../../cms/seed/send-rows.ts';
import { inLanguages } from '../pages/words.ts';

/** What this house fetches from others once a visitor has agreed: who gets it, what they learn, and what for. */
export const consentSteps = [
  {
    collection: 'consent',
    items: [
      {
        project: 1,
        function_id: 'map',
        default_on: false,
        locked: false,
        revision: 1,
        sort: 1,
        link: 'https://karte.example/datenschutz',
        translations: inLanguages({
          de: {
            display_name: 'Karte',
            description: `Zeigt den Weg zu uns auf einer Karte der OpenStreetMap Foundation, Vereinigtes Königreich. Sie
              erfährt dabei Ihre IP-Adresse und den Ausschnitt, den Sie ansehen.`,
          },
          en: {
            display_name: 'Map',
            description: `Shows the way to us on a map by the OpenStreetMap Foundation, United Kingdom. It learns your IP
              address and the section you look at.`,
          },
          fr: {
            display_name: 'Carte',
            description: `Montre le chemin sur une carte de l'OpenStreetMap Foundation, Royaume-Uni. Elle apprend votre
              adresse IP et la portion de carte que vous consultez.`,
          },
        }),
      },
      {
        project: 1,
        function_id: 'booking',
        default_on: false,
        locked: false,
        revision: 1,
        sort: 2,
        link: 'https://termine.vierlinden.example/datenschutz',
        translations: inLanguages({
          de: {
            display_name: 'Terminbuchung',
            description: `Zeigt freie Termine aus unserem Kalender unter termine.vierlinden.example, betrieben von der
              Brückenkopf Rechenzentrum GmbH, und nimmt Ihre Buchung entgegen. Er erfährt Ihre IP-Adresse und setzt dort
              ein Cookie für die Dauer der Buchung.`,
          },
          en: {
            display_name: 'Booking',
            description: `Shows free appointments from our calendar at termine.vierlinden.example, run by Brückenkopf
              Rechenzentrum GmbH, and takes your booking. It learns your IP address and sets a cookie there for as long
              as the booking takes.`,
          },
          fr: {
            display_name: 'Prise de rendez-vous',
            description: `Affiche les créneaux libres de notre agenda, sur termine.vierlinden.example, exploité par
              Brückenkopf Rechenzentrum GmbH, et enregistre votre réservation. Il apprend votre adresse IP et y dépose
              un cookie le temps de la réservation.`,
          },
        }),
      },
      {
        project: 1,
        function_id: 'youtube',
        default_on: false,
        locked: false,
        revision: 1,
        sort: 3,
        link: 'https://video.example/datenschutz',
        translations: inLanguages({
          de: {
            display_name: 'Videos: YouTube',
            description: `Spielt Filme aus der Werkstatt ab, die bei YouTube liegen (Google Ireland Limited, Irland). Der
              Anbieter erfährt Ihre IP-Adresse und was Sie ansehen, und kann Cookies setzen. Daten können in die USA
              gelangen.`,
          },
          en: {
            display_name: 'Videos: YouTube',
            description: `Plays films from the workshop that are stored with YouTube (Google Ireland Limited, Ireland).
              The provider learns your IP address and what you watch, and may set cookies. Data may reach the USA.`,
          },
          fr: {
            display_name: 'Vidéos : YouTube',
            description: `Lit les films de l'atelier hébergés chez YouTube (Google Ireland Limited, Irlande). Le
              fournisseur apprend votre adresse IP et ce que vous regardez, et peut déposer des cookies. Des données
              peuvent parvenir aux États-Unis.`,
          },
        }),
      },
      {
        project: 1,
        function_id: 'vimeo',
        default_on: false,
        locked: false,
        revision: 1,
        sort: 4,
        link: 'https://film.example/datenschutz',
        translations: inLanguages({
          de: {
            display_name: 'Videos: Vimeo',
            description: `Spielt Filme aus der Werkstatt ab, die bei Vimeo liegen (Vimeo.com, Inc., USA). Der Anbieter
              erfährt Ihre IP-Adresse und was Sie ansehen, und kann Cookies setzen. Daten gelangen in die USA.`,
          },
          en: {
            display_name: 'Videos: Vimeo',
            description: `Plays films from the workshop that are stored with Vimeo (Vimeo.com, Inc., USA). The provider
              learns your IP address and what you watch, and may set cookies. Data reach the USA.`,
          },
          fr: {
            display_name: 'Vidéos : Vimeo',
            description: `Lit les films de l'atelier hébergés chez Vimeo (Vimeo.com, Inc., États-Unis). Le fournisseur
              apprend votre adresse IP et ce que vous regardez, et peut déposer des cookies. Des données parviennent aux
              États-Unis.`,
          },
        }),
      },
    ],
  },
] satisfies Step[];
