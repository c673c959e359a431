import type { LegalText } from './law.ts';

export const withdrawalTitle: LegalText = {
  de: 'Widerrufsbelehrung',
  en: 'Right of withdrawal',
  fr: 'Droit de rétractation',
};

export const withdrawal: LegalText = {
  de: `<p>Wer als Verbraucherin oder Verbraucher bei uns im Shop bestellt, kann den Vertrag binnen vierzehn Tagen
    widerrufen. Am schnellsten geht das online: <a href="/vertrag-widerrufen">Vertrag widerrufen</a>. Eine Anmeldung
    brauchen Sie dafür nicht.</p>

    <h2>Widerrufsrecht</h2>
    <p>Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.</p>
    <p>Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht
    der Beförderer ist, die Waren in Besitz genommen haben bzw. hat. Haben Sie mehrere Waren im Rahmen einer
    einheitlichen Bestellung bestellt und werden diese getrennt geliefert, beginnt die Frist an dem Tag, an dem Sie oder
    ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die letzte Ware in Besitz genommen haben bzw.
    hat.</p>
    <p>Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (Juwelier Vierlinden e. K., Inhaberin Johanna Vierlinden,
    Lindenstraße 12, 14899 Altenbruck, Telefon <a href="tel:+493023125120">+49 30 23125120</a>, E-Mail
    <a href="mailto:bestellung@vierlinden.example">bestellung@vierlinden.example</a>) mittels einer eindeutigen
    Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu
    widerrufen, informieren. Sie können dafür das unten stehende Muster-Widerrufsformular verwenden, das jedoch nicht
    vorgeschrieben ist.</p>
    <p>Sie können Ihr Widerrufsrecht auch online auf der Seite <a href="/vertrag-widerrufen">Vertrag widerrufen</a>
    ausüben. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen unverzüglich auf einem dauerhaften Datenträger
    (z. B. per E-Mail) eine Eingangsbestätigung mit dem Inhalt der Widerrufserklärung sowie dem Datum und der Uhrzeit
    ihres Eingangs.</p>
    <p>Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor
    Ablauf der Widerrufsfrist absenden.</p>

    <h2>Folgen des Widerrufs</h2>
    <p>Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben,
    einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere
    Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und
    spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses
    Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der
    ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in
    keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.</p>
    <p>Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis Sie den Nachweis
    erbracht haben, dass Sie die Waren zurückgesandt haben, je nachdem, welches der frühere Zeitpunkt ist.</p>
    <p>Sie haben die Waren unverzüglich und in jedem Fall spätestens binnen vierzehn Tagen ab dem Tag, an dem Sie uns
    über den Widerruf dieses Vertrags unterrichten, an uns (Juwelier Vierlinden e. K., Lindenstraße 12, 14899
    Altenbruck) zurückzusenden oder zu übergeben. Die Frist ist gewahrt, wenn Sie die Waren vor Ablauf der Frist von
    vierzehn Tagen absenden.</p>
    <p>Wir tragen die Kosten der Rücksendung der Waren.</p>
    <p>Sie müssen für einen etwaigen Wertverlust der Waren nur aufkommen, wenn dieser Wertverlust auf einen zur Prüfung
    der Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendigen Umgang mit ihnen zurückzuführen
    ist.</p>

    <h2>Wann es kein Widerrufsrecht gibt</h2>
    <p>Das Widerrufsrecht besteht nicht bei Verträgen zur Lieferung von Waren, die nicht vorgefertigt sind und für deren
    Herstellung eine individuelle Auswahl oder Bestimmung durch Sie maßgeblich ist oder die eindeutig auf Ihre
    persönlichen Bedürfnisse zugeschnitten sind (§ 312g Abs. 2 Nr. 1 BGB). Bei uns betrifft das:</p>
    <ul><li>Stücke, die wir mit Ihrem Text, Datum oder Motiv gravieren,</li>
    <li>Stücke, die wir nach Ihren Angaben gegen Aufpreis fertigen oder ändern.</li></ul>
    <p>Die Wahl einer üblichen Ringgröße, Kettenlänge oder Bandfarbe schließt das Widerrufsrecht nicht aus, auch nicht
    bei Trauringen, die wir auf Bestellung fertigen. Enthält eine
    Bestellung ein graviertes und ein ungraviertes Stück, können Sie für das ungravierte widerrufen. In der Kasse steht
    bei jedem Stück, ob das Widerrufsrecht dafür gilt.</p>

    <h2>Gut zu wissen für die Rücksendung</h2>
    <p>Diese Bitten sind keine Bedingung für Ihren Widerruf. Rufen Sie uns an, dann schicken wir Ihnen einen
    versicherten Rücksendeschein. Legen Sie das Etui und die Papiere bei. Tragen Sie ein Stück zur Anprobe so, wie Sie
    es im Laden tun würden: Uhren mit Folie auf dem Boden, Ringe ohne Handcreme. Sie können es auch im Laden oder in der
    Brückengasse abgeben.</p>

    <h2>Muster-Widerrufsformular</h2>
    <p>(Wenn Sie den Vertrag widerrufen wollen, füllen Sie bitte dieses Formular aus und senden Sie es zurück.)</p>
    <ul><li>An Juwelier Vierlinden e. K., Lindenstraße 12, 14899 Altenbruck, E-Mail bestellung@vierlinden.example:</li>
    <li>Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren
    (*)/die Erbringung der folgenden Dienstleistung (*)</li>
    <li>Bestellt am (*)/erhalten am (*)</li>
    <li>Name des/der Verbraucher(s)</li>
    <li>Anschrift des/der Verbraucher(s)</li>
    <li>Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)</li>
    <li>Datum</li></ul>
    <p>(*) Unzutreffendes streichen.</p>`,

  en: `<p>If you order in our shop as a consumer you may withdraw from the contract within fourteen days. The quickest
    way is online: <a href="/vertrag-widerrufen">withdraw from contract here</a>. You do not need to log in.</p>

    <h2>Right of withdrawal</h2>
    <p>You have the right to withdraw from this contract within 14 days without giving any reason.</p>
    <p>The withdrawal period will expire after 14 days from the day on which you acquire, or a third party other than
    the carrier and indicated by you acquires, physical possession of the goods. If you have ordered several goods in
    one order and they are delivered separately, the period begins on the day on which you acquire, or a third party
    other than the carrier and indicated by you acquires, physical possession of the last good.</p>
    <p>To exercise the right of withdrawal, you must inform us (Juwelier Vierlinden e. K., owner Johanna Vierlinden,
    Lindenstraße 12, 14899 Altenbruck, Germany, telephone <a href="tel:+493023125120">+49 30 23125120</a>, e-mail
    <a href="mailto:bestellung@vierlinden.example">bestellung@vierlinden.example</a>) of your decision to withdraw from
    this contract by an unequivocal statement (e.g. a letter sent by post or an e-mail). You may use the model
    withdrawal form below, but it is not obligatory.</p>
    <p>You may also exercise your right of withdrawal online on the page <a href="/vertrag-widerrufen">withdraw from
    contract here</a>. If you use this online function, we will communicate to you without undue delay an
    acknowledgement of receipt on a durable medium (e.g. by e-mail), including the content of the withdrawal statement
    and the date and time of its submission.</p>
    <p>To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of
    the right of withdrawal before the withdrawal period has expired.</p>

    <h2>Effects of withdrawal</h2>
    <p>If you withdraw from this contract, we shall reimburse to you all payments received from you, including the costs
    of delivery (with the exception of the supplementary costs resulting from your choice of a type of delivery other
    than the least expensive type of standard delivery offered by us), without undue delay and in any event not later
    than 14 days from the day on which we are informed about your decision to withdraw from this contract. We will carry
    out such reimbursement using the same means of payment as you used for the initial transaction, unless you have
    expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement.</p>
    <p>We may withhold reimbursement until we have received the goods back or you have supplied evidence of having sent
    back the goods, whichever is the earliest.</p>
    <p>You shall send back the goods or hand them over to us (Juwelier Vierlinden e. K., Lindenstraße 12, 14899
    Altenbruck, Germany) without undue delay and in any event not later than 14 days from the day on which you
    communicate your withdrawal from this contract to us. The deadline is met if you send back the goods before the
    period of 14 days has expired.</p>
    <p>We will bear the cost of returning the goods.</p>
    <p>You are only liable for any diminished value of the goods resulting from the handling other than what is
    necessary to establish the nature, characteristics and functioning of the goods.</p>

    <h2>Where there is no right of withdrawal</h2>
    <p>There is no right of withdrawal in the case of contracts for the delivery of goods that are not prefabricated and
    whose production is determined by your individual choice or decision, or that are clearly tailored to your personal
    needs (Section 312g (2) no. 1 BGB). With us this concerns:</p>
    <ul><li>pieces that we engrave with your text, date or motif,</li>
    <li>pieces that we make or alter to your specifications for an extra charge.</li></ul>
    <p>Choosing a usual ring size, chain length or strap colour does not exclude the right of withdrawal, nor does it
    for wedding rings that we make to order. If an order
    contains an engraved and an unengraved piece you may withdraw in respect of the unengraved one. The checkout states
    for every piece whether the right of withdrawal applies to it.</p>

    <h2>Sending something back</h2>
    <p>These requests are not a condition of your withdrawal. Call us and we will send you an insured return label.
    Enclose the case and the papers. When trying a piece on, wear it as you would in the shop: watches with the film on
    the back, rings without hand cream. You may also hand it in at the shop or in the Brückengasse.</p>

    <h2>Model withdrawal form</h2>
    <p>(Complete and return this form only if you wish to withdraw from the contract.)</p>
    <ul><li>To Juwelier Vierlinden e. K., Lindenstraße 12, 14899 Altenbruck, Germany, e-mail
    bestellung@vierlinden.example:</li>
    <li>I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods
    (*)/for the provision of the following service (*)</li>
    <li>Ordered on (*)/received on (*)</li>
    <li>Name of consumer(s)</li>
    <li>Address of consumer(s)</li>
    <li>Signature of consumer(s) (only if this form is notified on paper)</li>
    <li>Date</li></ul>
    <p>(*) Delete as appropriate.</p>`,

  fr: `<p>Si vous commandez dans notre boutique en tant que consommateur, vous pouvez vous rétracter du contrat dans un
    délai de quatorze jours. Le plus rapide est de le faire en ligne : <a href="/vertrag-widerrufen">renoncer au contrat
    ici</a>. Aucune connexion n'est nécessaire.</p>

    <h2>Droit de rétractation</h2>
    <p>Vous avez le droit de vous rétracter du présent contrat sans donner de motif dans un délai de quatorze jours.</p>
    <p>Le délai de rétractation expire quatorze jours après le jour où vous-même, ou un tiers autre que le transporteur
    et désigné par vous, prenez physiquement possession du bien. Si vous avez commandé plusieurs biens dans une seule
    commande et qu'ils sont livrés séparément, le délai court à partir du jour où vous-même, ou un tiers autre que le
    transporteur et désigné par vous, prenez physiquement possession du dernier bien.</p>
    <p>Pour exercer le droit de rétractation, vous devez nous notifier (Juwelier Vierlinden e. K., propriétaire Johanna
    Vierlinden, Lindenstraße 12, 14899 Altenbruck, Allemagne, téléphone <a href="tel:+493023125120">+49 30 23125
    120</a>, e-mail <a href="mailto:bestellung@vierlinden.example">bestellung@vierlinden.example</a>) votre décision de
    rétractation du présent contrat au moyen d'une déclaration dénuée d'ambiguïté (par exemple, lettre envoyée par la
    poste ou courrier électronique). Vous pouvez utiliser le modèle de formulaire de rétractation ci-dessous, mais ce
    n'est pas obligatoire.</p>
    <p>Vous pouvez également exercer votre droit de rétractation en ligne sur la page
    <a href="/vertrag-widerrufen">renoncer au contrat ici</a>. Si vous utilisez cette fonction, nous vous enverrons sans
    retard injustifié un accusé de réception sur un support durable (par exemple, par courrier électronique), indiquant
    le contenu de la déclaration de rétractation ainsi que la date et l'heure de son envoi.</p>
    <p>Pour que le délai de rétractation soit respecté, il suffit que vous transmettiez votre communication relative à
    l'exercice du droit de rétractation avant l'expiration du délai de rétractation.</p>

    <h2>Effets de la rétractation</h2>
    <p>En cas de rétractation de votre part du présent contrat, nous vous rembourserons tous les paiements reçus de
    vous, y compris les frais de livraison (à l'exception des frais supplémentaires découlant du fait que vous avez
    choisi, le cas échéant, un mode de livraison autre que le mode moins coûteux de livraison standard proposé par nous)
    sans retard excessif et, en tout état de cause, au plus tard quatorze jours à compter du jour où nous sommes
    informés de votre décision de rétractation du présent contrat. Nous procéderons au remboursement en utilisant le
    même moyen de paiement que celui que vous aurez utilisé pour la transaction initiale, sauf si vous convenez
    expressément d'un moyen différent ; en tout état de cause, ce remboursement n'occasionnera pas de frais pour
    vous.</p>
    <p>Nous pouvons différer le remboursement jusqu'à ce que nous ayons reçu le bien ou jusqu'à ce que vous ayez fourni
    une preuve d'expédition du bien, la date retenue étant celle du premier de ces faits.</p>
    <p>Vous devrez renvoyer ou rendre le bien à nous-mêmes (Juwelier Vierlinden e. K., Lindenstraße 12, 14899
    Altenbruck, Allemagne) sans retard excessif et, en tout état de cause, au plus tard quatorze jours après que vous
    nous aurez communiqué votre décision de rétractation du présent contrat. Ce délai est réputé respecté si vous
    renvoyez le bien avant l'expiration du délai de quatorze jours.</p>
    <p>Nous prenons en charge les frais de renvoi du bien.</p>
    <p>Votre responsabilité n'est engagée qu'à l'égard de la dépréciation du bien résultant de manipulations autres que
    celles nécessaires pour établir la nature, les caractéristiques et le bon fonctionnement de ce bien.</p>

    <h2>Quand il n'y a pas de droit de rétractation</h2>
    <p>Le droit de rétractation n'existe pas pour les contrats de fourniture de biens qui ne sont pas préfabriqués et
    dont la fabrication dépend d'un choix individuel ou d'une décision de votre part, ou qui sont nettement
    personnalisés (§ 312g, alinéa 2, n° 1 BGB). Chez nous, cela concerne :</p>
    <ul><li>les pièces que nous gravons avec votre texte, votre date ou votre motif,</li>
    <li>les pièces que nous fabriquons ou modifions selon vos indications avec supplément.</li></ul>
    <p>Choisir une taille de bague, une longueur de chaîne ou une couleur de bracelet courante n'exclut pas le droit de
    rétractation, même pour des alliances faites sur commande. Si une commande comprend une pièce gravée et une pièce non gravée, vous pouvez vous rétracter pour la
    seconde. Au moment de commander, il est indiqué pour chaque pièce si le droit de rétractation s'y applique.</p>

    <h2>Renvoyer une pièce</h2>
    <p>Ces demandes ne conditionnent pas votre rétractation. Appelez-nous, et nous vous enverrons une étiquette de
    retour assurée. Joignez l'écrin et les papiers. Pour l'essai, portez la pièce comme vous le feriez en boutique : les
    montres avec le film sur le fond, les bagues sans crème pour les mains. Vous pouvez aussi la déposer à la boutique
    ou dans la Brückengasse.</p>

    <h2>Modèle de formulaire de rétractation</h2>
    <p>(Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du
    contrat.)</p>
    <ul><li>À l'attention de Juwelier Vierlinden e. K., Lindenstraße 12, 14899 Altenbruck, Allemagne, e-mail
    bestellung@vierlinden.example :</li>
    <li>Je/Nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente
    du bien (*)/pour la prestation de services (*) ci-dessous</li>
    <li>Commandé le (*)/reçu le (*)</li>
    <li>Nom du (des) consommateur(s)</li>
    <li>Adresse du (des) consommateur(s)</li>
    <li>Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier)</li>
    <li>Date</li></ul>
    <p>(*) Rayez la mention inutile.</p>`,
};
