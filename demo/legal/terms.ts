import { reservationTime } from '../../src/i18n/reservation-time.ts';
import type { LegalText } from './law.ts';

export const termsTitle: LegalText = {
  de: 'Allgemeine Geschäftsbedingungen',
  en: 'Terms and conditions',
  fr: 'Conditions générales de vente',
};

export const terms: LegalText = {
  de: `<h2>1. Wer wir sind und wofür diese Bedingungen gelten</h2>
    <p>Diese Bedingungen gelten für Bestellungen in unserem Shop unter vierlinden.example. Ihr Vertragspartner ist
    Juwelier Vierlinden e. K., Inhaberin Johanna Vierlinden, Lindenstraße 12, 14899 Altenbruck, eingetragen im
    Handelsregister des Amtsgerichts Potsdam unter HRA 1931 P. Sie erreichen uns unter <a href="tel:+493023125120">+49 30
    23125120</a> und <a href="mailto:bestellung@vierlinden.example">bestellung@vierlinden.example</a>.</p>
    <p>Der Shop richtet sich an Verbraucherinnen und Verbraucher im Sinne von § 13 BGB. Abweichende Bedingungen gelten
    nur, wenn wir ihnen in Textform zugestimmt haben. Für Käufe im Laden, Reparaturen und Anfertigungen, die Sie vor Ort
    in Auftrag geben, gilt, was auf Ihrem Auftragsschein steht.</p>

    <h2>2. Die Stücke und ihre Darstellung</h2>
    <p>Zu jedem Stück nennen wir die wesentlichen Eigenschaften: Material und Legierung, Maße, Steine, Werk, Hersteller.
    Abbildungen zeigen das Stück so genau, wie es ein Bildschirm zulässt; Farben von Metall und Steinen hängen auch vom
    Licht ab. Perlen, Naturmaterialien und Handarbeit fallen nie ganz gleich aus. Solche Abweichungen sind kein Mangel,
    solange Maße und Beschaffenheit der Beschreibung entsprechen.</p>
    <p>Steht bei einem Stück „auf Anfrage“ statt eines Preises, lässt es sich nicht online bestellen. Sie fragen an, und
    wir machen Ihnen ein Angebot.</p>

    <h2>3. So bestellen Sie</h2>
    <ol><li>Sie legen ein Stück in den Warenkorb, bei Bedarf mit Ausführung und Gravur. Der Warenkorb verpflichtet zu
    nichts.</li>
    <li>In der Kasse geben Sie Ihre Anschrift ein und wählen Lieferung oder Abholung, Versandart und Zahlungsart. Welche
    Länder wir beliefern und welche Zahlungsarten wir annehmen, steht dort zu Beginn.</li>
    <li>Sie sehen eine Zusammenfassung mit allen Stücken, ihren wesentlichen Eigenschaften, dem Gesamtpreis mit
    Mehrwertsteuer und den Versandkosten. Bis hierher können Sie jede Angabe ändern: im Feld selbst, über „Zurück“ oder
    indem Sie das Fenster schließen.</li>
    <li>Mit der Schaltfläche „zahlungspflichtig bestellen“ geben Sie eine verbindliche Bestellung ab.</li></ol>
    <p>Bestellen können Sie auf Deutsch, Englisch oder Französisch. Ein Kundenkonto brauchen Sie nicht.</p>

    <h2>4. Wann der Vertrag zustande kommt</h2>
    <p>Die Darstellung im Shop ist noch kein bindendes Angebot. Ihre Bestellung ist das Angebot, uns das Stück
    abzukaufen. Dass sie angekommen ist, bestätigen wir sofort per E-Mail; diese Eingangsbestätigung ist noch keine
    Annahme.</p>
    <p>Der Vertrag kommt zustande, sobald wir die Annahme per E-Mail erklären, spätestens wenn wir das Stück absenden
    oder Ihnen zur Abholung bereitlegen. Bei Vorkasse ist die Mitteilung unserer Bankverbindung mit der Bitte um Zahlung
    die Annahme; bei Klarna und PayPal nehmen wir an, sobald der Zahlungsdienst die Zahlung bestätigt hat. Wir antworten
    innerhalb von drei Werktagen. Hören Sie bis dahin nichts, sind Sie an Ihre Bestellung nicht mehr gebunden.</p>
    <p>Wir speichern den Vertragstext und schicken ihn Ihnen mit diesen Bedingungen und der Widerrufsbelehrung per
    E-Mail zu. Über den Link in dieser E-Mail sehen Sie Ihre Bestellung jederzeit ein.</p>

    <h2>5. Preise und Versandkosten</h2>
    <p>Alle Preise sind Endpreise in Euro und enthalten die gesetzliche Mehrwertsteuer. Hinzu kommen die Versandkosten,
    die bei jedem Stück verlinkt und in der Kasse in voller Höhe genannt sind; sie stehen auch unter
    <a href="/versand-und-zahlung">Versand und Zahlung</a>. Wer im Laden abholt, zahlt keinen Versand.</p>
    <p>Ermäßigen wir einen Preis, nennen wir dazu den niedrigsten Preis der letzten dreißig Tage.</p>

    <h2>6. Zahlung</h2>
    <ul><li><strong>Vorkasse:</strong> Sie überweisen innerhalb von sieben Tagen nach unserer Annahme. Solange legen wir
    das Stück zurück. Geht bis dahin und nach einer Erinnerung nichts ein, können wir vom Vertrag zurücktreten.</li>
    <li><strong>Zahlung bei Abholung:</strong> Sie zahlen dort, wo Sie abholen, bar oder mit Karte.</li>
    <li><strong>Klarna:</strong> Es gelten die Bedingungen von Klarna, die Ihnen in der Kasse vor der Bestellung
    angezeigt werden. Wählen Sie eine Zahlung in Raten, schließen Sie darüber einen eigenen Vertrag mit Klarna; die
    vorgeschriebenen Informationen und die Prüfung der Kreditwürdigkeit kommen von dort.</li>
    <li><strong>PayPal:</strong> Sie geben die Zahlung bei PayPal frei und kehren dann in unseren Shop zurück. Gehen Sie
    schon im Warenkorb zu PayPal, bestellen Sie danach in der Kasse; erst dann wird abgebucht. PayPal
    nimmt auch Zahlungen mit Karte, Apple Pay und Google Pay für uns an. Zahlen Sie später oder in Raten, schließen Sie
    darüber einen eigenen Vertrag mit PayPal; die vorgeschriebenen Informationen kommen von dort.</li></ul>
    <p>Für keine dieser Zahlungsarten berechnen wir einen Aufschlag.</p>

    <h2>7. Lieferung und Abholung</h2>
    <p>Wir liefern versichert und gegen Unterschrift in die Länder, die unter <a href="/versand-und-zahlung">Versand und
    Zahlung</a> stehen. Zwischen welchen Tagen ein Stück bei Ihnen ist, steht bei jedem Stück, über der
    Bestellschaltfläche und in unserer Bestätigung. Die Zeit beginnt bei Vorkasse am Tag nach Ihrem Zahlungsauftrag,
    sonst am Tag nach unserer Annahme. Bestellen Sie mehrere Stücke, schicken wir sie zusammen, sobald das letzte da
    ist, es sei denn, Sie wünschen es anders.</p>
    <p>Bis zur Übergabe an Sie tragen wir das Risiko des Transports. Ist eine Sendung sichtbar beschädigt, helfen Sie
    uns, wenn Sie das beim Zusteller vermerken lassen und uns anrufen; Ihre Rechte hängen davon nicht ab.</p>
    <p>Bei Abholung melden wir uns, sobald das Stück bereitliegt, und bewahren es vierzehn Tage für Sie auf. Bringen Sie
    die Bestellnummer und einen Ausweis mit. Kommt jemand für Sie, geben Sie bitte eine kurze Vollmacht mit.</p>
    <p>Sollte ein Stück trotz aller Sorgfalt nicht mehr zu beschaffen sein, sagen wir es Ihnen sofort und erstatten, was
    Sie bezahlt haben.</p>

    <h2>8. Gravur und Anfertigung</h2>
    <p>Wir gravieren genau das, was Sie eingeben, mit allen Zeichen, Punkten und Leerzeichen. Lesen Sie den Text bitte
    vor dem Bestellen noch einmal. Bis wir mit der Arbeit beginnen, ändern wir ihn auf einen Anruf hin. Texte, die
    Rechte anderer verletzen oder Menschen herabwürdigen, gravieren wir nicht.</p>
    <p>Bei Ringen, die wir auf Bestellung fertigen, bestellen Sie die Größe, die Sie wählen. Ein zu weiter oder zu
    enger Ring ist dann kein Mangel; wir ändern ihn einmal kostenlos, soweit das Modell es zulässt.</p>

    <h2>9. Eigentumsvorbehalt</h2>
    <p>Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.</p>

    <h2>10. Widerrufsrecht</h2>
    <p>Verbraucherinnen und Verbraucher können Bestellungen binnen vierzehn Tagen ohne Angabe von Gründen widerrufen.
    Einzelheiten, Ausnahmen und das Formular stehen in der <a href="/widerruf">Widerrufsbelehrung</a>. Am schnellsten
    geht es mit der Schaltfläche <a href="/vertrag-widerrufen">Vertrag widerrufen</a>.</p>

    <h2>11. Gewährleistung und Garantie</h2>
    <p>Es gilt das gesetzliche Mängelhaftungsrecht. Zeigt sich an einem neuen Stück innerhalb von zwei Jahren nach der
    Übergabe ein Mangel, der schon bei der Übergabe angelegt war, können Sie Reparatur oder Ersatz verlangen und unter
    den gesetzlichen Voraussetzungen den Preis mindern, vom Vertrag zurücktreten und Schadensersatz fordern. Tritt der
    Mangel im ersten Jahr auf, wird vermutet, dass er von Anfang an bestand. Reparieren wir auf Ihren Wunsch, verlängert
    sich die Frist, soweit das Gesetz es vorsieht.</p>
    <p>Kein Mangel ist der gewöhnliche Verschleiß: Kratzer auf Metall und Glas, ein gealtertes Lederband, eine leere
    Batterie, eine Dichtung, die nach Jahren nicht mehr dicht ist. Gibt ein Hersteller zusätzlich eine Garantie, nennen
    wir ihren Inhalt beim Stück. Ihre gesetzlichen Rechte bleiben davon unberührt und kosten nichts.</p>
    <p>Melden Sie sich mit jedem Mangel bei uns, nicht beim Hersteller: im Laden, unter +49 30 23125120 oder unter
    <a href="mailto:laden@vierlinden.example">laden@vierlinden.example</a>.</p>

    <h2>12. Haftung</h2>
    <p>Wir haften unbeschränkt für Vorsatz und grobe Fahrlässigkeit, für Schäden an Leben, Körper und Gesundheit, nach
    dem Produkthaftungsgesetz und soweit wir eine Garantie übernommen oder einen Mangel arglistig verschwiegen haben.
    Bei leichter Fahrlässigkeit haften wir nur, wenn eine Pflicht verletzt ist, auf deren Erfüllung Sie sich regelmäßig
    verlassen dürfen, und nur für den Schaden, der bei Verträgen dieser Art vorhersehbar ist. Dasselbe gilt für
    Menschen, die für uns arbeiten.</p>

    <h2>13. Reservieren, anfragen, bewerten</h2>
    <p>Eine Reservierung im Laden oder eine Anfrage ist keine Bestellung und kostet nichts. Reservierte Stücke liegen
    ${reservationTime.de} bereit, sobald wir es bestätigt haben.</p>
    <p>Bewertungen veröffentlichen wir nach Durchsicht, gute wie schlechte. Als geprüft kennzeichnen wir nur solche, die
    wir einer Bestellung bei uns zuordnen konnten. Wir kürzen sie nicht und bezahlen nicht dafür. Nicht veröffentlicht
    wird, was beleidigt, wirbt oder Angaben über andere Menschen enthält.</p>

    <h2>14. Alte Batterien und Altgeräte</h2>
    <p>Batterien und Quarzuhren gehören nicht in den Hausmüll. Wie wir sie zurücknehmen, steht im
    <a href="/impressum">Impressum</a>.</p>

    <h2>15. Beilegung von Streit</h2>
    <p>Wir reden lieber miteinander. An Verfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil und sind
    dazu auch nicht verpflichtet (§ 36 VSBG).</p>

    <h2>16. Recht und Sprache</h2>
    <p>Es gilt deutsches Recht ohne das UN-Kaufrecht. Leben Sie in einem anderen Staat, bleiben Ihnen die Rechte
    erhalten, die dessen zwingendes Recht Ihnen gibt. Maßgeblich ist die deutsche Fassung; die Übersetzungen sollen beim
    Lesen helfen und nehmen Ihnen nichts. Ist eine Bestimmung unwirksam, gilt an ihrer Stelle das Gesetz, und alles
    andere bleibt bestehen.</p>
    <p>Stand: Oktober 2026</p>`,

  en: `<h2>1. Who we are and what these terms cover</h2>
    <p>These terms apply to orders placed in our shop at vierlinden.example. Your contract is with Juwelier Vierlinden
    e. K., owner Johanna Vierlinden, Lindenstraße 12, 14899 Altenbruck, Germany, entered in the commercial register of
    the Potsdam Local Court (Amtsgericht Potsdam) under HRA 1931 P. You can reach us on <a href="tel:+493023125120">+49
    30 23125120</a> and at <a href="mailto:bestellung@vierlinden.example">bestellung@vierlinden.example</a>.</p>
    <p>The shop is meant for consumers within the meaning of Section 13 of the German Civil Code (BGB). Other terms
    apply only if we have agreed to them in text form. For purchases in the shop, and for repairs and commissions that
    you order in person, what is written on your order slip applies.</p>

    <h2>2. The pieces and how they are shown</h2>
    <p>For every piece we state the essential characteristics: material and alloy, dimensions, stones, movement,
    manufacturer. Pictures show it as exactly as a screen permits; the colours of metal and stones also depend on the
    light. Pearls, natural materials and work done by hand are never quite alike. Such differences are not a defect as
    long as dimensions and quality match the description.</p>
    <p>Where a piece says “on request” instead of a price it cannot be ordered online. You ask us, and we make you an
    offer.</p>

    <h2>3. How to order</h2>
    <ol><li>You put a piece into your shopping bag, with a version and an engraving where that applies. The bag commits you
    to nothing.</li>
    <li>At the checkout you enter your address and choose delivery or collection, the shipping method and the method of
    payment. The countries we deliver to and the payments we accept are stated there at the beginning.</li>
    <li>You see a summary of all pieces with their essential characteristics, the total price including VAT and the cost
    of shipping. Up to this point you can change every entry: in the field itself, with “Back”, or by closing the
    window.</li>
    <li>With the button “order with obligation to pay” you place a binding order.</li></ol>
    <p>You can order in German, English or French. You do not need a customer account.</p>

    <h2>4. When the contract is concluded</h2>
    <p>What the shop shows is not yet a binding offer. Your order is the offer to buy the piece from us. We confirm at
    once by e-mail that it has arrived; that confirmation of receipt is not yet an acceptance.</p>
    <p>The contract is concluded as soon as we declare our acceptance by e-mail, and at the latest when we dispatch the
    piece or have it ready for collection. With payment in advance, our message stating our bank details and asking for
    payment is the acceptance; with Klarna and PayPal we accept as soon as the payment service has confirmed the
    payment. We answer within three working days. If you hear nothing by then you are no longer bound by your order.</p>
    <p>We store the text of the contract and send it to you by e-mail together with these terms and the instructions on
    withdrawal. The link in that e-mail lets you look at your order at any time.</p>

    <h2>5. Prices and shipping costs</h2>
    <p>All prices are final prices in euros and include statutory VAT. The cost of shipping is added; it is linked with
    every piece, stated in full at the checkout, and listed under <a href="/versand-und-zahlung">shipping and
    payment</a>. If you collect in the shop there is no shipping to pay.</p>
    <p>Whenever we reduce a price we state the lowest price of the previous thirty days beside it.</p>

    <h2>6. Payment</h2>
    <ul><li><strong>Payment in advance:</strong> you transfer the amount within seven days of our acceptance. We put the
    piece aside until then. If nothing has arrived by that time and after one reminder, we may withdraw from the
    contract.</li>
    <li><strong>Payment on collection:</strong> you pay where you collect, in cash or by card.</li>
    <li><strong>Klarna:</strong> the terms of Klarna apply, which are shown to you at the checkout before you order. If
    you choose to pay in instalments you conclude a separate contract with Klarna; the prescribed information and the
    assessment of creditworthiness come from there.</li>
    <li><strong>PayPal:</strong> you approve the payment at PayPal and then return to our shop. If you go to PayPal from
    the shopping bag, you order in the checkout afterwards; only then are you charged. PayPal also takes
    payments by card, Apple Pay and Google Pay for us. If you pay later or in instalments you conclude a separate
    contract with PayPal, which gives you the prescribed information.</li></ul>
    <p>We make no extra charge for any of these.</p>

    <h2>7. Delivery and collection</h2>
    <p>We deliver insured and against signature to the countries listed under <a href="/versand-und-zahlung">shipping
    and payment</a>. Between which days a piece will be with you is stated with every piece, above the order button and
    in our confirmation. With payment in advance the time begins on the day after your payment order, otherwise on the
    day after our acceptance. If you order several pieces we send them together as soon as the last one is here, unless
    you prefer otherwise.</p>
    <p>The risk of transport is ours until the goods are handed to you. If a parcel is visibly damaged it helps us if
    you have the carrier note it and give us a call; your rights do not depend on it.</p>
    <p>For collection we let you know as soon as the piece is ready and keep it for you for fourteen days. Please bring
    the order number and proof of identity. If somebody comes on your behalf, please give them a short written
    authority.</p>
    <p>Should a piece be impossible to obtain in spite of all care, we tell you at once and refund what you have
    paid.</p>

    <h2>8. Engraving and pieces made for you</h2>
    <p>We engrave exactly what you enter, with every character, full stop and space. Please read the text once more
    before you order. Until we start work a telephone call is enough to change it. We do not engrave texts that infringe
    the rights of others or demean people.</p>
    <p>For rings that we make to order you order the size you choose. A ring that turns out too wide or too
    tight is then not defective; we alter it once free of charge as far as the model allows.</p>

    <h2>9. Retention of title</h2>
    <p>The goods remain our property until they have been paid for in full.</p>

    <h2>10. Right of withdrawal</h2>
    <p>Consumers may withdraw from an order within fourteen days without giving a reason. Details, exceptions and the
    form are to be found in the <a href="/widerruf">instructions on withdrawal</a>. The quickest way is the button
    <a href="/vertrag-widerrufen">withdraw from contract here</a>.</p>

    <h2>11. Statutory warranty and guarantees</h2>
    <p>Statutory liability for defects applies. If within two years of handover a new piece shows a defect that was
    already present at handover, you may demand repair or replacement and, under the conditions laid down by law, reduce
    the price, rescind the contract and claim damages. If the defect appears within the first year it is presumed to
    have been there from the start. If we repair at your request the period is extended as far as the law provides.</p>
    <p>Ordinary wear is not a defect: scratches on metal and crystal, a leather strap that has aged, an empty battery, a
    gasket that after some years no longer seals. Where a manufacturer gives a guarantee in addition we state its
    content with the piece. Your statutory rights are not affected by it and cost you nothing.</p>
    <p>Please come to us with any defect, not to the manufacturer: in the shop, on +49 30 23125120 or at
    <a href="mailto:laden@vierlinden.example">laden@vierlinden.example</a>.</p>

    <h2>12. Liability</h2>
    <p>We are liable without limit for intent and gross negligence, for injury to life, body and health, under the
    German Product Liability Act, and where we have given a guarantee or fraudulently concealed a defect. In cases of
    slight negligence we are liable only for the breach of a duty on whose fulfilment you may regularly rely, and only
    for damage that is foreseeable in contracts of this kind. The same applies to the people who work for us.</p>

    <h2>13. Reserving, asking, reviewing</h2>
    <p>To reserve a piece in the shop or to ask about one is not an order and costs nothing. We keep reserved pieces for
    ${reservationTime.en} from our confirmation.</p>
    <p>We publish reviews after reading them, good ones and bad ones. We mark as verified only those that we could match
    with an order placed with us. We do not shorten them and we do not pay for them. What insults, advertises or
    contains details about other people is not published.</p>

    <h2>14. Old batteries and appliances</h2>
    <p>Batteries and quartz watches do not belong in household waste. How we take them back is described in the
    <a href="/impressum">imprint</a>.</p>

    <h2>15. Settling disputes</h2>
    <p>We would rather talk. We do not take part in proceedings before a consumer arbitration board and are not obliged
    to do so (Section 36 VSBG).</p>

    <h2>16. Law and language</h2>
    <p>German law applies, excluding the UN Convention on Contracts for the International Sale of Goods. If you live in
    another country you keep the rights that its mandatory law gives you. The German version is authoritative; the
    translations are meant to help you read and take nothing from you. If a provision is invalid the law applies in its
    place and everything else stands.</p>
    <p>As of October 2026</p>`,

  fr: `<h2>1. Qui nous sommes et à quoi s'appliquent ces conditions</h2>
    <p>Les présentes conditions s'appliquent aux commandes passées dans notre boutique en ligne vierlinden.example.
    Votre cocontractant est Juwelier Vierlinden e. K., propriétaire Johanna Vierlinden, Lindenstraße 12, 14899
    Altenbruck, Allemagne, entreprise inscrite au registre du commerce du tribunal de Potsdam (Amtsgericht Potsdam) sous
    le numéro HRA 1931 P. Vous nous joignez au <a href="tel:+493023125120">+49 30 23125120</a> et à l'adresse
    <a href="mailto:bestellung@vierlinden.example">bestellung@vierlinden.example</a>.</p>
    <p>La boutique s'adresse aux consommateurs au sens du § 13 du code civil allemand (BGB). D'autres conditions ne
    valent que si nous les avons acceptées par écrit. Pour les achats sur place, ainsi que pour les réparations et les
    commandes passées au comptoir, c'est votre bon de commande qui fait foi.</p>

    <h2>2. Les pièces et leur présentation</h2>
    <p>Pour chaque pièce, nous indiquons les caractéristiques essentielles : matière et alliage, dimensions, pierres,
    mouvement, fabricant. Les images la montrent aussi fidèlement qu'un écran le permet ; la couleur du métal et des
    pierres dépend aussi de la lumière. Les perles, les matières naturelles et le travail à la main ne sont jamais tout
    à fait identiques. De telles différences ne constituent pas un défaut tant que les dimensions et la qualité
    correspondent à la description.</p>
    <p>Lorsqu'une pièce porte la mention « sur demande » au lieu d'un prix, elle ne peut pas être commandée en ligne.
    Vous nous interrogez, et nous vous faisons une offre.</p>

    <h2>3. Comment commander</h2>
    <ol><li>Vous placez une pièce dans le panier, le cas échéant avec une version et une gravure. Le panier n'engage à
    rien.</li>
    <li>Au moment de commander, vous saisissez votre adresse et choisissez la livraison ou le retrait, le mode d'envoi
    et le mode de paiement. Les pays desservis et les paiements acceptés y sont indiqués dès le début.</li>
    <li>Vous voyez un récapitulatif de toutes les pièces avec leurs caractéristiques essentielles, le prix total taxes
    comprises et les frais de livraison. Jusque-là, vous pouvez modifier chaque indication : dans le champ même, avec «
    Retour » ou en fermant la fenêtre.</li>
    <li>Par le bouton « commande avec obligation de paiement », vous passez une commande ferme.</li></ol>
    <p>Vous pouvez commander en allemand, en anglais ou en français. Aucun compte client n'est nécessaire.</p>

    <h2>4. Conclusion du contrat</h2>
    <p>La présentation dans la boutique n'est pas encore une offre ferme. C'est votre commande qui constitue l'offre de
    nous acheter la pièce. Nous confirmons aussitôt sa réception par e-mail ; cet accusé de réception ne vaut pas
    acceptation.</p>
    <p>Le contrat est conclu dès que nous déclarons notre acceptation par e-mail, et au plus tard lorsque nous expédions
    la pièce ou la tenons à votre disposition. En cas de paiement d'avance, le message qui indique nos coordonnées
    bancaires et vous invite à payer vaut acceptation ; avec Klarna et PayPal, nous acceptons dès que le service de
    paiement a confirmé le règlement. Nous répondons sous trois jours ouvrés. Sans nouvelles de notre part dans ce
    délai, vous n'êtes plus lié par votre commande.</p>
    <p>Nous conservons le texte du contrat et vous l'envoyons par e-mail avec les présentes conditions et les
    informations sur la rétractation. Le lien contenu dans cet e-mail vous permet de consulter votre commande à tout
    moment.</p>

    <h2>5. Prix et frais de livraison</h2>
    <p>Tous les prix sont des prix définitifs en euros, taxe sur la valeur ajoutée comprise. S'y ajoutent les frais de
    livraison, accessibles depuis chaque pièce, indiqués en totalité au moment de commander et détaillés sous
    <a href="/versand-und-zahlung">livraison et paiement</a>. Le retrait en boutique est gratuit.</p>
    <p>Lorsque nous baissons un prix, nous indiquons à côté le prix le plus bas des trente derniers jours.</p>

    <h2>6. Paiement</h2>
    <ul><li><strong>Paiement d'avance :</strong> vous virez le montant dans les sept jours suivant notre acceptation.
    Jusque-là, la pièce vous est réservée. Si rien n'arrive dans ce délai, ni après un rappel, nous pouvons résoudre le
    contrat.</li>
    <li><strong>Paiement au retrait :</strong> vous payez sur le lieu du retrait, en espèces ou par carte.</li>
    <li><strong>Klarna :</strong> les conditions de Klarna s'appliquent ; elles vous sont présentées avant la commande.
    Si vous choisissez de payer en plusieurs fois, vous concluez un contrat distinct avec Klarna, qui vous remet les
    informations prescrites et examine votre solvabilité.</li>
    <li><strong>PayPal :</strong> vous autorisez le paiement chez PayPal, puis revenez dans notre boutique. Si vous y
    allez depuis le panier, vous commandez ensuite dans la boutique et n'êtes débité qu'alors. PayPal
    encaisse aussi pour nous les paiements par carte, Apple Pay et Google Pay. Si vous payez plus tard ou en plusieurs
    fois, vous concluez un contrat distinct avec PayPal, qui vous remet les informations prescrites.</li></ul>
    <p>Aucun de ces modes de paiement n'entraîne de supplément.</p>

    <h2>7. Livraison et retrait</h2>
    <p>Nous livrons sous assurance et contre signature dans les pays indiqués sous <a
    href="/versand-und-zahlung">livraison et paiement</a>. Chaque pièce indique entre quels jours elle sera chez vous,
    de même que la page au-dessus du bouton de commande et notre confirmation. En cas de paiement d'avance, le délai
    court à partir du lendemain de votre ordre de paiement, sinon à partir du lendemain de notre acceptation. Si vous
    commandez plusieurs pièces, nous les envoyons ensemble dès que la dernière est là, sauf si vous préférez
    autrement.</p>
    <p>Nous supportons le risque du transport jusqu'à la remise entre vos mains. Si un colis est visiblement endommagé,
    vous nous aidez en le faisant constater par le livreur et en nous appelant ; vos droits n'en dépendent pas.</p>
    <p>Pour un retrait, nous vous prévenons dès que la pièce est prête et la gardons quatorze jours pour vous. Apportez
    le numéro de commande et une pièce d'identité. Si quelqu'un vient à votre place, confiez-lui une courte
    procuration.</p>
    <p>Si, malgré tous nos soins, une pièce ne peut plus être obtenue, nous vous le disons aussitôt et remboursons ce
    que vous avez payé.</p>

    <h2>8. Gravure et pièces faites pour vous</h2>
    <p>Nous gravons exactement ce que vous saisissez, avec chaque signe, point et espace. Relisez le texte avant de
    commander. Tant que le travail n'a pas commencé, un appel suffit pour le modifier. Nous ne gravons pas de textes qui
    portent atteinte aux droits d'autrui ou à la dignité des personnes.</p>
    <p>Pour les bagues faites sur commande, vous commandez la taille que vous choisissez. Une bague trop large ou
    trop étroite n'est alors pas défectueuse ; nous la mettons une fois à taille gratuitement, dans la mesure où le
    modèle le permet.</p>

    <h2>9. Réserve de propriété</h2>
    <p>La marchandise reste notre propriété jusqu'au paiement complet.</p>

    <h2>10. Droit de rétractation</h2>
    <p>Les consommateurs peuvent se rétracter d'une commande dans un délai de quatorze jours sans donner de motif. Les
    détails, les exceptions et le formulaire figurent dans les <a href="/widerruf">informations sur la rétractation</a>.
    Le plus rapide est le bouton <a href="/vertrag-widerrufen">renoncer au contrat ici</a>.</p>

    <h2>11. Garantie légale et garanties commerciales</h2>
    <p>La garantie légale s'applique. Si, dans les deux ans suivant la remise, une pièce neuve présente un défaut qui
    existait déjà à la remise, vous pouvez exiger la réparation ou le remplacement et, dans les conditions prévues par
    la loi, demander une réduction du prix, résoudre le contrat et réclamer des dommages-intérêts. Si le défaut apparaît
    au cours de la première année, il est présumé avoir existé dès l'origine. Si nous réparons à votre demande, le délai
    est prolongé dans la mesure prévue par la loi.</p>
    <p>L'usure ordinaire n'est pas un défaut : rayures sur le métal et le verre, bracelet de cuir vieilli, pile vide,
    joint qui, après des années, n'est plus étanche. Lorsqu'un fabricant accorde une garantie supplémentaire, nous en
    indiquons le contenu avec la pièce. Vos droits légaux n'en sont pas affectés et ne vous coûtent rien.</p>
    <p>Pour tout défaut, adressez-vous à nous et non au fabricant : en boutique, au +49 30 23125120 ou à
    <a href="mailto:laden@vierlinden.example">laden@vierlinden.example</a>.</p>

    <h2>12. Responsabilité</h2>
    <p>Notre responsabilité est illimitée en cas de faute intentionnelle ou grave, d'atteinte à la vie, au corps ou à la
    santé, en vertu de la loi allemande sur la responsabilité du fait des produits, et lorsque nous avons donné une
    garantie ou dissimulé un défaut par dol. En cas de faute légère, nous ne répondons que de la violation d'une
    obligation sur l'exécution de laquelle vous pouvez normalement compter, et seulement du dommage prévisible dans un
    contrat de ce type. Il en va de même pour les personnes qui travaillent pour nous.</p>

    <h2>13. Réserver, demander, donner un avis</h2>
    <p>Réserver une pièce en boutique ou poser une question n'est pas une commande et ne coûte rien. Nous gardons les
    pièces réservées ${reservationTime.fr} dès notre confirmation.</p>
    <p>Nous publions les avis après lecture, les bons comme les mauvais. Seuls ceux que nous avons pu rattacher à une
    commande passée chez nous sont signalés comme vérifiés. Nous ne les abrégeons pas et ne les payons pas. N'est pas
    publié ce qui insulte, fait de la publicité ou contient des indications sur d'autres personnes.</p>

    <h2>14. Piles et appareils usagés</h2>
    <p>Les piles et les montres à quartz ne se jettent pas avec les ordures ménagères. La manière dont nous les
    reprenons est décrite dans les <a href="/impressum">mentions légales</a>.</p>

    <h2>15. Règlement des litiges</h2>
    <p>Nous préférons parler. Nous ne participons pas à une procédure devant un organisme de médiation de la
    consommation et n'y sommes pas tenus (§ 36 VSBG).</p>

    <h2>16. Droit et langue</h2>
    <p>Le droit allemand s'applique, à l'exclusion de la Convention des Nations unies sur les contrats de vente
    internationale de marchandises. Si vous vivez dans un autre pays, vous conservez les droits que vous donnent ses
    dispositions impératives. La version allemande fait foi ; les traductions servent à la lecture et ne vous retirent
    rien. Si une disposition est nulle, la loi s'applique à sa place et le reste demeure.</p>
    <p>Version d'octobre 2026</p>`,
};
