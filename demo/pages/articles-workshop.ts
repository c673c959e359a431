import { callToAction, faq, picture, quote, richText, textPicture } from './blocks.ts';
import { article } from './page.ts';

export const watchService = article(
  { id: 3, scene: 'article-1', author: 'Matthias Vierlinden', published: '2026-05-06' },
  {
    de: {
      slug: 'was-bei-einer-revision-geschieht',
      title: 'Was bei einer Revision geschieht',
      lead: 'Sechs Wochen für eine Uhr, die doch noch geht? Ein Gang durch die Arbeit, Schraube für Schraube.',
      seo_title: 'Was bei einer Uhrenrevision geschieht',
      seo_description: `Zerlegen, reinigen, prüfen, ölen, regulieren: was bei der Revision einer mechanischen Uhr
        geschieht und warum sie vier bis sechs Wochen dauert.`,
    },
    en: {
      slug: 'what-happens-in-a-service',
      title: 'What happens in a service',
      lead: 'Six weeks for a watch that still runs? A walk through the work, screw by screw.',
      seo_title: 'What happens when a watch is serviced',
      seo_description: `Taking apart, cleaning, checking, oiling, regulating: what happens when a mechanical watch is
        serviced, and why it takes four to six weeks.`,
    },
    fr: {
      slug: 'ce-qui-se-passe-lors-d-une-revision',
      title: "Ce qui se passe lors d'une révision",
      lead: 'Six semaines pour une montre qui marche encore ? Un tour du travail, vis après vis.',
      seo_title: "La révision d'une montre mécanique",
      seo_description: `Démonter, nettoyer, contrôler, huiler, régler : ce qui se passe lors d'une révision et
        pourquoi elle demande quatre à six semaines.`,
    },
  },
  [
    richText({
      de: `<p>Eine mechanische Uhr schwingt acht Mal in der Sekunde, Tag und Nacht, das sind rund 250 Millionen Mal im
        Jahr. Kein Motor im Haus muss so viel leisten, und keiner kommt dabei mit so wenig Öl aus: Alles zusammen ist
        es weniger als ein Tropfen. Nach fünf bis sieben Jahren ist dieses Öl gewandert oder fest geworden. Die Uhr
        geht dann noch. Aber Stahl reibt auf Stahl.</p>
        <h2>Zuerst wird gemessen</h2>
        <p>Bevor ich öffne, hört die Zeitwaage zu: in sechs Lagen, voll aufgezogen und nach vierundzwanzig Stunden.
        Der Gang sagt, wie genau die Uhr läuft. Die Amplitude, also wie weit die Unruh ausschwingt, sagt, wie gesund
        sie ist. Unter 220 Grad weiß ich, dass Arbeit auf mich wartet.</p>
        <h2>Zerlegen, waschen, ansehen</h2>
        <p>Ein Automatikwerk hat um die 130 Teile. Sie kommen in Körbe mit kleinen Fächern und durch drei Bäder.
        Danach sehe ich jedes Teil unter zwanzigfacher Vergrößerung an: Zapfen, Zahnflanken, Steine, Federn. Was
        eingelaufen ist, wird poliert oder ersetzt. Die Zugfeder ersetze ich immer.</p>
        <h2>Ölen, wo es hingehört</h2>
        <p>Fünf verschiedene Öle und Fette, jedes an seinen Ort, und an manche Stellen ausdrücklich keines. Ein zu
        großer Tropfen kriecht fort und nimmt das übrige Öl mit. Diese Stunde ist die stillste der ganzen Arbeit, da
        geht auch niemand ans Telefon.</p>
        <h2>Und dann Geduld</h2>
        <p>Nach dem Zusammensetzen läuft die Uhr zehn Tage auf dem Umlaufgerät, und ich regle jeden zweiten Tag nach.
        Zuletzt kommen neue Dichtungen ins Gehäuse und die Druckprüfung. Daher die vier bis sechs Wochen: Sie sind zum
        größten Teil Beobachtung.</p>`,
      en: `<p>A mechanical watch beats eight times a second, day and night, which makes about 250 million times a
        year. No motor in the house has to do as much, and none gets by on so little oil: all together it is less than
        a drop. After five to seven years this oil has wandered off or grown stiff. The watch still runs. But steel
        rubs on steel.</p>
        <h2>First we measure</h2>
        <p>Before I open it, the timing machine listens: in six positions, fully wound and after twenty-four hours.
        The rate tells how accurately the watch runs. The amplitude, that is how far the balance swings, tells how
        healthy it is. Below 220 degrees I know that there is work waiting.</p>
        <h2>Take apart, wash, look</h2>
        <p>An automatic movement has about 130 parts. They go into baskets with small compartments and through three
        baths. Then I look at every part under twenty-fold magnification: pivots, teeth, jewels, springs. What is worn
        is polished or replaced. The mainspring I always replace.</p>
        <h2>Oil where it belongs</h2>
        <p>Five different oils and greases, each in its place, and in some places expressly none. A drop that is too
        large creeps away and takes the rest of the oil with it. This hour is the quietest of the whole job; nobody
        answers the telephone.</p>
        <h2>And then patience</h2>
        <p>Once it is together, the watch turns on the winder for ten days, and I adjust it every other day. Last come
        new gaskets and the pressure test. Hence the four to six weeks: most of them are observation.</p>`,
      fr: `<p>Une montre mécanique bat huit fois par seconde, jour et nuit, soit environ 250 millions de fois par an.
        Aucun moteur de la maison n'en fait autant, et aucun ne se contente de si peu d'huile : en tout, moins d'une
        goutte. Après cinq à sept ans, cette huile a migré ou s'est figée. La montre marche encore. Mais l'acier
        frotte sur l'acier.</p>
        <h2>D'abord, mesurer</h2>
        <p>Avant que j'ouvre, le chronocomparateur écoute : dans six positions, remontée à fond, puis après
        vingt-quatre heures. La marche dit la précision de la montre. L'amplitude, c'est-à-dire l'ampleur du
        balancier, dit sa santé. Au-dessous de 220 degrés, je sais qu'il y a du travail.</p>
        <h2>Démonter, laver, regarder</h2>
        <p>Un mouvement automatique compte environ 130 pièces. Elles passent, dans des paniers à petites cases, par
        trois bains. Puis je regarde chaque pièce grossie vingt fois : pivots, dents, rubis, ressorts. Ce qui est usé
        est poli ou remplacé. Le ressort de barillet, je le remplace toujours.</p>
        <h2>L'huile à sa place</h2>
        <p>Cinq huiles et graisses différentes, chacune en son lieu, et à certains endroits expressément aucune. Une
        goutte trop grosse s'échappe et entraîne le reste. Cette heure est la plus silencieuse de tout le travail ;
        personne ne répond au téléphone.</p>
        <h2>Et puis la patience</h2>
        <p>Une fois remontée, la montre tourne dix jours sur le remontoir, et je la règle un jour sur deux. Viennent
        enfin les joints neufs et le contrôle d'étanchéité. D'où les quatre à six semaines : elles sont surtout faites
        d'observation.</p>`,
    }),
    faq({ de: { heading: 'Nachgefragt' }, en: { heading: 'Asked again' }, fr: { heading: 'Encore une question' } }, [
      {
        de: {
          question: 'Wird das Gehäuse poliert?',
          answer: '<p>Nur wenn Sie es wünschen. Jede Politur nimmt Material, und manche Kratzer gehören zur Uhr.</p>',
        },
        en: {
          question: 'Do you polish the case?',
          answer: '<p>Only if you wish. Every polish takes material away, and some scratches belong to the watch.</p>',
        },
        fr: {
          question: 'Polissez-vous le boîtier ?',
          answer: `<p>Seulement si vous le souhaitez. Chaque polissage enlève de la matière, et certaines rayures font
              partie de la montre.</p>`,
        },
      },
      {
        de: {
          question: 'Was bekomme ich zurück?',
          answer: '<p>Die Uhr, die ersetzten Teile und einen Streifen mit den Messwerten vorher und nachher.</p>',
        },
        en: {
          question: 'What do I get back?',
          answer: '<p>The watch, the parts that were replaced and a strip with the readings before and after.</p>',
        },
        fr: {
          question: 'Que me rendez-vous ?',
          answer: '<p>La montre, les pièces remplacées et une bande avec les mesures avant et après.</p>',
        },
      },
    ]),
  ],
);

