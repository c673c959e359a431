import { callToAction, faq, gallery, picture, quote, richText, teasers, textPicture, video } from './blocks.ts';
import { page } from './page.ts';

export const insights = page(
  { id: 20, key: 'insights', scene: 'workshop' },
  {
    de: {
      title: 'Einblicke',
      lead: 'Aufgeschrieben zwischen zwei Kunden: was wir über Ringe, Perlen, Werke und Gold gelernt haben.',
      seo_title: 'Einblicke vom Werktisch',
      seo_description: `Beiträge aus der Werkstatt von Juwelier Vierlinden: Ringgrößen, Perlenpflege, Revision,
        Legierungen, Gravur und die Geschichte des Hauses.`,
    },
    en: {
      title: 'Insights',
      lead: 'Written down between two customers: what we have learnt about rings, pearls, movements and gold.',
      seo_title: 'Insights from the bench',
      seo_description: `Articles from the Vierlinden workshop: ring sizes, caring for pearls, servicing, alloys,
        engraving and the history of the house.`,
    },
    fr: {
      title: 'Regards',
      lead: "Écrit entre deux clients : ce que nous avons appris sur les bagues, les perles, les mouvements et l'or.",
      seo_title: "Regards sur l'atelier",
      seo_description: `Articles de l'atelier Vierlinden : tailles de bague, soin des perles, révision, alliages,
        gravure et histoire de la maison.`,
    },
  },
  [
    richText({
      de: `<h2>Warum wir das aufschreiben</h2>
        <p>Am Tresen erklären wir jeden Tag dieselben zehn Dinge, und jedes Mal ein wenig besser. Die gelungensten
        Fassungen stehen hier. Wer etwas vermisst oder anderer Meinung ist, schreibt uns über die Seite <a
        href="/kontakt">Kontakt</a>.</p>`,
      en: `<h2>Why we write this down</h2>
        <p>At the counter we explain the same ten things every day, each time a little better. The versions that
        turned out well are here. If you miss something or disagree, write to us through the page <a
        href="/kontakt">Contact</a>.</p>`,
      fr: `<h2>Pourquoi nous l'écrivons</h2>
        <p>Au comptoir, nous expliquons chaque jour les mêmes dix choses, un peu mieux à chaque fois. Les versions
        réussies sont ici. S'il manque quelque chose ou si vous n'êtes pas d'accord, écrivez-nous par la page <a
        href="/kontakt">Contact</a>.</p>`,
    }),
    textPicture(
      { scene: 'insights-history', side: 'left', path: 'einblicke/ein-haus-drei-generationen' },
      {
        de: {
          heading: 'Mit der Geschichte anfangen',
          content: `<p>1931 hängte Heinrich Vierlinden ein Schild in die Brückengasse. Was danach kam, erzählt der
            längste der Beiträge.</p>`,
          link_label: 'Ein Haus, drei Generationen',
        },
        en: {
          heading: 'Begin with the history',
          content: `<p>In 1931 Heinrich Vierlinden put up a sign in the Brückengasse. What came after is told in the
            longest of these articles.</p>`,
          link_label: 'One house, three generations',
        },
        fr: {
          heading: "Commencer par l'histoire",
          content: `<p>En 1931, Heinrich Vierlinden accroche une enseigne dans la Brückengasse. La suite est racontée
            dans le plus long de ces articles.</p>`,
          link_label: 'Une maison, trois générations',
        },
      },
    ),
    quote({
      de: {
        quote: 'Wer gut erklärt bekommt, was er kauft, bringt es auch zur Pflege wieder.',
        source: 'Matthias Vierlinden',
      },
      en: {
        quote: 'If you have been told well what you are buying, you will bring it back for care.',
        source: 'Matthias Vierlinden',
      },
      fr: {
        quote: "Quand on sait bien ce que l'on achète, on le rapporte pour l'entretien.",
        source: 'Matthias Vierlinden',
      },
    }),
  ],
);

