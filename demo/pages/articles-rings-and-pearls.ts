import { callToAction, downloads, faq, quote, richText, textPicture } from './blocks.ts';
import { article } from './page.ts';

export const ringSizes = article(
  { id: 1, scene: 'ring-sizes', author: 'Johanna Vierlinden', published: '2026-02-11' },
  {
    de: {
      slug: 'die-richtige-ringgroesse',
      title: 'Die richtige Ringgröße',
      lead: `Ein halber Millimeter entscheidet, ob ein Ring getragen wird oder in der Schale liegt. So misst man
        richtig.`,
      seo_title: 'Die richtige Ringgröße messen',
      seo_description: `Ringgröße bestimmen: warum man abends misst, was breite Ringe ändern und wie Umfang und
        Durchmesser zusammenhängen. Mit Tabelle.`,
    },
    en: {
      slug: 'the-right-ring-size',
      title: 'The right ring size',
      lead: 'Half a millimetre decides whether a ring is worn or stays in the bowl. This is how to measure.',
      seo_title: 'How to find the right ring size',
      seo_description: `Finding your ring size: why one measures in the evening, what wide rings change and how
        circumference and diameter go together. With a table.`,
    },
    fr: {
      slug: 'la-bonne-taille-de-bague',
      title: 'La bonne taille de bague',
      lead: 'Un demi-millimètre décide si une bague se porte ou reste dans la coupelle. Voici comment mesurer.',
      seo_title: 'Trouver la bonne taille de bague',
      seo_description: `Trouver sa taille de bague : pourquoi mesurer le soir, ce que change un anneau large, comment
        tour et diamètre se correspondent.`,
    },
  },
  [
    richText({
      de: `<p>Ein Finger ist keine feste Größe. Am Morgen, nach einem Spaziergang im Winter oder nach einer salzigen
        Suppe misst er etwas anderes als am Abend. Über einen Tag macht das leicht eine halbe Größe aus. Deshalb
        messen wir am liebsten am späten Nachmittag, bei Zimmertemperatur, und fragen, ob Sie gerade die Treppe
        heraufgelaufen sind.</p>
        <p>Gemessen wird an der Hand, an der der Ring sitzen soll. Bei den meisten Menschen ist die Hand, mit der sie
        schreiben, um eine halbe bis ganze Größe kräftiger. Und gemessen wird zweimal: einmal über das Gelenk, einmal
        dort, wo der Ring zur Ruhe kommt. Ist das Gelenk deutlich breiter, wählen wir eine Größe dazwischen und runden
        die Innenseite, damit der Ring leichter darübergleitet.</p>
        <h2>Was die Zahl bedeutet</h2>
        <p>In Deutschland und Frankreich ist die Ringgröße der Innenumfang in Millimetern. Größe 54 hat also 54
        Millimeter Umfang. Wer lieber den Durchmesser eines vorhandenen Rings misst, findet ihn in der Tabelle.</p>
        <table><thead><tr><th>Größe (Umfang)</th><th>Innendurchmesser</th></tr></thead>
        <tbody><tr><td>48</td><td>15,3 mm</td></tr><tr><td>50</td><td>15,9 mm</td></tr><tr><td>52</td><td>16,6
        mm</td></tr>
        <tr><td>54</td><td>17,2 mm</td></tr><tr><td>56</td><td>17,8 mm</td></tr><tr><td>58</td><td>18,5 mm</td></tr>
        <tr><td>60</td><td>19,1 mm</td></tr><tr><td>62</td><td>19,7 mm</td></tr><tr><td>64</td><td>20,4 mm</td></tr>
        <tr><td>66</td><td>21,0 mm</td></tr></tbody></table>
        <h2>Breite Ringe sind enger</h2>
        <p>Ein schmaler Ring weicht aus, ein breiter nicht. Ab etwa sechs Millimetern Breite rechnen wir eine halbe
        bis ganze Größe dazu. Darum messen wir mit Ringen, die so breit sind wie der, den Sie haben möchten, und nicht
        mit dem dünnen Satz vom Schlüsselring.</p>
        <p>Ein Ring sitzt richtig, wenn er sich mit einer kleinen Drehung über das Gelenk ziehen lässt und beim
        Händeschütteln bleibt, wo er ist. Ein Streifen Papier um den Finger ist übrigens besser als sein Ruf, wenn man
        ihn eng legt und dreimal misst. Ein Faden ist es nicht: Er dehnt sich.</p>`,
      en: `<p>A finger has no fixed size. In the morning, after a walk in winter or after a salty soup it measures
        something other than in the evening. Over a day that easily makes half a size. So we like to measure in the
        late afternoon, at room temperature, and ask whether you have just run up the stairs.</p>
        <p>We measure the hand on which the ring will sit. With most people the hand they write with is stronger by
        half a size to a whole one. And we measure twice: once over the knuckle, once where the ring comes to rest. If
        the knuckle is much wider we choose a size in between and round the inside, so that the ring glides over more
        easily.</p>
        <h2>What the number means</h2>
        <p>In Germany and France the ring size is the inner circumference in millimetres. So size 54 is 54 millimetres
        around. If you would rather measure the diameter of a ring you have, you will find it in the table.</p>
        <table><thead><tr><th>Size (circumference)</th><th>Inner diameter</th></tr></thead>
        <tbody><tr><td>48</td><td>15.3 mm</td></tr><tr><td>50</td><td>15.9 mm</td></tr><tr><td>52</td><td>16.6
        mm</td></tr>
        <tr><td>54</td><td>17.2 mm</td></tr><tr><td>56</td><td>17.8 mm</td></tr><tr><td>58</td><td>18.5 mm</td></tr>
        <tr><td>60</td><td>19.1 mm</td></tr><tr><td>62</td><td>19.7 mm</td></tr><tr><td>64</td><td>20.4 mm</td></tr>
        <tr><td>66</td><td>21.0 mm</td></tr></tbody></table>
        <h2>Wide rings are tighter</h2>
        <p>A slim ring gives way, a wide one does not. From a width of about six millimetres we add half a size to a
        whole one. That is why we measure with rings as wide as the one you want, and not with the thin set on a key
        ring.</p>
        <p>A ring sits well when it passes the knuckle with a little turn and stays where it is when you shake hands.
        A strip of paper around the finger, by the way, is better than its reputation if you lay it close and measure
        three times. A thread is not: it stretches.</p>`,
      fr: `<p>Un doigt n'a pas de mesure fixe. Le matin, après une promenade d'hiver ou une soupe trop salée, il ne
        mesure pas la même chose que le soir. Sur une journée, cela fait facilement une demi-taille. Nous mesurons
        donc volontiers en fin d'après-midi, à température ambiante, et demandons si vous venez de monter l'escalier
        en courant.</p>
        <p>On mesure la main qui portera la bague. Chez la plupart des gens, la main qui écrit est plus forte d'une
        demi-taille à une taille. Et l'on mesure deux fois : sur l'articulation, puis là où la bague repose. Si
        l'articulation est nettement plus large, nous choisissons une taille intermédiaire et arrondissons
        l'intérieur, pour que l'anneau glisse mieux.</p>
        <h2>Ce que dit le chiffre</h2>
        <p>En Allemagne comme en France, la taille est le tour intérieur en millimètres. La taille 54 fait donc 54
        millimètres de tour. Si vous préférez mesurer le diamètre d'une bague que vous possédez, le tableau vous
        aidera.</p>
        <table><thead><tr><th>Taille (tour)</th><th>Diamètre intérieur</th></tr></thead>
        <tbody><tr><td>48</td><td>15,3 mm</td></tr><tr><td>50</td><td>15,9 mm</td></tr><tr><td>52</td><td>16,6
        mm</td></tr>
        <tr><td>54</td><td>17,2 mm</td></tr><tr><td>56</td><td>17,8 mm</td></tr><tr><td>58</td><td>18,5 mm</td></tr>
        <tr><td>60</td><td>19,1 mm</td></tr><tr><td>62</td><td>19,7 mm</td></tr><tr><td>64</td><td>20,4 mm</td></tr>
        <tr><td>66</td><td>21,0 mm</td></tr></tbody></table>
        <h2>Un anneau large serre davantage</h2>
        <p>Un anneau fin cède, un large non. À partir de six millimètres environ, nous ajoutons une demi-taille à une
        taille. C'est pourquoi nous mesurons avec des anneaux aussi larges que celui que vous désirez, et non avec le
        jeu mince d'un porte-clés.</p>
        <p>Une bague est bien ajustée quand elle passe l'articulation en tournant un peu et reste en place lorsqu'on
        serre une main. Une bande de papier autour du doigt vaut mieux que sa réputation, à condition de la serrer et
        de mesurer trois fois. Un fil, non : il s'étire.</p>`,
    }),
    downloads('file/ring-ruler', {
      de: { heading: 'Zu Hause messen' },
      en: { heading: 'Measure at home' },
      fr: { heading: 'Mesurer chez soi' },
    }),
    faq(
      {
        de: { heading: 'Und wenn es ein Geheimnis ist?' },
        en: { heading: 'And if it is a secret?' },
        fr: { heading: "Et si c'est un secret ?" },
      },
      [
        {
          de: {
            question: 'Ich kann nicht messen, ohne mich zu verraten.',
            answer: `<p>Leihen Sie einen Ring, der am selben Finger getragen wird, drücken Sie ihn in ein Stück Seife
              und bringen Sie uns die Seife. Oder nehmen Sie Größe 54: Das passt öfter, als man denkt, und lässt sich
              ändern.</p>`,
          },
          en: {
            question: 'I cannot measure without giving myself away.',
            answer: `<p>Borrow a ring worn on the same finger, press it into a piece of soap and bring us the soap. Or
              take size 54: it fits more often than one would think, and it can be altered.</p>`,
          },
          fr: {
            question: 'Je ne peux pas mesurer sans me trahir.',
            answer: `<p>Empruntez une bague portée au même doigt, pressez-la dans un savon et apportez-nous le savon.
              Ou prenez la taille 54 : elle va plus souvent qu'on ne croit, et se modifie.</p>`,
          },
        },
      ],
    ),
    callToAction(
      { path: 'kontakt', appearance: 'plain' },
      {
        de: {
          heading: 'Zwei Minuten bei uns',
          content: '<p>Messen kostet nichts und braucht keinen Termin.</p>',
          label: 'Öffnungszeiten und Weg',
        },
        en: {
          heading: 'Two minutes with us',
          content: '<p>Measuring is free and needs no appointment.</p>',
          label: 'Hours and directions',
        },
        fr: {
          heading: 'Deux minutes chez nous',
          content: '<p>La mesure est gratuite et sans rendez-vous.</p>',
          label: 'Horaires et accès',
        },
      },
    ),
  ],
);

