import { formatArea } from '../../src/orders/postcode-area.ts';
import { courierArea } from '../catalogue/settings.ts';
import type { Language } from '../pages/words.ts';
import type { LegalText } from './law.ts';

/** What the settings of the shop charge at the checkout, in the order of a page rather than of a form. */
const rates = [
  {
    name: { de: 'Abholung im Geschäft', en: 'Collection in the shop', fr: 'Retrait en boutique' },
    zone: {
      de: 'Lindenstraße 12 oder Brückengasse 3',
      en: 'Lindenstraße 12 or Brückengasse 3',
      fr: 'Lindenstraße 12 ou Brückengasse 3',
    },
    euros: 0,
    days: { de: 'sobald es bereitliegt', en: 'as soon as it is ready', fr: 'dès que la pièce est prête' },
  },
  {
    name: { de: 'Paketversand, versichert', en: 'Insured parcel', fr: 'Colis assuré' },
    zone: { de: 'Deutschland', en: 'Germany', fr: 'Allemagne' },
    euros: 6.9,
    days: { de: '1 bis 2', en: '1 to 2', fr: '1 à 2' },
  },
  {
    name: { de: 'Kurier', en: 'Courier', fr: 'Coursier' },
    zone: {
      de: `Deutschland, Postleitzahlen ${formatArea(courierArea)}`,
      en: `Germany, postcodes ${formatArea(courierArea)}`,
      fr: `Allemagne, codes postaux ${formatArea(courierArea)}`,
    },
    euros: 29,
    days: { de: '1', en: '1', fr: '1' },
  },
  {
    name: { de: 'Paketversand, versichert', en: 'Insured parcel', fr: 'Colis assuré' },
    zone: {
      de: 'Belgien, Dänemark, Frankreich, Luxemburg, Niederlande, Österreich',
      en: 'Austria, Belgium, Denmark, France, Luxembourg, Netherlands',
      fr: 'Autriche, Belgique, Danemark, France, Luxembourg, Pays-Bas',
    },
    euros: 14.9,
    days: { de: '3 bis 4', en: '3 to 4', fr: '3 à 4' },
  },
  {
    name: { de: 'Paketversand, versichert', en: 'Insured parcel', fr: 'Colis assuré' },
    zone: { de: 'Liechtenstein, Schweiz', en: 'Liechtenstein, Switzerland', fr: 'Liechtenstein, Suisse' },
    euros: 24.9,
    days: { de: '5 bis 6', en: '5 to 6', fr: '5 à 6' },
  },
] satisfies { name: LegalText; zone: LegalText; euros: number; days: LegalText }[];

const heads: Record<Language, string[]> = {
  de: ['Versandart', 'Wohin', 'Preis', 'Tage unterwegs'],
  en: ['Method', 'Where to', 'Price', 'Days on the way'],
  fr: ["Mode d'envoi", 'Destination', 'Prix', 'Jours de transport'],
};

const locales: Record<Language, string> = { de: 'de-DE', en: 'en-IE', fr: 'fr-FR' };

function ratesTable(language: Language): string {
  const price = new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'EUR' });
  const head = heads[language].map((text) => `<th>${text}</th>`).join('');
  const rows = rates.map(({ name, zone, euros, days }) => {
    const cells = [name[language], zone[language], price.format(euros), days[language]];
    return `<tr>${cells.map((text) => `<td>${text}</td>`).join('')}</tr>`;
  });
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

export const shippingTitle: LegalText = {
  de: 'Versand und Zahlung',
  en: 'Shipping and payment',
  fr: 'Livraison et paiement',
};