export const partner = page(
  { id: 23, key: 'partner', scene: 'partner' },
  {
    de: {
      title: 'Partner',
      lead: 'Sechs Betriebe, ohne die es nicht ginge. Die meisten kennen wir seit mehr als zehn Jahren.',
      seo_title: 'Unsere Partner',
      seo_description: `Mit wem Juwelier Vierlinden arbeitet: Scheideanstalt, Schleiferei, Perlenhaus, Weberei,
        Gärtnerei und Rahmenbau, alle persönlich bekannt.`,
    },
    en: {
      title: 'Partners',
      lead: 'Six firms without whom it could not be done. Most of them we have known for more than ten years.',
      seo_title: 'Our partners',
      seo_description: `Whom Vierlinden works with: refinery, stone cutter, pearl house, weaving mill, nursery and
        frame builder, all known to us in person.`,
    },
    fr: {
      title: 'Partenaires',
      lead: "Six maisons sans lesquelles rien n'irait. Nous connaissons la plupart depuis plus de dix ans.",
      seo_title: 'Nos partenaires',
      seo_description: `Avec qui travaille Vierlinden : affineur, lapidaire, maison de perles, tissage, horticulteur et
        cadreur, tous connus personnellement.`,
    },
  },
  [
    richText({
      de: `<h2>Wer uns beliefert</h2>
        <ul><li><strong>Eine Scheideanstalt</strong>, zertifiziert für Gold aus reiner Rückgewinnung. Sie nimmt auch
        unsere Späne zurück.</li>
        <li><strong>Eine Schleiferei</strong> in Idar-Oberstein, für Diamanten, Farbsteine und Nachschliff.</li>
        <li><strong>Ein Perlenhaus</strong>, bei dem Johanna Vierlinden zweimal im Jahr selbst aussucht.</li>
        <li><strong>Eine Weberei</strong> in der Oberlausitz, für Leinen, Wolle und unser Vitrinentuch.</li>
        <li><strong>Die Gärtnerei am Wall</strong> in Altenbruck, für die <a href="/florale-werkstatt">Florale
        Werkstatt</a>.</li>
        <li><strong>Ein Rahmenbauer</strong> vierzig Kilometer weiter, für die <a
        href="/fahrraeder">Fahrräder</a>.</li></ul>
        <p>Namen nennen wir gern im Gespräch.</p>
        <h2>Was wir erwarten</h2>
        <p>Dass wir kommen und zusehen dürfen. Dass auf dem Papier steht, was in der Tüte ist. Und dass ein Fehler am
        Telefon erzählt wird, bevor wir ihn finden. Dasselbe versprechen wir ihnen.</p>`,
      en: `<h2>Who supplies us</h2>
        <ul><li><strong>A refinery</strong>, certified for gold from recycling alone. It also takes back our
        filings.</li>
        <li><strong>A stone cutter</strong> in Idar-Oberstein, for diamonds, coloured stones and recutting.</li>
        <li><strong>A pearl house</strong> where Johanna Vierlinden chooses in person twice a year.</li>
        <li><strong>A weaving mill</strong> in Upper Lusatia, for linen, wool and the cloth in our showcases.</li>
        <li><strong>The nursery on the old rampart</strong> in Altenbruck, for the <a href="/florale-werkstatt">floral
        workshop</a>.</li>
        <li><strong>A frame builder</strong> forty kilometres away, for the <a
        href="/fahrraeder">bicycles</a>.</li></ul>
        <p>We gladly give names in conversation.</p>
        <h2>What we expect</h2>
        <p>That we may come and watch. That the paper says what is in the bag. And that a mistake is told on the
        telephone before we find it. We promise them the same.</p>`,
      fr: `<h2>Qui nous fournit</h2>
        <ul><li><strong>Un affineur</strong>, certifié pour l'or exclusivement recyclé. Il reprend aussi notre
        limaille.</li>
        <li><strong>Un lapidaire</strong> d'Idar-Oberstein, pour les diamants, les pierres de couleur et la
        retaille.</li>
        <li><strong>Une maison de perles</strong> où Johanna Vierlinden choisit elle-même deux fois par an.</li>
        <li><strong>Un tissage</strong> de Haute-Lusace, pour le lin, la laine et l'étoffe de nos vitrines.</li>
        <li><strong>L'horticulteur du rempart</strong>, à Altenbruck, pour notre atelier floral.</li>
        <li><strong>Un artisan cadreur</strong>, à quarante kilomètres, pour les vélos.</li></ul>
        <p>Nous donnons volontiers les noms de vive voix.</p>
        <h2>Ce que nous attendons</h2>
        <p>De pouvoir venir et regarder. Que le papier dise ce que contient le sachet. Et qu'une erreur soit avouée au
        téléphone avant que nous la trouvions. Nous leur promettons la même chose.</p>`,
    }),
    picture('partner-gold', {
      de: { caption: 'Granalien und Barren: so kommt das Gold zu uns' },
      en: { caption: 'Granules and bars: this is how gold reaches us' },
      fr: { caption: "Grenaille et lingots : l'or tel qu'il nous arrive" },
    }),
    callToAction(
      { path: 'nachhaltigkeit', appearance: 'plain' },
      {
        de: {
          heading: 'Woher das Gold kommt',
          content: '<p>Den Weg vom alten Ring zum neuen haben wir eigens beschrieben.</p>',
          label: 'Nachhaltigkeit',
        },
        en: {
          heading: 'Where the gold comes from',
          content: '<p>We have described the way from the old ring to the new one.</p>',
          label: 'Sustainability',
        },
        fr: {
          heading: "D'où vient l'or",
          content: "<p>Nous avons décrit le chemin qui mène de l'ancienne bague à la nouvelle.</p>",
          label: 'Durabilité',
        },
      },
    ),
  ],
);

