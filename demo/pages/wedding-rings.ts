import { callToAction, faq, gallery, products, quote, richText, teasers, textPicture, video } from './blocks.ts';
import { page } from './page.ts';

export const weddingRings = page(
  { id: 4, key: 'wedding_rings', scene: 'wedding-rings' },
  {
    de: {
      title: 'Trauringe',
      lead: `Zwei Ringe, die zueinander gehören und trotzdem zu zwei verschiedenen Händen passen. Wir fertigen sie in
        der Brückengasse, aus Gold, das schon einmal etwas anderes war.`,
      seo_title: 'Trauringe aus eigener Werkstatt in Altenbruck',
      seo_description: `Trauringe aus recyceltem Gold und Platin, in Altenbruck geschmiedet und graviert. Beratung mit
        Termin, Fertigung in vier bis sechs Wochen.`,
    },
    en: {
      title: 'Wedding rings',
      lead: `Two rings that belong together and still suit two different hands. We make them in the Brückengasse, from
        gold that has been something else before.`,
      seo_title: 'Wedding rings from our own workshop',
      seo_description: `Wedding rings in recycled gold and platinum, forged and engraved in Altenbruck. Advice by
        appointment, made in four to six weeks.`,
    },
  },
  [
    richText({
      de: `<h2>Mit den Händen anfangen</h2>
        <p>Viele Paare kommen mit einem Bild und gehen mit einem anderen Ring. Das liegt nicht am Bild. Ein Ring, der
        auf dem Tisch schmal aussieht, kann an einer kleinen Hand breit wirken, und ein flaches Profil drückt, wenn
        man täglich Werkzeug oder einen Kinderwagen hält. Deshalb liegen im Studio Musterringe in jeder Breite von
        zwei bis acht Millimetern, in fünf Profilen, und Sie tragen sie, so lange Sie mögen.</p>
        <h3>Was Sie entscheiden</h3>
        <ul><li><strong>Profil:</strong> flach, bombiert, halbrund, mit Fase oder nach innen gewölbt.</li>
        <li><strong>Breite:</strong> die meisten wählen zwischen drei und sechs Millimetern.</li>
        <li><strong>Metall:</strong> Gelb-, Rosé- und Weißgold in 585 oder 750, Platin 950.</li>
        <li><strong>Oberfläche:</strong> poliert, gebürstet, eismatt oder gehämmert.</li>
        <li><strong>Stein:</strong> keiner, einer oder eine Reihe, in die Schiene eingelassen.</li>
        <li><strong>Gravur:</strong> von Hand gestochen oder mit der Maschine, auch Ihre eigene Handschrift.</li></ul>
        <p>Im <a href="/trauringe/studio">Trauringstudio</a> zeichnen Sie Ihr Paar auf den Zehntelmillimeter genau und
        sehen sofort, was es kostet.</p>`,
      en: `<h2>Begin with the hands</h2>
        <p>Many couples arrive with a picture and leave with a different ring. That is not the picture's fault. A ring
        that looks slim on the table can look wide on a small hand, and a flat profile presses when you hold tools or
        a pram every day. That is why the studio keeps sample rings in every width from two to eight millimetres, in
        five profiles, and you wear them for as long as you like.</p>
        <h3>What you decide</h3>
        <ul><li><strong>Profile:</strong> flat, court, half-round, bevelled or concave.</li>
        <li><strong>Width:</strong> most people choose between three and six millimetres.</li>
        <li><strong>Metal:</strong> yellow, rose and white gold in 14 or 18 carat, platinum 950.</li>
        <li><strong>Finish:</strong> polished, brushed, ice-matt or hammered.</li>
        <li><strong>Stone:</strong> none, one, or a row let into the band.</li>
        <li><strong>Engraving:</strong> cut by hand or by machine, in your own handwriting if you wish.</li></ul>
        <p>In the <a href="/trauringe/studio">wedding ring studio</a> you draw your pair to a tenth of a millimetre and
        see at once what it costs.</p>`,
    }),
    products(
      { category: 'wedding_rings', count: 4 },
      { de: { heading: 'Paare aus unserer Werkstatt' }, en: { heading: 'Pairs from our workshop' } },
    ),
    textPicture(
      { scene: 'rings-workshop', side: 'left', path: 'trauringe/werkstatt' },
      {
        de: {
          heading: 'Wo die Ringe entstehen',
          content: `<p>Zwischen Ladentheke und Werkbrett liegen drei Minuten Fußweg. Wer bei uns bestellt, darf
            zusehen: Nach Absprache zeigen wir Ihnen Ihre Ringe, solange sie noch Drähte sind.</p>
            <p>Die Goldschmiedin, die Sie berät, ist auch die, die den letzten Feilstrich macht.</p>`,
          link_label: 'In die Werkstatt',
        },
        en: {
          heading: 'Where the rings are made',
          content: `<p>Three minutes on foot lie between the counter and the bench. If you order from us you may
            watch: by arrangement we show you your rings while they are still lengths of wire.</p>
            <p>The goldsmith who advises you is also the one who makes the last stroke of the file.</p>`,
          link_label: 'Into the workshop',
        },
      },
    ),
    teasers({ de: { heading: 'Vor dem Besuch' }, en: { heading: 'Before you come' } }, [
      {
        scene: 'rings-steps',
        path: 'trauringe/ablauf',
        words: {
          de: {
            title: 'Der Ablauf',
            text: 'Vom ersten Gespräch bis zur Übergabe: fünf Schritte, vier bis sechs Wochen.',
            label: 'So geht es vor sich',
          },
          en: {
            title: 'How it goes',
            text: 'From the first talk to the day you collect: five steps, four to six weeks.',
            label: 'Step by step',
          },
        },
      },
      {
        scene: 'rings-size',
        path: 'einblicke/die-richtige-ringgroesse',
        words: {
          de: {
            title: 'Die richtige Größe',
            text: 'Wie man misst, und warum breite Ringe größer sein müssen.',
            label: 'Weiterlesen',
          },
          en: {
            title: 'The right size',
            text: 'How to measure, and why wide rings must be larger.',
            label: 'Read on',
          },
        },
      },
      {
        scene: 'rings-alloys',
        path: 'einblicke/585-oder-750',
        words: {
          de: {
            title: '585 oder 750?',
            text: 'Was in einer Legierung steckt und was man davon im Alltag merkt.',
            label: 'Weiterlesen',
          },
          en: {
            title: '14 or 18 carat?',
            text: 'What goes into an alloy, and what you notice of it every day.',
            label: 'Read on',
          },
        },
      },
    ]),
    faq({ de: { heading: 'Was Paare uns fragen' }, en: { heading: 'What couples ask us' } }, [
      {
        de: {
          question: 'Wann sollten wir bestellen?',
          answer: `<p>Drei Monate vor der Hochzeit ist bequem, sechs Wochen reichen meistens. Wenn es eiliger ist,
            rufen Sie an: Schlichte Ringe ohne Stein schaffen wir zur Not in zehn Tagen.</p>`,
        },
        en: {
          question: 'When should we order?',
          answer: `<p>Three months before the wedding is comfortable, six weeks are usually enough. If it is more
            urgent, call us: plain rings without stones can be done in ten days when they must.</p>`,
        },
      },
      {
        de: {
          question: 'Können Sie unser altes Gold verwenden?',
          answer: `<p>Ja, wenn Sie den Feingehalt kennen oder wir ihn prüfen dürfen. Wir schmelzen es allein für Sie
            ein und wiegen vor Ihren Augen. Dafür kommen etwa zwei Wochen hinzu.</p>`,
        },
        en: {
          question: 'Can you use our old gold?',
          answer: `<p>Yes, if you know its fineness or let us test it. We melt it for you alone and weigh it in front
            of you. This adds about two weeks.</p>`,
        },
      },
      {
        de: {
          question: 'Was, wenn der Ring später nicht mehr passt?',
          answer: `<p>Im ersten Jahr ändern wir die Größe einmal ohne Berechnung, soweit die Bauart es zulässt. Ringe
            mit Steinen rundum lassen sich kaum ändern, darüber sprechen wir vorher.</p>`,
        },
        en: {
          question: 'What if the ring no longer fits one day?',
          answer: `<p>In the first year we change the size once without charge, as far as the design allows. Rings
            with stones all round can hardly be altered; we talk about that beforehand.</p>`,
        },
      },
      {
        de: {
          question: 'Was kostet die Gravur?',
          answer: `<p>Der Preis steht bei jedem Ring dabei, sobald Sie einen Text eingeben. Von Hand gestochen dauert
            es länger als mit der Maschine und kostet entsprechend mehr.</p>`,
        },
        en: {
          question: 'What does engraving cost?',
          answer: `<p>The price appears with every ring as soon as you enter a text. Cutting by hand takes longer than
            the machine and costs more accordingly.</p>`,
        },
      },
    ]),
    callToAction(
      { path: 'terminvereinbarung', appearance: 'deep' },
      {
        de: {
          heading: 'Eine Stunde für zwei',
          content: `<p>Trauringe zeigen wir am liebsten mit Termin. Dann ist das Studio für Sie frei, und der Kaffee
            wird nicht kalt.</p>`,
          label: 'Termin vereinbaren',
        },
        en: {
          heading: 'An hour for two',
          content: `<p>We like to show wedding rings by appointment. The studio is then yours, and the coffee does not
            go cold.</p>`,
          label: 'Make an appointment',
        },
      },
    ),
  ],
);

