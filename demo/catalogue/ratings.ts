import type { Language } from './words.ts';

type Note = 'pending' | 'rejected' | 'unverified';

/** Published and from a verified purchase, unless a note says otherwise. */
type Rating = readonly [
  stars: 1 | 2 | 3 | 4 | 5,
  name: string,
  language: Language,
  title: string,
  comment: string,
  note?: Note,
];

/** By the product's slug. */
export const ratings: Record<string, Rating[]> = {
  'vierlinden-winterlinde-38': [
    [
      5,
      'Renate K.',
      'de',
      'Zum Ruhestand',
      'Mein Mann trägt sie seit März jeden Tag. Herr Vierlinden hat uns die Uhr vor der Abgabe auf der Zeitwaage gezeigt.',
    ],
    [5, 'Oliver T.', 'de', 'Handwerk', 'Plus zwei Sekunden am Tag, nach vier Monaten. Mehr muss man nicht sagen.'],
    [4, 'Julien M.', 'fr', 'Très belle', 'Cadran magnifique, le bracelet un peu raide les premières semaines.'],
  ],
  'vierlinden-sommerlinde-36': [
    [
      5,
      'Greta L.',
      'de',
      'Das Grün',
      'Im Laden sah es fast schwarz aus, draußen ist es ein richtiges Blattgrün. Ich schaue öfter auf die Uhr als nötig.',
    ],
    [
      5,
      'Thomas W.',
      'en',
      'Worth the trip',
      'We drove two hours to collect it and were shown the workshop. The dial is even better than in the pictures.',
    ],
  ],
  'falkenrieth-terzel-39': [
    [
      5,
      'Henrik S.',
      'de',
      'Endlich nicht zu groß',
      'Ich habe schmale Handgelenke und lange gesucht. Sitzt perfekt, auch unter dem Hemd.',
    ],
    [
      5,
      'Paul B.',
      'de',
      'Täglicher Begleiter',
      'Garten, Büro, Fahrrad. Läuft und läuft, etwa vier Sekunden vor am Tag.',
    ],
    [4, 'Marc D.', 'fr', 'Lisible', "On lit l'heure d'un coup d'œil. J'aurais aimé une date."],
    [5, 'Emma H.', 'en', 'His and mine', 'Bought for my husband, worn by me. No regrets.'],
    [
      3,
      'Uwe F.',
      'de',
      'Band',
      'Die Uhr ist sehr gut, das Band hat anfangs etwas abgefärbt. Wurde anstandslos getauscht.',
    ],
  ],
  'falkenrieth-terzel-chronograph': [
    [
      5,
      'Stefan R.',
      'de',
      'Beim Segelfliegen erprobt',
      'Die Drücker lassen sich wirklich mit Handschuhen bedienen. Selten, dass eine Beschreibung so stimmt.',
    ],
    [
      4,
      'Dirk A.',
      'de',
      'Etwas hoch',
      'Baut etwas hoch, passt aber noch unter die Jacke. Der Stoppmechanismus rastet schön.',
    ],
  ],
  'falkenrieth-ansitz-38': [
    [5, 'Johannes P.', 'de', 'Ruhe am Handgelenk', 'Das Aufziehen am Morgen ist zu einem kleinen Ritual geworden.'],
    [
      5,
      'Claire V.',
      'fr',
      'Cadeau réussi',
      "Offerte à mon père pour ses soixante-dix ans, gravée au dos. L'emballage était aussi soigné que la montre.",
    ],
    [4, 'Nils G.', 'de', 'Schön schlicht', 'Könnte für meinen Geschmack ein Millimeter größer sein, sonst tadellos.'],
  ],
  'falkenrieth-horst-40': [
    [
      5,
      'Ralf M.',
      'de',
      'Grün, aber wie',
      'Bei Kunstlicht dunkel, in der Sonne leuchtend. Das Lederband in derselben Farbe ist gut getroffen.',
    ],
    [
      4,
      'Victoria S.',
      'en',
      'Lovely case',
      'The cushion shape is very comfortable. The date window is small, but so is my wish to know it.',
    ],
  ],
  'falkenrieth-schwinge-36': [
    [5, 'Katrin J.', 'de', 'Federleicht', 'Man vergisst sie wirklich. Nach der Gartenarbeit keine einzige Schramme.'],
    [5, 'Ben O.', 'de', 'Für Allergiker', 'Titan, kein Ausschlag, fertig.'],
    [4, 'Sandra E.', 'de', 'Gut', 'Das Textilband dürfte etwas länger sein.', 'unverified'],
  ],
  'falkenrieth-federspiel-34': [
    [
      5,
      'Hanna Z.',
      'de',
      'Meine erste Automatik',
      'Geduldig erklärt bekommen, warum sie stehen bleibt, wenn ich sie nicht trage. Jetzt trage ich sie immer.',
    ],
    [5, 'Isabelle R.', 'fr', 'Discrète', 'Petite, sobre, précise. Livrée en trois jours.'],
  ],
  'aubrelle-aubade-30': [
    [
      5,
      'Monika D.',
      'de',
      'Wie beschrieben',
      'Das cremige Zifferblatt ist sehr schön, die Ziffern kann ich ohne Brille lesen.',
    ],
    [4, 'Lucie P.', 'fr', 'Élégante', "Très jolie au poignet. Le cuir s'assouplit vite."],
    [
      2,
      'Petra N.',
      'de',
      'Zu zart für mich',
      'Gut gemacht, aber am Handgelenk doch sehr klein. Rückgabe war unkompliziert.',
    ],
  ],
  'aubrelle-aurore-31': [
    [5, 'Sophie B.', 'fr', 'La nacre', "La lumière change sur le cadran toute la journée. Je ne m'en lasse pas."],
    [
      4,
      'Jutta H.',
      'de',
      'Schönes Geschenk',
      'Meine Tochter freut sich. Milanaiseband musste gekürzt werden, wurde im Laden sofort gemacht.',
    ],
  ],
  'aubrelle-matine-34': [
    [5, 'Fabian K.', 'de', 'Bahnhofsuhr', 'Genau das, was ich wollte: ablesbar, flach, bezahlbar.'],
    [5, 'Anne C.', 'en', 'Simple pleasure', 'Clear, quiet and exactly the right size.'],
    [
      4,
      'Mathieu G.',
      'fr',
      'Bonne montre',
      'Rien à redire, sinon que le bracelet marine est plus foncé que sur la photo.',
    ],
  ],
  'aubrelle-midi-36': [
    [4, 'Sigrid W.', 'de', 'Ungewöhnliche Form', 'Wird oft darauf angesprochen. Liegt angenehm flach auf.'],
  ],
  'aubrelle-serenade-lune': [
    [5, 'Elena F.', 'de', 'Der Mond', 'Ich stelle ihn selbst und vergleiche abends am Fenster. Kindlich, aber schön.'],
    [5, 'Camille T.', 'fr', 'Poétique', 'Une montre qui donne envie de regarder le ciel.'],
  ],
  'aubrelle-claire-28': [
    [5, 'Birgit S.', 'de', 'Zum Jubiläum', 'Funkelt, ohne zu schreien. Die Beratung am Telefon war ausgezeichnet.'],
  ],
  'corvenay-petite-seconde-37': [
    [
      5,
      'Albrecht v. H.',
      'de',
      'Eine fürs Leben',
      'Nach Jahren des Überlegens gekauft. Man hat mir im Laden eine Stunde Zeit gelassen.',
    ],
    [5, 'William R.', 'en', 'Quiet perfection', 'Nothing to add, nothing to take away.'],
  ],
  'corvenay-quantieme-39': [
    [
      5,
      'Christoph L.',
      'de',
      'Der Datumssprung',
      'Ich bin einmal bis Mitternacht aufgeblieben, um ihn zu sehen. Lohnt sich.',
    ],
    [4, 'Étienne V.', 'fr', 'Superbe finition', 'Le bracelet acier est une merveille. Prix en conséquence.'],
  ],
  'corvenay-deux-fuseaux-41': [
    [
      5,
      'Markus Ö.',
      'de',
      'Für Vielflieger',
      'Stunde vor, Stunde zurück, fertig. Und das Lachs passt erstaunlicherweise zu allem.',
    ],
  ],
  'wexcombe-sounding-300': [
    [
      5,
      'Lars P.',
      'de',
      'Mit auf Tauchgang',
      'Dreißig Tauchgänge in der Ostsee, völlig dicht. Die Lünette greift auch mit Handschuhen.',
    ],
    [
      5,
      'Gareth W.',
      'en',
      'Proper tool',
      'The pressure figure for my own watch is written in the booklet by hand. I like that.',
    ],
    [4, 'Timo S.', 'de', 'Schwer', 'Man merkt sie. Dafür unzerstörbar.'],
    [1, 'Anonym', 'de', 'Schlecht', 'Kaufen Sie lieber woanders, dort ist alles billiger!!!', 'rejected'],
  ],
  'wexcombe-leadline-38': [
    [
      5,
      'Nora B.',
      'de',
      'Endlich eine Taucheruhr in meiner Größe',
      'Weiß, klar, robust. Im Schwimmbad ständig gefragt worden, woher sie ist.',
    ],
    [4, 'Ruth M.', 'en', 'Very good', 'Sensible size. The textile strap takes a while to dry.'],
  ],
  'wexcombe-halyard-40': [
    [5, 'Jan-Ole T.', 'de', 'Seglerband', 'Das Band trocknet wirklich schnell. Die Uhr dazu ist auch gut.'],
    [4, 'Kai W.', 'de', 'Solide', 'Genau und robust. Das Datum ist recht klein.'],
    [5, 'Hugo L.', 'fr', 'Sans souci', 'Un an en mer, aucune trace.'],
  ],
  'wexcombe-estuary-36': [[4, 'Philipp N.', 'de', 'Charme', 'Sieht aus wie von meinem Großvater, geht aber genauer.']],
  'klitmark-klit-36': [
    [
      5,
      'Lena M.',
      'de',
      'So schlicht wie auf dem Bild',
      'Leicht, leise, passt zu allem. Das Band konnte ich selbst einstellen.',
    ],
    [5, 'Frederik A.', 'de', 'Gefällt', 'Für das Geld sehr sauber gemacht.'],
    [4, 'Charlotte D.', 'fr', 'Minimaliste', "Très jolie. Il n'y a pas de secondes, il faut le savoir."],
    [3, 'Gisela T.', 'de', 'Schwer abzulesen', 'Bei Dämmerung sehe ich die Zeiger kaum. Sonst hübsch.'],
    [5, 'Amy P.', 'en', 'Second one', 'I gave the first to my sister and had to order another.'],
  ],
  'klitmark-lyng-32': [
    [5, 'Svenja R.', 'de', 'Zum Abitur', 'Für unsere Tochter. Sie hat sie seither nicht abgelegt.'],
    [4, 'Manon G.', 'fr', 'Délicate', "La dorure est d'un joli ton, ni trop rose ni trop jaune."],
  ],
  'klitmark-taage-38': [
    [5, 'Holger B.', 'de', 'Nie mehr Batterie', 'Liegt nachts neben der Lampe, das reicht.'],
    [4, 'Ida K.', 'de', 'Das Grau', 'Wirklich wie Nebel. Ich hätte gern noch ein helles Band dazu.', 'pending'],
  ],
  'klitmark-eng-30': [
    [5, 'Marie S.', 'de', 'Klein und fein', 'Das Grün ist ungewöhnlich, im besten Sinn.'],
    [4, 'Olivia N.', 'en', 'Pretty', 'Smaller than I expected, but I have grown fond of it.'],
  ],
  'trauringe-ahorn': [
    [
      5,
      'Anna & Lukas',
      'de',
      'Genau unsere Ringe',
      'Wir wollten etwas Besonderes und sind beim Einfachsten geblieben. Die Gravur ist gestochen scharf.',
    ],
    [
      5,
      'Miriam F.',
      'de',
      'Zweimal angepasst',
      'Meine Weite stimmte erst beim zweiten Mal, das wurde ohne ein Wort geändert.',
    ],
    [4, 'Delphine & Marc', 'fr', 'Simples et justes', 'Confortables dès le premier jour. Le délai annoncé a été tenu.'],
    [
      5,
      'Claudia R.',
      'de',
      'Nach 25 Jahren',
      'Zur Silberhochzeit neue Ringe. Die alten wurden eingeschmolzen und sind mit drin.',
    ],
  ],
  'trauringe-birke': [
    [
      5,
      'Sarah & Tim',
      'de',
      'Die Oberfläche',
      'Eismatt ist unempfindlicher, als wir dachten. Nach einem Jahr sieht man kaum etwas.',
    ],
    [4, 'Rebecca L.', 'en', 'Beautiful finish', 'Took three weeks instead of two, but we were told in advance.'],
  ],
  'trauringe-eiche': [
    [
      5,
      'Jana & Moritz',
      'de',
      'Selbst mitgehämmert',
      'Wir durften die letzten Schläge selbst setzen. Das vergisst man nicht.',
    ],
    [5, 'Erik S.', 'de', 'Breit, aber bequem', 'Sieben Millimeter klingt viel, trägt sich aber gut.'],
  ],
  'trauringe-eibe': [[5, 'Dorothea W.', 'de', 'Platin', 'Schwer im besten Sinn. Man spürt, dass man verheiratet ist.']],
  'trauringe-fichte': [
    [
      5,
      'Maik H.',
      'de',
      'Für die Werkstatt',
      'Ich bin Schreiner und nehme ihn nie ab. Kratzer ja, aber das darf sein.',
    ],
    [
      4,
      'Tobias & Kim',
      'de',
      'Leicht',
      'Gute Ringe für wenig Geld. Schade, dass man sie nicht weiten kann, steht aber dabei.',
    ],
  ],
  'trauringe-linde': [
    [
      5,
      'Brigitte O.',
      'de',
      'Wie meine Mutter',
      'Meine Eltern haben 1962 denselben Ring hier gekauft. Das Buch mit dem Eintrag liegt noch im Laden.',
    ],
    [
      5,
      'Nicolas & Léa',
      'fr',
      'Un classique',
      'Accueil chaleureux, nous sommes venus de Strasbourg et cela valait le voyage.',
    ],
    [5, 'Hannah J.', 'en', 'Made with care', 'You can tell that someone thought about how the inside feels.'],
    [
      4,
      'Sven D.',
      'de',
      'Sehr schön',
      'Die Gravur hätte ein wenig größer sein dürfen, das lag aber an unserem langen Text.',
    ],
  ],
  'trauringe-kirsche': [
    [5, 'Vanessa C.', 'de', 'Rundum', 'Ein Stein nach dem anderen, und alle gleich. Bleibt nirgends hängen.'],
  ],
  'trauringe-hainbuche': [
    [5, 'Felix & Jonas', 'de', 'Zwei Farben', 'Wir konnten uns nicht einigen und mussten es auch nicht.'],
    [4, 'Agnès B.', 'fr', 'Belle idée', "Une alliance chacun dans sa couleur : c'est exactement nous.", 'pending'],
  ],
  'trauringe-schlehe': [
    [4, 'Nadine V.', 'de', 'Etwas anderes', 'Der dunkle Ring bekommt mit der Zeit helle Kanten. Uns gefällt das.'],
  ],
  'trauringe-hasel': [
    [5, 'Ulrike M.', 'de', 'Schmal', 'Passt gut neben den Verlobungsring.'],
    [5, 'Grace T.', 'en', 'Just right', 'Slim, warm and very comfortable.'],
  ],
  'verlobungsring-mira': [
    [
      5,
      'Dennis K.',
      'de',
      'Sie hat Ja gesagt',
      'Neutraler Karton, wie versprochen. Die Weite wurde danach kostenlos geändert.',
    ],
    [
      5,
      'Antoine P.',
      'fr',
      'Parfaite',
      'La pierre est plus vive que sur la photo. Merci pour la patience au téléphone.',
    ],
    [5, 'Sebastian L.', 'de', 'Gute Beratung', 'Ich hatte keine Ahnung und habe mich nicht dumm gefühlt.'],
    [4, 'Mark J.', 'en', 'Classic', 'Exactly what I had in mind. Delivery took a day longer than stated.'],
  ],
  'verlobungsring-maia': [
    [5, 'Jessica B.', 'de', 'Die Farbe', 'Morganit kannte ich nicht. Jetzt will ich nichts anderes mehr.'],
    [4, 'Noémie F.', 'fr', 'Douce', 'Une couleur très tendre, monture solide.'],
  ],
  'verlobungsring-spica': [
    [
      5,
      'Alexander H.',
      'de',
      'Herkunft geklärt',
      'Auf der Rechnung steht, aus welcher Mine der Saphir kommt. So soll es sein.',
    ],
  ],
  'verlobungsring-lyra': [
    [5, 'Patrick W.', 'de', 'Funkelt', 'Vor allem abends. Meine Verlobte ist begeistert.'],
    [4, 'Rachel O.', 'en', 'Sparkles', 'A little higher on the finger than I thought, yet lovely.'],
  ],
  'verlobungsring-zosma': [
    [5, 'Lea N.', 'de', 'Im Alltag', 'Ich arbeite als Krankenpflegerin, der Ring stört nie.'],
    [5, 'Simon A.', 'de', 'Klein, aber oho', 'Schlicht und trotzdem besonders.'],
  ],
  'verlobungsring-izar': [
    [4, 'Kerstin P.', 'de', 'Mutige Form', 'Der Stein schwebt wirklich. Vorher unbedingt messen lassen!'],
  ],
  'kette-lindenlaub': [
    [5, 'Hildegard S.', 'de', 'Ein Stück Altenbruck', 'Für meine Enkelin, die jetzt in Kanada lebt.'],
    [5, 'Emily C.', 'en', 'A keepsake', 'Bought on our holiday, worn every day since.'],
    [4, 'Pauline R.', 'fr', 'Finement travaillé', 'On voit les nervures de la feuille. Chaîne un peu fine.'],
  ],
  'kette-anemone': [
    [5, 'Carina D.', 'de', 'Mit Datum', 'Rückseite mit dem Geburtstag meines Sohnes. Sehr fein graviert.'],
    [
      3,
      'Tanja L.',
      'de',
      'Läuft an',
      'Nach zwei Monaten war das Silber dunkel. Mit dem Tuch aus dem Laden ging es wieder weg.',
    ],
  ],
  'kette-vergissmeinnicht': [
    [5, 'Melanie G.', 'de', 'Unser M', 'Zur Taufe des Patenkindes. Der Buchstabe ist schön gezeichnet.'],
    [5, 'Louise H.', 'fr', 'Mon initiale', 'Reçue en une semaine, même avec la gravure au dos.'],
    [4, 'Kate B.', 'en', 'Nice letter', 'I asked for a K and got a very elegant one.'],
  ],
  'perlenkette-maigloeckchen': [
    [5, 'Gudrun E.', 'de', 'Der Perlenpass', 'Zum ersten Mal weiß ich, woher meine Perlen kommen.'],
    [5, 'Margaux L.', 'fr', 'Lustre superbe', "Un orient magnifique, et le fermoir se manie d'une main."],
  ],
  'kette-ginster': [[4, 'Heiko R.', 'de', 'Klassisch', 'Fällt schön flach. Der Karabiner könnte größer sein.']],
  'armreif-schilf': [
    [5, 'Marlene A.', 'de', 'Drei davon', 'Klingen wirklich, wenn man sie zusammen trägt.'],
    [4, 'Jade M.', 'fr', 'Sobre', 'Bien choisir la taille, il faut passer la main.'],
  ],
  'sammelarmband-klee': [
    [5, 'Sabine W.', 'de', 'Sammelfieber', 'Angefangen mit zwei Beads, inzwischen sind es neun.'],
    [5, 'Lotte F.', 'de', 'Zur Kommunion', 'Meine Nichte ist stolz wie Oskar.'],
    [4, 'Poppy S.', 'en', 'Sweet', 'The clasp needs both hands.', 'unverified'],
  ],
  'ohrstecker-gaensebluemchen': [
    [5, 'Regina H.', 'de', 'Jeden Tag', 'Auch nachts, auch beim Schwimmen. Ich weiß, soll man nicht.'],
    [5, 'Chloé D.', 'fr', 'Mes préférées', 'Petites mais très lumineuses.'],
    [4, 'Ines K.', 'de', 'Verschluss', 'Sehr schöne Steine, die Stecker gehen am Anfang schwer.'],
  ],
  'creolen-ringelblume': [
    [5, 'Yvonne T.', 'de', 'Leicht', 'Man spürt sie nicht. Und sie gehen tatsächlich einhändig zu.'],
    [4, 'Daniela M.', 'de', 'Schöne Größe', 'Nicht zu groß, nicht zu klein.'],
  ],
  'perlstecker-christrose': [
    [5, 'Ingrid B.', 'de', 'Zeitlos', 'Gleich groß, gleicher Glanz. Mehr kann man nicht wollen.'],
  ],
  'siegelring-wappenlilie': [
    [
      5,
      'Konstantin S.',
      'de',
      'Handgestochen',
      'Der Abdruck im Siegellack ist gestochen scharf. Man sieht die Arbeit.',
    ],
    [5, 'Édouard B.', 'fr', 'Gravure à la main', "Un travail que l'on ne trouve presque plus."],
  ],
  'ring-distel': [[5, 'Friederike L.', 'de', 'Grün oder blau', 'Jeden Tag anders. Mein mutigster Kauf.', 'pending']],
  'bead-morgentau': [
    [5, 'Nele P.', 'de', 'Mit Luftblasen', 'Die Bläschen sieht man erst bei Sonne.'],
    [5, 'Rosie W.', 'en', 'Little wonder', 'No two alike, it is true: I have both.'],
    [4, 'Inès V.', 'fr', 'Jolie', 'Plus claire que sur mon écran, mais très jolie.'],
  ],
  'bead-blaue-stunde': [[5, 'Mareike S.', 'de', 'Tiefblau', 'Fast schwarz im Zimmer, draußen leuchtet sie.']],
  'anhaenger-hausschluessel': [
    [5, 'Bettina J.', 'de', 'Zum Einzug', 'Unsere Tochter hat sich mehr gefreut als über den echten Schlüssel.'],
    [4, 'Aurélie N.', 'fr', 'Belle idée de cadeau', 'Petit mais détaillé.'],
  ],
  'anhaenger-lindenblatt': [
    [5, 'Waltraud Z.', 'de', 'Andenken', 'Ich bin in Altenbruck aufgewachsen. Danke für dieses Blatt.'],
  ],
  'uhrenband-kernleder-cognac': [
    [5, 'Rüdiger V.', 'de', 'Das beste Band', 'Steif am Anfang, nach drei Wochen wie ein alter Handschuh.'],
    [4, 'Alan M.', 'en', 'Ages well', 'Already darker after a month. Quick-release bars work well.'],
    [2, 'Yannik B.', 'de', 'Zu lang', 'Für mein Handgelenk leider zu lang, letztes Loch reicht nicht.'],
  ],
  'uhrenkasten-fuer-sechs': [
    [
      5,
      'Hartmut G.',
      'de',
      'Der Seufzer',
      'Der Deckel schließt genau so, wie es beschrieben ist. Ich mache ihn öfter auf und zu, als nötig wäre.',
    ],
    [4, 'Denise F.', 'fr', 'Belle ébénisterie', 'Très bien fini, un peu lourd à déplacer.'],
  ],
  'uhrenbeweger-eiche': [
    [4, 'Bernd L.', 'de', 'Leise', 'Steht im Schlafzimmer und stört nicht.'],
    [1, 'Casino Bonus', 'en', 'Best bonus here', 'Visit our page for the best bonus of the year.', 'rejected'],
  ],
  poliertuch: [
    [5, 'Edeltraud M.', 'de', 'Wirkt', 'Einmal darüber, und das Besteck meiner Mutter sieht aus wie neu.'],
    [5, 'Tom H.', 'en', 'Does the job', 'My old bracelet came back to life.'],
    [5, 'Mireille C.', 'fr', 'Efficace', "Je l'ai offert à toute la famille."],
    [4, 'Jochen A.', 'de', 'Gut', 'Tut, was es soll.', 'pending'],
  ],
  'manschettenknoepfe-linse': [
    [5, 'Maximilian O.', 'de', 'Zur Hochzeit', 'Mit den Initialen meines Vaters. Sehr saubere Arbeit.'],
  ],
  'schluesselring-messing': [
    [5, 'Kristina U.', 'de', 'Nie wieder abgebrochene Nägel', 'Der Schraubverschluss ist eine kleine Offenbarung.'],
    [4, 'Ewan D.', 'en', 'Solid', 'Heavy in the hand in a good way.', 'pending'],
  ],
};
