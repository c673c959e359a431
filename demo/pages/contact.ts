import { branches, callToAction, openingHours, richText, teasers, textPicture } from './blocks.ts';
import { page } from './page.ts';

export const contact = page(
  { id: 2, key: 'contact', scene: 'shop-front' },
  {
    de: {
      title: 'Kontakt',
      lead: 'Rufen Sie an, schreiben Sie, oder kommen Sie vorbei. Auf Nachrichten antworten wir am nächsten Werktag.',
      seo_title: 'Kontakt und Anfahrt',
      seo_description: `Juwelier Vierlinden, Lindenstraße 12 in Altenbruck: Telefon, Nachricht an die Werkstatt,
        Öffnungszeiten und der Weg zu uns.`,
    },
    en: {
      title: 'Contact',
      lead: 'Call, write, or come by. We answer messages on the next working day.',
      seo_title: 'Contact and directions',
      seo_description: `Vierlinden, jewellers at Lindenstraße 12 in Altenbruck: telephone, a message to the workshop,
        opening hours and how to get here.`,
    },
    fr: {
      title: 'Contact',
      lead: 'Appelez, écrivez ou passez nous voir. Nous répondons aux messages le jour ouvré suivant.',
      seo_title: 'Contact et accès',
      seo_description: `Vierlinden, joaillier au 12 de la Lindenstraße à Altenbruck : téléphone, message à l'atelier,
        heures d'ouverture et plan d'accès.`,
    },
  },
  [
    textPicture(
      { scene: 'map', side: 'right' },
      {
        de: {
          heading: 'Der Weg zu uns',
          content: `<p><strong>Mit der Bahn:</strong> vom Bahnhof Altenbruck geradeaus durch die Lindenstraße, sieben
            Minuten zu Fuß.</p>
            <p><strong>Mit dem Bus:</strong> Haltestelle Marktplatz, von dort sind es hundert Meter.</p>
            <p><strong>Mit dem Auto:</strong> Parkplatz Am Wall, die ersten dreißig Minuten kosten nichts. Ein
            Stellplatz für Gäste mit Gehbehinderung liegt im Hof, bitte klingeln.</p>
            <p><strong>Mit dem Rad:</strong> Bügel stehen vor dem Schaufenster, eine Luftpumpe gibt es an der
            Kasse.</p>`,
        },
        en: {
          heading: 'Getting here',
          content: `<p><strong>By train:</strong> from Altenbruck station straight along Lindenstraße, seven minutes
            on foot.</p>
            <p><strong>By bus:</strong> stop Marktplatz, a hundred metres away.</p>
            <p><strong>By car:</strong> car park Am Wall, the first thirty minutes are free. A space for guests with
            limited mobility is in the courtyard; please ring the bell.</p>
            <p><strong>By bicycle:</strong> there are stands in front of the window and a pump at the till.</p>`,
        },
        fr: {
          heading: 'Venir chez nous',
          content: `<p><strong>En train :</strong> depuis la gare d'Altenbruck, tout droit dans la Lindenstraße, sept
            minutes à pied.</p>
            <p><strong>En bus :</strong> arrêt Marktplatz, à cent mètres.</p>
            <p><strong>En voiture :</strong> parking Am Wall, les trente premières minutes sont gratuites. Une place
            pour les personnes à mobilité réduite se trouve dans la cour ; sonnez, nous ouvrons.</p>
            <p><strong>À vélo :</strong> des arceaux devant la vitrine et une pompe à la caisse.</p>`,
        },
      },
    ),
    branches({
      de: { heading: 'Laden und Werkstatt' },
      en: { heading: 'Shop and workshop' },
      fr: { heading: 'Boutique et atelier' },
    }),
    callToAction(
      { path: 'terminvereinbarung', appearance: 'plain' },
      {
        de: {
          heading: 'Lieber in Ruhe?',
          content: `<p>Für Trauringe, Umarbeitungen und Erbschmuck nehmen wir uns gern eine Stunde. Mit Termin sitzt
            niemand hinter Ihnen in der Schlange.</p>`,
          label: 'Termin vereinbaren',
        },
        en: {
          heading: 'Rather in peace and quiet?',
          content: `<p>For wedding rings, remodelling and inherited jewellery we like to set aside an hour. With an
            appointment nobody is queuing behind you.</p>`,
          label: 'Make an appointment',
        },
        fr: {
          heading: 'Plutôt au calme ?',
          content: `<p>Pour des alliances, une transformation ou un bijou de famille, nous prenons volontiers une
            heure. Sur rendez-vous, personne n'attend derrière vous.</p>`,
          label: 'Prendre rendez-vous',
        },
      },
    ),
  ],
);

