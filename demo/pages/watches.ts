import { callToAction, faq, picture, products, quote, richText, teasers, textPicture } from './blocks.ts';
import { page } from './page.ts';

export const watches = page(
  { id: 6, key: 'watches', scene: 'watches' },
  {
    de: {
      title: 'Uhren',
      lead: `Wir verkaufen Uhren, die wir auch reparieren würden. Das ist eine kürzere Liste, als man denkt, und sie
        wird jedes Jahr neu durchgesehen.`,
      seo_title: 'Uhren, am Werktisch geprüft',
      seo_description: `Armbanduhren mit mechanischem Werk oder Quarz, vor dem Verkauf geprüft. Revision,
        Batteriewechsel und Bandanpassung in eigener Uhrmacherei in Altenbruck.`,
    },
    en: {
      title: 'Watches',
      lead: `We sell watches that we would also repair. That is a shorter list than one might think, and it is gone
        through again every year.`,
      seo_title: 'Watches, checked at the bench',
      seo_description: `Wristwatches, mechanical or quartz, checked before they are sold. Servicing, batteries and
        bracelet fitting in our own workshop in Altenbruck.`,
    },
  },
  [
    richText({
      de: `<h2>Worauf wir achten</h2>
        <p>Bevor eine Uhr ins Fenster kommt, liegt sie zwei Tage auf dem Werktisch. Matthias Vierlinden misst den Gang
        in sechs Lagen, prüft das Gehäuse unter Druck und sieht nach, ob sich das Werk öffnen und warten lässt. Was
        verklebt ist, nehmen wir nicht auf.</p>
        <h3>Mechanisch oder Quarz</h3>
        <p>Ein Quarzwerk geht genauer und will alle zwei bis vier Jahre eine Batterie. Ein mechanisches Werk darf am
        Tag ein paar Sekunden abweichen, dafür lässt es sich in fünfzig Jahren noch überholen. Wir raten nicht zu dem
        einen oder dem anderen, sondern fragen, ob Sie jeden Morgen an die Uhr denken möchten.</p>
        <h3>Die Größe am Arm</h3>
        <p>Der Durchmesser allein sagt wenig. Entscheidend ist der Abstand von Bandanstoß zu Bandanstoß: Er sollte
        nicht über den Arm hinausragen. Legen Sie die Uhr an und sehen Sie in den Spiegel statt auf das
        Handgelenk.</p>`,
      en: `<h2>What we look for</h2>
        <p>Before a watch goes into the window it lies on the bench for two days. Matthias Vierlinden measures its
        rate in six positions, tests the case under pressure and looks whether the movement can be opened and
        serviced. What is glued shut we do not take on.</p>
        <h3>Mechanical or quartz</h3>
        <p>A quartz movement keeps better time and asks for a battery every two to four years. A mechanical one may
        stray by a few seconds a day, but it can still be overhauled in fifty years. We do not recommend one or the
        other; we ask whether you want to think of your watch every morning.</p>
        <h3>The size on your arm</h3>
        <p>The diameter alone says little. What counts is the distance from lug to lug: it should not reach beyond
        your wrist. Put the watch on and look into the mirror, not at your arm.</p>`,
    }),
    products(
      { category: 'watches', count: 8 },
      { de: { heading: 'Zurzeit im Haus' }, en: { heading: 'In the shop at present' } },
    ),
    textPicture(
      { scene: 'watches-revision', side: 'left', path: 'einblicke/was-bei-einer-revision-geschieht' },
      {
        de: {
          heading: 'Revision und Reparatur',
          content: `<p>Alle fünf bis sieben Jahre braucht ein mechanisches Werk frisches Öl. Wir zerlegen, reinigen,
            ersetzen, ölen und regulieren in der Brückengasse, auch an Uhren, die nicht bei uns gekauft sind.</p>
            <p>Sie bekommen vorher einen Kostenvoranschlag und hinterher die ausgetauschten Teile in einem
            Tütchen.</p>`,
          link_label: 'Was bei einer Revision geschieht',
        },
        en: {
          heading: 'Service and repair',
          content: `<p>Every five to seven years a mechanical movement needs fresh oil. We take apart, clean, replace,
            oil and regulate in the Brückengasse, including watches that were not bought here.</p>
            <p>You get an estimate first, and afterwards the parts we replaced, in a small bag.</p>`,
          link_label: 'What happens in a service',
        },
      },
    ),
    teasers({ de: { heading: 'Rund um die Uhr' }, en: { heading: 'About watches' } }, [
      {
        scene: 'watches-classic',
        path: 'uhren/longines',
        words: {
          de: {
            title: 'Klassische Armbanduhren',
            text: 'Flach, schlicht, mit Lederband: die Form, die seit neunzig Jahren nicht veraltet.',
            label: 'Zu den Klassikern',
          },
          en: {
            title: 'Classic wristwatches',
            text: 'Slim, plain, on leather: the form that has not dated for ninety years.',
            label: 'See the classics',
          },
        },
      },
      {
        scene: 'watches-partner',
        path: 'uhren/rolex',
        words: {
          de: {
            title: 'Offizieller Partner',
            text: 'Was eine Konzession bedeutet und wie es bei uns damit steht.',
            label: 'Mehr dazu',
          },
          en: {
            title: 'Official partner',
            text: 'What an authorised dealership means, and how things stand with us.',
            label: 'More about it',
          },
        },
      },
      {
        scene: 'watches-straps',
        path: 'accessories',
        words: {
          de: {
            title: 'Bänder',
            text: 'Leder, Stahl, Kautschuk: Das Band wechseln wir, während Sie warten.',
            label: 'Zu den Accessoires',
          },
          en: {
            title: 'Straps',
            text: 'Leather, steel, rubber: we change the strap while you wait.',
            label: 'See accessories',
          },
        },
      },
    ]),
    faq({ de: { heading: 'Fragen am Werktisch' }, en: { heading: 'Questions at the bench' } }, [
      {
        de: {
          question: 'Wie lange dauert ein Batteriewechsel?',
          answer: `<p>Zehn Minuten, wenn wenig los ist. Bei Uhren, die wasserdicht bleiben sollen, wechseln wir auch
            die Dichtung und prüfen den Druck. Das dauert bis zum nächsten Werktag.</p>`,
        },
        en: {
          question: 'How long does a new battery take?',
          answer: `<p>Ten minutes when the shop is quiet. For watches that are to stay water-resistant we replace the
            gasket as well and test the pressure. That takes until the next working day.</p>`,
        },
      },
      {
        de: {
          question: 'Darf ich mit einer Uhr bis 5 bar schwimmen?',
          answer: `<p>Besser nicht. 5 bar halten Händewaschen und Regen aus. Zum Schwimmen empfehlen wir 10 bar und
            eine Dichtung, die nicht älter ist als zwei Jahre.</p>`,
        },
        en: {
          question: 'May I swim with a watch rated to 5 bar?',
          answer: `<p>Better not. 5 bar withstands washing hands and rain. For swimming we recommend 10 bar and a
            gasket no older than two years.</p>`,
        },
      },
      {
        de: {
          question: 'Nehmen Sie alte Uhren an?',
          answer: `<p>Zum Überholen immer. Zum Ankauf sehen wir uns das Stück an und nennen einen Preis, der drei Tage
            gilt.</p>`,
        },
        en: {
          question: 'Do you take in old watches?',
          answer: `<p>For servicing, always. For purchase we look at the piece and name a price that holds for three
            days.</p>`,
        },
      },
    ]),
  ],
);

