import type { LegalText } from './law.ts';

export const privacySocial: LegalText = {
  de: `<h2>Worum es geht</h2>
    <p>Wir zeigen Bilder und kurze Filme aus der Werkstatt auch auf Instagram und YouTube. Diese Seite erklärt, was mit
    Ihren Daten geschieht, wenn Sie uns dort besuchen. Alles, was Sie dort sehen, zeigen wir Ihnen auch im Laden;
    niemand braucht dafür ein Konto.</p>
    <h2>Wer verantwortlich ist</h2>
    <p>Für unsere Auftritte sind wir gemeinsam mit dem Betreiber des jeweiligen Netzwerks verantwortlich (Art. 26
    DSGVO), soweit er uns Statistiken über die Besuche zur Verfügung stellt: Meta Platforms Ireland Limited, Dublin, für
    Instagram, und Google Ireland Limited, Dublin, für YouTube. Unsere eigene Anschrift und die der
    Datenschutzbeauftragten stehen unter <a href="/datenschutz">Datenschutz</a>.</p>
    <h2>Was die Netzwerke verarbeiten</h2>
    <p>Sobald Sie einen unserer Auftritte aufrufen, erfährt der Betreiber Ihre IP-Adresse und was Sie ansehen. Sind Sie
    angemeldet, ordnet er das Ihrem Konto zu, auch über mehrere Geräte. Er setzt Cookies, bildet Profile und verwendet
    sie für Werbung. Daten können in die USA gelangen; die Betreiber berufen sich dafür auf den Datenschutzrahmen
    zwischen der EU und den USA. Darauf haben wir keinen Einfluss und bekommen es auch nicht zu sehen.</p>
    <h2>Was wir verarbeiten</h2>
    <ul><li>Was Sie öffentlich zu unseren Beiträgen schreiben, und Ihre Nachrichten an uns. Wir antworten dort oder
    bitten Sie, anzurufen.</li>
    <li>Zusammengefasste Zahlen: wie oft ein Beitrag gesehen wurde, aus welchen Regionen, zu welcher Zeit. Einzelne
    Menschen erkennen wir darin nicht.</li></ul>
    <p>Rechtsgrundlage ist unser Interesse, zu zeigen, was wir tun, und Fragen zu beantworten (Art. 6 Abs. 1 Buchst. f
    DSGVO). Bestellungen, Ringmaße und Gravuren besprechen wir nicht über soziale Netzwerke. Nachrichten löschen wir
    nach sechs Monaten.</p>
    <h2>Ihre Rechte</h2>
    <p>Die Rechte, die unter <a href="/datenschutz">Datenschutz</a> stehen, haben Sie auch hier. Auskunft und Löschung
    kann meist nur der Betreiber geben; wir leiten Ihr Anliegen innerhalb von sieben Tagen an ihn weiter.</p>
    <h2>Auf dieser Seite</h2>
    <p>Hier gibt es nur einfache Links zu den Netzwerken. Bevor Sie einen anklicken, erfährt dort niemand etwas von
    Ihnen.</p>`,
  en: `<h2>What this is about</h2>
    <p>We also show pictures and short films from the workshop on Instagram and YouTube. This page explains what happens
    to your data when you visit us there. Everything you see there we will show you in the shop as well; nobody needs an
    account for it.</p>
    <h2>Who is responsible</h2>
    <p>For our profiles we are jointly responsible with the operator of the network concerned (Article 26 GDPR) as far
    as it provides us with statistics about visits: Meta Platforms Ireland Limited, Dublin, for Instagram, and Google
    Ireland Limited, Dublin, for YouTube. Our own address and that of our data protection officer are to be found under
    <a href="/datenschutz">Privacy</a>.</p>
    <h2>What the networks process</h2>
    <p>As soon as you open one of our profiles the operator learns your IP address and what you look at. If you are
    logged in, this is linked with your account, across several devices too. The operator sets cookies, forms profiles
    and uses them for advertising. Data may reach the USA; the operators rely on the EU-US Data Privacy Framework for
    this. We have no influence on it, nor do we get to see it.</p>
    <h2>What we process</h2>
    <ul><li>What you write in public about our posts, and your messages to us. We answer there or ask you to call.</li>
    <li>Aggregated figures: how often a post was seen, from which regions, at what time. We do not recognise individuals
    in them.</li></ul>
    <p>The legal basis is our interest in showing what we do and in answering questions (Article 6(1)(f) GDPR). We do
    not discuss orders, ring sizes or engravings through social networks. We delete messages after six months.</p>
    <h2>Your rights</h2>
    <p>The rights described under <a href="/datenschutz">Privacy</a> are yours here as well. In most cases only the
    operator can give information or erase data; we pass your request on within seven days.</p>
    <h2>On this website</h2>
    <p>Here there are only plain links to the networks. Before you click one, nobody there learns anything about
    you.</p>`,
  fr: `<h2>De quoi il s'agit</h2>
    <p>Nous montrons aussi des images et de courts films de l'atelier sur Instagram et YouTube. Cette page explique ce
    qu'il advient de vos données lorsque vous nous y rendez visite. Tout ce que vous y voyez, nous vous le montrons
    aussi en boutique ; personne n'a besoin d'un compte pour cela.</p>
    <h2>Qui est responsable</h2>
    <p>Pour nos profils, nous sommes responsables conjointement avec l'exploitant du réseau concerné (art. 26 RGPD),
    dans la mesure où il nous fournit des statistiques de visite : Meta Platforms Ireland Limited, Dublin, pour
    Instagram, et Google Ireland Limited, Dublin, pour YouTube. Notre adresse et celle de notre déléguée à la protection
    des données figurent sous <a href="/datenschutz">Protection des données</a>.</p>
    <h2>Ce que traitent les réseaux</h2>
    <p>Dès que vous ouvrez l'un de nos profils, l'exploitant apprend votre adresse IP et ce que vous regardez. Si vous
    êtes connecté, il le rattache à votre compte, y compris d'un appareil à l'autre. Il dépose des cookies, établit des
    profils et les utilise pour la publicité. Des données peuvent parvenir aux États-Unis ; les exploitants invoquent
    pour cela le cadre de protection des données UE–États-Unis. Nous n'avons pas d'influence là-dessus et n'en voyons
    rien.</p>
    <h2>Ce que nous traitons</h2>
    <ul><li>Ce que vous écrivez publiquement à propos de nos publications, et vos messages. Nous répondons sur place ou
    vous prions d'appeler.</li>
    <li>Des chiffres globaux : combien de fois une publication a été vue, de quelles régions, à quel moment. Nous n'y
    reconnaissons personne.</li></ul>
    <p>La base juridique est notre intérêt à montrer ce que nous faisons et à répondre aux questions (art. 6, paragraphe
    1, point f, RGPD). Nous ne traitons ni commandes, ni tailles de bague, ni gravures par les réseaux sociaux. Nous
    effaçons les messages après six mois.</p>
    <h2>Vos droits</h2>
    <p>Les droits décrits sous <a href="/datenschutz">Protection des données</a> valent aussi ici. Le plus souvent, seul
    l'exploitant peut renseigner ou effacer ; nous lui transmettons votre demande sous sept jours.</p>
    <h2>Sur ce site</h2>
    <p>Il n'y a ici que de simples liens vers les réseaux. Tant que vous n'en suivez aucun, personne là-bas n'apprend
    rien de vous.</p>`,
};