export const shipping: LegalText = {
  de: `<h2>Was der Versand kostet</h2>
    ${ratesTable('de')}
    <p>Alle Preise enthalten die gesetzliche Mehrwertsteuer und gelten je Bestellung, nicht je Stück. Jede Sendung ist
    bis 25.000 € versichert; darüber vereinbaren wir die Übergabe mit Ihnen.</p>
    <p>Sendungen in die Schweiz und nach Liechtenstein sind dort eine Einfuhr: Einfuhrumsatzsteuer (zurzeit 8,1 Prozent),
    gegebenenfalls Zoll und eine Gebühr des Zustellers kommen zum Gesamtpreis hinzu. Sie zahlen sie an den Zusteller. Die
    deutsche Mehrwertsteuer im Gesamtpreis erstatten wir Ihnen, sobald die Ausfuhr bestätigt ist.</p>
    <p>In andere Länder liefern wir auf Anfrage. Schreiben Sie uns über die Seite <a href="/kontakt">Kontakt</a>, dann
    nennen wir Ihnen vorab den Preis.</p>

    <h2>Wie lange es dauert</h2>
    <p>Bei jedem Stück steht, zwischen welchen Tagen es in Deutschland bei Ihnen ist; im Warenkorb und in der Kasse
    rechnen wir mit dem Land und der Versandart, die Sie wählen. Was im Laden liegt, geht meistens nach zwei bis drei
    Werktagen hinaus. Gravuren brauchen zwei bis drei Werktage länger, Anfertigungen so lange, wie das Datum beim Stück
    sagt. Dazu kommen die Tage unterwegs aus der Tabelle. Werktage sind Montag bis Freitag ohne unsere Ferien und die
    Feiertage in Brandenburg; unterwegs zählen auch Samstage. Mehrere Stücke kommen zusammen, sobald das letzte
    bereitliegt.</p>
    <p>Bei Vorkasse beginnt die Zeit am Tag nach Ihrem Zahlungsauftrag. Wir versenden von Montag bis Donnerstag, damit
    nichts über das Wochenende in einem Lager liegt.</p>

    <h2>Wie es ankommt</h2>
    <ul><li>In einem neutralen Karton ohne unseren Namen, im Inneren das Etui.</li>
    <li>Gegen Unterschrift, nicht an einer Abholstation und nicht beim Nachbarn. Der Kurier möchte einen Ausweis
    sehen.</li>
    <li>Mit einer Sendungsnummer, die wir Ihnen per E-Mail schicken.</li>
    <li>Auf Wunsch als Geschenk verpackt, in Karton und Leinenband. Was das kostet, steht in der Kasse.</li>
    <li>Einen Gruß drucken wir ohne Aufpreis auf eine Karte; dann liegt nichts bei, was Preise nennt.</li></ul>

    <h2>Im Laden abholen</h2>
    <p>In der Kasse wählen Sie, wo Sie abholen: im Laden in der Lindenstraße oder in der Werkstatt in der Brückengasse.
    Dort steht auch, ab welchem Tag alles bereitliegt.</p>
    <p>Wir melden uns, sobald Ihre Bestellung bereitliegt, und bewahren sie vierzehn Tage auf. Bringen Sie bitte die
    Bestellnummer und einen Ausweis mit. Die <a href="/kontakt#oeffnungszeiten">Öffnungszeiten</a> stehen auf der Seite
    Kontakt. Ringe passen wir gleich an, wenn Sie mögen.</p>

    <h2>Wie Sie zahlen</h2>
    <h3>Vorkasse</h3>
    <p>Mit unserer Annahme schicken wir Ihnen die Bankverbindung. Überweisen Sie bitte innerhalb von sieben Tagen und
    nennen Sie die Bestellnummer. Solange liegt das Stück für Sie zurück.</p>
    <h3>Zahlung bei Abholung</h3>
    <p>Dort, wo Sie abholen, bar oder mit Karte. Diese Zahlungsart gibt es nur mit Abholung. Zahlen Sie mehr als 9.999 € bar, müssen
    wir nach dem Geldwäschegesetz Ihren Ausweis aufnehmen.</p>
    <h3>Klarna</h3>
    <p>Rechnung, direkte Überweisung oder Raten, je nachdem, was Klarna Ihnen in der Kasse anbietet. Klarna prüft dafür
    Ihre Angaben und stellt Ihnen die vorgeschriebenen Informationen vor der Bestellung bereit. Klarna wird erst
    geladen, wenn Sie diese Zahlungsart wählen.</p>
    <h3>PayPal</h3>
    <p>Sie geben die Zahlung bei PayPal frei. Auch PayPal wird erst geladen, wenn Sie es wählen. Über PayPal können Sie
    ohne Konto auch mit Kredit- oder Debitkarte bezahlen, je nach Gerät mit Apple Pay oder Google Pay, und wenn PayPal es
    Ihnen anbietet, später oder in Raten.</p>
    <p>Keine dieser Zahlungsarten kostet einen Aufschlag; welche mit Ihrer Versandart geht, zeigt die Kasse. Lässt sich
    Ihre bevorzugte Zahlungsart einmal nicht nutzen, rufen Sie uns an; wir finden einen Weg.</p>

    <h2>Zurückschicken</h2>
    <p>Vierzehn Tage lang, ohne Angabe von Gründen und auf unsere Kosten. Alles Weitere steht unter
    <a href="/widerruf">Widerruf</a>.</p>`,

  en: `<h2>What shipping costs</h2>
    ${ratesTable('en')}
    <p>All prices include statutory VAT and apply per order, not per piece. Every parcel is insured for up to €25,000;
    above that we arrange the handover with you.</p>
    <p>Parcels to Switzerland and Liechtenstein are an import there: import VAT (8.1 per cent at present), customs duties
    where they apply and a fee of the carrier come on top of the total. You pay them to the carrier. We refund the German
    VAT in the total as soon as the export has been confirmed.</p>
    <p>We deliver to other countries on request. Write to us through the page <a href="/kontakt">Contact</a> and we will
    tell you the price beforehand.</p>

    <h2>How long it takes</h2>
    <p>Every piece states between which days it will be with you in Germany; bag and checkout reckon with the country
    and the shipping method that you choose. What lies in the shop usually goes out after two to three working days.
    Engraving takes two to three working days more, pieces made to order take as long as the date beside them says. The
    days on the way are listed in the table. Working days are Monday to Friday except our holidays and public holidays
    in Brandenburg; on the way, Saturdays count as well. Several pieces arrive together, as soon as the last one is
    ready.</p>
    <p>With payment in advance the time begins on the day after your payment order. We dispatch from Monday to Thursday
    so that nothing spends the weekend in a depot.</p>

    <h2>How it arrives</h2>
    <ul><li>In a plain box without our name, with the case inside.</li>
    <li>Against signature, not to a parcel locker and not to a neighbour. The courier will ask for proof of
    identity.</li>
    <li>With a tracking number, which we send you by e-mail.</li>
    <li>Wrapped as a present if you wish, in cardboard and linen ribbon. The checkout states what that costs.</li>
    <li>We print a greeting on a card at no charge, and then enclose nothing that shows prices.</li></ul>

    <h2>Collecting in the shop</h2>
    <p>At the checkout you choose where to collect: in the shop in Lindenstraße or in the workshop in Brückengasse. It
    also says from which day everything is ready.</p>
    <p>We let you know as soon as your order is ready and keep it for fourteen days. Please bring the order number and
    proof of identity. The <a href="/kontakt#oeffnungszeiten">opening hours</a> are on the contact page. We adjust rings
    on the spot if you like.</p>

    <h2>How to pay</h2>
    <h3>Payment in advance</h3>
    <p>Together with our acceptance we send you our bank details. Please transfer the amount within seven days and quote
    the order number. The piece is put aside for you until then.</p>
    <h3>Payment on collection</h3>
    <p>Where you collect, in cash or by card. This method is available only with collection. If you pay more than €9,999 in
    cash, the German Money Laundering Act obliges us to record your proof of identity.</p>
    <h3>Klarna</h3>
    <p>Invoice, direct transfer or instalments, depending on what Klarna offers you at the checkout. Klarna checks your
    details for this and gives you the prescribed information before you order. Klarna is loaded only when you choose
    this method.</p>
    <h3>PayPal</h3>
    <p>You approve the payment at PayPal. PayPal, too, is loaded only when you choose it. Through PayPal you can also pay
    without an account by credit or debit card, depending on your device with Apple Pay or Google Pay, and, where PayPal
    offers it to you, later or in instalments.</p>
    <p>None of these costs extra; the checkout shows which of them goes with your shipping method. If the method you
    prefer should not work one day, give us a call; we will find a way.</p>

    <h2>Sending something back</h2>
    <p>For fourteen days, without giving a reason and at our expense. Everything else is to be found under
    <a href="/widerruf">right of withdrawal</a>.</p>`,

  fr: `<h2>Ce que coûte la livraison</h2>
    ${ratesTable('fr')}
    <p>Tous les prix s'entendent taxes comprises, par commande et non par pièce. Chaque envoi est assuré jusqu'à 25 000
    € ; au-delà, nous convenons de la remise avec vous.</p>
    <p>Les envois vers la Suisse et le Liechtenstein y sont une importation : la TVA à l'importation (8,1 pour cent
    actuellement), d'éventuels droits de douane et des frais du transporteur s'ajoutent au total. Vous les réglez au
    transporteur. Nous vous remboursons la TVA allemande comprise dans le total dès que l'exportation est confirmée.</p>
    <p>Nous livrons dans d'autres pays sur demande. Écrivez-nous depuis la page <a href="/kontakt">Contact</a> : nous
    vous indiquerons le prix d'avance.</p>

    <h2>Les délais</h2>
    <p>Chaque pièce indique entre quels jours elle sera chez vous en Allemagne ; le panier et la commande comptent avec
    le pays et le mode d'envoi que vous choisissez. Ce qui se trouve en boutique part le plus souvent après deux à trois
    jours ouvrés. Une gravure demande deux à trois jours ouvrés de plus, une pièce sur mesure le temps que dit sa date.
    S'y ajoutent les jours de transport du tableau. Les jours ouvrés vont du lundi au vendredi, hors nos congés et les
    jours fériés du Brandebourg ; pour le transport, le samedi compte aussi. Plusieurs pièces arrivent ensemble, dès que
    la dernière est prête.</p>
    <p>En cas de paiement d'avance, le délai court à partir du lendemain de votre ordre de paiement. Nous expédions du
    lundi au jeudi, pour que rien ne passe la fin de semaine dans un dépôt.</p>

    <h2>Comment la pièce arrive</h2>
    <ul><li>Dans un carton neutre, sans notre nom, avec l'écrin à l'intérieur.</li>
    <li>Contre signature, ni en consigne automatique ni chez un voisin. Le coursier demande une pièce d'identité.</li>
    <li>Avec un numéro de suivi, que nous vous envoyons par e-mail.</li>
    <li>En paquet cadeau si vous le souhaitez, carton et ruban de lin. Le prix en est indiqué au moment de
    commander.</li>
    <li>Nous imprimons votre message sur une carte, sans supplément, et ne joignons alors rien qui indique un prix.</li></ul>

    <h2>Retirer en boutique</h2>
    <p>Au moment de commander, vous choisissez le lieu du retrait : la boutique de la Lindenstraße ou l'atelier de la
    Brückengasse. Le jour à partir duquel tout est prêt y figure aussi.</p>
    <p>Nous vous prévenons dès que votre commande est prête et la gardons quatorze jours. Apportez le numéro de commande
    et une pièce d'identité. Les <a href="/kontakt#oeffnungszeiten">heures d'ouverture</a> figurent sur la page Contact.
    Nous ajustons les bagues sur place si vous le désirez.</p>

    <h2>Comment payer</h2>
    <h3>Paiement d'avance</h3>
    <p>Avec notre acceptation, nous vous envoyons nos coordonnées bancaires. Faites le virement dans les sept jours en
    indiquant le numéro de commande. Jusque-là, la pièce vous est réservée.</p>
    <h3>Paiement au retrait</h3>
    <p>Sur le lieu du retrait, en espèces ou par carte. Ce mode n'existe qu'avec le retrait. Si vous payez plus de 9 999 € en
    espèces, la loi allemande sur le blanchiment nous oblige à relever votre pièce d'identité.</p>
    <h3>Klarna</h3>
    <p>Facture, virement direct ou paiement en plusieurs fois, selon ce que Klarna vous propose. Klarna vérifie pour
    cela vos indications et vous remet les informations prescrites avant la commande. Klarna n'est chargé que si vous
    choisissez ce mode.</p>
    <h3>PayPal</h3>
    <p>Vous autorisez le paiement chez PayPal. PayPal non plus n'est chargé que si vous le choisissez. Par PayPal, vous
    pouvez aussi payer sans compte par carte de crédit ou de débit, selon votre appareil avec Apple Pay ou Google Pay et,
    si PayPal vous le propose, plus tard ou en plusieurs fois.</p>
    <p>Aucun de ces modes n'entraîne de supplément ; ceux qui vont avec votre mode d'envoi sont indiqués au moment de
    commander. Si celui que vous préférez ne fonctionne pas un jour, appelez-nous ; nous trouverons une solution.</p>

    <h2>Renvoyer une pièce</h2>
    <p>Pendant quatorze jours, sans donner de motif et à nos frais. Le reste figure sous <a href="/widerruf">droit de
    rétractation</a>.</p>`,
};