export const officialPartner = page(
  { id: 33, path: 'uhren/rolex', scene: 'partner-watches' },
  {
    de: {
      title: 'Offizieller Partner',
      lead: 'Manche Hersteller geben ihre Uhren nur in wenige Hände. Was dahintersteht und wie wir es damit halten.',
      seo_title: 'Offizieller Partner: was eine Konzession bedeutet',
      seo_description: `Was ein offizieller Fachhändler darf und muss, und warum eine Uhrmacherei auch ohne Konzession
        gut wartet: Juwelier Vierlinden erklärt es.`,
    },
    en: {
      title: 'Official partner',
      lead: 'Some makers entrust their watches to few hands. What stands behind this, and how we go about it.',
      seo_title: 'Official partner: what a dealership means',
      seo_description: `What an authorised dealer may and must do, and why a workshop can service well without an
        agreement: Vierlinden explains.`,
    },
  },
  [
    richText({
      de: `<h2>Was eine Konzession ist</h2>
        <p>Wer eine Konzession hat, bezieht neue Uhren unmittelbar beim Hersteller, stempelt dessen Garantie und
        schickt Uhrmacher zu dessen Schulungen. Im Gegenzug legt der Hersteller fest, wie die Uhren gezeigt werden,
        bis hin zum Möbel.</p>
        <h2>Wie es bei uns steht</h2>
        <p>Zurzeit hat unser Haus mit keinem Hersteller einen solchen Vertrag. Sie finden hier deshalb keine Uhren,
        die es nur mit Konzession gibt, und wir nennen uns auch nicht Partner, wo wir keiner sind. Warten und
        reparieren dürfen wir fast alles, was tickt.</p>`,
      en: `<h2>What a dealership is</h2>
        <p>An authorised dealer receives new watches directly from the maker, stamps the maker's guarantee and sends
        watchmakers to the maker's courses. In return the maker decides how the watches are shown, down to the
        furniture.</p>
        <h2>How things stand with us</h2>
        <p>At present our house has no such agreement with any maker. So you will find no watches here that are only
        sold through authorised dealers, and we do not call ourselves a partner where we are none. We may service and
        repair almost anything that ticks.</p>`,
    }),
    picture('watches-bench', {
      de: { caption: 'Auf dem Werktisch: Uhren vor der zweiten Gangprüfung' },
      en: { caption: 'On the bench: watches before their second rate test' },
    }),
    faq({ de: { heading: 'Gut zu wissen' }, en: { heading: 'Good to know' } }, [
      {
        de: {
          question: 'Verfällt die Herstellergarantie, wenn Sie eine Uhr öffnen?',
          answer: `<p>Das kann sein. Solange eine Garantie läuft, vermitteln wir die Uhr an den Kundendienst des
            Herstellers und öffnen sie nicht.</p>`,
        },
        en: {
          question: "Does the maker's guarantee lapse when you open a watch?",
          answer: `<p>It may. As long as a guarantee runs we pass the watch on to the maker's service and do not open
            it.</p>`,
        },
      },
      {
        de: {
          question: 'Bekommen Sie Ersatzteile?',
          answer: `<p>Für viele Werke ja. Wo ein Hersteller keine Teile abgibt, fertigen wir einfache Teile selbst
            oder sagen Ihnen, wer es darf.</p>`,
        },
        en: {
          question: 'Can you get spare parts?',
          answer: `<p>For many movements, yes. Where a maker does not supply parts we make simple ones ourselves or
            tell you who is allowed to.</p>`,
        },
      },
    ]),
  ],
);

