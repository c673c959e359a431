import {
  callToAction,
  contact,
  faq,
  gallery,
  openingHours,
  picture,
  quote,
  richText,
  teasers,
  textPicture,
} from './blocks.ts';
import { page } from './page.ts';

/** Everything that is neither worn nor wound: it is sold in the coach house behind the shop. */
export const homeFabrics = page(
  { id: 10, key: 'home_fabrics', scene: 'home-fabrics' },
  {
    de: {
      title: 'Heimtextilien',
      lead: `Leinen, Wolle und Baumwolle aus einer Weberei, in der noch jemand am Webstuhl steht. Zu sehen in der
        Remise im Hof.`,
      seo_title: 'Heimtextilien aus Leinen und Wolle',
      seo_description: `Tischwäsche, Decken und Kissen aus Leinen, Wolle und Baumwolle, gewebt in einer Lausitzer
        Weberei. In der Remise bei Juwelier Vierlinden.`,
    },
    en: {
      title: 'Home fabrics',
      lead: 'Linen, wool and cotton from a mill where someone still stands at the loom. To be seen in the coach house.',
      seo_title: 'Home fabrics in linen and wool',
      seo_description: `Table linen, blankets and cushions in linen, wool and cotton, woven in a mill in Lusatia. In
        the coach house at Vierlinden in Altenbruck.`,
    },
  },
  [
    richText({
      de: `<h2>Wie ein Juwelier zu Leinen kommt</h2>
        <p>Für unsere Vitrinen suchten wir ein Tuch, das nicht fusselt und nicht ausbleicht. Gefunden haben wir es in
        einer Weberei in der Oberlausitz. Beim zweiten Besuch nahmen wir Geschirrtücher mit, beim dritten eine Decke.
        Seitdem liegt das alles in der Remise, und die Vitrinen sind immer noch mit demselben Stoff bezogen.</p>
        <h3>Was es gibt</h3>
        <ul><li>Tischtücher und Servietten aus Halbleinen, in vier Größen</li>
        <li>Geschirrtücher, die nach dem zehnten Waschen erst richtig trocknen</li>
        <li>Decken aus Schurwolle, 130 mal 180 Zentimeter</li>
        <li>Kissenhüllen aus Resten, jede nur einmal</li></ul>`,
      en: `<h2>How a jeweller comes to sell linen</h2>
        <p>For our showcases we wanted a cloth that neither sheds nor fades. We found it in a mill in Upper Lusatia.
        On the second visit we brought back tea towels, on the third a blanket. It has all been lying in the coach
        house ever since, and the showcases are still lined with the same cloth.</p>
        <h3>What there is</h3>
        <ul><li>Tablecloths and napkins in half-linen, in four sizes</li>
        <li>Tea towels that dry properly only after the tenth wash</li>
        <li>Blankets in pure new wool, 130 by 180 centimetres</li>
        <li>Cushion covers from remnants, each one only once</li></ul>`,
    }),
    textPicture(
      { scene: 'fabrics-measure', side: 'right' },
      {
        de: {
          heading: 'Nach Maß',
          content: `<p>Ihr Tisch ist länger als üblich? Die Weberei säumt nach Angabe. Bringen Sie Länge, Breite und
            den gewünschten Überhang mit, nach drei bis vier Wochen ist das Tuch da.</p>`,
        },
        en: {
          heading: 'Made to measure',
          content: `<p>Is your table longer than most? The mill hems to order. Bring length, width and the overhang
            you would like; after three to four weeks the cloth is here.</p>`,
        },
      },
    ),
    callToAction(
      { path: 'kontakt', appearance: 'plain' },
      {
        de: {
          heading: 'Ist Ihr Muster noch da?',
          content: '<p>Was in der Remise liegt, steht nicht im Netz. Rufen Sie an, wir gehen nachsehen.</p>',
          label: 'Kontakt',
        },
        en: {
          heading: 'Is your pattern still there?',
          content: '<p>What lies in the coach house is not listed online. Give us a call, we will go and look.</p>',
          label: 'Contact',
        },
      },
    ),
  ],
);

