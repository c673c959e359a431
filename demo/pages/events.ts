import { fileId } from '../file-id.ts';
import { type Scene, withAlt } from './scene-words.ts';
import { type ByLanguage, inLanguages } from './words.ts';

const day = 24 * 60 * 60 * 1000;

const weekdays = {
  sunday: 0,
  monday: 1,
  tuesday: 2,
  wednesday: 3,
  thursday: 4,
  friday: 5,
  saturday: 6,
} as const;

type EventWords = { title: string; text: string; location: string };
type EventTime = { id: number; scene: Scene; days: number; weekday: Weekday; from: string; to: string };

function event({ id, scene, days, weekday, from, to }: EventTime, words: Required<ByLanguage<EventWords>>) {
  const date = daysAhead(days, weekday);
  return {
    id,
    project: 1,
    status: 'published',
    starts_at: `${date}T${from}:00`,
    ends_at: `${date}T${to}:00`,
    image: fileId(`scene/${scene}`),
    translations: inLanguages(withAlt(scene, (image_alt) => ({ image_alt }), words)),
  };
}

const shop = {
  de: 'Im Laden, Lindenstraße 12',
  en: 'In the shop, Lindenstraße 12',
  fr: 'À la boutique, Lindenstraße 12',
};
const workshop = { de: 'Werkstatt, Brückengasse', en: 'Workshop, Brückengasse', fr: "À l'atelier, Brückengasse" };
const coachHouse = {
  de: 'Remise im Hof, Lindenstraße 12',
  en: 'Coach house in the courtyard, Lindenstraße 12',
  fr: 'Remise de la cour, Lindenstraße 12',
};

