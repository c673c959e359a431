import type { LegalText } from './law.ts';

/** No heading is called only “Cookies”: the address `#cookies` belongs to the place where consents are managed. */
export const privacy: LegalText = {
  de: `<h2>Wer verantwortlich ist</h2>
    <p>Verantwortlich im Sinne der Datenschutz-Grundverordnung (DSGVO) ist Juwelier Vierlinden e. K., Inhaberin Johanna
    Vierlinden, Lindenstraße 12, 14899 Altenbruck, Telefon <a href="tel:+493023125120">+49 30 23125120</a>, E-Mail
    <a href="mailto:laden@vierlinden.example">laden@vierlinden.example</a>.</p>
    <p>Unsere Datenschutzbeauftragte ist Dr. Annegret Sommerfeld, Am Wall 7, 14899 Altenbruck, Telefon
    <a href="tel:+493023125377">+49 30 23125377</a>, E-Mail
    <a href="mailto:sommerfeld@datenschutzkontor.example">sommerfeld@datenschutzkontor.example</a>.</p>

    <h2>Das Wichtigste in fünf Sätzen</h2>
    <ul><li>Wer nur liest, hinterlässt bei uns nichts als eine Zeile im Protokoll des Servers, und auch die nur für
    vierzehn Tage.</li>
    <li>Nichts auf dieser Seite wird von fremden Servern geladen, bevor Sie zugestimmt haben, auch keine Schriften.</li>
    <li>Was Sie uns schreiben oder bestellen, verwenden wir, um zu antworten und zu liefern.</li>
    <li>Wir verkaufen keine Daten und schalten keine Werbung nach Ihrem Verhalten.</li>
    <li>Eine Zustimmung nehmen Sie so leicht zurück, wie Sie sie gegeben haben: unten auf jeder Seite unter „Cookie
    Einstellungen“.</li></ul>

    <h2>Wo diese Seite liegt</h2>
    <p>Die Seite und der Shop laufen auf Servern der Brückenkopf Rechenzentrum GmbH, Am Bahndamm 4, 14899 Altenbruck, in
    Deutschland. Der Anbieter verarbeitet Daten nur nach unserer Weisung; darüber haben wir einen Vertrag nach Art. 28
    DSGVO geschlossen. Übertragen wird alles verschlüsselt.</p>

    <h2>Protokolle des Servers</h2>
    <p>Bei jedem Abruf verarbeitet der Server Ihre IP-Adresse, Datum und Uhrzeit, die abgerufene Adresse, den
    Statuscode, die übertragene Menge und die Kennung Ihres Browsers. Das ist nötig, um die Seite auszuliefern,
    Störungen zu finden und Angriffe abzuwehren. Rechtsgrundlage ist unser berechtigtes Interesse daran (Art. 6 Abs. 1
    Buchst. f DSGVO). Die Protokolle werden nach vierzehn Tagen gelöscht, es sei denn, ein Angriff muss aufgeklärt
    werden. Mit anderen Daten führen wir sie nicht zusammen.</p>

    <h2>Suche im Shop</h2>
    <p>Findet eine Suche im Shop nichts, zählen wir ihre Wörter, ihre Sprache und den Tag, damit wir sehen, was fehlt
    oder bei uns anders heißt. Wer gesucht hat, halten wir dabei nicht fest, auch keine IP-Adresse und keine Uhrzeit. Was
    wie eine E-Mail-Adresse, eine Telefon- oder Bestellnummer aussieht, zählen wir nicht.</p>

    <h2>Wenn Sie uns schreiben</h2>
    <p>Über das Formular auf der Seite <a href="/kontakt">Kontakt</a> erhalten wir Ihren Namen, Ihre E-Mail-Adresse,
    Ihre Nachricht und die Sprache der Seite. Wir speichern sie in unserem Redaktionssystem und schicken sie per E-Mail
    an den Laden, damit keine verloren geht. Dasselbe gilt für Anfragen zu einem Stück, für Reservierungen und für
    Bewertungen. Rechtsgrundlage ist die Anbahnung oder Erfüllung eines Vertrags (Art. 6 Abs. 1 Buchst. b DSGVO), sonst
    unser Interesse, Ihnen zu antworten (Buchst. f).</p>
    <p>Wir löschen Nachrichten, wenn die Sache erledigt ist und kein Gesetz verlangt, dass wir sie aufbewahren,
    spätestens nach drei Jahren zum Jahresende. Geschäftsbriefe müssen wir sechs Jahre aufheben (§ 257 HGB, § 147
    AO).</p>

    <h2>Brief aus der Werkstatt</h2>
    <p>Für den Newsletter brauchen wir Ihre E-Mail-Adresse. Nach der Anmeldung schicken wir Ihnen eine Nachricht mit
    einem Link; erst wenn Sie ihn anklicken, stehen Sie auf der Liste. Ohne diesen Klick löschen wir die Adresse nach
    sieben Tagen. Rechtsgrundlage ist Ihre Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO). Um sie nachweisen zu können,
    speichern wir Zeitpunkt von Anmeldung und Bestätigung.</p>
    <p>Abmelden können Sie sich mit dem Link am Ende jeder Ausgabe oder mit einem Satz an uns. Wir messen nicht, wer
    eine Ausgabe öffnet oder worauf er klickt.</p>

    <h2>Bescheid, wenn ein Stück wieder da ist</h2>
    <p>Bitten Sie uns bei einem ausverkauften Stück um Bescheid, speichern wir Ihre E-Mail-Adresse, die Sprache der Seite
    sowie Stück und Ausführung. Zuerst schicken wir Ihnen eine Nachricht mit einem Link; erst wenn Sie den Wunsch dort bestätigen,
    merken wir Sie vor. Ohne Bestätigung löschen wir alles nach 48 Stunden. Ist das Stück wieder zu kaufen, schreiben wir
    Ihnen einmal und löschen Adresse und Wunsch danach. Kommt es nicht wieder, löschen wir sie zwölf Monate nach Ihrer
    Bestätigung, und sofort, wenn wir das Stück aus dem Angebot nehmen. In jeder dieser Nachrichten steht ein Link, mit dem Sie alles
    sofort selbst löschen. Rechtsgrundlage ist Ihre Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO). Unsere Mitarbeitenden sehen, wie viele
    auf ein Stück warten, aber weder, wer es ist, noch die Nachrichten dazu; für Werbung nutzen wir die Adresse nicht.</p>

    <h2>Bestellung und Zahlung</h2>
    <p>Für eine Bestellung verarbeiten wir Ihre E-Mail-Adresse, Rechnungs- und Lieferanschrift, die bestellten Stücke
    mit ihrer Gravur, Ihre Bemerkung, den Text einer Grußkarte und die gewählte Zahlungs- und Versandart. Ohne diese Angaben können wir den
    Vertrag nicht erfüllen (Art. 6 Abs. 1 Buchst. b DSGVO). Ein Kundenkonto legen wir nicht an.</p>
    <ul><li><strong>Versand:</strong> Name, Anschrift und, wenn Sie eine Ankündigung wünschen, die E-Mail-Adresse gehen
    an den Paketdienst, den Sie in der Kasse gewählt haben.</li>
    <li><strong>Vorkasse:</strong> Ihre Bank und unsere Bank verarbeiten die Überweisung.</li>
    <li><strong>Klarna:</strong> Wählen Sie Klarna, wird ein Programm von Klarna geladen. Anbieter ist die Klarna Bank
    AB (publ), Stockholm, Schweden. Sie erhält Ihre Kontaktdaten, die Daten der Bestellung und Ihre IP-Adresse und prüft
    je nach Zahlungsart Ihre Identität und Kreditwürdigkeit. Dafür ist Klarna selbst verantwortlich.</li>
    <li><strong>PayPal:</strong> Wählen Sie PayPal, wird ein Programm von PayPal geladen. Anbieter ist die PayPal
    (Europe) S.à r.l. et Cie, S.C.A., Luxemburg. Wir übermitteln den Betrag, die Bestellnummer und die Lieferanschrift.
    Daten können dabei in die USA gelangen; PayPal stützt das auf verbindliche interne
    Datenschutzvorschriften. Zahlen Sie dort mit Karte, geben Sie die Kartendaten unmittelbar bei PayPal ein, und wir
    erfahren sie nicht; PayPal erhält dann auch Ihre Rechnungsanschrift, und Ihre Bank fragt Sie gegebenenfalls nach
    einer Bestätigung. Bei Apple Pay gibt Ihr Gerät die Zahlung mit Ihrer Rechnungsanschrift an PayPal weiter; von Apple wird nichts
    geladen. Gehen Sie im Warenkorb direkt zu PayPal (PayPal Express), verlassen Sie unsere Seiten schon vor der
    Bestellung. Wir übermitteln dann die Artikel und den Betrag; wenn Sie dort zustimmen, nennt PayPal uns Ihren Namen,
    Ihre E-Mail-Adresse, Ihre Anschrift, gegebenenfalls Ihre Telefonnummer und die Kennung Ihres PayPal-Kontos. Wir füllen damit die
    Kasse in Ihrem Browser aus und speichern davon nichts, solange Sie nicht bestellen (Art. 6 Abs. 1 Buchst. b DSGVO).</li>
    <li><strong>Google Pay:</strong> Wählen Sie Google Pay, wird ein Programm von Google geladen. Anbieter ist die
    Google Ireland Limited, Dublin, Irland. Google erfährt Ihre IP-Adresse und den Betrag und gibt die Zahlung
    verschlüsselt an PayPal weiter. Daten können dabei in die USA gelangen; Google ist nach dem EU-US Data Privacy
    Framework zertifiziert.</li></ul>
    <p>Rechnungen und Buchungsbelege bewahren wir acht Jahre auf, Geschäftsbriefe sechs Jahre (§ 257 HGB, § 147 AO; Art.
    6 Abs. 1 Buchst. c DSGVO). Danach löschen wir sie. Zahlen Sie im Laden 10.000 € oder mehr in bar, müssen wir nach §
    10 Abs. 6a GwG Ihre Ausweisdaten aufnehmen und fünf Jahre aufbewahren.</p>
    <p>Widerrufen Sie einen Vertrag über unsere Online-Funktion, verarbeiten wir Namen, Angaben zum Vertrag und Ihre
    E-Mail-Adresse, um den Eingang zu bestätigen und den Widerruf abzuwickeln (Art. 6 Abs. 1 Buchst. c DSGVO in
    Verbindung mit § 356a BGB).</p>

    <h2>Cookies und Speicher</h2>
    <p>Wir selbst setzen keine Cookies. Einiges merkt sich Ihr Browser für uns in seinem eigenen Speicher; es verlässt
    Ihr Gerät nicht, solange Sie es nicht abschicken. Für das unbedingt Nötige braucht es keine Einwilligung (§ 25 Abs.
    2 Nr. 2 TDDDG), für alles andere fragen wir vorher (§ 25 Abs. 1 TDDDG, Art. 6 Abs. 1 Buchst. a DSGVO). „Alle
    ablehnen“ ist genauso leicht wie zustimmen, und die Seite bleibt vollständig benutzbar.</p>
    <h3>Immer da</h3>
    <table><thead><tr><th>Name</th><th>Wozu</th><th>Wie lange</th></tr></thead><tbody>
    <tr><td>int-consents</td><td>Ihre Entscheidung in den Cookie Einstellungen</td><td>bis Sie sie ändern oder den
    Speicher leeren</td></tr>
    <tr><td>contentConsent:…</td><td>Ihre Zustimmung zu Inhalten anderer, etwa der Karte</td><td>bis Sie sie
    zurücknehmen</td></tr>
    <tr><td>int-cart, int-cart-confirmed</td><td>der Warenkorb, und wann seine Preise zuletzt bestätigt wurden</td><td>bis er
    leer ist</td></tr>
    <tr><td>int-wishlist, int-wishlist-names</td><td>die Merkliste, und wie die Stücke darauf heißen</td><td>bis sie
    leer ist</td></tr>
    <tr><td>int-color-mode</td><td>ob Sie die Seiten hell oder dunkel sehen möchten, wenn Sie das wählen</td><td>bis Sie
    den Speicher leeren</td></tr>
    <tr><td>int-checkout</td><td>angefangene Eingaben in der Kasse</td><td>bis zur Bestellung</td></tr>
    <tr><td>int-paypal</td><td>das Merkmal, an dem die Kasse Sie erkennt, wenn Sie von PayPal zurückkommen</td><td>bis Sie
    zurück sind; sonst knapp drei Stunden, und es wird gelöscht, sobald Sie Warenkorb oder Kasse wieder öffnen</td></tr>
    <tr><td>int-placed-order</td><td>Nummer und Link Ihrer letzten Bestellung, damit die Kasse sie Ihnen nennt, wenn Sie
    zurückkommen</td><td>einen Tag</td></tr>
    <tr><td>int-recently-viewed</td><td>Stücke, die Sie zuletzt angesehen haben; sie stehen unter dem nächsten
    Stück</td><td>bis Sie dort „vergessen“ wählen</td></tr>
    <tr><td>int-last-searches</td><td>Ihre letzten fünf Suchen im Shop; sie stehen unter dem leeren Suchfeld</td><td>bis
    Sie sie dort löschen</td></tr>
    <tr><td>Entwürfe</td><td>Ihre Auswahl zu einem Stück und angefangene Formulare</td><td>bis Sie den Tab
    schließen</td></tr>
    <tr><td>Scrollpositionen</td><td>damit „Zurück“ dort ankommt, wo Sie waren</td><td>bis Sie den Tab
    schließen</td></tr>
    <tr><td>Vorrat des Service Workers</td><td>Öffnungszeiten, Adresse und die zuletzt besuchten Seiten, auch Stücke
    und Listen mit ihren Bildern, wenn keine Verbindung besteht; nichts, was Sie eingeben, suchen oder bestellen</td><td>bis
    neuere Seiten sie verdrängen oder Sie „Verlauf löschen“ oder „Alles vergessen“ wählen</td></tr></tbody></table>
    <h3>Statistik mit Matomo</h3>
    <p>Stimmen Sie zu, zählt Matomo auf unserem eigenen Server, welche Seiten besucht werden, wie lange sie laden und
    welche Fehler im Programm der Seite auftreten. Die IP-Adresse wird vor dem Speichern um zwei Bytes gekürzt. Ein
    Cookie setzt Matomo nicht; Ihr Browser merkt sich nur die Nummern von Bestellungen, die schon gezählt sind
    (int-counted-orders), bis Sie die Zustimmung zurücknehmen. Die Daten bleiben bei uns und werden nach dreizehn Monaten
    gelöscht.</p>
    <h3>Karte, Terminbuchung und Videos</h3>
    <p>Diese Inhalte liegen auf anderen Servern. An ihrer Stelle sehen Sie zuerst nur ein Bild und eine Schaltfläche.
    Erst wenn Sie diese drücken, stellt Ihr Browser eine Verbindung her; der Anbieter erfährt dann Ihre IP-Adresse und
    kann eigene Cookies setzen.</p>
    <ul><li><strong>Karte:</strong> www.openstreetmap.org, OpenStreetMap Foundation, Cambridge, Vereinigtes Königreich. Für das Vereinigte
    Königreich besteht ein Angemessenheitsbeschluss der Europäischen Kommission. Auch der Link zur Routenplanung führt
    dorthin.</li>
    <li><strong>Terminbuchung:</strong> unser Kalender unter termine.vierlinden.example, betrieben von der Brückenkopf
    Rechenzentrum GmbH. Er verarbeitet Name, E-Mail-Adresse, Anliegen und Zeit Ihrer Buchung und setzt ein Cookie bis zu
    ihrem Ende. Buchungen löschen wir sechs Monate nach dem Termin.</li>
    <li><strong>Videos:</strong> YouTube unter www.youtube-nocookie.com (Google Ireland Limited, Dublin, Irland) oder
    Vimeo unter player.vimeo.com (Vimeo.com, Inc., New York, USA); Sie erlauben jeden für sich. Daten können in die USA gelangen; beide Anbieter nehmen am Datenschutzrahmen zwischen der EU und den USA teil
    oder verwenden Standardvertragsklauseln.</li></ul>

    <h2>Soziale Netzwerke</h2>
    <p>Auf dieser Seite stehen nur Links zu unseren Auftritten, keine Schaltflächen, die von selbst Daten senden. Was
    dort geschieht, beschreibt die Seite <a href="/datenschutz-social">Datenschutz in sozialen Netzwerken</a>.</p>

    <h2>Ihre Rechte</h2>
    <p>Sie können jederzeit</p>
    <ul><li>Auskunft darüber verlangen, welche Daten wir über Sie haben (Art. 15 DSGVO),</li>
    <li>falsche Daten berichtigen lassen (Art. 16),</li>
    <li>Daten löschen oder ihre Verarbeitung einschränken lassen (Art. 17 und 18),</li>
    <li>Ihre Daten in einem üblichen Format mitnehmen (Art. 20),</li>
    <li>einer Verarbeitung widersprechen, die wir auf unser berechtigtes Interesse stützen (Art. 21),</li>
    <li>eine Einwilligung für die Zukunft widerrufen (Art. 7 Abs. 3).</li></ul>
    <p>Ein Anruf, ein Brief oder eine E-Mail genügt. Wir antworten innerhalb eines Monats. Automatische Entscheidungen
    über Sie treffen wir nicht.</p>

    <h2>Beschwerde</h2>
    <p>Sie können sich bei einer Aufsichtsbehörde beschweren. Für uns zuständig ist die Landesbeauftragte für den
    Datenschutz und für das Recht auf Akteneinsicht Brandenburg, Stahnsdorfer Damm 77, 14532 Kleinmachnow.</p>

    <h2>Stand</h2>
    <p>Oktober 2026. Ändert sich etwas an dieser Seite, ändern wir auch diesen Text.</p>`,

  en: `<h2>Who is responsible</h2>
    <p>The controller within the meaning of the General Data Protection Regulation (GDPR) is Juwelier Vierlinden e. K.,
    owner Johanna Vierlinden, Lindenstraße 12, 14899 Altenbruck, Germany, telephone <a href="tel:+493023125120">+49 30
    23125120</a>, e-mail <a href="mailto:laden@vierlinden.example">laden@vierlinden.example</a>.</p>
    <p>Our data protection officer is Dr Annegret Sommerfeld, Am Wall 7, 14899 Altenbruck, Germany, telephone
    <a href="tel:+493023125377">+49 30 23125377</a>, e-mail
    <a href="mailto:sommerfeld@datenschutzkontor.example">sommerfeld@datenschutzkontor.example</a>.</p>

    <h2>The essentials in five sentences</h2>
    <ul><li>If you only read, all you leave with us is a line in the server's log, and even that only for fourteen
    days.</li>
    <li>Nothing on this website is loaded from other servers before you have agreed, not even a typeface.</li>
    <li>What you write or order we use in order to answer and to deliver.</li>
    <li>We do not sell data, and we place no advertising based on your behaviour.</li>
    <li>You take consent back as easily as you gave it: at the foot of every page, under the cookie settings.</li></ul>

    <h2>Where this website is kept</h2>
    <p>The website and the shop run on servers of Brückenkopf Rechenzentrum GmbH, Am Bahndamm 4, 14899 Altenbruck, in
    Germany. The provider processes data only on our instructions; we have concluded a contract to that effect under
    Article 28 GDPR. Everything is transmitted in encrypted form.</p>

    <h2>Server logs</h2>
    <p>With every request the server processes your IP address, date and time, the address requested, the status code,
    the amount of data and the name of your browser. This is needed to deliver the website, to find faults and to fend
    off attacks. The legal basis is our legitimate interest in doing so (Article 6(1)(f) GDPR). The logs are deleted
    after fourteen days unless an attack has to be investigated. We do not combine them with other data.</p>

    <h2>Searching the shop</h2>
    <p>When a search in the shop finds nothing, we count its words, its language and the day, to see what is missing or
    has another name with us. We do not record who searched, nor any IP address or time of day. What looks like an e-mail
    address, a telephone number or an order number is not counted.</p>

    <h2>When you write to us</h2>
    <p>Through the form on the page <a href="/kontakt">Contact</a> we receive your name, your e-mail address, your
    message and the language of the page. We store them in our content system and send them to the shop by e-mail so
    that none is lost. The same goes for questions about a piece, for reservations and for reviews. The legal basis is
    the preparation or performance of a contract (Article 6(1)(b) GDPR), otherwise our interest in answering you (point
    (f)).</p>
    <p>We delete messages once the matter is settled and no law requires us to keep them, at the latest at the end of
    the third year. Business letters have to be kept for six years (Section 257 HGB, Section 147 AO).</p>

    <h2>Letter from the workshop</h2>
    <p>For the newsletter we need your e-mail address. After you sign up we send you a message with a link; you are on
    the list only once you have clicked it. Without that click we delete the address after seven days. The legal basis
    is your consent (Article 6(1)(a) GDPR). To be able to prove it we store the time of signing up and of
    confirmation.</p>
    <p>You can unsubscribe with the link at the end of every issue or with a word to us. We do not measure who opens an
    issue or what they click on.</p>

    <h2>Word that a piece is back</h2>
    <p>If you ask to be told about a sold-out piece, we store your e-mail address, the language of the page, the piece and
    its version. First we send you a message with a link; you are on the list only once you have confirmed your request there.
    Without confirmation we delete everything after 48 hours. When the piece can be bought again, we write to you once
    and delete address and request afterwards. If it does not come back, we delete them twelve months after you confirmed,
    and at once when we no longer offer the piece. Each of these messages has a link with which you delete everything yourself,
    at once. The legal basis is your consent (Article 6(1)(a) GDPR). Our staff see how many people wait for a piece; we do not use
    the address for advertising.</p>

    <h2>Orders and payment</h2>
    <p>For an order we process your e-mail address, invoice and delivery address, the pieces ordered with their
    engraving, your comment, the words of a greetings card and the chosen method of payment and shipping. Without these details we cannot perform the
    contract (Article 6(1)(b) GDPR). We do not create a customer account.</p>
    <ul><li><strong>Shipping:</strong> name, address and, if you wish to be notified, your e-mail address go to the
    carrier you chose at the checkout.</li>
    <li><strong>Payment in advance:</strong> your bank and our bank process the transfer.</li>
    <li><strong>Klarna:</strong> if you choose Klarna, a program by Klarna is loaded. The provider is Klarna Bank AB
    (publ), Stockholm, Sweden. It receives your contact details, the details of the order and your IP address and,
    depending on the method, checks your identity and creditworthiness. Klarna is itself responsible for that.</li>
    <li><strong>PayPal:</strong> if you choose PayPal, a program by PayPal is loaded. The provider is PayPal (Europe)
    S.à r.l. et Cie, S.C.A., Luxembourg. We pass on the amount, the order number and the delivery address. Data may
    reach the USA in the process; PayPal relies on binding corporate rules for this. If you pay there by card, you enter
    the card details directly at PayPal and we do not learn them; PayPal then also receives your billing address, and
    your bank may ask you to confirm. With Apple Pay your device passes the payment on to PayPal with your billing address;
    nothing is loaded from Apple. If you go straight to PayPal from the shopping bag (PayPal Express), you leave our
    pages before you have ordered. We then pass on the articles and the amount; if you agree there, PayPal tells us your
    name, e-mail address, postal address, where given your telephone number, and the identifier of your PayPal account. We fill in the
    checkout in your browser with them and keep nothing of it unless you order (Art. 6(1)(b) GDPR).</li>
    <li><strong>Google Pay:</strong> if you choose Google Pay, a program by Google is loaded. The provider is Google
    Ireland Limited, Dublin, Ireland. Google learns your IP address and the amount and passes the payment on to PayPal
    in encrypted form. Data may reach the USA in the process; Google is certified under the EU-US Data Privacy
    Framework.</li></ul>
    <p>We keep invoices and accounting records for eight years and business letters for six (Section 257 HGB, Section
    147 AO; Article 6(1)(c) GDPR). After that we delete them. If you pay €10,000 or more in cash in the shop, Section 10
    (6a) GwG obliges us to record your proof of identity and keep it for five years.</p>
    <p>If you withdraw from a contract through our online function we process your name, the details of the contract and
    your e-mail address in order to confirm receipt and carry out the withdrawal (Article 6(1)(c) GDPR in conjunction
    with Section 356a BGB).</p>

    <h2>Cookies and storage</h2>
    <p>We set no cookies of our own. Some things your browser keeps for us in its own storage; they do not leave your
    device as long as you do not send them. What is strictly necessary needs no consent (Section 25 (2) no. 2 TDDDG);
    for everything else we ask first (Section 25 (1) TDDDG, Article 6(1)(a) GDPR). Refusing everything is just as easy
    as agreeing, and the website remains fully usable.</p>
    <h3>Always there</h3>
    <table><thead><tr><th>Name</th><th>What for</th><th>How long</th></tr></thead><tbody>
    <tr><td>int-consents</td><td>your decision in the cookie settings</td><td>until you change it or clear the
    storage</td></tr>
    <tr><td>contentConsent:…</td><td>your consent to content by others, such as the map</td><td>until you take it
    back</td></tr>
    <tr><td>int-cart, int-cart-confirmed</td><td>the shopping bag, and when its prices were last confirmed</td><td>until
    it is empty</td></tr>
    <tr><td>int-wishlist, int-wishlist-names</td><td>the wishlist, and what its pieces are called</td><td>until it is
    empty</td></tr>
    <tr><td>int-color-mode</td><td>whether you want to see the pages light or dark, if you choose that</td><td>until you
    clear the storage</td></tr>
    <tr><td>int-checkout</td><td>what you have begun to enter at the checkout</td><td>until you order</td></tr>
    <tr><td>int-paypal</td><td>what the checkout knows you by when you come back from PayPal</td><td>until you are
    back; otherwise just under three hours, and it is deleted as soon as you open the bag or the checkout again</td></tr>
    <tr><td>int-placed-order</td><td>number and link of your last order, so that the checkout can name it when you come
    back</td><td>one day</td></tr>
    <tr><td>int-recently-viewed</td><td>pieces you looked at last; they are shown below the next piece</td><td>until you
    choose to forget them there</td></tr>
    <tr><td>int-last-searches</td><td>your last five searches in the shop; they are shown below the empty search
    field</td><td>until you delete them there</td></tr>
    <tr><td>drafts</td><td>what you chose for a piece, and forms you have begun</td><td>until you close the
    tab</td></tr>
    <tr><td>scroll positions</td><td>so that “Back” arrives where you were</td><td>until you close the tab</td></tr>
    <tr><td>the service worker's store</td><td>opening hours, address and the pages you visited last, pieces and
    lists with their pictures too, for when there is no connection; nothing that you enter, search or order</td><td>until
    newer pages take their place, or you clear the history or forget everything</td></tr></tbody></table>
    <h3>Statistics with Matomo</h3>
    <p>If you agree, Matomo counts on our own server which pages are visited, how long they take to load and which
    errors occur in the website's program. The IP address is shortened by two bytes before it is stored. Matomo sets no
    cookie; your browser only remembers the numbers of orders that have been counted (int-counted-orders) until you take
    your consent back. The data stay with us and are deleted after thirteen months.</p>
    <h3>Map, booking and videos</h3>
    <p>This content is kept on other servers. In its place you first see only a picture and a button. Only when you
    press it does your browser make a connection; the provider then learns your IP address and may set cookies of its
    own.</p>
    <ul><li><strong>Map:</strong> www.openstreetmap.org, OpenStreetMap Foundation, Cambridge, United Kingdom. The European Commission has
    adopted an adequacy decision for the United Kingdom. The link for planning your route leads there as well.</li>
    <li><strong>Booking:</strong> our calendar at termine.vierlinden.example, run by Brückenkopf Rechenzentrum GmbH. It
    processes the name, e-mail address, subject and time of your booking and sets a cookie until it is finished. We
    delete bookings six months after the appointment.</li>
    <li><strong>Videos:</strong> YouTube at www.youtube-nocookie.com (Google Ireland Limited, Dublin, Ireland) or Vimeo
    at player.vimeo.com (Vimeo.com, Inc., New York, USA); you allow each of them by itself. Data may reach the USA; both providers take part in the EU-US Data Privacy Framework or use standard
    contractual clauses.</li></ul>

    <h2>Social networks</h2>
    <p>This website contains only links to our profiles, no buttons that send data by themselves. What happens there is
    described on the page <a href="/datenschutz-social">privacy on social networks</a>.</p>

    <h2>Your rights</h2>
    <p>At any time you may</p>
    <ul><li>demand to know which data we hold about you (Article 15 GDPR),</li>
    <li>have wrong data corrected (Article 16),</li>
    <li>have data erased or their processing restricted (Articles 17 and 18),</li>
    <li>take your data with you in a common format (Article 20),</li>
    <li>object to processing that we base on our legitimate interest (Article 21),</li>
    <li>withdraw consent for the future (Article 7(3)).</li></ul>
    <p>A call, a letter or an e-mail is enough. We answer within a month. We take no automated decisions about you.</p>

    <h2>Complaints</h2>
    <p>You may lodge a complaint with a supervisory authority. Ours is the Commissioner for Data Protection and Access
    to Information of Brandenburg (Landesbeauftragte für den Datenschutz und für das Recht auf Akteneinsicht
    Brandenburg), Stahnsdorfer Damm 77, 14532 Kleinmachnow, Germany.</p>

    <h2>Version</h2>
    <p>October 2026. When something about this website changes we change this text as well.</p>`,

  fr: `<h2>Responsable du traitement</h2>
    <p>Le responsable du traitement au sens du règlement général sur la protection des données (RGPD) est Juwelier
    Vierlinden e. K., propriétaire Johanna Vierlinden, Lindenstraße 12, 14899 Altenbruck, Allemagne, téléphone
    <a href="tel:+493023125120">+49 30 23125120</a>, e-mail
    <a href="mailto:laden@vierlinden.example">laden@vierlinden.example</a>.</p>
    <p>Notre déléguée à la protection des données est Dr. Annegret Sommerfeld, Am Wall 7, 14899 Altenbruck, Allemagne,
    téléphone <a href="tel:+493023125377">+49 30 23125377</a>, e-mail
    <a href="mailto:sommerfeld@datenschutzkontor.example">sommerfeld@datenschutzkontor.example</a>.</p>

    <h2>L'essentiel en cinq phrases</h2>
    <ul><li>Si vous ne faites que lire, vous ne laissez chez nous qu'une ligne dans le journal du serveur, et pour
    quatorze jours seulement.</li>
    <li>Rien sur ce site n'est chargé depuis d'autres serveurs avant votre accord, pas même une police de
    caractères.</li>
    <li>Ce que vous écrivez ou commandez nous sert à répondre et à livrer.</li>
    <li>Nous ne vendons pas de données et ne diffusons pas de publicité fondée sur votre comportement.</li>
    <li>Vous retirez un accord aussi facilement que vous l'avez donné : au bas de chaque page, dans les réglages des
    cookies.</li></ul>

    <h2>Où ce site est hébergé</h2>
    <p>Le site et la boutique fonctionnent sur des serveurs de Brückenkopf Rechenzentrum GmbH, Am Bahndamm 4, 14899
    Altenbruck, en Allemagne. L'hébergeur ne traite les données que sur nos instructions ; un contrat au sens de l'art.
    28 RGPD le prévoit. Toutes les transmissions sont chiffrées.</p>

    <h2>Journaux du serveur</h2>
    <p>À chaque consultation, le serveur traite votre adresse IP, la date et l'heure, l'adresse demandée, le code de
    réponse, le volume transmis et l'identification de votre navigateur. C'est nécessaire pour fournir le site, trouver
    les pannes et repousser les attaques. La base juridique est notre intérêt légitime (art. 6, paragraphe 1, point f,
    RGPD). Les journaux sont effacés après quatorze jours, sauf si une attaque doit être élucidée. Nous ne les croisons
    pas avec d'autres données.</p>

    <h2>Recherche dans la boutique</h2>
    <p>Quand une recherche ne trouve rien, nous comptons ses mots, sa langue et le jour, pour voir ce qui manque ou porte
    un autre nom chez nous. Nous ne retenons pas qui a cherché, ni adresse IP, ni heure. Ce qui ressemble à une adresse
    e-mail, à un numéro de téléphone ou de commande n'est pas compté.</p>

    <h2>Quand vous nous écrivez</h2>
    <p>Par le formulaire de la page <a href="/kontakt">Contact</a>, nous recevons votre nom, votre adresse e-mail, votre
    message et la langue de la page. Nous les conservons dans notre système éditorial et les envoyons par e-mail à la
    boutique, pour qu'aucun ne se perde. Il en va de même des questions sur une pièce, des réservations et des avis. La
    base juridique est la préparation ou l'exécution d'un contrat (art. 6, paragraphe 1, point b, RGPD), à défaut notre
    intérêt à vous répondre (point f).</p>
    <p>Nous effaçons les messages lorsque l'affaire est réglée et qu'aucune loi n'impose de les garder, au plus tard à
    la fin de la troisième année. Les lettres commerciales doivent être conservées six ans (§ 257 HGB, § 147 AO).</p>

    <h2>Lettre de l'atelier</h2>
    <p>Pour la lettre d'information, nous avons besoin de votre adresse e-mail. Après l'inscription, nous vous envoyons
    un message avec un lien ; vous ne figurez sur la liste qu'après avoir cliqué dessus. Sans ce clic, nous effaçons
    l'adresse au bout de sept jours. La base juridique est votre consentement (art. 6, paragraphe 1, point a, RGPD).
    Pour pouvoir le prouver, nous enregistrons le moment de l'inscription et de la confirmation.</p>
    <p>Vous vous désinscrivez par le lien au bas de chaque lettre ou par un mot. Nous ne mesurons ni qui ouvre une
    lettre, ni sur quoi l'on clique.</p>

    <h2>Être prévenu du retour d'une pièce</h2>
    <p>Si vous demandez à être prévenu au sujet d'une pièce épuisée, nous enregistrons votre adresse e-mail, la langue de
    la page, la pièce et sa version. Nous vous envoyons d'abord un message avec un lien ; votre demande n'est notée
    qu'une fois confirmée. Sans confirmation, nous effaçons tout au bout de 48 heures. Quand la pièce est de nouveau en
    vente, nous vous écrivons une seule fois, puis effaçons l'adresse et la demande. Si elle ne revient pas, nous les effaçons douze
    mois après votre confirmation, et aussitôt si nous retirons la pièce de notre offre. Chacun de ces messages contient un
    lien qui vous permet de tout effacer vous-même, immédiatement. La base juridique est votre consentement (art. 6, paragraphe 1,
    point a, RGPD). Notre équipe voit combien de personnes attendent une pièce ; l'adresse ne sert pas à la publicité.</p>

    <h2>Commande et paiement</h2>
    <p>Pour une commande, nous traitons votre adresse e-mail, les adresses de facturation et de livraison, les pièces
    commandées avec leur gravure, votre remarque, le texte d'une carte de vœux et les modes de paiement et d'envoi choisis. Sans ces indications, nous
    ne pouvons pas exécuter le contrat (art. 6, paragraphe 1, point b, RGPD). Nous ne créons pas de compte client.</p>
    <ul><li><strong>Livraison :</strong> le nom, l'adresse et, si vous souhaitez être prévenu, l'adresse e-mail sont
    transmis au transporteur choisi au moment de commander.</li>
    <li><strong>Paiement d'avance :</strong> votre banque et la nôtre traitent le virement.</li>
    <li><strong>Klarna :</strong> si vous choisissez Klarna, un programme de Klarna est chargé. Le fournisseur est
    Klarna Bank AB (publ), Stockholm, Suède. Il reçoit vos coordonnées, les données de la commande et votre adresse IP
    et vérifie, selon le mode choisi, votre identité et votre solvabilité. Klarna en est lui-même responsable.</li>
    <li><strong>PayPal :</strong> si vous choisissez PayPal, un programme de PayPal est chargé. Le fournisseur est
    PayPal (Europe) S.à r.l. et Cie, S.C.A., Luxembourg. Nous transmettons le montant, le numéro de commande et
    l'adresse de livraison. Des données peuvent parvenir aux États-Unis ; PayPal se fonde pour cela sur des règles
    d'entreprise contraignantes. Si vous y payez par carte, vous saisissez les données de la carte directement chez
    PayPal et nous ne les connaissons pas ; PayPal reçoit alors aussi votre adresse de facturation, et votre banque vous
    demande le cas échéant une confirmation. Avec Apple Pay, votre appareil transmet le paiement à PayPal avec votre adresse de facturation ; rien
    n'est chargé d'Apple. Si vous passez directement du panier à PayPal (PayPal Express), vous quittez nos pages avant
    d'avoir commandé. Nous transmettons alors les articles et le montant ; si vous y donnez votre accord, PayPal nous
    communique votre nom, votre adresse e-mail, votre adresse postale, le cas échéant votre numéro de téléphone et l'identifiant de votre
    compte PayPal. Nous remplissons ainsi la commande dans votre navigateur et n'en conservons rien tant que vous ne
    commandez pas (art. 6, par. 1, point b du RGPD).</li>
    <li><strong>Google Pay :</strong> si vous choisissez Google Pay, un programme de Google est chargé. Le fournisseur
    est Google Ireland Limited, Dublin, Irlande. Google apprend votre adresse IP et le montant et transmet le paiement
    chiffré à PayPal. Des données peuvent parvenir aux États-Unis ; Google est certifié selon l'EU-US Data Privacy
    Framework.</li></ul>
    <p>Nous conservons les factures et pièces comptables huit ans, les lettres commerciales six ans (§ 257 HGB, § 147 AO
    ; art. 6, paragraphe 1, point c, RGPD), puis nous les effaçons. Si vous payez 10 000 € ou plus en espèces à la
    boutique, le § 10, alinéa 6a, GwG nous oblige à relever votre pièce d'identité et à conserver ces données cinq
    ans.</p>
    <p>Si vous vous rétractez d'un contrat par notre fonction en ligne, nous traitons votre nom, les données du contrat
    et votre adresse e-mail pour confirmer la réception et donner suite à la rétractation (art. 6, paragraphe 1, point
    c, RGPD, et § 356a BGB).</p>

    <h2>Cookies et mémoire du navigateur</h2>
    <p>Nous ne déposons nous-mêmes aucun cookie. Votre navigateur retient certaines choses pour nous dans sa propre
    mémoire ; elles ne quittent pas votre appareil tant que vous ne les envoyez pas. Le strict nécessaire ne demande pas
    de consentement (§ 25, alinéa 2, n° 2 TDDDG) ; pour tout le reste, nous vous demandons d'abord (§ 25, alinéa 1 TDDDG
    ; art. 6, paragraphe 1, point a, RGPD). Tout refuser est aussi simple qu'accepter, et le site reste entièrement
    utilisable.</p>
    <h3>Toujours présents</h3>
    <table><thead><tr><th>Nom</th><th>Usage</th><th>Durée</th></tr></thead><tbody>
    <tr><td>int-consents</td><td>votre choix dans les réglages des cookies</td><td>jusqu'à ce que vous le changiez ou
    vidiez la mémoire</td></tr>
    <tr><td>contentConsent:…</td><td>votre accord pour les contenus de tiers, comme la carte</td><td>jusqu'à son
    retrait</td></tr>
    <tr><td>int-cart, int-cart-confirmed</td><td>le panier, et la date de confirmation de ses prix</td><td>jusqu'à ce
    qu'il soit vide</td></tr>
    <tr><td>int-wishlist, int-wishlist-names</td><td>les favoris, et le nom des pièces</td><td>jusqu'à ce qu'ils soient
    vides</td></tr>
    <tr><td>int-color-mode</td><td>l'apparence claire ou sombre des pages, si vous la choisissez</td><td>jusqu'à ce que
    vous vidiez la mémoire</td></tr>
    <tr><td>int-checkout</td><td>les saisies commencées au moment de commander</td><td>jusqu'à la commande</td></tr>
    <tr><td>int-paypal</td><td>ce qui permet de vous reconnaître à votre retour de PayPal</td><td>jusqu'à votre
    retour ; sinon un peu moins de trois heures, et il est effacé dès que vous rouvrez le panier ou la commande</td></tr>
    <tr><td>int-placed-order</td><td>le numéro et le lien de votre dernière commande, pour vous l'indiquer si vous
    revenez</td><td>un jour</td></tr>
    <tr><td>int-recently-viewed</td><td>les pièces vues en dernier, montrées sous la pièce suivante</td><td>jusqu'à ce
    que vous choisissiez là de les oublier</td></tr>
    <tr><td>int-last-searches</td><td>vos cinq dernières recherches dans la boutique, montrées sous le champ de recherche
    vide</td><td>jusqu'à ce que vous les effaciez là</td></tr>
    <tr><td>brouillons</td><td>vos choix pour une pièce et les formulaires commencés</td><td>jusqu'à la fermeture de
    l'onglet</td></tr>
    <tr><td>positions de défilement</td><td>pour que « Retour » revienne où vous étiez</td><td>jusqu'à la fermeture de
    l'onglet</td></tr>
    <tr><td>réserve du service worker</td><td>les horaires, l'adresse et les dernières pages visitées, pièces et
    listes avec leurs images comprises, en l'absence de connexion ; rien de ce que vous saisissez, cherchez ou
    commandez</td><td>jusqu'à ce que des pages plus récentes les remplacent ou que vous choisissiez de les oublier</td></tr></tbody></table>
    <h3>Statistiques avec Matomo</h3>
    <p>Si vous êtes d'accord, Matomo compte sur notre propre serveur quelles pages sont visitées, en combien de temps
    elles se chargent et quelles erreurs surviennent dans le programme du site. L'adresse IP est raccourcie de deux
    octets avant d'être enregistrée. Matomo ne dépose aucun cookie ; votre navigateur retient seulement les numéros des
    commandes déjà comptées (int-counted-orders), jusqu'au retrait de votre accord. Les données restent chez nous et sont
    effacées après treize mois.</p>
    <h3>Carte, prise de rendez-vous et vidéos</h3>
    <p>Ces contenus se trouvent sur d'autres serveurs. À leur place, vous ne voyez d'abord qu'une image et un bouton.
    C'est seulement lorsque vous l'actionnez que votre navigateur établit une connexion ; le fournisseur apprend alors
    votre adresse IP et peut déposer ses propres cookies.</p>
    <ul><li><strong>Carte :</strong> www.openstreetmap.org, OpenStreetMap Foundation, Cambridge, Royaume-Uni. La Commission européenne a adopté
    une décision d'adéquation pour le Royaume-Uni. Le lien d'itinéraire y mène également.</li>
    <li><strong>Prise de rendez-vous :</strong> notre agenda termine.vierlinden.example, exploité par Brückenkopf
    Rechenzentrum GmbH. Il traite le nom, l'adresse e-mail, l'objet et l'heure de votre réservation et dépose un cookie
    jusqu'à la fin de celle-ci. Nous effaçons les réservations six mois après le rendez-vous.</li>
    <li><strong>Vidéos :</strong> YouTube sur www.youtube-nocookie.com (Google Ireland Limited, Dublin, Irlande) ou
    Vimeo sur player.vimeo.com (Vimeo.com, Inc., New York, États-Unis) ; vous autorisez chacun séparément. Des données peuvent parvenir aux États-Unis ; les deux fournisseurs participent au cadre de protection
    des données UE–États-Unis ou utilisent des clauses contractuelles types.</li></ul>

    <h2>Réseaux sociaux</h2>
    <p>Ce site ne contient que des liens vers nos profils, aucun bouton qui envoie des données de lui-même. Ce qui s'y
    passe est décrit sur la page <a href="/datenschutz-social">données et réseaux sociaux</a>.</p>

    <h2>Vos droits</h2>
    <p>À tout moment, vous pouvez</p>
    <ul><li>demander quelles données nous détenons sur vous (art. 15 RGPD),</li>
    <li>faire rectifier des données fausses (art. 16),</li>
    <li>faire effacer des données ou en limiter le traitement (art. 17 et 18),</li>
    <li>emporter vos données dans un format courant (art. 20),</li>
    <li>vous opposer à un traitement fondé sur notre intérêt légitime (art. 21),</li>
    <li>retirer un consentement pour l'avenir (art. 7, paragraphe 3).</li></ul>
    <p>Un appel, une lettre ou un e-mail suffit. Nous répondons dans un délai d'un mois. Nous ne prenons aucune décision
    automatisée à votre sujet.</p>

    <h2>Réclamation</h2>
    <p>Vous pouvez adresser une réclamation à une autorité de contrôle. La nôtre est la commissaire à la protection des
    données et à l'accès aux documents du Brandebourg (Landesbeauftragte für den Datenschutz und für das Recht auf
    Akteneinsicht Brandenburg), Stahnsdorfer Damm 77, 14532 Kleinmachnow, Allemagne.</p>

    <h2>Version</h2>
    <p>Octobre 2026. Lorsque quelque chose change sur ce site, nous modifions aussi ce texte.</p>`,
};