export const decoratives = page(
  { id: 11, key: 'decoratives', scene: 'decoratives' },
  {
    de: {
      title: 'Dekoration',
      lead: 'Leuchter, Schalen, Vasen: Dinge aus Metall, Glas und Ton, die auf dem Tisch stehen bleiben dürfen.',
      seo_title: 'Leuchter, Schalen und Vasen',
      seo_description: `Leuchter aus Messing, Silberschalen, Glas und Keramik in der Remise von Juwelier Vierlinden in
        Altenbruck. Auch Aufarbeiten alter Stücke.`,
    },
    en: {
      title: 'Decoratives',
      lead: 'Candlesticks, bowls, vases: things of metal, glass and clay that may stay on the table.',
      seo_title: 'Candlesticks, bowls and vases',
      seo_description: `Brass candlesticks, silver bowls, glass and pottery in the coach house of Vierlinden in
        Altenbruck. Old pieces are restored, too.`,
    },
  },
  [
    richText({
      de: `<h2>Metall, das altern darf</h2>
        <p>Die Leuchter sind aus massivem Messing und nicht lackiert. Sie dunkeln nach, und wer das nicht mag, poliert
        zweimal im Jahr. Die Schalen schlägt Johanna Vierlinden in den ruhigen Wochen des Februars selbst, aus
        Silberblech von einem Millimeter; jede trägt die Spur des Hammers und unseren Stempel.</p>
        <p>Glas und Keramik kommen aus zwei Werkstätten der Umgebung. Wir nehmen, was uns gefällt, und wenn es weg
        ist, ist es weg.</p>`,
      en: `<h2>Metal that may age</h2>
        <p>The candlesticks are solid brass and not lacquered. They darken, and if you mind, you polish them twice a
        year. The bowls are raised by Johanna Vierlinden herself in the quiet weeks of February, from silver sheet of
        one millimetre; each bears the marks of the hammer and our stamp.</p>
        <p>Glass and pottery come from two workshops nearby. We take what we like, and when it is gone, it is
        gone.</p>`,
    }),
    gallery(['decor-vase', 'decor-brass', 'decor-branch'], {
      de: { heading: 'In der Remise' },
      en: { heading: 'In the coach house' },
    }),
    faq({ de: { heading: 'Aufarbeiten' }, en: { heading: 'Restoring' } }, [
      {
        de: {
          question: 'Können Sie einen verbeulten Silberbecher richten?',
          answer: `<p>Meistens. Wir drücken die Beule von innen aus und polieren nur so viel, dass die alte Gravur
              stehen bleibt.</p>`,
        },
        en: {
          question: 'Can you straighten a dented silver cup?',
          answer:
            '<p>Usually. We press the dent out from within and polish only so much that the old engraving stays.</p>',
        },
      },
      {
        de: {
          question: 'Versilbern Sie auch Besteck?',
          answer: `<p>Wir lassen versilbern, in einem Betrieb, der seine Bäder ordentlich führt. Rechnen Sie mit vier
              Wochen.</p>`,
        },
        en: {
          question: 'Do you silver-plate cutlery?',
          answer: '<p>We have it plated, by a firm that keeps its baths in good order. Allow four weeks.</p>',
        },
      },
    ]),
  ],
);

export const floralWorkshop = page(
  { id: 12, key: 'floral_workshop', scene: 'floral' },
  {
    de: {
      title: 'Florale Werkstatt',
      lead: `Zwischen Goldschmiede und Garten liegt nur ein Hof. In der Remise binden wir Sträuße, die zu Ringen
        passen.`,
      seo_title: 'Florale Werkstatt: Sträuße und Kränze',
      seo_description: `Brautsträuße, Kränze und Tischschmuck aus Blumen der Saison, gebunden in der Remise von
        Juwelier Vierlinden. Mit Kursen in kleiner Runde.`,
    },
    en: {
      title: 'Floral workshop',
      lead: 'Only a courtyard lies between goldsmith and garden. In the coach house we tie flowers that go with rings.',
      seo_title: 'Floral workshop: bouquets and wreaths',
      seo_description: `Bridal bouquets, wreaths and table flowers of the season, tied in the coach house at
        Vierlinden in Altenbruck. With courses for small groups.`,
    },
  },
  [
    richText({
      de: `<h2>Draht ist Draht</h2>
        <p>Eine Floristin aus der Gärtnerei am Wall kommt zweimal in der Woche herüber. Angefangen hat es mit einem
        Brautkranz, für den sie feinen Silberdraht brauchte. Inzwischen binden wir zusammen: sie die Blumen, wir das,
        was sie hält, wenn es bleiben soll.</p>
        <h3>Für Hochzeiten</h3>
        <p>Brautstrauß, Anstecker und Ringkissen aus Moos oder Leinen. Verwendet wird, was gerade wächst; im Januar
        heißt das Zweige und Christrosen, im Juni müssen wir uns beschränken.</p>`,
      en: `<h2>Wire is wire</h2>
        <p>A florist from the nursery on the old rampart comes over twice a week. It began with a bridal wreath for
        which she needed fine silver wire. By now we work together: she ties the flowers, we make what holds them if
        it is to last.</p>
        <h3>For weddings</h3>
        <p>Bouquets, buttonholes and ring cushions of moss or linen. We use what is growing: in January that means
        twigs and hellebores, in June we have to restrain ourselves.</p>`,
    }),
    textPicture(
      { scene: 'floral-course', side: 'left', path: 'events' },
      {
        de: {
          heading: 'Kurse in der Remise',
          content: `<p>Acht Plätze, ein langer Tisch, zwei Stunden. Was Sie binden, nehmen Sie mit. Die Termine stehen
              im Kalender.</p>`,
          link_label: 'Nächste Termine',
        },
        en: {
          heading: 'Courses in the coach house',
          content: `<p>Eight places, one long table, two hours. What you tie you take home. The dates are in the
              calendar.</p>`,
          link_label: 'Next dates',
        },
      },
    ),
    contact({
      de: {
        heading: 'Strauß bestellen',
        content: `<p>Bitte drei Tage vorher, für Hochzeiten sechs Wochen. Am liebsten am Telefon, dann fragen wir
            gleich nach Farben.</p>`,
      },
      en: {
        heading: 'Order a bouquet',
        content: `<p>Three days ahead, please, and six weeks for weddings. Best by telephone, so that we can ask about
            colours.</p>`,
      },
    }),
  ],
);