export const events = [
  event(
    { id: 1, scene: 'event-rings', days: 10, weekday: 'thursday', from: '18:30', to: '21:00' },
    {
      de: {
        title: 'Trauringabend',
        text: `<p>Dreißig Musterpaare zum Anlegen, zwei Goldschmiedinnen, Brot und Käse. Wir messen Ihre Ringgrößen und
          schreiben sie auf; wer mag, zeichnet gleich mit. Höchstens acht Paare, bitte anmelden.</p>`,
        location: shop.de,
      },
      en: {
        title: 'Wedding-ring evening',
        text: `<p>Thirty sample pairs to try, two goldsmiths, bread and cheese. We measure your ring sizes and write them
          down, and you may draw along. Eight couples at most; please sign up.</p>`,
        location: shop.en,
      },
      fr: {
        title: 'Soirée des alliances',
        text: `<p>Trente paires à essayer, deux bijoutières, du pain et du fromage. Nous mesurons vos tailles et les
          notons ; qui le souhaite dessine avec nous. Huit couples au plus, sur inscription.</p>`,
        location: shop.fr,
      },
    },
  ),
  event(
    { id: 2, scene: 'event-wreath', days: 18, weekday: 'saturday', from: '15:00', to: '17:00' },
    {
      de: {
        title: 'Kränze binden',
        text: `<p>Mit Zweigen der Saison und feinem Silberdraht binden Sie einen Kranz, der auch trocken schön bleibt.
          Acht Plätze, Material und Tee sind dabei, Ihre eigene Schere dürfen Sie mitbringen.</p>`,
        location: coachHouse.de,
      },
      en: {
        title: 'Tying wreaths',
        text: `<p>From twigs of the season and fine silver wire you tie a wreath that stays beautiful when it dries.
          Eight places, materials and tea included; bring your own scissors if you like.</p>`,
        location: coachHouse.en,
      },
      fr: {
        title: 'Couronnes de saison',
        text: `<p>Avec des rameaux de saison et un fin fil d'argent, vous nouez une couronne qui reste belle en séchant.
          Huit places, matériel et thé compris ; vous pouvez apporter vos ciseaux.</p>`,
        location: coachHouse.fr,
      },
    },
  ),
  event(
    { id: 3, scene: 'event-movement', days: 26, weekday: 'thursday', from: '19:00', to: '20:30' },
    {
      de: {
        title: 'Ein Werk wird geöffnet',
        text: `<p>Matthias Vierlinden zerlegt unter der Kamera ein Handaufzugswerk bis zur letzten Schraube und setzt es
          wieder zusammen. Er erklärt dabei, was er sieht. Fragen sind erwünscht, Niesen nicht.</p>`,
        location: workshop.de,
      },
      en: {
        title: 'Opening a movement',
        text: `<p>Under the camera Matthias Vierlinden takes a hand-wound movement apart to the last screw and puts it
          together again, telling you what he sees. Questions are welcome, sneezing is not.</p>`,
        location: workshop.en,
      },
      fr: {
        title: "Un mouvement s'ouvre",
        text: `<p>Sous la caméra, Matthias Vierlinden démonte un mouvement à remontage manuel jusqu'à la dernière vis,
          puis le remonte en expliquant ce qu'il voit. Les questions sont bienvenues, les éternuements non.</p>`,
        location: workshop.fr,
      },
    },
  ),
  event(
    { id: 4, scene: 'event-pearls', days: 47, weekday: 'wednesday', from: '18:30', to: '21:00' },
    {
      de: {
        title: 'Perlen knoten',
        text: `<p>Johanna Vierlinden zeigt, wie man Süßwasserperlen auf Seide fädelt und zwischen jeder einen Knoten
          setzt. Nach zweieinhalb Stunden tragen Sie Ihre Kette nach Hause. Sechs Plätze, Sie zahlen das Material.</p>`,
        location: workshop.de,
      },
      en: {
        title: 'Knotting pearls',
        text: `<p>Johanna Vierlinden shows how to string freshwater pearls on silk with a knot after every one. After two
          and a half hours you wear your necklace home. Six places; you pay for the materials.</p>`,
        location: workshop.en,
      },
      fr: {
        title: 'Nouer des perles',
        text: `<p>Johanna Vierlinden montre comment enfiler des perles d'eau douce sur soie, un nœud après chacune. Au
          bout de deux heures et demie, vous repartez avec votre collier. Six places ; vous payez le matériel.</p>`,
        location: workshop.fr,
      },
    },
  ),
  event(
    { id: 5, scene: 'event-heirlooms', days: 61, weekday: 'friday', from: '14:00', to: '18:00' },
    {
      de: {
        title: 'Schätztag für Erbschmuck',
        text: `<p>Bringen Sie mit, was in der Schublade liegt. Wir prüfen Feingehalt und Steine, sagen, was es ist und
          was man daraus machen könnte. Eine Viertelstunde je Besuch, ohne Anmeldung, ohne Kosten.</p>`,
        location: shop.de,
      },
      en: {
        title: 'Valuation day for inherited jewellery',
        text: `<p>Bring what lies in the drawer. We test fineness and stones, tell you what it is and what might be made
          of it. A quarter of an hour each, without registration and free of charge.</p>`,
        location: shop.en,
      },
      fr: {
        title: 'Journée des bijoux de famille',
        text: `<p>Apportez ce qui dort dans le tiroir. Nous vérifions le titre et les pierres, disons ce que c'est et ce
          que l'on pourrait en faire. Un quart d'heure par visite, sans inscription et sans frais.</p>`,
        location: shop.fr,
      },
    },
  ),
  event(
    { id: 6, scene: 'event-open-workshop', days: 82, weekday: 'saturday', from: '10:00', to: '15:00' },
    {
      de: {
        title: 'Offene Werkstatt',
        text: `<p>Die Brückengasse steht einen Samstag lang offen. An einem Brett wird gelötet, am anderen gefasst, am
          Tisch daneben dürfen Kinder einen Kupferring hämmern und mitnehmen. Einfach kommen.</p>`,
        location: workshop.de,
      },
      en: {
        title: 'Open workshop',
        text: `<p>For one Saturday the Brückengasse is open. At one bench we solder, at the other we set stones, and at
          the table beside them children may hammer a copper ring and take it home. Simply come.</p>`,
        location: workshop.en,
      },
      fr: {
        title: 'Atelier ouvert',
        text: `<p>Le temps d'un samedi, la Brückengasse ouvre ses portes. À un établi on soude, à l'autre on sertit, à la
          table voisine les enfants martèlent un anneau de cuivre qu'ils emportent. Venez, tout simplement.</p>`,
        location: workshop.fr,
      },
    },
  ),
];

type Weekday = keyof typeof weekdays;

/** Between Christmas Eve and Epiphany the house invites nobody. */
function isInChristmasBreak(date: Date): boolean {
  const monthAndDay = date.toISOString().slice(5, 10);
  return monthAndDay >= '12-24' || monthAndDay <= '01-06';
}

/** The first such weekday that is at least `days` away, as an ISO date, so that demo events always lie ahead. */
export function daysAhead(days: number, weekday: Weekday, today = new Date()): string {
  const earliest = new Date(today.getTime() + days * day);
  const wait = (weekdays[weekday] - earliest.getUTCDay() + 7) % 7;
  let date = new Date(earliest.getTime() + wait * day);
  while (isInChristmasBreak(date)) date = new Date(date.getTime() + 7 * day);
  return date.toISOString().slice(0, 10);
}