export const materials = page(
  { id: 24, key: 'materials', scene: 'materials' },
  {
    de: {
      title: 'Materialkunde',
      lead: 'Gold ist selten nur Gold. Was in den Metallen steckt, wie hart die Steine sind und was die Stempel sagen.',
      seo_title: 'Materialkunde: Gold, Platin, Silber, Steine',
      seo_description: `Was 585 und 750 bedeuten, warum Weißgold nicht weiß ist, welche Steine den Alltag aushalten:
        Materialkunde von Juwelier Vierlinden.`,
    },
    en: {
      title: 'Materials',
      lead: 'Gold is seldom only gold. What is in the metals, how hard the stones are and what the stamps say.',
      seo_title: 'Materials: gold, platinum, silver, stones',
      seo_description: `What 585 and 750 mean, why white gold is not white, which stones stand up to daily life:
        materials explained by Vierlinden.`,
    },
    fr: {
      title: 'Matériaux',
      lead: `L'or est rarement seulement de l'or. Ce que contiennent les métaux, la dureté des pierres et le sens des
        poinçons.`,
      seo_title: 'Matériaux : or, platine, argent, pierres',
      seo_description: `Ce que signifient 585 et 750, pourquoi l'or blanc n'est pas blanc, quelles pierres supportent
        le quotidien : les matériaux expliqués.`,
    },
  },
  [
    richText({
      de: `<h2>Die Metalle</h2>
        <table><thead><tr><th>Stempel</th><th>Anteil</th><th>Im Alltag</th></tr></thead>
        <tbody><tr><td>585 (14 Karat)</td><td>58,5 % Gold</td><td>hart und robust, etwas kühler in der Farbe</td></tr>
        <tr><td>750 (18 Karat)</td><td>75 % Gold</td><td>satte Farbe, schwerer, gut zu schmieden</td></tr>
        <tr><td>950 Pt</td><td>95 % Platin</td><td>zäh, von Natur aus grauweiß</td></tr>
        <tr><td>925</td><td>92,5 % Silber</td><td>weich, läuft an, lässt sich immer wieder
        polieren</td></tr></tbody></table>
        <h3>Farbe ist eine Frage der Beimischung</h3>
        <p>Feingold ist gelb und so weich, dass ein Ring daraus sich verbiegt. Silber und Kupfer machen es hart. Mehr
        Kupfer gibt Roségold, Palladium entfärbt es zu Weißgold. Ganz weiß wird es dabei nicht; den kühlen Glanz
        vieler Weißgoldringe macht eine dünne Schicht Rhodium, die sich nach einigen Jahren abträgt. Wir rhodinieren
        nur auf Wunsch.</p>`,
      en: `<h2>The metals</h2>
        <table><thead><tr><th>Stamp</th><th>Content</th><th>In daily life</th></tr></thead>
        <tbody><tr><td>585 (14 carat)</td><td>58.5% gold</td><td>hard and robust, a little cooler in colour</td></tr>
        <tr><td>750 (18 carat)</td><td>75% gold</td><td>full colour, heavier, good to forge</td></tr>
        <tr><td>950 Pt</td><td>95% platinum</td><td>tough, greyish white by nature</td></tr>
        <tr><td>925</td><td>92.5% silver</td><td>soft, tarnishes, can be polished again and
        again</td></tr></tbody></table>
        <h3>Colour is a matter of what is added</h3>
        <p>Fine gold is yellow and so soft that a ring made of it would bend. Silver and copper make it hard. More
        copper gives rose gold, palladium bleaches it to white gold. It never turns quite white; the cool shine of
        many white-gold rings is a thin layer of rhodium that wears off after some years. We plate with rhodium only
        if you ask for it.</p>`,
      fr: `<h2>Les métaux</h2>
        <table><thead><tr><th>Poinçon</th><th>Teneur</th><th>Au quotidien</th></tr></thead>
        <tbody><tr><td>585 (14 carats)</td><td>58,5 % d'or</td><td>dur et robuste, un peu plus froid de ton</td></tr>
        <tr><td>750 (18 carats)</td><td>75 % d'or</td><td>couleur soutenue, plus lourd, se forge bien</td></tr>
        <tr><td>950 Pt</td><td>95 % de platine</td><td>tenace, d'un gris-blanc naturel</td></tr>
        <tr><td>925</td><td>92,5 % d'argent</td><td>tendre, noircit, se repolit toujours</td></tr></tbody></table>
        <h3>La couleur tient à ce que l'on ajoute</h3>
        <p>L'or fin est jaune et si tendre qu'une bague s'y déformerait. L'argent et le cuivre le durcissent.
        Davantage de cuivre donne l'or rose, le palladium le décolore en or blanc. Il ne devient jamais tout à fait
        blanc ; l'éclat froid de bien des bagues en or blanc vient d'une fine couche de rhodium, qui s'use en quelques
        années. Nous ne rhodions que sur demande.</p>`,
    }),
    textPicture(
      { scene: 'materials-alloys', side: 'right', path: 'einblicke/585-oder-750' },
      {
        de: {
          heading: '585 oder 750?',
          content: `<p>Die Frage, die jedes Paar stellt. Die Antwort hat mit der Farbe zu tun, mit dem Gewicht und mit
              den Händen.</p>`,
          link_label: 'Zum Beitrag',
        },
        en: {
          heading: '14 or 18 carat?',
          content: `<p>The question that every couple asks. The answer has to do with colour, with weight and with your
              hands.</p>`,
          link_label: 'Read the article',
        },
        fr: {
          heading: '585 ou 750 ?',
          content: '<p>La question que pose chaque couple. La réponse tient à la couleur, au poids et aux mains.</p>',
          link_label: "Lire l'article",
        },
      },
    ),
    richText({
      de: `<h2>Die Steine</h2>
        <p>Die Härte nach Mohs sagt, was einen Stein kratzt. Sie sagt nicht, ob er bricht. Ein Smaragd ist härter als
        Quarz und trotzdem empfindlich, weil er von Natur aus feine Risse hat.</p>
        <table><thead><tr><th>Stein</th><th>Härte</th><th>Jeden Tag?</th></tr></thead>
        <tbody><tr><td>Diamant</td><td>10</td><td>ja</td></tr>
        <tr><td>Saphir, Rubin</td><td>9</td><td>ja</td></tr>
        <tr><td>Aquamarin, Smaragd</td><td>7½ bis 8</td><td>Aquamarin ja, Smaragd nur geschützt gefasst</td></tr>
        <tr><td>Turmalin, Granat</td><td>7 bis 7½</td><td>mit etwas Vorsicht</td></tr>
        <tr><td>Amethyst, Citrin</td><td>7</td><td>als Anhänger besser als im Ring</td></tr>
        <tr><td>Perle</td><td>2½ bis 4½</td><td>am Hals ja, an der Hand nein</td></tr></tbody></table>`,
      en: `<h2>The stones</h2>
        <p>Hardness after Mohs tells what scratches a stone. It does not tell whether it breaks. An emerald is harder
        than quartz and delicate all the same, because it has fine cracks by nature.</p>
        <table><thead><tr><th>Stone</th><th>Hardness</th><th>Every day?</th></tr></thead>
        <tbody><tr><td>Diamond</td><td>10</td><td>yes</td></tr>
        <tr><td>Sapphire, ruby</td><td>9</td><td>yes</td></tr>
        <tr><td>Aquamarine, emerald</td><td>7½ to 8</td><td>aquamarine yes, emerald only in a protective
        setting</td></tr>
        <tr><td>Tourmaline, garnet</td><td>7 to 7½</td><td>with a little care</td></tr>
        <tr><td>Amethyst, citrine</td><td>7</td><td>better as a pendant than in a ring</td></tr>
        <tr><td>Pearl</td><td>2½ to 4½</td><td>at the neck yes, on the hand no</td></tr></tbody></table>`,
      fr: `<h2>Les pierres</h2>
        <p>La dureté de Mohs dit ce qui raye une pierre. Elle ne dit pas si elle casse. Une émeraude est plus dure que
        le quartz et pourtant fragile, car elle est naturellement parcourue de fines fissures.</p>
        <table><thead><tr><th>Pierre</th><th>Dureté</th><th>Tous les jours ?</th></tr></thead>
        <tbody><tr><td>Diamant</td><td>10</td><td>oui</td></tr>
        <tr><td>Saphir, rubis</td><td>9</td><td>oui</td></tr>
        <tr><td>Aigue-marine, émeraude</td><td>7½ à 8</td><td>aigue-marine oui, émeraude en monture
        protectrice</td></tr>
        <tr><td>Tourmaline, grenat</td><td>7 à 7½</td><td>avec un peu de soin</td></tr>
        <tr><td>Améthyste, citrine</td><td>7</td><td>mieux en pendentif qu'en bague</td></tr>
        <tr><td>Perle</td><td>2½ à 4½</td><td>au cou oui, à la main non</td></tr></tbody></table>`,
    }),
    video(
      { provider: 'youtube', id: 'vierlinden1', scene: 'materials-film' },
      {
        de: {
          title: 'Vom Granulat zum Ring',
          caption: 'Vier Minuten ohne Worte: schmelzen, gießen, walzen, biegen, löten, polieren.',
        },
        en: {
          title: 'From grain to ring',
          caption: 'Four minutes without words: melting, casting, rolling, bending, soldering, polishing.',
        },
        fr: {
          title: 'De la grenaille à la bague',
          caption: 'Quatre minutes sans paroles : fondre, couler, laminer, courber, souder, polir.',
        },
      },
    ),
    faq({ de: { heading: 'Nachgefragt' }, en: { heading: 'Asked again' }, fr: { heading: 'Encore une question' } }, [
      {
        de: {
          question: 'Sind im Labor gewachsene Diamanten echt?',
          answer: `<p>Ja, es ist derselbe Kohlenstoff im selben Gitter. Unterscheiden lassen sie sich nur mit Geräten.
            Wir benennen sie immer eigens und mischen sie nicht mit natürlichen.</p>`,
        },
        en: {
          question: 'Are laboratory-grown diamonds real?',
          answer: `<p>Yes, it is the same carbon in the same lattice. Only instruments can tell them apart. We always
            name them as such and never mix them with natural ones.</p>`,
        },
        fr: {
          question: 'Les diamants de laboratoire sont-ils vrais ?',
          answer: `<p>Oui, c'est le même carbone dans le même réseau. Seuls des appareils les distinguent. Nous les
            nommons toujours comme tels et ne les mêlons jamais aux pierres naturelles.</p>`,
        },
      },
      {
        de: {
          question: 'Warum wird meine Haut unter dem Ring dunkel?',
          answer: `<p>Das ist feiner Abrieb, der mit Creme oder Schweiß reagiert, häufiger bei 585 als bei 750.
            Abnehmen, waschen, trocknen hilft.</p>`,
        },
        en: {
          question: 'Why does my skin darken under the ring?',
          answer: `<p>It is fine abrasion reacting with cream or sweat, more often with 14 carat than with 18. Taking
            the ring off, washing and drying helps.</p>`,
        },
        fr: {
          question: 'Pourquoi ma peau fonce-t-elle sous la bague ?',
          answer: `<p>C'est une fine poussière de métal qui réagit à la crème ou à la sueur, plus souvent avec l'or
            585 qu'avec le 750. Ôter, laver et sécher suffit.</p>`,
        },
      },
    ]),
  ],
);