export const alloys = article(
  { id: 4, scene: 'article-2', author: 'Johanna Vierlinden', published: '2026-06-17' },
  {
    de: {
      slug: '585-oder-750',
      title: '585 oder 750?',
      lead: 'Die Frage kommt in jedem Trauringgespräch. Die ehrliche Antwort lautet: Legen Sie beide auf die Hand.',
      seo_title: '585er oder 750er Gold?',
      seo_description: `Was in Goldlegierungen steckt, wie sich 585 und 750 in Farbe, Gewicht und Härte unterscheiden
        und wann Platin die bessere Wahl ist.`,
    },
    en: {
      slug: '14-or-18-carat',
      title: '14 or 18 carat?',
      lead: 'The question comes up in every talk about wedding rings. The honest answer: take both into your hand.',
      seo_title: '14 or 18 carat gold?',
      seo_description: `What goes into gold alloys, how 14 and 18 carat differ in colour, weight and hardness, and
        when platinum is the better choice.`,
    },
    fr: {
      slug: '585-ou-750',
      title: '585 ou 750 ?',
      lead: 'La question revient à chaque entretien sur les alliances. La réponse honnête : prenez les deux en main.',
      seo_title: 'Or 585 ou or 750 ?',
      seo_description: `Ce que contient un alliage d'or, ce qui distingue le 585 du 750 en couleur, en poids et en
        dureté, et quand le platine convient mieux.`,
    },
  },
  [
    richText({
      de: `<p>Reines Gold lässt sich mit dem Fingernagel nicht ritzen, aber mit einer Haustür. Deshalb wird es
        legiert: mit Silber, Kupfer, Palladium oder Zink. Die Zahl auf dem Stempel nennt den Goldanteil in
        Tausendsteln. 585 heißt 585 Teile Gold und 415 Teile von anderem, 750 entsprechend drei Viertel Gold.</p>
        <h2>Was man sieht</h2>
        <p>750 ist wärmer und tiefer im Ton, bei Gelbgold am deutlichsten. 585 wirkt daneben ein wenig heller und
        kühler. Allein betrachtet sieht kaum jemand den Unterschied, nebeneinander jeder. Wer schon Schmuck in einer
        der beiden Farben trägt, hat die Entscheidung oft getroffen, ohne es zu wissen.</p>
        <h2>Was man spürt</h2>
        <p>Gold ist schwer, also wiegt mehr Gold mehr: Bei gleichem Maß ist ein Ring aus 750 rund fünfzehn Prozent
        schwerer als einer aus 585. Ein Platinring wiegt etwa anderthalbmal so viel wie der gleiche in 585. Manche
        möchten das fühlen, andere vergessen ihren Ring lieber.</p>
        <h2>Was die Jahre tun</h2>
        <p>585 ist etwas härter und bekommt weniger schnell Dellen. 750 ist zäher und verträgt Creme und Schweiß
        besser, weil weniger Kupfer und Silber darin ist. Beide verkratzen in den ersten Wochen und hören dann auf,
        denn irgendwann liegt Kratzer neben Kratzer. Goldschmiede nennen das Tragespuren, Paare nennen es Ehe.</p>
        <h2>Was wir raten</h2>
        <p>Wer mit den Händen arbeitet, ist mit 585 gut bedient. Wer empfindliche Haut hat oder die Farbe liebt, nimmt
        750. Und wer Weiß möchte, das weiß bleibt, sollte Platin ansehen, ehe er sich für Weißgold entscheidet.</p>`,
      en: `<p>Pure gold cannot be scratched with a fingernail, but with a front door it can. So it is alloyed: with
        silver, copper, palladium or zinc. The number on the stamp gives the share of gold in thousandths. 585, or 14
        carat, means 585 parts of gold and 415 of something else; 750, or 18 carat, means three quarters of gold.</p>
        <h2>What you see</h2>
        <p>18 carat is warmer and deeper in tone, most clearly in yellow gold. Beside it, 14 carat looks a little
        paler and cooler. On its own hardly anyone sees the difference, side by side everyone does. If you already
        wear one of the two colours, you have often decided without knowing.</p>
        <h2>What you feel</h2>
        <p>Gold is heavy, so more gold weighs more: of the same size, a ring in 18 carat is about fifteen per cent
        heavier than one in 14. A platinum ring weighs about one and a half times as much as the same ring in 14
        carat. Some want to feel that, others would rather forget their ring.</p>
        <h2>What the years do</h2>
        <p>14 carat is a little harder and does not dent as quickly. 18 carat is tougher and gets on better with cream
        and sweat, since there is less copper and silver in it. Both scratch in the first weeks and then stop, because
        at some point scratch lies beside scratch. Goldsmiths call it signs of wear, couples call it marriage.</p>
        <h2>What we advise</h2>
        <p>If you work with your hands, 14 carat serves you well. If your skin is sensitive or you love the colour,
        take 18. And if you want white that stays white, look at platinum before you decide on white gold.</p>`,
      fr: `<p>L'or pur ne se raye pas à l'ongle, mais avec une porte d'entrée, si. On l'allie donc : à l'argent, au
        cuivre, au palladium ou au zinc. Le nombre du poinçon donne la part d'or en millièmes. 585 signifie 585 parts
        d'or et 415 d'autre chose ; 750, trois quarts d'or.</p>
        <h2>Ce que l'on voit</h2>
        <p>Le 750 est plus chaud et plus profond de ton, surtout en or jaune. À côté, le 585 paraît un peu plus clair
        et plus froid. Seul, presque personne ne voit la différence ; côte à côte, tout le monde. Qui porte déjà l'une
        des deux teintes a souvent décidé sans le savoir.</p>
        <h2>Ce que l'on sent</h2>
        <p>L'or est lourd, donc plus d'or pèse plus : à dimensions égales, un anneau en 750 est plus lourd d'environ
        quinze pour cent qu'en 585. Un anneau de platine pèse à peu près une fois et demie le même en 585. Certains
        veulent le sentir, d'autres préfèrent oublier leur alliance.</p>
        <h2>Ce que font les années</h2>
        <p>Le 585 est un peu plus dur et se bosselle moins vite. Le 750 est plus tenace et supporte mieux crème et
        sueur, car il contient moins de cuivre et d'argent. Tous deux se rayent les premières semaines, puis plus
        guère : à la fin, une rayure en touche une autre. Les bijoutiers appellent cela des traces de port, les
        couples le mariage.</p>
        <h2>Ce que nous conseillons</h2>
        <p>Si vous travaillez de vos mains, le 585 vous servira bien. Si votre peau est sensible ou si vous aimez la
        couleur, prenez le 750. Et si vous voulez un blanc qui reste blanc, regardez le platine avant de choisir l'or
        blanc.</p>`,
    }),
    callToAction(
      { path: 'materialkunde', appearance: 'plain' },
      {
        de: {
          heading: 'Alle Metalle und Steine',
          content: '<p>Stempel, Anteile und Härten im Überblick.</p>',
          label: 'Zur Materialkunde',
        },
        en: {
          heading: 'All metals and stones',
          content: '<p>Stamps, contents and hardness at a glance.</p>',
          label: 'See materials',
        },
        fr: {
          heading: 'Tous les métaux et toutes les pierres',
          content: "<p>Poinçons, teneurs et duretés d'un coup d'œil.</p>",
          label: 'Voir les matériaux',
        },
      },
    ),
  ],
);