export const roomFragrances = page(
  { id: 13, key: 'room_fragrances', scene: 'fragrances' },
  {
    de: {
      title: 'Raumdüfte',
      lead: 'Düfte, die ein Zimmer nicht füllen, sondern öffnen. Wenige Sorten, alle an uns selbst erprobt.',
      seo_title: 'Raumdüfte und Kerzen',
      seo_description: `Duftkerzen, Stäbchen und Sprays mit natürlichen Ölen, in der Remise von Juwelier Vierlinden in
        Altenbruck. Zum Riechen einfach vorbeikommen.`,
    },
    en: {
      title: 'Room fragrances',
      lead: 'Scents that do not fill a room but open it. Few kinds, all tried on ourselves.',
      seo_title: 'Room fragrances and candles',
      seo_description: `Scented candles, reeds and sprays with natural oils in the coach house of Vierlinden in
        Altenbruck. Come by and smell for yourself.`,
    },
  },
  [
    richText({
      de: `<h2>Fünf Düfte, mehr nicht</h2>
        <ul><li><strong>Lindenblüte:</strong> wie die Straße Ende Juni</li>
        <li><strong>Zeder und Wachs:</strong> wie eine Werkstatt am Montagmorgen</li>
        <li><strong>Bergamotte:</strong> hell, für Flure</li>
        <li><strong>Heu:</strong> trocken, für Schlafzimmer</li>
        <li><strong>Feige:</strong> grün, fast ohne Süße</li></ul>
        <p>Ein kleiner Betrieb mischt sie nach unseren Notizen. Die Kerzen sind aus Raps- und Bienenwachs, der
        Docht ist aus Baumwolle. Brenndauer rund vierzig Stunden, wenn man ihn kurz hält.</p>`,
      en: `<h2>Five scents, no more</h2>
        <ul><li><strong>Lime blossom:</strong> like our street at the end of June</li>
        <li><strong>Cedar and wax:</strong> like a workshop on a Monday morning</li>
        <li><strong>Bergamot:</strong> bright, for hallways</li>
        <li><strong>Hay:</strong> dry, for bedrooms</li>
        <li><strong>Fig:</strong> green, with hardly any sweetness</li></ul>
        <p>A small maker blends them after our notes. The candles are of rapeseed wax and beeswax, the wick is cotton.
        They burn for about forty hours if you keep it short.</p>`,
    }),
    picture('fragrance-sticks', {
      de: { caption: 'Lindenblüte: sechs Stäbe reichen für ein Zimmer' },
      en: { caption: 'Lime blossom: six reeds are enough for a room' },
    }),
    faq({ de: { heading: 'Kurz gefragt' }, en: { heading: 'Briefly asked' } }, [
      {
        de: {
          question: 'Gibt es Nachfüllungen?',
          answer: '<p>Ja. Bringen Sie die leere Flasche mit, wir füllen sie auf und Sie zahlen nur den Inhalt.</p>',
        },
        en: {
          question: 'Are there refills?',
          answer: '<p>Yes. Bring the empty bottle, we fill it and you pay for the contents only.</p>',
        },
      },
      {
        de: {
          question: 'Schaden Düfte dem Schmuck?',
          answer: `<p>Sprays ja, vor allem <a href="/perlen">Perlen</a>. Erst sprühen, zehn Minuten warten, dann
            anlegen. Kerzen und Stäbchen sind unbedenklich.</p>`,
        },
        en: {
          question: 'Do fragrances harm jewellery?',
          answer: `<p>Sprays do, above all <a href="/perlen">pearls</a>. Spray first, wait ten minutes, then put them
            on. Candles and reeds are harmless.</p>`,
        },
      },
    ]),
  ],
);

