import type { LegalText } from './law.ts';

/** What stands below the company's own data, which every page of this kind takes from the company. */
export const imprint: LegalText = {
  de: `<h2>Verantwortlich für den Inhalt</h2>
    <p>Für die Texte dieser Seite ist Johanna Vierlinden verantwortlich, für die Beiträge in den Einblicken nach § 18
    Abs. 2 MStV ebenso. Beide Male gilt die Anschrift in der Lindenstraße.</p>
    <h2>Links zu anderen</h2>
    <p>Verweisen wir auf fremde Seiten, haben wir sie zu diesem Zeitpunkt angesehen. Ändert sich dort später etwas,
    erfahren wir es nicht von selbst. Sagen Sie uns Bescheid, dann prüfen wir den Link und nehmen ihn heraus, wenn es
    nötig ist.</p>
    <h2>Urheberrecht</h2>
    <p>Entwürfe, Texte und Bilder dieser Seite gehören uns oder denen, die sie für uns gemacht haben. Zum Lesen,
    Weiterempfehlen und Zeigen sind sie da; wer sie vervielfältigen oder nacharbeiten möchte, fragt bitte vorher.</p>
    <h2>Edelmetall und Stempel</h2>
    <p>Unsere Stücke tragen den Feingehalt und unser Verantwortlichkeitszeichen, vier Lindenblätter im Oval. Die Zahlen
    bedeuten Teile auf tausend: 585 sind 58,5 Prozent Gold. Mehr steht in der
    <a href="/materialkunde">Materialkunde</a>.</p>`,
  en: `<h2>Responsible for the content</h2>
    <p>Johanna Vierlinden is responsible for the texts of this website, and under Section 18 (2) MStV for the articles
    in Insights as well, both at the address in Lindenstraße.</p>
    <h2>Links to others</h2>
    <p>Where we refer to other websites we have looked at them at the time. If something changes there later we do not
    learn of it by ourselves. Tell us, and we will check the link and remove it if need be.</p>
    <h2>Copyright</h2>
    <p>The designs, texts and pictures of this website belong to us or to those who made them for us. They are here to
    be read, passed on and shown; if you wish to copy or reproduce them, please ask first.</p>
    <h2>Precious metal and hallmarks</h2>
    <p>Our pieces bear their fineness and our maker's mark, four lime leaves in an oval. The figures mean parts per
    thousand: 585 is 58.5 per cent gold. More is to be found under <a href="/materialkunde">Materials</a>.</p>`,
  fr: `<h2>Responsable du contenu</h2>
    <p>Johanna Vierlinden est responsable des textes de ce site et, au titre du § 18, alinéa 2 MStV, des articles
    publiés dans Regards, à l'adresse de la Lindenstraße.</p>
    <h2>Liens vers d'autres sites</h2>
    <p>Lorsque nous renvoyons à d'autres sites, nous les avons consultés à ce moment-là. Si quelque chose y change
    ensuite, nous ne l'apprenons pas de nous-mêmes. Signalez-le-nous : nous vérifierons le lien et le retirerons si
    nécessaire.</p>
    <h2>Droits d'auteur</h2>
    <p>Les créations, textes et images de ce site nous appartiennent ou appartiennent à ceux qui les ont faits pour
    nous. Ils sont là pour être lus, transmis et montrés ; pour les reproduire ou s'en inspirer, demandez-nous
    d'abord.</p>
    <h2>Métal précieux et poinçons</h2>
    <p>Nos pièces portent leur titre et notre poinçon de maître, quatre feuilles de tilleul dans un ovale. Les chiffres
    indiquent des millièmes : 585 signifie 58,5 pour cent d'or. Davantage sous
    <a href="/materialkunde">Matériaux</a>.</p>`,
};