export const engagementRings = page(
  { id: 5, key: 'engagement_rings', scene: 'engagement-rings' },
  {
    de: {
      title: 'Verlobungsringe',
      lead: `Ein Ring, den man heimlich aussucht, muss auf Anhieb stimmen. Oder sich gut ändern lassen. Wir kennen
        beide Wege.`,
      seo_title: 'Verlobungsringe in Gold und Platin',
      seo_description: `Verlobungsringe mit Diamant oder Farbstein, gefasst in unserer Werkstatt in Altenbruck. Rat zu
        Größe, Stein und Fassung, auf Wunsch ganz diskret.`,
    },
    en: {
      title: 'Engagement rings',
      lead: 'A ring chosen in secret has to be right at once, or easy to alter. We know both ways.',
      seo_title: 'Engagement rings in gold and platinum',
      seo_description: `Engagement rings with a diamond or coloured stone, set in our workshop in Altenbruck. Advice
        on size, stone and setting, in all discretion.`,
    },
  },
  [
    richText({
      de: `<h2>Der Stein</h2>
        <p>Bei Diamanten entscheidet der Schliff mehr als die Größe. Ein gut geschliffener Halbkaräter wirft das Licht
        nach oben zurück, ein flach geschliffener lässt es unten hinaus. Wir legen Ihnen zwei Steine nebeneinander auf
        weißes Papier, dann brauchen Sie keine Tabelle mehr.</p>
        <p>Farbsteine sind keine zweite Wahl. Saphir hält einen Alltag gut aus, Aquamarin und Turmalin mögen etwas
        Vorsicht, Smaragd verlangt eine schützende Fassung.</p>
        <h3>Die Fassung</h3>
        <table><thead><tr><th>Fassung</th><th>Was sie tut</th><th>Für wen</th></tr></thead>
        <tbody><tr><td>Krappen</td><td>viel Licht am Stein, hoher Sitz</td><td>wer den Ring zur Arbeit ablegt</td></tr>
        <tr><td>Zarge</td><td>Metall rundum, nichts hakt</td><td>wer mit den Händen arbeitet</td></tr>
        <tr><td>Spannung</td><td>der Stein scheint zu schweben</td><td>wer die Größe sicher
        kennt</td></tr></tbody></table>`,
      en: `<h2>The stone</h2>
        <p>With diamonds the cut decides more than the size. A well-cut half-carat throws the light back up, a shallow
        one lets it out below. We lay two stones side by side on white paper, and you will not need a table.</p>
        <p>Coloured stones are not second best. Sapphire stands up well to everyday life, aquamarine and tourmaline
        like a little care, emerald asks for a protective setting.</p>
        <h3>The setting</h3>
        <table><thead><tr><th>Setting</th><th>What it does</th><th>For whom</th></tr></thead>
        <tbody><tr><td>Claws</td><td>much light on the stone, sits high</td><td>those who take the ring off for
        work</td></tr>
        <tr><td>Bezel</td><td>metal all round, nothing catches</td><td>those who work with their hands</td></tr>
        <tr><td>Tension</td><td>the stone seems to float</td><td>those who are sure of the
        size</td></tr></tbody></table>`,
    }),
    products(
      { category: 'engagement_rings', count: 4 },
      { de: { heading: 'Zum Beispiel diese' }, en: { heading: 'These, for example' } },
    ),
    textPicture(
      { scene: 'engagement-size', side: 'right', path: 'einblicke/die-richtige-ringgroesse' },
      {
        de: {
          heading: 'Die Größe, ohne zu fragen',
          content: `<p>Leihen Sie sich für eine Stunde einen Ring, der an derselben Hand getragen wird, und bringen
            Sie ihn her. Wir messen ihn in zwei Minuten. Geht das nicht, hilft ein Abdruck in einem Stück Seife.</p>
            <p>Und wenn es doch nicht passt: Die erste Änderung gehört dazu.</p>`,
          link_label: 'Mehr über Ringgrößen',
        },
        en: {
          heading: 'The size, without asking',
          content: `<p>Borrow for an hour a ring that is worn on the same hand and bring it here. We measure it in two
            minutes. If that is impossible, an impression in a piece of soap will help.</p>
            <p>And if it does not fit after all, the first alteration is included.</p>`,
          link_label: 'More about ring sizes',
        },
      },
    ),
    quote({
      de: {
        quote: `Er kam mit einem Gummiband, auf dem er den Finger markiert hatte. Der Ring passte. Wir messen trotzdem
            lieber nach.`,
        source: 'Johanna Vierlinden, Goldschmiedemeisterin',
      },
      en: {
        quote:
          'He came with a rubber band on which he had marked her finger. The ring fitted. We still prefer to measure.',
        source: 'Johanna Vierlinden, master goldsmith',
      },
    }),
    faq({ de: { heading: 'Kurz gefragt' }, en: { heading: 'Briefly asked' } }, [
      {
        de: {
          question: 'Woher kommen Ihre Diamanten?',
          answer: `<p>Aus einer Schleiferei in Idar-Oberstein, mit der wir seit Jahren arbeiten. Steine ab 0,3 Karat
            haben einen Prüfbericht eines unabhängigen Labors. Auf Wunsch fassen wir im Labor gewachsene Diamanten;
            sie werden immer so benannt.</p>`,
        },
        en: {
          question: 'Where do your diamonds come from?',
          answer: `<p>From a cutter in Idar-Oberstein with whom we have worked for years. Stones from 0.3 carat come
            with the report of an independent laboratory. If you wish we set laboratory-grown diamonds; they are
            always named as such.</p>`,
        },
      },
      {
        de: {
          question: 'Kann der Verlobungsring später zum Trauring passen?',
          answer: `<p>Ja. Wir heben Maße und Legierung auf und bauen den <a href="/trauringe">Trauring</a> so, dass
            beide ohne Lücke nebeneinander sitzen.</p>`,
        },
        en: {
          question: 'Can the wedding ring be made to match later?',
          answer: `<p>Yes. We keep the measurements and the alloy on file and build the <a href="/trauringe">wedding
            ring</a> so that both sit side by side without a gap.</p>`,
        },
      },
    ]),
  ],
);