export const sustainability = page(
  { id: 25, key: 'sustainability', scene: 'sustainability' },
  {
    de: {
      title: 'Nachhaltigkeit',
      lead: 'Ein Handwerk, das seit jeher nichts wegwirft. Was wir tun, was wir lassen, und was wir noch nicht können.',
      seo_title: 'Nachhaltigkeit: Gold aus Rückgewinnung',
      seo_description: `Recyceltes Gold aus zertifizierter Scheideanstalt, Reparatur vor Neukauf, kurze Wege: so hält
        es Juwelier Vierlinden in Altenbruck.`,
    },
    en: {
      title: 'Sustainability',
      lead: 'A craft that has never thrown anything away. What we do, what we leave, and what we cannot do yet.',
      seo_title: 'Sustainability: recycled gold',
      seo_description: `Recycled gold from a certified refinery, repair before replacement, short distances: how
        Vierlinden in Altenbruck goes about it.`,
    },
    fr: {
      title: 'Durabilité',
      lead: `Un métier qui n'a jamais rien jeté. Ce que nous faisons, ce que nous évitons et ce que nous ne savons pas
        encore faire.`,
      seo_title: 'Durabilité : or recyclé',
      seo_description: `Or recyclé chez un affineur certifié, réparer avant de remplacer, circuits courts : la manière
        de faire de Vierlinden à Altenbruck.`,
    },
  },
  [
    richText({
      de: `<h2>Gold, das schon da ist</h2>
        <p>Für unsere Ringe verwenden wir Gold aus Rückgewinnung: alten Schmuck, Späne, Industriereste, in einer
        zertifizierten Scheideanstalt wieder zu Feingold getrennt. Chemisch ist es von frisch gefördertem nicht zu
        unterscheiden. Den Nachweis heben wir zu jeder Lieferung auf und zeigen ihn gern.</p>
        <h3>Nichts bleibt liegen</h3>
        <ul><li>Unter jedem Werkbrett hängt ein Fell, das die Späne fängt.</li>
        <li>Einmal im Jahr wird auch der Staub vom Boden verbrannt und geschieden. Er ergibt ungefähr einen
        Trauring.</li>
        <li>Alte Batterien, Uhrgläser und Kartons gehen getrennt weg.</li></ul>
        <h2>Reparieren zuerst</h2>
        <p>Bevor wir ein neues Stück zeigen, fragen wir nach dem alten. Oft genügt eine Öse, eine Feder oder eine
        Stunde Arbeit.</p>`,
      en: `<h2>Gold that is already here</h2>
        <p>For our rings we use recycled gold: old jewellery, filings, industrial scrap, parted into fine gold again
        by a certified refinery. Chemically it cannot be told from newly mined gold. We keep the certificate of every
        delivery and gladly show it.</p>
        <h3>Nothing is left lying</h3>
        <ul><li>A leather apron under every bench catches the filings.</li>
        <li>Once a year even the dust from the floor is burnt and parted. It yields about one wedding ring.</li>
        <li>Old batteries, watch glasses and cardboard are collected separately.</li></ul>
        <h2>Repair first</h2>
        <p>Before we show you something new we ask about the old one. Often a jump ring, a spring or an hour's work is
        enough.</p>`,
      fr: `<h2>De l'or qui existe déjà</h2>
        <p>Pour nos bagues, nous employons de l'or recyclé : bijoux anciens, limaille, chutes industrielles, ramenés à
        l'or fin par un affineur certifié. Chimiquement, rien ne le distingue de l'or extrait. Nous gardons le
        justificatif de chaque livraison et le montrons volontiers.</p>
        <h3>Rien ne se perd</h3>
        <ul><li>Sous chaque établi, une peau recueille la limaille.</li>
        <li>Une fois par an, même la poussière du sol est brûlée et affinée. Elle donne à peu près une alliance.</li>
        <li>Piles, verres de montre et cartons partent séparément.</li></ul>
        <h2>Réparer d'abord</h2>
        <p>Avant de montrer du neuf, nous demandons à voir l'ancien. Souvent, un anneau, un ressort ou une heure de
        travail suffit.</p>`,
    }),
    gallery(['gold-shavings', 'gold-bar', 'gold-ring'], {
      de: { heading: 'Vom Span zum Ring' },
      en: { heading: 'From filings to ring' },
      fr: { heading: "De la limaille à l'anneau" },
    }),
    richText({
      de: `<h2>Was wir noch nicht können</h2>
        <p>Bei alten Steinen kennen wir die Herkunft nicht immer. Wir schreiben dann „Herkunft unbekannt“ auf das
        Papier und nichts anderes. Manche Uhrwerke kommen von weit her, und für einige gibt es keine Ersatzteile.
        Solche Uhren verkaufen wir nicht mehr.</p>`,
      en: `<h2>What we cannot do yet</h2>
        <p>With old stones we do not always know the origin. Then we write “origin unknown” on the paper and nothing
        else. Some movements come from far away, and for a few there are no spare parts. Such watches we no longer
        sell.</p>`,
      fr: `<h2>Ce que nous ne savons pas encore faire</h2>
        <p>Pour les pierres anciennes, nous ne connaissons pas toujours l'origine. Nous écrivons alors « origine
        inconnue » sur le papier, et rien d'autre. Certains mouvements viennent de loin, et pour quelques-uns il
        n'existe pas de pièces. Ces montres-là, nous ne les vendons plus.</p>`,
    }),
    teasers({ de: { heading: 'Dazu passt' }, en: { heading: 'Related' }, fr: { heading: 'À lire aussi' } }, [
      {
        scene: 'partners-rings',
        path: 'partner',
        words: {
          de: {
            title: 'Partner',
            text: 'Mit wem wir arbeiten und was wir erwarten.',
            label: 'Lesen',
          },
          en: {
            title: 'Partners',
            text: 'Whom we work with and what we expect.',
            label: 'Read',
          },
          fr: {
            title: 'Partenaires',
            text: 'Avec qui nous travaillons, et nos attentes.',
            label: 'Lire',
          },
        },
      },
      {
        scene: 'alloys-stamp',
        path: 'einblicke/585-oder-750',
        words: {
          de: { title: '585 oder 750?', text: 'Was in einer Legierung steckt.', label: 'Lesen' },
          en: { title: '14 or 18 carat?', text: 'What goes into an alloy.', label: 'Read' },
          fr: { title: '585 ou 750 ?', text: 'Ce que contient un alliage.', label: 'Lire' },
        },
      },
    ]),
  ],
);