export const thanks = page(
  { id: 3, key: 'thanks', scene: 'thanks' },
  {
    de: {
      title: 'Vielen Dank für Ihre Nachricht',
      lead: 'Sie liegt jetzt bei uns. Wir antworten am nächsten Werktag, meistens früher.',
      seo_title: 'Danke',
      seo_description: 'Ihre Nachricht ist bei Juwelier Vierlinden angekommen. So geht es weiter.',
    },
    en: {
      title: 'Thank you for your message',
      lead: 'It has reached us. We answer on the next working day, often sooner.',
      seo_title: 'Thank you',
      seo_description: 'Your message has reached Vierlinden, jewellers in Altenbruck. This is what happens next.',
    },
    fr: {
      title: 'Merci pour votre message',
      lead: 'Il nous est bien parvenu. Nous répondons le jour ouvré suivant, souvent plus tôt.',
      seo_title: 'Merci',
      seo_description: 'Votre message est bien arrivé chez Vierlinden, joaillier à Altenbruck. Voici la suite.',
    },
  },
  [
    richText({
      de: `<h2>Wie es weitergeht</h2>
        <ol><li>Wir lesen jede Nachricht selbst und geben sie an den passenden Werktisch weiter.</li>
        <li>Sie hören von uns per E-Mail, oder am Telefon, wenn sich etwas leichter besprechen lässt.</li>
        <li>Falls nach zwei Werktagen noch nichts da ist, sehen Sie bitte im Spam-Ordner nach oder rufen Sie uns
        an.</li></ol>`,
      en: `<h2>What happens next</h2>
        <ol><li>We read every message ourselves and pass it to the right bench.</li>
        <li>You hear from us by e-mail, or by telephone where that makes things easier.</li>
        <li>If nothing has arrived after two working days, please look into your spam folder or give us a
        call.</li></ol>`,
      fr: `<h2>La suite</h2>
        <ol><li>Nous lisons chaque message nous-mêmes et le confions à l'établi concerné.</li>
        <li>Vous recevez notre réponse par e-mail, ou par téléphone quand c'est plus simple.</li>
        <li>Si rien n'est arrivé après deux jours ouvrés, regardez dans vos indésirables ou appelez-nous.</li></ol>`,
    }),
    openingHours({
      de: { heading: 'Wann Sie uns erreichen' },
      en: { heading: 'When you can reach us' },
      fr: { heading: 'Quand nous joindre' },
    }),
    teasers(
      {
        de: { heading: 'Bis dahin' },
        en: { heading: 'In the meantime' },
        fr: { heading: "D'ici là" },
      },
      [
        {
          scene: 'thanks-insights',
          path: 'einblicke',
          words: {
            de: {
              title: 'Einblicke',
              text: 'Aufsätze vom Werktisch: Ringgrößen, Perlen, Revision, Legierungen.',
              label: 'Lesen',
            },
            en: {
              title: 'Insights',
              text: 'Notes from the bench: ring sizes, pearls, servicing, alloys.',
              label: 'Read',
            },
            fr: {
              title: 'Regards',
              text: "Notes d'établi : tailles de bague, perles, révision, alliages.",
              label: 'Lire',
            },
          },
        },
        {
          scene: 'thanks-materials',
          path: 'materialkunde',
          words: {
            de: {
              title: 'Materialkunde',
              text: 'Was 585 bedeutet und warum Weißgold nicht weiß ist.',
              label: 'Nachschlagen',
            },
            en: {
              title: 'Materials',
              text: 'What 585 means, and why white gold is not white.',
              label: 'Look it up',
            },
            fr: {
              title: 'Matériaux',
              text: "Ce que veut dire 585 et pourquoi l'or blanc n'est pas blanc.",
              label: 'Consulter',
            },
          },
        },
      ],
    ),
  ],
);