export const classicWatches = page(
  { id: 34, path: 'uhren/longines', scene: 'classic-watches' },
  {
    de: {
      title: 'Klassische Armbanduhren',
      lead: 'Ein flaches Gehäuse, ein helles Zifferblatt, ein Lederband. Mehr braucht es nicht, weniger geht nicht.',
      seo_title: 'Klassische Armbanduhren',
      seo_description: `Flache Uhren mit schlichtem Zifferblatt und Lederband: woran man eine gute Dresswatch erkennt
        und was sie im Alltag aushält.`,
    },
    en: {
      title: 'Classic wristwatches',
      lead: 'A slim case, a pale dial, a leather strap. It needs no more, and less will not do.',
      seo_title: 'Classic wristwatches',
      seo_description:
        'Slim watches with a plain dial on leather: how to tell a good dress watch, and what it stands in daily life.',
    },
  },
  [
    richText({
      de: `<h2>Woran man sie erkennt</h2>
        <ul><li>Das Gehäuse ist flacher als zehn Millimeter und verschwindet unter der Manschette.</li>
        <li>Die Zeiger reichen bis an die Minuterie. Sind sie zu kurz, gehören sie zu einer anderen Uhr.</li>
        <li>Die Indizes sind aufgesetzt und an den Kanten poliert, man sieht es im Streiflicht.</li>
        <li>Das Band verjüngt sich zur Schließe hin.</li></ul>
        <p>Heinrich Vierlinden hat solche Uhren schon in den dreißiger Jahren repariert. Einige davon kommen heute mit
        den Enkeln ihrer ersten Besitzer wieder.</p>`,
      en: `<h2>How to tell them</h2>
        <ul><li>The case is slimmer than ten millimetres and disappears under the cuff.</li>
        <li>The hands reach the minute track. If they are too short they belong to another watch.</li>
        <li>The indices are applied and polished at their edges; you see it in raking light.</li>
        <li>The strap tapers towards the buckle.</li></ul>
        <p>Heinrich Vierlinden repaired such watches in the nineteen-thirties. Some of them come back today with the
        grandchildren of their first owners.</p>`,
    }),
    quote({
      de: {
        quote: 'Eine flache Uhr verzeiht dem Uhrmacher nichts. Darum arbeite ich gern an ihr.',
        source: 'Matthias Vierlinden, Uhrmachermeister',
      },
      en: {
        quote: 'A slim watch forgives its watchmaker nothing. That is why I like working on it.',
        source: 'Matthias Vierlinden, master watchmaker',
      },
    }),
    callToAction(
      { path: 'uhren', appearance: 'plain' },
      {
        de: {
          heading: 'Alle Uhren',
          content: '<p>Von der flachen Handaufzugsuhr bis zur Taucheruhr, alle mit geprüftem Gang.</p>',
          label: 'Zu den Uhren',
        },
        en: {
          heading: 'All watches',
          content: '<p>From the slim hand-wound watch to the diver, each with a tested rate.</p>',
          label: 'See watches',
        },
      },
    ),
  ],
);
