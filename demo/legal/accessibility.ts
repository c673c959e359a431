import type { LegalText } from './law.ts';

export const accessibility: LegalText = {
  de: `<h2>Was diese Seite anbietet</h2>
    <p>Auf dieser Seite lesen Sie über unser Haus, sehen unsere Stücke an, bestellen und bezahlen sie, vereinbaren einen
    Termin und widerrufen einen Vertrag. Alles davon soll jeder Mensch selbst tun können. Diese Erklärung beschreibt
    nach § 14 und Anlage 3 des Barrierefreiheitsstärkungsgesetzes (BFSG), wie weit das gelingt.</p>
    <h2>Woran wir uns halten</h2>
    <p>Maßstab sind die Web Content Accessibility Guidelines (WCAG) 2.2 in der Stufe AA und die Norm EN 301 549. Im
    Einzelnen:</p>
    <ul><li>Alles lässt sich mit der Tastatur bedienen; der Ort des Fokus ist immer sichtbar.</li>
    <li>Überschriften, Listen, Tabellen und Felder sind als solche ausgezeichnet, damit ein Vorleseprogramm sie
    erkennt.</li>
    <li>Text hebt sich mindestens im Verhältnis 4,5 zu 1 vom Grund ab, auch im dunklen Modus.</li>
    <li>Die Seite lässt sich auf 400 Prozent vergrößern, ohne dass etwas verschwindet.</li>
    <li>Fehler in Formularen stehen in Worten am Feld. Nichts läuft ab, während Sie schreiben.</li>
    <li>Bewegung unterbleibt, wenn Ihr Gerät darum bittet.</li>
    <li>Bilder von Stücken haben eine Beschreibung; reine Zierbilder werden beim Vorlesen übersprungen.</li>
    <li>Lesen, Öffnungszeiten nachsehen und Stücke durchblättern geht auch ohne JavaScript.</li></ul>
    <h2>Was noch nicht gut ist</h2>
    <ul><li>Karte, Terminkalender und Videos kommen von anderen und sind nicht in jedem Teil zugänglich. Den Weg
    beschreiben wir auf der Seite <a href="/kontakt">Kontakt</a> in Worten, Termine vereinbaren wir auch am
    Telefon.</li>
    <li>Die Fenster von PayPal, Klarna und Google gestalten diese selbst. Mit Vorkasse oder Zahlung bei Abholung geht es ohne
    sie.</li>
    <li>Einige Beschreibungen älterer Stücke sind kürzer, als sie sein sollten. Wir ergänzen sie nach und nach und auf
    Zuruf sofort.</li></ul>
    <h2>Wie wir prüfen</h2>
    <p>Jede neue Fassung der Seite wird automatisch auf Verstöße untersucht. Zweimal im Jahr gehen wir den Weg vom Stück
    bis zur Bestellung mit Tastatur und Vorleseprogramm ab. Stand dieser Erklärung: Oktober 2026.</p>
    <h2>Sagen Sie es uns</h2>
    <p>Kommen Sie irgendwo nicht weiter? Rufen Sie an unter <a href="tel:+493023125120">+49 30 23125120</a> oder schreiben
    Sie an <a href="mailto:laden@vierlinden.example">laden@vierlinden.example</a>. Wir antworten innerhalb von zwei
    Werktagen, helfen bei der Bestellung und beheben das Hindernis. Auf Wunsch lesen wir Ihnen Beschreibungen am Telefon
    vor.</p>
    <h2>Aufsicht</h2>
    <p>Zuständig ist die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen
    (MLBF) in Magdeburg. Dort können Sie sich beschweren, wenn wir Ihnen nicht weiterhelfen.</p>
    <h2>Im Laden</h2>
    <p>Der Laden in der Lindenstraße hat keine Stufe, der Beratungsraum liegt zu ebener Erde, ein Stellplatz im Hof. Zur
    Werkstatt in der Brückengasse führen zwei Stufen; wir kommen gern heraus.</p>`,
  en: `<h2>What this website offers</h2>
    <p>On this website you read about our house, look at our pieces, order and pay for them, make an appointment and
    withdraw from a contract. Everyone should be able to do all of this unaided. In accordance with Section 14 and Annex
    3 of the German Accessibility Act (BFSG), this statement describes how far that succeeds.</p>
    <h2>What we go by</h2>
    <p>Our standard is the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA and the standard EN 301 549. In
    detail:</p>
    <ul><li>Everything can be operated from the keyboard; the place of the focus is always visible.</li>
    <li>Headings, lists, tables and fields are marked as such so that a screen reader recognises them.</li>
    <li>Text stands out from its ground by at least 4.5 to 1, in dark mode as well.</li>
    <li>The website can be enlarged to 400 per cent without anything disappearing.</li>
    <li>Mistakes in forms are explained in words beside the field. Nothing times out while you are writing.</li>
    <li>There is no motion if your device asks for none.</li>
    <li>Pictures of pieces have a description; decorative pictures are passed over when the page is read aloud.</li>
    <li>Reading, looking up opening hours and leafing through the pieces work without JavaScript too.</li></ul>
    <h2>What is not good yet</h2>
    <ul><li>The map, the booking calendar and the videos come from others and are not accessible in every part. We
    describe the way in words on the page <a href="/kontakt">Contact</a>, and you can make appointments by
    telephone.</li>
    <li>The windows of PayPal, Klarna and Google are designed by those companies. Payment in advance and payment on collection
    do without them.</li>
    <li>Some descriptions of older pieces are shorter than they should be. We are completing them one by one, and at
    once if you ask.</li></ul>
    <h2>How we test</h2>
    <p>Every new version of the website is examined for violations automatically. Twice a year we go the whole way from
    a piece to the order with keyboard and screen reader. This statement was last revised in October 2026.</p>
    <h2>Tell us</h2>
    <p>Are you stuck somewhere? Call us on <a href="tel:+493023125120">+49 30 23125120</a> or write to
    <a href="mailto:laden@vierlinden.example">laden@vierlinden.example</a>. We answer within two working days, help you
    with the order and remove the obstacle. If you like, we read descriptions to you on the telephone.</p>
    <h2>Supervision</h2>
    <p>The responsible body is the market surveillance authority of the German states for the accessibility of products
    and services (Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen, MLBF)
    in Magdeburg. You may complain there if we do not help you.</p>
    <h2>In the shop</h2>
    <p>The shop in Lindenstraße has no step, the consulting room is on the ground floor, and there is a parking space in
    the courtyard. Two steps lead up to the workshop in the Brückengasse; we will gladly come out.</p>`,
  fr: `<h2>Ce que propose ce site</h2>
    <p>Sur ce site, vous découvrez notre maison, regardez nos pièces, les commandez et les payez, prenez rendez-vous et
    vous rétractez d'un contrat. Chacun doit pouvoir le faire par soi-même. Conformément au § 14 et à l'annexe 3 de la
    loi allemande sur l'accessibilité (BFSG), cette déclaration décrit dans quelle mesure nous y parvenons.</p>
    <h2>Nos références</h2>
    <p>Nous suivons les règles pour l'accessibilité des contenus web (WCAG) 2.2, niveau AA, et la norme EN 301 549. En
    détail :</p>
    <ul><li>Tout s'utilise au clavier ; la position du focus est toujours visible.</li>
    <li>Titres, listes, tableaux et champs sont désignés comme tels, pour qu'un lecteur d'écran les reconnaisse.</li>
    <li>Le texte se détache du fond dans un rapport d'au moins 4,5 à 1, en mode sombre également.</li>
    <li>Le site peut être agrandi à 400 pour cent sans que rien ne disparaisse.</li>
    <li>Les erreurs de saisie sont expliquées en mots à côté du champ. Rien n'expire pendant que vous écrivez.</li>
    <li>Aucun mouvement si votre appareil le demande.</li>
    <li>Les images des pièces ont une description ; les images décoratives sont ignorées à la lecture.</li>
    <li>Lire, consulter les heures d'ouverture et parcourir les pièces fonctionne aussi sans JavaScript.</li></ul>
    <h2>Ce qui n'est pas encore bien</h2>
    <ul><li>La carte, l'agenda et les vidéos proviennent de tiers et ne sont pas accessibles en tout point. Nous
    décrivons le chemin en mots sur la page <a href="/kontakt">Contact</a>, et les rendez-vous se prennent aussi par
    téléphone.</li>
    <li>Les fenêtres de PayPal, de Klarna et de Google sont conçues par ces entreprises. Le paiement d'avance et le paiement au
    retrait s'en passent.</li>
    <li>Certaines descriptions de pièces anciennes sont plus courtes qu'elles ne devraient. Nous les complétons peu à
    peu, et aussitôt si vous le demandez.</li></ul>
    <h2>Comment nous vérifions</h2>
    <p>Chaque nouvelle version du site est examinée automatiquement. Deux fois par an, nous parcourons tout le chemin,
    de la pièce à la commande, au clavier et avec un lecteur d'écran. Cette déclaration date d'octobre 2026.</p>
    <h2>Dites-le nous</h2>
    <p>Vous êtes bloqué quelque part ? Appelez le <a href="tel:+493023125120">+49 30 23125120</a> ou écrivez à
    <a href="mailto:laden@vierlinden.example">laden@vierlinden.example</a>. Nous répondons sous deux jours ouvrés, vous
    aidons à commander et supprimons l'obstacle. Si vous le souhaitez, nous vous lisons les descriptions au
    téléphone.</p>
    <h2>Contrôle</h2>
    <p>L'autorité compétente est le service de surveillance du marché des Länder pour l'accessibilité des produits et
    services (Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen, MLBF) à
    Magdebourg. Vous pouvez vous y plaindre si nous ne vous aidons pas.</p>
    <h2>En boutique</h2>
    <p>La boutique de la Lindenstraße est de plain-pied, tout comme la salle de conseil, et une place de stationnement
    se trouve dans la cour. Deux marches mènent à l'atelier de la Brückengasse ; nous sortons volontiers.</p>`,
};