export const pearlCare = article(
  { id: 2, scene: 'article-3', author: 'Johanna Vierlinden', published: '2026-03-25' },
  {
    de: {
      slug: 'perlen-richtig-pflegen',
      title: 'Perlen richtig pflegen',
      lead: `Perlen sind gewachsen, nicht geschliffen. Wer das weiß, braucht für ihre Pflege nur ein Tuch und eine
        Gewohnheit.`,
      seo_title: 'Perlen richtig pflegen',
      seo_description: `Zuletzt anlegen, zuerst ablegen, liegend aufbewahren: wie Perlen ihren Lüster behalten und
        wann eine Kette neu gefädelt werden sollte.`,
    },
    en: {
      slug: 'caring-for-pearls',
      title: 'Caring for pearls',
      lead: 'Pearls are grown, not cut. If you know that, all they need is a cloth and a habit.',
      seo_title: 'Caring for pearls',
      seo_description: `Last on, first off, kept lying down: how pearls keep their lustre, and when a necklace should
        be restrung. From the bench at Vierlinden.`,
    },
    fr: {
      slug: 'prendre-soin-des-perles',
      title: 'Prendre soin des perles',
      lead: "Une perle pousse, elle ne se taille pas. Qui le sait n'a besoin que d'un chiffon et d'une habitude.",
      seo_title: 'Prendre soin des perles',
      seo_description: `Dernières mises, premières ôtées, rangées à plat : comment les perles gardent leur lustre et
        quand il faut renfiler un collier.`,
    },
  },
  [
    richText({
      de: `<p>Eine Perle besteht aus Perlmutt: feinen Plättchen aus Aragonit, von einem Eiweiß zusammengehalten. Der
        Schimmer entsteht, weil das Licht durch viele dieser Schichten geht und von jeder ein wenig zurückkommt.
        Perlmutt ist zäh, aber weich, weicher als der Staub auf der Fensterbank. Und es ist ein Kalk: Säure löst es
        auf.</p>
        <p>Daraus folgt fast alles. Parfum, Haarspray und Sonnencreme kommen zuerst, die Perlen zuletzt. Am Abend
        kommen sie als Erstes wieder ab und werden mit einem weichen, leicht feuchten Tuch abgewischt. Das dauert eine
        halbe Minute und ist die ganze Pflege.</p>
        <h2>Was Perlen nicht mögen</h2>
        <ul><li>Ultraschallbad, Dampf und Silbertauchbad</li><li>Schwimmbad, Sauna und Spülmittel</li>
        <li>Heizungsluft und den Safe, in dem es über Monate trocken ist</li><li>die Nachbarschaft von Ketten und
        Broschen in derselben Schatulle</li></ul>
        <p>Aufbewahrt werden sie liegend, in Leinen oder in einem Etui, nie hängend: Seide dehnt sich unter dem
        eigenen Gewicht der Kette. Wenn die Luft sehr trocken ist, stellen wir ein kleines Glas Wasser dazu.</p>
        <h2>Tragen ist Pflege</h2>
        <p>Perlen, die getragen werden, bleiben schöner als solche, die liegen. Das ist keine Legende. Die Haut gibt
        ein wenig Feuchtigkeit und Fett ab, und wer seine Kette trägt, wischt sie auch ab. Nur wessen Haut sehr sauer
        ist, sollte das Tuch gründlicher benutzen.</p>`,
      en: `<p>A pearl is made of nacre: fine platelets of aragonite held together by a protein. Its shimmer comes
        about because light passes through many of these layers and a little returns from each. Nacre is tough but
        soft, softer than the dust on a window sill. And it is a kind of chalk: acid dissolves it.</p>
        <p>Almost everything follows from this. Perfume, hairspray and sun cream come first, pearls last. In the
        evening they are the first thing to come off, and are wiped with a soft, slightly damp cloth. It takes half a
        minute and is all the care they need.</p>
        <h2>What pearls dislike</h2>
        <ul><li>ultrasonic baths, steam and silver dip</li><li>swimming pools, saunas and washing-up liquid</li>
        <li>heated air, and the safe in which it is dry for months</li><li>chains and brooches as neighbours in the
        same box</li></ul>
        <p>They are kept lying down, in linen or in a case, never hanging: silk stretches under the necklace's own
        weight. Where the air is very dry we put a small glass of water beside them.</p>
        <h2>Wearing is caring</h2>
        <p>Pearls that are worn stay more beautiful than pearls that lie. This is no legend. Skin gives off a little
        moisture and oil, and those who wear their necklace also wipe it. Only if your skin is very acid should you
        use the cloth more thoroughly.</p>`,
      fr: `<p>Une perle est faite de nacre : de fines plaquettes d'aragonite tenues par une protéine. Son reflet naît
        de la lumière qui traverse beaucoup de ces couches et revient un peu de chacune. La nacre est tenace mais
        tendre, plus tendre que la poussière sur le rebord de la fenêtre. Et c'est un calcaire : l'acide la dissout.</p>
        <p>Presque tout en découle. Parfum, laque et crème solaire d'abord, les perles en dernier. Le soir, on les ôte
        en premier et on les essuie d'un chiffon doux, à peine humide. Cela prend une demi-minute, et c'est tout
        l'entretien.</p>
        <h2>Ce que les perles n'aiment pas</h2>
        <ul><li>le bain à ultrasons, la vapeur et les bains pour argent</li><li>la piscine, le sauna et le liquide
        vaisselle</li>
        <li>l'air du radiateur et le coffre où il fait sec pendant des mois</li><li>le voisinage des chaînes et des
        broches dans le même écrin</li></ul>
        <p>On les range à plat, dans du lin ou un étui, jamais suspendues : la soie s'allonge sous le poids du
        collier. Quand l'air est très sec, nous posons à côté un petit verre d'eau.</p>
        <h2>Porter, c'est soigner</h2>
        <p>Les perles que l'on porte restent plus belles que celles qui dorment. Ce n'est pas une légende. La peau
        donne un peu d'humidité et de gras, et qui porte son collier l'essuie aussi. Seules les peaux très acides
        demandent un chiffon plus attentif.</p>`,
    }),
    textPicture(
      { scene: 'pearls-thread', side: 'right', path: 'perlen' },
      {
        de: {
          heading: 'Wann neu gefädelt wird',
          content: `<p>Fassen Sie die Kette an beiden Enden und ziehen Sie sanft. Sieht man zwischen Perle und Knoten
            ein Stück Faden, hat sich die Seide gedehnt. Bei täglichem Tragen ist das nach ein bis zwei Jahren so
            weit, bei seltenem nach fünf.</p>
            <p>Grau gewordene Seide ist übrigens nur schmutzig. Die Perlen darunter sind es nicht.</p>`,
          link_label: 'Zu den Perlen',
        },
        en: {
          heading: 'When to restring',
          content: `<p>Hold the necklace at both ends and pull gently. If you see thread between pearl and knot, the
            silk has stretched. With daily wear this happens after one or two years, with rare wear after five.</p>
            <p>Silk that has turned grey, by the way, is only dirty. The pearls are not.</p>`,
          link_label: 'See pearls',
        },
        fr: {
          heading: 'Quand renfiler',
          content: `<p>Tenez le collier par les deux bouts et tirez doucement. Si le fil apparaît entre perle et nœud,
            la soie s'est allongée. Porté tous les jours, cela arrive après un an ou deux ; rarement porté, après
            cinq.</p>
            <p>Une soie devenue grise n'est que sale. Les perles ne le sont pas.</p>`,
          link_label: 'Voir les perles',
        },
      },
    ),
    quote({
      de: {
        quote: 'Zuletzt an, zuerst ab. Mehr muss man sich nicht merken.',
        source: 'Ingrid Vierlinden, von der Johanna es gelernt hat',
      },
      en: {
        quote: 'Last on, first off. There is nothing else to remember.',
        source: 'Ingrid Vierlinden, from whom Johanna learnt it',
      },
      fr: {
        quote: 'Mises en dernier, ôtées en premier. Il n’y a rien d’autre à retenir.',
        source: 'Ingrid Vierlinden, qui l’a appris à Johanna',
      },
    }),
  ],
);