export const engraving = article(
  { id: 5, scene: 'engraving', author: 'Johanna Vierlinden', published: '2026-08-19' },
  {
    de: {
      slug: 'graviert-nicht-gedruckt',
      title: 'Graviert, nicht gedruckt',
      lead: 'Eine Gravur ist das Einzige an einem Ring, das nur zwei Menschen lesen. Sie darf sich Mühe geben.',
      seo_title: 'Gravur von Hand und mit der Maschine',
      seo_description: `Handgravur oder Maschine, welche Schrift, wie viele Zeichen: was bei einer Ringgravur zu
        bedenken ist, aus der Werkstatt von Juwelier Vierlinden.`,
    },
    en: {
      slug: 'engraved-not-printed',
      title: 'Engraved, not printed',
      lead: 'An engraving is the one thing about a ring that only two people read. It may take some trouble.',
      seo_title: 'Engraving by hand and by machine',
      seo_description: `By hand or by machine, which letters, how many characters: what to consider when a ring is
        engraved, from the workshop at Vierlinden.`,
    },
    fr: {
      slug: 'grave-et-non-imprime',
      title: 'Gravé, et non imprimé',
      lead: "La gravure est la seule chose d'une bague que deux personnes seulement lisent. Elle mérite de la peine.",
      seo_title: 'Gravure à la main et à la machine',
      seo_description: `À la main ou à la machine, quelle écriture, combien de signes : ce qu'il faut considérer pour
        graver une bague, par l'atelier Vierlinden.`,
    },
  },
  [
    richText({
      de: `<p>Der Stichel ist ein Stück gehärteter Stahl, so lang wie eine Hand und vorn auf eine Spitze geschliffen.
        Man schiebt ihn nicht, man dreht ihm das Werkstück entgegen. Was er wegnimmt, ist ein Span, dünner als ein
        Haar; was er stehen lässt, sind zwei Flanken, die das Licht verschieden zurückwerfen. Daher funkelt eine
        Handgravur und ist noch nach fünfzig Jahren zu lesen.</p>
        <h2>Hand oder Maschine</h2>
        <p>Unsere Maschine führt einen Diamanten, der die Linie ritzt, ohne Metall abzutragen. Das ist genau, schnell
        und gleichmäßig. Sie kann auch Ihre eigene Handschrift: Schreiben Sie den Text mit einem schwarzen Stift auf
        weißes Papier, wir nehmen ihn ab.</p>
        <p>Von Hand stechen wir, wo die Linie leben soll: bei Monogrammen, Ranken, Wappen, und bei Ringen, die schon
        einmal graviert waren und eine zweite Zeile bekommen. Mit Laser arbeiten wir nicht. Er brennt dunkel, und das
        Dunkle trägt sich ab.</p>
        <h2>Was man schreibt</h2>
        <p>Name und Datum sind die Regel, und sie sind eine gute. Das Datum bitte so, wie Sie es sprechen: 17. Mai ist
        schöner als 17.05. Aus den vergangenen Jahren sind uns außerdem in Erinnerung: die Koordinaten einer Bank am
        Kanal, ein Takt aus einem Lied und das Wort „trotzdem“.</p>
        <h2>Was man beachten sollte</h2>
        <ul><li>Bis 25 Zeichen in einen Ring der Größe 54, wenn die Schrift lesbar bleiben soll.</li>
        <li>Serifen brauchen Höhe: unter 1,5 Millimetern lieber ohne.</li>
        <li>Erst die Größe prüfen, dann gravieren. Jede spätere Änderung dehnt die Buchstaben.</li>
        <li>Für gravierte Stücke gilt kein Widerrufsrecht. Deshalb zeigen wir vorher einen Abzug.</li></ul>`,
      en: `<p>A graver is a piece of hardened steel as long as a hand, ground to a point. You do not push it, you turn
        the work towards it. What it takes away is a shaving thinner than a hair; what it leaves are two flanks that
        return the light differently. That is why hand engraving sparkles and can still be read after fifty years.</p>
        <h2>Hand or machine</h2>
        <p>Our machine guides a diamond that draws the line without removing metal. It is exact, quick and even. It
        can also do your own handwriting: write the text with a black pen on white paper, and we copy it.</p>
        <p>We cut by hand where the line should live: monograms, scrolls, coats of arms, and rings that have been
        engraved before and are given a second line. We do not work with lasers. A laser burns dark, and the dark
        wears off.</p>
        <h2>What to write</h2>
        <p>Name and date are the rule, and a good one. Write the date as you would say it: 17 May is nicer than 17/05.
        From recent years we also remember the coordinates of a bench by the canal, a bar from a song and the word
        “nevertheless”.</p>
        <h2>What to keep in mind</h2>
        <ul><li>Up to 25 characters in a ring of size 54 if the letters are to stay legible.</li>
        <li>Serifs need height: below 1.5 millimetres better without.</li>
        <li>Check the size first, then engrave. Every later alteration stretches the letters.</li>
        <li>There is no right of withdrawal for engraved pieces. That is why we show you a proof.</li></ul>`,
      fr: `<p>Le burin est un morceau d'acier trempé, long comme une main, affûté en pointe. On ne le pousse pas, on
        tourne l'ouvrage vers lui. Ce qu'il enlève est un copeau plus fin qu'un cheveu ; ce qu'il laisse, deux flancs
        qui renvoient la lumière autrement. C'est pourquoi une gravure à la main scintille et se lit encore après
        cinquante ans.</p>
        <h2>La main ou la machine</h2>
        <p>Notre machine guide un diamant qui trace la ligne sans enlever de métal. C'est précis, rapide et régulier.
        Elle sait aussi reproduire votre écriture : écrivez le texte au stylo noir sur papier blanc, nous le
        relevons.</p>
        <p>Nous gravons à la main là où la ligne doit vivre : monogrammes, rinceaux, armoiries, et bagues déjà gravées
        qui reçoivent une seconde ligne. Nous ne travaillons pas au laser. Il brûle en noir, et le noir s'use.</p>
        <h2>Ce que l'on écrit</h2>
        <p>Nom et date sont la règle, et elle est bonne. Écrivez la date comme vous la dites : 17 mai est plus beau
        que 17/05. De ces dernières années, nous retenons aussi les coordonnées d'un banc au bord du canal, une mesure
        d'une chanson et le mot « malgré tout ».</p>
        <h2>Ce qu'il faut savoir</h2>
        <ul><li>Jusqu'à 25 signes dans une bague de taille 54, si l'écriture doit rester lisible.</li>
        <li>Les empattements veulent de la hauteur : sous 1,5 millimètre, mieux vaut s'en passer.</li>
        <li>D'abord vérifier la taille, ensuite graver. Toute modification étire les lettres.</li>
        <li>Une pièce gravée ne donne pas droit à rétractation. C'est pourquoi nous montrons une épreuve.</li></ul>`,
    }),
    picture('article-6', {
      de: {
        caption: 'Poliert wird vor dem Gravieren, danach nur noch abgewischt',
      },
      en: { caption: 'We polish before engraving; afterwards a piece is only wiped' },
      fr: { caption: 'On polit avant de graver ; ensuite, on essuie seulement' },
    }),
    quote({
      de: {
        quote: 'Beim Gravieren gibt es kein Zurück. Man gewöhnt sich daran, vorher zweimal zu lesen.',
        source: 'Johanna Vierlinden',
      },
      en: { quote: 'In engraving there is no way back. One gets used to reading twice.', source: 'Johanna Vierlinden' },
      fr: {
        quote: "En gravure, on ne revient pas en arrière. On s'habitue à relire deux fois.",
        source: 'Johanna Vierlinden',
      },
    }),
  ],
);