export const ringWorkshop = page(
  { id: 31, path: 'trauringe/werkstatt', scene: 'ring-workshop' },
  {
    de: {
      title: 'Die Trauringwerkstatt',
      lead: 'Ein Raum, zwei Werkbretter, ein Ofen. Hier wird aus einer Stange Gold ein Paar Ringe.',
      seo_title: 'Die Trauringwerkstatt in der Brückengasse',
      seo_description: `Wie in der Brückengasse in Altenbruck Trauringe entstehen: gießen, walzen, biegen, löten,
        schmieden, feilen, gravieren.`,
    },
    en: {
      title: 'The wedding-ring workshop',
      lead: 'One room, two benches, one furnace. Here a bar of gold becomes a pair of rings.',
      seo_title: 'The wedding-ring workshop in the Brückengasse',
      seo_description: `How wedding rings are made in the Brückengasse in Altenbruck: casting, rolling, bending,
        soldering, forging, filing, engraving.`,
    },
  },
  [
    richText({
      de: `<h2>Vom Barren zum Ring</h2>
        <ol><li><strong>Gießen.</strong> Feingold und Legierungsmetalle werden gewogen, geschmolzen und in eine Stange
        gegossen.</li>
        <li><strong>Walzen.</strong> In vielen kleinen Stichen wird die Stange dünner und dichter, dazwischen geglüht,
        damit sie nicht reißt.</li>
        <li><strong>Biegen und löten.</strong> Der Draht wird rund, die Stelle, an der er sich trifft, wird verlötet.
        Danach ist sie mit der Lupe nicht zu finden.</li>
        <li><strong>Schmieden und drehen.</strong> Auf dem Riegel bekommt der Ring sein Maß, auf der Drehbank sein
        Profil.</li>
        <li><strong>Feilen, schmirgeln, polieren.</strong> Das ist mehr als die halbe Arbeitszeit.</li>
        <li><strong>Fassen und gravieren.</strong> Beides erst, wenn die Größe ein letztes Mal geprüft ist.</li></ol>`,
      en: `<h2>From bar to ring</h2>
        <ol><li><strong>Casting.</strong> Fine gold and alloying metals are weighed, melted and poured into a bar.</li>
        <li><strong>Rolling.</strong> In many small passes the bar grows thinner and denser, annealed in between so
        that it does not crack.</li>
        <li><strong>Bending and soldering.</strong> The wire becomes round, and where it meets it is soldered.
        Afterwards the joint cannot be found with a loupe.</li>
        <li><strong>Forging and turning.</strong> On the mandrel the ring gets its size, on the lathe its profile.</li>
        <li><strong>Filing, emery, polishing.</strong> This is more than half of the working time.</li>
        <li><strong>Setting and engraving.</strong> Both only when the size has been checked a last time.</li></ol>`,
    }),
    gallery(['bench-file', 'bench-cast', 'bench-gold'], {
      de: { heading: 'Am Werkbrett' },
      en: { heading: 'At the bench' },
    }),
    quote({
      de: {
        quote: 'Ein Ring ist fertig, wenn man ihn innen lieber anfasst als außen.',
        source: 'Johanna Vierlinden',
      },
      en: {
        quote: 'A ring is finished when its inside is even nicer to touch than its outside.',
        source: 'Johanna Vierlinden',
      },
    }),
    video(
      // Longer than any number that Vimeo has given out.
      { provider: 'vimeo', id: '999999193126', scene: 'ring-film' },
      {
        de: { title: 'Die Naht verschwindet', caption: 'Zwei Minuten an der Flamme, ohne Schnitt.' },
        en: { title: 'The seam disappears', caption: 'Two minutes at the flame, without a cut.' },
      },
    ),
    callToAction(
      { path: 'events', appearance: 'plain' },
      {
        de: {
          heading: 'Zusehen',
          content:
            '<p>Ein paar Mal im Jahr steht die Werkstatt offen. Die Termine finden Sie bei den Veranstaltungen.</p>',
          label: 'Zu den Veranstaltungen',
        },
        en: {
          heading: 'Come and watch',
          content: '<p>A few times a year the workshop is open. You will find the dates among the events.</p>',
          label: 'See the events',
        },
      },
    ),
  ],
);