export const bicycles = page(
  { id: 14, key: 'bicycles', scene: 'bicycles' },
  {
    de: {
      title: 'Fahrräder',
      lead: 'Uhrmacher haben früher oft auch Fahrräder repariert. Wir haben nie ganz damit aufgehört.',
      seo_title: 'Fahrräder aus der Brückengasse',
      seo_description: `Stahlrahmen aus einer kleinen Rahmenwerkstatt, aufgebaut und eingestellt in Altenbruck.
        Probefahrt mit Termin, Werkstatt für alle Räder.`,
    },
    en: {
      title: 'Bicycles',
      lead: 'Watchmakers often used to repair bicycles as well. We never quite stopped.',
      seo_title: 'Bicycles from the Brückengasse',
      seo_description: `Steel frames from a small frame builder, assembled and tuned in Altenbruck. Test rides by
        appointment, repairs for every bicycle.`,
    },
  },
  [
    richText({
      de: `<h2>Feinmechanik auf zwei Rädern</h2>
        <p>Als Heinrich Vierlinden 1931 anfing, kamen mehr Leute mit einem Platten als mit einer Taschenuhr. Nabe,
        Lager, Spiel: Das kannte er. Sein Montageständer steht noch in der Brückengasse und wird jeden Sommer
        gebraucht.</p>
        <p>Heute bauen wir im Jahr etwa zwölf Stadträder auf. Der Rahmen ist aus gelötetem Stahl, die Schaltung sitzt
        in der Nabe, das Licht kommt vom Dynamo. Jedes Rad wird zweimal eingestellt: bei der Übergabe und nach
        dreihundert Kilometern.</p>
        <h3>Größen</h3>
        <table><thead><tr><th>Körpergröße</th><th>Rahmenhöhe</th></tr></thead>
        <tbody><tr><td>155 bis 165 cm</td><td>50 cm</td></tr><tr><td>165 bis 178 cm</td><td>54 cm</td></tr>
        <tr><td>178 bis 190 cm</td><td>58 cm</td></tr></tbody></table>`,
      en: `<h2>Fine mechanics on two wheels</h2>
        <p>When Heinrich Vierlinden began in 1931, more people came with a puncture than with a pocket watch. Hub,
        bearing, play: he knew all that. His repair stand is still in the Brückengasse and is used every summer.</p>
        <p>Today we build about twelve city bicycles a year. The frame is brazed steel, the gears are in the hub, the
        light runs on a dynamo. Every bicycle is adjusted twice: when you collect it and after three hundred
        kilometres.</p>
        <h3>Sizes</h3>
        <table><thead><tr><th>Body height</th><th>Frame height</th></tr></thead>
        <tbody><tr><td>155 to 165 cm</td><td>50 cm</td></tr><tr><td>165 to 178 cm</td><td>54 cm</td></tr>
        <tr><td>178 to 190 cm</td><td>58 cm</td></tr></tbody></table>`,
    }),
    quote({
      de: {
        quote:
          'Ein Rad läuft, wenn es ausrollt und man nicht sagen kann, wann es stehen geblieben ist. Wie eine Unruh.',
        source: 'Matthias Vierlinden',
      },
      en: {
        quote: 'A wheel runs well when it coasts and you cannot say when it stopped. Like a balance.',
        source: 'Matthias Vierlinden',
      },
    }),
    teasers({ de: { heading: 'Auch in der Remise' }, en: { heading: 'Also in the coach house' } }, [
      {
        scene: 'bicycles-fabrics',
        path: 'heimtextilien',
        words: {
          de: {
            title: 'Heimtextilien',
            text: 'Leinen und Wolle aus der Lausitz.',
            label: 'Ansehen',
          },
          en: {
            title: 'Home fabrics',
            text: 'Linen and wool from Lusatia.',
            label: 'Have a look',
          },
        },
      },
      {
        scene: 'bicycles-floral',
        path: 'florale-werkstatt',
        words: {
          de: {
            title: 'Florale Werkstatt',
            text: 'Sträuße und Kränze, zweimal in der Woche.',
            label: 'Ansehen',
          },
          en: {
            title: 'Floral workshop',
            text: 'Bouquets and wreaths, twice a week.',
            label: 'Have a look',
          },
        },
      },
    ]),
    openingHours({ de: { heading: 'Probefahrt' }, en: { heading: 'Test rides' } }),
  ],
);