export const history = article(
  { id: 6, scene: 'history', author: 'Johanna und Matthias Vierlinden', published: '2026-10-07' },
  {
    de: {
      slug: 'ein-haus-drei-generationen',
      title: 'Ein Haus, drei Generationen',
      lead: `Am 4. Mai 1931 schrieb Heinrich Vierlinden den ersten Auftrag in sein Buch: Wecker, Feder gebrochen. Das
        Buch gibt es noch.`,
      seo_title: 'Die Geschichte des Hauses Vierlinden',
      seo_description: `Von der Uhrmacherwerkstatt in der Brückengasse 1931 bis heute: die Geschichte des Juweliers
        Vierlinden in Altenbruck, erzählt von den Enkeln.`,
    },
    en: {
      slug: 'one-house-three-generations',
      title: 'One house, three generations',
      lead: `On 4 May 1931 Heinrich Vierlinden entered his first order: alarm clock, spring broken. The book still
        exists.`,
      seo_title: 'The history of the Vierlinden house',
      seo_description: `From the watchmaker's workshop in the Brückengasse in 1931 to the present day: the history of
        Vierlinden in Altenbruck, told by the grandchildren.`,
    },
    fr: {
      slug: 'une-maison-trois-generations',
      title: 'Une maison, trois générations',
      lead: `Le 4 mai 1931, Heinrich Vierlinden inscrit sa première commande : réveil, ressort cassé. Le registre
        existe toujours.`,
      seo_title: "L'histoire de la maison Vierlinden",
      seo_description: `De l'atelier d'horloger de la Brückengasse en 1931 à nos jours : l'histoire de la maison
        Vierlinden à Altenbruck, racontée par les petits-enfants.`,
    },
  },
  [
    richText({
      de: `<p>Unser Großvater war siebenundzwanzig, als er in der Brückengasse ein Zimmer mit Nordlicht mietete und
        ein Schild hinaushängte. 1931 war kein gutes Jahr, um anzufangen. Neue Uhren kaufte niemand, also reparierte
        er: Wecker, Taschenuhren, Nähmaschinen und
        <a href="/fahrraeder">Fahrräder</a>. Sein erster Eintrag im Auftragsbuch bringt eine Mark zwanzig.</p>
        <p>Von 1941 bis 1946 blieb die Werkstatt geschlossen. Danach fehlte es an allem, vor allem an Federn. Heinrich
        drehte sich Ersatzteile aus Fahrradspeichen und zog jeden Montag um sieben die Rathausuhr auf. Das tut bis
        heute einer von uns.</p>
        <h2>1952: Lindenstraße 12</h2>
        <p>Der Laden in der Lindenstraße war vorher eine Eisenhandlung. Geblieben sind die Schubladen, über hundert,
        in denen heute Perlen, Bänder und Federstege liegen. Die Werkstatt blieb, wo sie war, in der Brückengasse,
        drei Minuten entfernt.</p>
        <h2>1968: Walter und Ingrid</h2>
        <p>Unser Vater Walter übernahm, und mit unserer Mutter Ingrid kam ein zweites Werkbrett ins Haus: Sie war
        Goldschmiedin. Gold war in der DDR zugeteilt. Wer Trauringe wollte, brachte mit, was die Familie hatte, eine
        zerrissene Kette oder die Ringe der Großeltern. Daraus wurden neue. Dass wir heute wieder nur mit <a
        href="/nachhaltigkeit">Gold aus Rückgewinnung</a> arbeiten, hat also eine Vorgeschichte.</p>
        <h2>2004: die dritte Generation</h2>
        <p>Wir haben beide anderswo gelernt und sind beide wiedergekommen, Johanna als Goldschmiedemeisterin, Matthias
        als Uhrmachermeister. Seit 2014 ist die Remise im Hof wieder offen. Heute sind wir zu sechst: zwei Gesellinnen
        an den Werkbrettern, eine Augenoptikermeisterin, eine Kollegin, die Laden und Remise zusammenhält, und wir.</p>
        <p>Das erste Auftragsbuch liegt im Laden unter Glas. Wer einen Vierlinden-Abholschein von früher hat, darf ihn
        mitbringen. Der älteste bisher war von 1938. Die Uhr war noch da.</p>`,
      en: `<p>Our grandfather was twenty-seven when he rented a room with north light in the Brückengasse and put up a
        sign. 1931 was not a good year to begin. Nobody bought new watches, so he repaired: alarm clocks, pocket
        watches, sewing machines and <a href="/fahrraeder">bicycles</a>. The first entry in his order book earned him
        one mark twenty.</p>
        <p>From 1941 to 1946 the workshop was closed. Afterwards everything was lacking, springs above all. Heinrich
        turned spare parts from bicycle spokes and wound the town-hall clock every Monday at seven. One of us does so
        to this day.</p>
        <h2>1952: Lindenstraße 12</h2>
        <p>The shop in Lindenstraße had been an ironmonger's. The drawers remain, more than a hundred of them, which
        now hold pearls, straps and spring bars. The workshop stayed where it was, in the Brückengasse, three minutes
        away.</p>
        <h2>1968: Walter and Ingrid</h2>
        <p>Our father Walter took over, and with our mother Ingrid a second bench came into the house: she was a
        goldsmith. In the GDR gold was rationed. Couples who wanted wedding rings brought what the family had, a
        broken chain or the grandparents' rings, and new ones were made of it. So there is a history to our working
        only with <a href="/nachhaltigkeit">recycled gold</a> again today.</p>
        <h2>2004: the third generation</h2>
        <p>We both trained elsewhere and both came back, Johanna as a master goldsmith, Matthias as a master
        watchmaker. Since 2014 the coach house in the courtyard has been open again. Today there are six of us: two
        journeywomen at the benches, a master optician, a colleague who holds shop and coach house together, and the
        two of us.</p>
        <p>The first order book lies under glass in the shop. If you have an old Vierlinden collection slip, do bring
        it. The oldest so far was from 1938. The watch was still here.</p>`,
      fr: `<p>Notre grand-père avait vingt-sept ans quand il loua une pièce au nord dans la Brückengasse et accrocha
        une enseigne. 1931 n'était pas une bonne année pour commencer. Personne n'achetait de montres, alors il
        réparait : réveils, montres de poche, machines à coudre et vélos. La première ligne de son registre lui
        rapporta un mark vingt.</p>
        <p>De 1941 à 1946, l'atelier resta fermé. Ensuite tout manquait, surtout les ressorts. Heinrich tournait des
        pièces dans des rayons de vélo et remontait chaque lundi à sept heures l'horloge de la mairie. L'un de nous le
        fait encore.</p>
        <h2>1952 : Lindenstraße 12</h2>
        <p>La boutique de la Lindenstraße était auparavant une quincaillerie. Il en reste les tiroirs, plus de cent,
        où logent aujourd'hui perles, bracelets et barrettes. L'atelier demeura où il était, dans la Brückengasse, à
        trois minutes.</p>
        <h2>1968 : Walter et Ingrid</h2>
        <p>Notre père Walter prit la suite, et avec notre mère Ingrid un second établi entra dans la maison : elle
        était bijoutière. En RDA, l'or était rationné. Qui voulait des alliances apportait ce que possédait la
        famille, une chaîne rompue ou les anneaux des grands-parents, et l'on en faisait de nouvelles. Si nous ne
        travaillons aujourd'hui qu'avec de <a href="/nachhaltigkeit">l'or recyclé</a>, cela vient de loin.</p>
        <h2>2004 : la troisième génération</h2>
        <p>Nous avons tous deux appris ailleurs et sommes tous deux revenus, Johanna maître bijoutière, Matthias
        maître horloger. Depuis 2014, la remise de la cour est de nouveau ouverte. Aujourd'hui nous sommes six : deux
        compagnonnes aux établis, une maître opticienne, une collègue qui tient ensemble la boutique et la remise, et
        nous.</p>
        <p>Le premier registre est sous verre dans la boutique. Si vous possédez un ancien bon de retrait Vierlinden,
        apportez-le. Le plus ancien, à ce jour, datait de 1938. La montre était encore là.</p>`,
    }),
    textPicture(
      { scene: 'history-door', side: 'left', path: 'kontakt' },
      {
        de: {
          heading: 'Dieselbe Tür',
          content: '<p>Die Klinke ist von 1952. Sie steht ein wenig tief, damit Kinder sie erreichen.</p>',
          link_label: 'Vorbeikommen',
        },
        en: {
          heading: 'The same door',
          content: '<p>The handle dates from 1952. It sits a little low, so that children can reach it.</p>',
          link_label: 'Come by',
        },
        fr: {
          heading: 'La même porte',
          content: "<p>La poignée date de 1952. Elle est un peu basse, pour que les enfants l'atteignent.</p>",
          link_label: 'Passer nous voir',
        },
      },
    ),
  ],
);
