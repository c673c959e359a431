import { inLanguages } from '../pages/words.ts';
import type { Step } from '../step.ts';

/** Functions that fetch something from another house once the visitor has agreed. */
export const consentSteps = [
  {
    collection: 'consent',
    items: [
      {
        project: 1,
        function_id: 'map',
        default_on: false,
        locked: false,
        sort: 1,
        link: 'https://karte.example/datenschutz',
        translations: inLanguages({
          de: {
            display_name: 'Karte',
            description: `Zeigt den Weg zu uns auf einer Karte von OpenStreetMap. Dabei erfährt der Kartendienst Ihre
              IP-Adresse und den Ausschnitt, den Sie ansehen.`,
          },
          en: {
            display_name: 'Map',
            description: `Shows the way to us on a map by OpenStreetMap. The map service learns your IP address and the
              section you look at.`,
          },
          fr: {
            display_name: 'Carte',
            description: `Montre le chemin sur une carte d'OpenStreetMap. Le service apprend votre adresse IP et la
              portion de carte que vous consultez.`,
          },
        }),
      },
      {
        project: 1,
        function_id: 'booking',
        default_on: false,
        locked: false,
        sort: 2,
        link: 'https://termine.vierlinden.example/datenschutz',
        translations: inLanguages({
          de: {
            display_name: 'Terminbuchung',
            description: `Zeigt freie Termine aus unserem Kalender und nimmt Ihre Buchung entgegen. Der Kalender läuft
              unter einer eigenen Adresse und setzt dort ein Cookie für die Dauer der Buchung.`,
          },
          en: {
            display_name: 'Booking',
            description: `Shows free appointments from our calendar and takes your booking. The calendar runs at an
              address of its own and sets a cookie there for as long as the booking takes.`,
          },
          fr: {
            display_name: 'Prise de rendez-vous',
            description: `Affiche les créneaux libres de notre agenda et enregistre votre réservation. L'agenda
              fonctionne sous sa propre adresse et y dépose un cookie le temps de la réservation.`,
          },
        }),
      },
      {
        project: 1,
        function_id: 'video',
        default_on: false,
        locked: false,
        sort: 3,
        link: 'https://video.example/datenschutz',
        translations: inLanguages({
          de: {
            display_name: 'Videos',
            description: `Spielt Filme aus der Werkstatt ab, die bei YouTube oder Vimeo liegen. Der Anbieter erfährt
              Ihre IP-Adresse und kann Cookies setzen.`,
          },
          en: {
            display_name: 'Videos',
            description: `Plays films from the workshop that are stored with YouTube or Vimeo. The provider learns your
              IP address and may set cookies.`,
          },
          fr: {
            display_name: 'Vidéos',
            description: `Lit les films de l'atelier hébergés chez YouTube ou Vimeo. Le fournisseur apprend votre
              adresse IP et peut déposer des cookies.`,
          },
        }),
      },
    ],
  },
] satisfies Step[];
