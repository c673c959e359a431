import type { InspectorLanguage } from '../pages/texts.ts';
import type { TourPlace } from './tour-stops.ts';

type StopTexts = {
  title: string;
  /** What was decided, and why. */
  decided: string;
  /** What to try, and what happens. */
  attempt: string;
};

/** Texts of the stops of the tour. */
export const tourTexts: Record<TourPlace, Record<InspectorLanguage, StopTexts>> = {
  home: {
    de: {
      title: 'Eine statische Seite',
      decided:
        'Inhaltsseiten sind Dateien des Releases: gerendert, wenn sich Inhalt ändert, nicht wenn jemand kommt. React startet erst mit der ersten Bedienung; bis dahin laufen nur kleine eigene Elemente, etwa für die Öffnungszeiten.',
      attempt:
        'JavaScript ausschalten und die Seite neu laden: Text, Menü und Links bleiben, denn nichts davon wartet auf React.',
    },
    en: {
      title: 'A static page',
      decided:
        'Content pages are files of the release: rendered when content changes, not when somebody comes. React starts with the first interaction only; until then small elements of our own run, such as the one for opening hours.',
      attempt: 'Turn JavaScript off and reload the page: text, menu and links stay, since none of it waits for React.',
    },
  },
  list: {
    de: {
      title: 'Eine Liste, die strömt',
      decided:
        'Auswahl, Filter und Zahlen kommen aus dem Katalog im Speicher und stehen sofort da. Nur Karten, die noch niemand gesehen hat, werden gelesen und strömen hinter ihrer Suspense-Grenze nach. Das Formular ist Client, die Felder der Filter darin rendert der Server und reicht sie hinein.',
      attempt:
        'Das Content-System um 800 ms bremsen und eine Liste öffnen, die noch nicht im Cache ist: Überschrift und Filter stehen gleich da, die Karten folgen, und ihre Platzhalter halten den Platz.',
    },
    en: {
      title: 'A list that streams',
      decided:
        'Selection, filters and counts come from the catalogue in memory and are there at once. Only cards that nobody has seen yet are read, and stream in behind their Suspense boundary. The form is client; the fields of the filters in it are rendered by the server and handed in.',
      attempt:
        'Slow the content system by 800 ms and open a list that is not cached yet: heading and filters are there at once, the cards follow, and their fallbacks keep the space.',
    },
  },
  product: {
    de: {
      title: 'Ein Produkt mit Server-Inhalt in der Client-Komponente',
      decided:
        'Die Auswahl der Ausführung muss im Browser rechnen. Was um sie herum steht, rendert trotzdem der Server und reicht es hinein: Hinweise und Angaben kosten kein JavaScript, nur was darin etwas tut, etwa der Knopf, ist selbst eine Grenze.',
      attempt:
        'Die Leitung zum Content-System kappen und ein Produkt öffnen, das noch nicht im Cache ist: Name und Preis kennt der Katalog im Speicher, der Rest sagt, dass er gerade fehlt, und bietet einen neuen Versuch.',
    },
    en: {
      title: 'A product with server content in the client component',
      decided:
        'The choice of a variant has to compute in the browser. What stands around it is rendered by the server all the same and handed in: notes and facts cost no JavaScript, and only what does something in there, such as the button, is a boundary of its own.',
      attempt:
        'Cut the line to the content system and open a product that is not cached yet: the catalogue in memory knows name and price, the rest says that it is missing for now, and offers another try.',
    },
  },
  cart: {
    de: {
      title: 'Eine Warenkorb-Schublade mit einem Store',
      decided:
        'Der Warenkorb lebt im Browser, in einem Store mit Regeln ohne React. Der Server weiß nichts von ihm, deshalb sind alle Shop-Seiten für alle gleich und liegen im Cache. Die Schublade lädt erst, wenn jemand auf den Knopf zielt.',
      attempt:
        'Das Content-System um 800 ms bremsen und ein Stück in den Warenkorb legen: Die Schublade öffnet sofort, nur ihr Preisangebot kommt später.',
    },
    en: {
      title: 'A cart drawer with a store',
      decided:
        'The cart lives in the browser, in a store whose rules know no React. The server knows nothing of it, so all shop pages are the same for everybody and are cached. The drawer loads only when somebody aims at the button.',
      attempt:
        'Slow the content system by 800 ms and put a piece into the cart: the drawer opens at once, only its price quote comes later.',
    },
  },
  appointment: {
    de: {
      title: 'Ein Tor für fremde Inhalte',
      decided:
        'Kalender, Karten und Videos laden nichts, bevor jemand zustimmt. Was davor steht (Erklärung, Empfänger, direkter Link) ist Server-Inhalt; nur das Öffnen braucht den Browser.',
      attempt:
        'JavaScript ausschalten: Das Tor kann nicht öffnen, aber Erklärung und direkter Link bleiben, und nichts lädt ungefragt.',
    },
    en: {
      title: 'A gate for external content',
      decided:
        'Calendars, maps and videos load nothing before somebody agrees. What stands in front (explanation, recipient, direct link) is server content; only opening it needs the browser.',
      attempt:
        'Turn JavaScript off: the gate cannot open, but explanation and direct link stay, and nothing loads unasked.',
    },
  },
  checkout: {
    de: {
      title: 'Die Kasse als eigenes Dokument',
      decided:
        'Die Kasse betritt man immer mit einem vollen Seitenaufruf. So gilt nur für sie die Richtlinie, die Fenster von Zahlungsanbietern erlaubt, und ihr großes JavaScript lädt keine andere Seite.',
      attempt:
        'Die Leitung kappen und mit einem Stück im Warenkorb zur Kasse gehen: Das Angebot fehlt, die Kasse sagt es und bewahrt, was schon eingegeben ist.',
    },
    en: {
      title: 'The checkout as a document of its own',
      decided:
        'The checkout is always entered by a full page load. So the policy that allows windows of payment providers holds for it alone, and no other page loads its large JavaScript.',
      attempt:
        'Cut the line and go to the checkout with a piece in the cart: the quote is missing, the checkout says so and keeps what has been entered.',
    },
  },
  offline: {
    de: {
      title: 'Die Karte ohne Netz',
      decided:
        'Ohne Netz zeigt der Service Worker eine Karte mit Telefon, Adresse und den Seiten, die noch da sind. Sie ist eine statische Seite mit eigenem Layout ohne Menü; nur was der Browser allein weiß, ist Client.',
      attempt:
        'JavaScript ausschalten: Telefon und Adresse stehen trotzdem da, nur die Liste der gespeicherten Seiten fehlt. Den Service Worker selbst gibt es nur im Build: Dort eine Seite besuchen, den Server beenden, neu laden.',
    },
    en: {
      title: 'The card without a network',
      decided:
        'Without a network the service worker shows a card with phone, address and the pages that are still there. It is a static page with a layout of its own and no menu; only what the browser alone knows is client.',
      attempt:
        'Turn JavaScript off: phone and address are there all the same, only the list of stored pages is missing. The service worker itself is part of the build only: visit a page there, stop the server, reload.',
    },
  },
  form: {
    de: {
      title: 'Ein Formular, das eine eigene Seite hat',
      decided:
        'Die Seite eines Produkts führt zu Anfrage und Reservierung; die gewählte Ausführung steht in deren Adresse. Die Formulare rendert der Server, und sie senden ohne JavaScript. Weder ihr HTML noch ihr Code belastet die Seite des Produkts, denn die meisten öffnen sie nie.',
      attempt:
        'JavaScript ausschalten, Ausführung wählen, Anfrage öffnen und absenden: Fehler und Dank kommen dann als Seite vom Server.',
    },
    en: {
      title: 'A form with a page of its own',
      decided:
        'The page of a product leads to request and reservation, with the chosen variant in their address. The server renders these forms, and they send without JavaScript. Neither their HTML nor their code weighs on the page of the product, since most visitors never open them.',
      attempt:
        'Turn JavaScript off, choose a variant, open the request and send it: errors and thanks then come as a page from the server.',
    },
  },
};
