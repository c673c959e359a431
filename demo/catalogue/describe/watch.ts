import { alloyName, alloyWords, type MetalAlloy } from '../alloys.ts';
import { attributeVocabulary } from '../attribute-vocabulary.ts';
import type { Movement, WatchNote } from '../product-note.ts';
import { numberWords, type Words } from '../words.ts';
import { choose, factLine, html, measure, paragraph } from './prose.ts';
import { capitalised } from './stones.ts';
import { cases, complications, dials, hands, indices, numerals, straps, waterHints } from './watch-words.ts';

export function watchTeaser({ look, movement }: WatchNote, alloy: MetalAlloy): Words {
  return factLine(
    attributeVocabulary.movement.values[movement],
    alloyName(alloy),
    measure(numberWords(look.diameter), 'mm'),
  );
}

export function describeWatch(note: WatchNote, alloy: MetalAlloy, slug: string): Words {
  const { look, says, movement, runs } = note;
  return html(
    paragraph(says, caseAndDial(note, alloy, slug)),
    paragraph(
      runsOn(movement, runs, slug),
      look.complication && complications[look.complication],
      glassAndStrap(note),
      handover(note, slug),
    ),
  );
}

function caseAndDial({ look }: WatchNote, alloy: MetalAlloy, slug: string): Words {
  const metal = alloyWords(alloy);
  const [shape, dial, marks, pointers] = [cases[look.case], dials[look.dial], indices[look.indices], hands[look.hands]];
  return choose<Words>(
    slug,
    [
      `${capitalised(shape)[0]} aus ${metal[0]} misst ${look.diameter} mm; auf dem ${dial[0]} stehen ${marks[0]}, darüber gehen ${pointers[0]}.`,
      `The ${shape[1]} in ${metal[1]} measures ${look.diameter} mm; the ${dial[1]} carries ${marks[1]} beneath ${pointers[1]}.`,
      `Le ${shape[2]} en ${metal[2]} mesure ${look.diameter} mm ; le ${dial[2]} porte ${marks[2]} sous ${pointers[2]}.`,
    ],
    [
      `Auf dem ${dial[0]} stehen ${marks[0]}, darüber gehen ${pointers[0]}; ${shape[0]} ist aus ${metal[0]} und misst ${look.diameter} mm.`,
      `${capitalised(marks)[1]} stand on the ${dial[1]} beneath ${pointers[1]}; the ${shape[1]} is of ${metal[1]} and measures ${look.diameter} mm.`,
      `Sur le ${dial[2]}, ${marks[2]} et ${pointers[2]} ; le ${shape[2]}, en ${metal[2]}, mesure ${look.diameter} mm.`,
    ],
  );
}

function runsOn(movement: Movement, runs: number, slug: string): Words {
  const span = numerals[runs] ?? numberWords(runs);
  switch (movement) {
    case 'automatic':
      return choose<Words>(
        `${slug} runs`,
        [
          `Das Automatikwerk zieht sich am Handgelenk selbst auf und läuft abgelegt noch ${runs} Stunden weiter.`,
          `The automatic movement winds itself on the wrist and, laid down, runs on for ${runs} hours.`,
          `Le mouvement automatique se remonte au poignet ; posé, il marche encore ${runs} heures.`,
        ],
        [
          `Innen arbeitet ein Automatikwerk mit ${runs} Stunden Gangreserve.`,
          `Inside works an automatic movement with a power reserve of ${runs} hours.`,
          `À l'intérieur bat un mouvement automatique, avec ${runs} heures de réserve de marche.`,
        ],
      );
    case 'manual':
      return choose<Words>(
        `${slug} runs`,
        [
          `Das Handaufzugswerk will täglich ein paar Umdrehungen der Krone; voll aufgezogen läuft es ${runs} Stunden.`,
          `The hand-wound movement asks for a few turns of the crown each day; fully wound, it runs for ${runs} hours.`,
          `Le mouvement à remontage manuel demande chaque jour quelques tours de couronne ; remonté à fond, il marche ${runs} heures.`,
        ],
        [
          `Aufgezogen wird von Hand, am besten morgens; die Feder reicht für ${runs} Stunden.`,
          `It is wound by hand, preferably in the morning; the mainspring lasts ${runs} hours.`,
          `Elle se remonte à la main, le matin de préférence ; le ressort tient ${runs} heures.`,
        ],
      );
    case 'quartz':
      return choose<Words>(
        `${slug} runs`,
        [
          `Das Quarzwerk geht auf wenige Sekunden im Monat genau; nach etwa ${span[0]} Jahren wechseln wir die Batterie, während Sie warten.`,
          `The quartz movement is true to a few seconds a month; after about ${span[1]} years we change the battery while you wait.`,
          `Le mouvement à quartz ne varie que de quelques secondes par mois ; au bout de ${span[2]} ans environ, nous changeons la pile pendant que vous patientez.`,
        ],
        [
          `Ein Quarzwerk hält die Zeit, ohne Aufmerksamkeit zu verlangen; die Batterie reicht etwa ${span[0]} Jahre.`,
          `A quartz movement keeps time without asking for attention; the battery lasts about ${span[1]} years.`,
          `Un mouvement à quartz donne l'heure sans réclamer d'attention ; la pile dure environ ${span[2]} ans.`,
        ],
      );
    case 'solar':
      return [
        `Das Solarwerk lädt sich an jedem Licht auf und läuft auch im Dunkeln ${span[0]} Monate weiter.`,
        `The solar movement charges in any light and runs on for ${span[1]} months even in the dark.`,
        `Le mouvement solaire se recharge à toute lumière et marche ${span[2]} mois même dans l'obscurité.`,
      ];
  }
}

function glassAndStrap({ look, bar }: WatchNote): Words {
  const [hint, strap] = [waterHints[bar], straps[look.strap]];
  return [
    `Das Saphirglas ist entspiegelt, das Gehäuse bis ${bar} bar wasserdicht; ${hint[0]}. Dazu gehört ${strap[0]}.`,
    `The sapphire crystal is anti-reflective, the case water resistant to ${bar} bar; ${hint[1]}. It comes on ${strap[1]}.`,
    `Le verre saphir est antireflet, le boîtier étanche à ${bar} bar ; ${hint[2]}. Elle est livrée sur ${strap[2]}.`,
  ];
}

function handover({ look, movement }: WatchNote, slug: string): Words {
  if (look.strap === 'bracelet' || look.strap === 'mesh')
    return [
      'Die Länge passen wir im Laden kostenlos an.',
      'We adjust the length in the shop free of charge.',
      'Nous ajustons la longueur en boutique, gracieusement.',
    ];
  if (movement === 'quartz' || movement === 'solar')
    return [
      'Auf Wunsch stellen wir sie vor dem Versand auf Ihre Zeitzone.',
      'If you wish, we set it to your time zone before it is sent.',
      "Sur demande, nous la réglons à votre fuseau avant l'envoi.",
    ];
  return choose<Words>(
    `${slug} handover`,
    [
      'Vor der Übergabe prüfen wir den Gang in sechs Lagen und legen das Protokoll bei.',
      'Before it is handed over we check its rate in six positions and enclose the record.',
      'Avant la remise, nous contrôlons sa marche dans six positions et joignons le relevé.',
    ],
    [
      'Matthias Vierlinden reguliert sie vor der Übergabe noch einmal auf unserer Zeitwaage.',
      'Matthias Vierlinden regulates it once more on our timing machine before it leaves the house.',
      "Matthias Vierlinden la règle une dernière fois au chronocomparateur avant qu'elle ne quitte la maison.",
    ],
  );
}