export const ringSteps = page(
  { id: 32, path: 'trauringe/ablauf', scene: 'ring-steps' },
  {
    de: {
      title: 'Der Weg zu Ihren Trauringen',
      lead: 'Fünf Schritte, drei Besuche, vier bis sechs Wochen. So läuft es ab.',
      seo_title: 'Trauringe bestellen: der Ablauf',
      seo_description:
        'Vom Gespräch bis zur Übergabe: So entstehen Ihre Trauringe bei Juwelier Vierlinden in Altenbruck.',
    },
    en: {
      title: 'The way to your wedding rings',
      lead: 'Five steps, three visits, four to six weeks. This is how it goes.',
      seo_title: 'Ordering wedding rings, step by step',
      seo_description:
        'From the first talk to collection: how your wedding rings come about at Vierlinden in Altenbruck.',
    },
  },
  [
    richText({
      de: `<h2>1. Das Gespräch</h2>
        <p>Eine gute Stunde, am besten mit Termin. Wir messen, Sie probieren. Am Ende haben Sie zwei oder drei
        Entwürfe mit Preis auf Papier und entscheiden zu Hause.</p>
        <h2>2. Der Auftrag</h2>
        <p>Sie wählen, wir schreiben alles auf: Größe, Breite, Profil, Metall, Oberfläche, Stein, Gravur. Ein Drittel
        des Preises zahlen Sie an, den Rest bei der Übergabe.</p>
        <h2>3. Die Fertigung</h2>
        <p>Vier bis sechs Wochen. Wer möchte, bekommt eine Nachricht, wenn die Ringe das erste Mal rund sind.</p>
        <h2>4. Die Anprobe</h2>
        <p>Vor dem Gravieren kommen Sie noch einmal vorbei. Ein halbes Maß lässt sich jetzt ohne Spuren ändern.</p>
        <h2>5. Die Übergabe</h2>
        <p>Im Etui, gestempelt, mit einem Blatt, auf dem Legierung und Maße stehen. Das heben auch wir auf, für den
        Fall, dass einmal ein Ring verloren geht.</p>`,
      en: `<h2>1. The talk</h2>
        <p>A good hour, best by appointment. We measure, you try. At the end you have two or three designs with prices
        on paper and decide at home.</p>
        <h2>2. The order</h2>
        <p>You choose, we write everything down: size, width, profile, metal, finish, stone, engraving. A third of the
        price is paid in advance, the rest on collection.</p>
        <h2>3. The making</h2>
        <p>Four to six weeks. If you like, we send you a message when the rings are round for the first time.</p>
        <h2>4. The fitting</h2>
        <p>You come by once more before we engrave. Half a size can now be changed without a trace.</p>
        <h2>5. The handover</h2>
        <p>With a case, hallmarks and a sheet stating alloy and measurements. We keep a copy, in case a ring is ever
        lost.</p>`,
    }),
    faq({ de: { heading: 'Was Sie mitbringen' }, en: { heading: 'What to bring' } }, [
      {
        de: {
          question: 'Müssen wir beide kommen?',
          answer: `<p>Einmal ja, wegen der Finger. Zur Anprobe darf auch eine Person allein kommen, wenn die Größe
              feststeht.</p>`,
        },
        en: {
          question: 'Do we both have to come?',
          answer: `<p>Once, yes, because of the fingers. One of you may come to the fitting alone if the size is
              settled.</p>`,
        },
      },
      {
        de: {
          question: 'Sollen wir vorher etwas wissen?',
          answer: `<p>Nein. Wer mag, liest die Seite zur <a href="/materialkunde">Materialkunde</a>. Hilfreich ist ein
            Ring, den Sie gern tragen.</p>`,
        },
        en: {
          question: 'Should we know anything beforehand?',
          answer: `<p>No. If you like, read the page about <a href="/materialkunde">materials</a>. A ring that you
            enjoy wearing is helpful.</p>`,
        },
      },
    ]),
    callToAction(
      { path: 'terminvereinbarung', appearance: 'deep' },
      {
        de: {
          heading: 'Der erste Schritt',
          content: '<p>Sagen Sie uns, wann es Ihnen passt. Samstage sind schnell vergeben.</p>',
          label: 'Termin vereinbaren',
        },
        en: {
          heading: 'The first step',
          content: '<p>Tell us when it suits you. Saturdays fill up quickly.</p>',
          label: 'Make an appointment',
        },
      },
    ),
  ],
);
