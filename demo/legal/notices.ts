import type { Step } from '../../cms/seed/send-rows.ts';
import { inLegalLanguages, type LegalText } from './law.ts';

function notice(
  row: { notice_id: string; sort: number; [officer: string]: string | number },
  heading: LegalText,
  content: LegalText,
) {
  return { project: 1, ...row, translations: inLegalLanguages({ name: 'heading', words: heading }, content) };
}

export const noticeSteps = [
  {
    collection: 'legal_notice',
    items: [
      notice(
        { notice_id: 'additional_top_info', sort: 1 },
        { de: 'Angaben nach § 5 DDG', en: 'Information under Section 5 DDG', fr: 'Informations au titre du § 5 DDG' },
        {
          de: `<p>Diese Seite und der Shop unter vierlinden.example werden von Juwelier Vierlinden e. K. betrieben,
            einem Einzelunternehmen von Johanna Vierlinden. Matthias Vierlinden vertritt das Haus als Prokurist.</p>`,
          en: `<p>This website and the shop at vierlinden.example are run by Juwelier Vierlinden e. K., a sole
            proprietorship of Johanna Vierlinden. Matthias Vierlinden represents the house as authorised signatory
            (Prokurist).</p>`,
          fr: `<p>Ce site et la boutique vierlinden.example sont exploités par Juwelier Vierlinden e. K., entreprise
            individuelle de Johanna Vierlinden. Matthias Vierlinden représente la maison en qualité de fondé de pouvoir
            (Prokurist).</p>`,
        },
      ),
      notice(
        { notice_id: 'legal_authority', sort: 2 },
        { de: 'Zuständige Stellen', en: 'Competent authorities', fr: 'Autorités compétentes' },
        {
          de: `<p>Gewerbeamt der Stadt Altenbruck. Mitglied der Handwerkskammer Potsdam, eingetragen mit dem
            Goldschmiede-, dem Uhrmacher- und dem Augenoptikerhandwerk.</p>
            <p>Die Berufsbezeichnung Augenoptikermeisterin ist in Deutschland verliehen. Es gelten die Handwerksordnung
            und die Augenoptikermeisterverordnung; beide sind beim Bundesministerium der Justiz nachzulesen.</p>`,
          en: `<p>Trade office of the town of Altenbruck. Member of the Potsdam Chamber of Skilled Crafts
            (Handwerkskammer Potsdam), entered with the crafts of goldsmith, watchmaker and optician.</p>
            <p>The professional title of master optician (Augenoptikermeisterin) was conferred in Germany. The German
            Crafts Code (Handwerksordnung) and the ordinance on master opticians apply; both are published by the
            Federal Ministry of Justice.</p>`,
          fr: `<p>Service du commerce de la ville d'Altenbruck. Membre de la chambre des métiers de Potsdam
            (Handwerkskammer Potsdam), inscrit pour les métiers de bijoutier, d'horloger et d'opticien.</p>
            <p>Le titre professionnel de maître opticienne (Augenoptikermeisterin) a été délivré en Allemagne. Le code
            de l'artisanat (Handwerksordnung) et le règlement sur la maîtrise d'opticien s'appliquent ; tous deux sont
            publiés par le ministère fédéral de la Justice.</p>`,
        },
      ),
      notice(
        { notice_id: 'insurance', sort: 3 },
        {
          de: 'Berufshaftpflichtversicherung',
          en: 'Professional liability insurance',
          fr: 'Assurance responsabilité civile professionnelle',
        },
        {
          de: `<p>Altenbrucker Handwerksversicherung a. G., Am Wall 20, 14899 Altenbruck. Der Schutz gilt in Deutschland
            und in allen Staaten der Europäischen Union, auch für Stücke, die Sie uns zur Reparatur anvertrauen.</p>`,
          en: `<p>Altenbrucker Handwerksversicherung a. G., Am Wall 20, 14899 Altenbruck, Germany. The cover applies in
            Germany and in all states of the European Union, including pieces that you entrust to us for repair.</p>`,
          fr: `<p>Altenbrucker Handwerksversicherung a. G., Am Wall 20, 14899 Altenbruck, Allemagne. La garantie vaut en
            Allemagne et dans tous les États de l'Union européenne, y compris pour les pièces que vous nous confiez en
            réparation.</p>`,
        },
      ),
      notice(
        { notice_id: 'image_sources', sort: 4 },
        { de: 'Bildnachweis', en: 'Picture credits', fr: "Crédits d'images" },
        {
          de: `<p>Alle Bilder von Schmuck, Uhren und Räumen sind für diese Seite gezeichnet. Die Rechte liegen bei
            Juwelier Vierlinden. Wer ein Bild verwenden möchte, fragt bitte vorher; meistens sagen wir Ja.</p>`,
          en: `<p>All pictures of jewellery, watches and rooms were drawn for this website. The rights belong to
            Juwelier Vierlinden. If you would like to use a picture, please ask first; we usually say yes.</p>`,
          fr: `<p>Toutes les images de bijoux, de montres et d'intérieurs ont été dessinées pour ce site. Les droits
            appartiennent à Juwelier Vierlinden. Pour utiliser une image, demandez-nous d'abord ; le plus souvent, nous
            disons oui.</p>`,
        },
      ),
      notice(
        {
          notice_id: 'data_protection',
          sort: 5,
          name: 'Dr. Annegret Sommerfeld',
          street: 'Am Wall',
          number: '7',
          zip_code: '14899',
          city: 'Altenbruck',
          phone_number: '030 23125-377',
          email: 'sommerfeld@datenschutzkontor.example',
        },
        { de: 'Datenschutzbeauftragte', en: 'Data protection officer', fr: 'Déléguée à la protection des données' },
        {
          de: `<p>Dr. Annegret Sommerfeld ist als externe Datenschutzbeauftragte für uns tätig. Sie können sich mit
            jeder Frage zu Ihren Daten unmittelbar an sie wenden; sie ist zur Verschwiegenheit verpflichtet.</p>`,
          en: `<p>Dr Annegret Sommerfeld is our external data protection officer. You may turn to her directly with any
            question about your data; she is bound to secrecy.</p>`,
          fr: `<p>Dr. Annegret Sommerfeld est notre déléguée externe à la protection des données. Vous pouvez vous
            adresser directement à elle pour toute question sur vos données ; elle est tenue au secret.</p>`,
        },
      ),
      notice(
        { notice_id: 'dispute', sort: 6 },
        { de: 'Beilegung von Streit', en: 'Settling disputes', fr: 'Règlement des litiges' },
        {
          de: `<p>Wir sind weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer
            Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG). Sind Sie mit etwas nicht zufrieden, sprechen Sie mit
            Johanna Vierlinden.</p>`,
          en: `<p>We are neither willing nor obliged to take part in dispute resolution proceedings before a consumer
            arbitration board (Section 36 VSBG). If you are not satisfied with something, please speak to Johanna
            Vierlinden.</p>`,
          fr: `<p>Nous ne sommes ni disposés ni tenus à participer à une procédure de règlement des litiges devant un
            organisme de médiation de la consommation (§ 36 VSBG). Si quelque chose ne vous convient pas, parlez-en à
            Johanna Vierlinden.</p>`,
        },
      ),
      notice(
        { notice_id: 'battery', sort: 7 },
        { de: 'Alte Batterien und Altgeräte', en: 'Old batteries and appliances', fr: 'Piles et appareils usagés' },
        {
          de: `<p>Quarzuhren enthalten eine Batterie, Solaruhren einen Akku. Beides gehört nicht in den Hausmüll; Sie
            sind nach der Verordnung (EU) 2023/1542 und dem Batterierecht-Durchführungsgesetz (BattDG) verpflichtet,
            Altbatterien getrennt abzugeben. Wir nehmen sie in haushaltsüblicher Menge kostenlos zurück, auch solche,
            die nicht von uns sind: im Laden oder, ausreichend frankiert, mit der Post an Lindenstraße 12, 14899
            Altenbruck. Kommunale Sammelstellen nehmen sie ebenfalls an.</p>
            <p>Die durchgestrichene Tonne auf Rädern bedeutet: nicht in den Hausmüll. Steht darunter Cd oder Pb, enthält
            die Batterie Cadmium oder Blei, das Umwelt und Gesundheit schadet, wenn es nicht richtig entsorgt wird.
            Lithiumzellen kleben Sie bitte an den Polen ab. Getrennt gesammelt, lassen sich die Metalle
            wiedergewinnen.</p>
            <p>Die Uhr selbst ist ein Elektrogerät. Lässt sie sich nicht mehr reparieren, nehmen wir sie freiwillig
            zurück. Die Batterie wechseln wir vorher gern selbst; dafür braucht es Werkzeug und eine
            Dichtungsprüfung.</p>`,
          en: `<p>Quartz watches contain a battery, solar watches an accumulator. Neither belongs in household waste;
            Regulation (EU) 2023/1542 and the German implementing act (BattDG) oblige you to hand in old batteries
            separately. We take them back free of charge in household quantities, including those not bought here: in
            the shop or, with sufficient postage, by post to Lindenstraße 12, 14899 Altenbruck, Germany. Municipal
            collection points accept them too.</p>
            <p>The crossed-out wheeled bin means: not in household waste. Where Cd or Pb stands below it, the battery
            contains cadmium or lead, which harm the environment and health if not disposed of properly. Please tape the
            poles of lithium cells. Collected separately, the metals can be recovered.</p>
            <p>The watch itself is an electrical appliance. If it can no longer be repaired we take it back of our own
            accord. We would rather change the battery first; that takes tools and a test of the gaskets.</p>`,
          fr: `<p>Les montres à quartz contiennent une pile, les montres solaires un accumulateur. Ni l'une ni l'autre
            ne se jettent avec les ordures ménagères ; le règlement (UE) 2023/1542 et la loi allemande d'application
            (BattDG) vous obligent à remettre les piles usagées séparément. Nous les reprenons gratuitement en quantité
            domestique, même celles achetées ailleurs : en boutique ou, suffisamment affranchies, par la poste à
            Lindenstraße 12, 14899 Altenbruck, Allemagne. Les points de collecte communaux les acceptent aussi.</p>
            <p>La poubelle sur roues barrée signifie : pas avec les ordures ménagères. Si Cd ou Pb figure en dessous, la
            pile contient du cadmium ou du plomb, nuisibles à l'environnement et à la santé s'ils ne sont pas éliminés
            correctement. Isolez les pôles des piles au lithium avec du ruban adhésif. Collectés à part, les métaux
            peuvent être récupérés.</p>
            <p>La montre elle-même est un appareil électrique. Si elle ne peut plus être réparée, nous la reprenons
            volontairement. Nous préférons d'abord changer la pile ; il y faut des outils et un contrôle des
            joints.</p>`,
        },
      ),
      notice(
        { notice_id: 'brand_area', sort: 8 },
        { de: 'Markenbereich', en: 'Brand area', fr: 'Espace de marque' },
        {
          de: `<p>Inhalte im Markenbereich stellt der Hersteller bereit. Dort gelten zusätzlich seine
            Nutzungsbedingungen und seine Hinweise zu Datenschutz und Cookies.</p>`,
          en: `<p>The content of the brand area is provided by the manufacturer. Its terms of use and its notices on
            privacy and cookies apply there in addition.</p>`,
          fr: `<p>Les contenus de l'espace de marque sont fournis par le fabricant. Ses conditions d'utilisation et ses
            informations sur la protection des données et les cookies s'y appliquent en complément.</p>`,
        },
      ),
      notice(
        { notice_id: 'additional_bottom_info', sort: 9 },
        { de: 'Anregungen und Fehler', en: 'Suggestions and mistakes', fr: 'Suggestions et erreurs' },
        {
          de: `<p>Haben Sie auf dieser Seite etwas Falsches, Veraltetes oder Unlesbares gefunden? Schreiben Sie an
            <a href="mailto:laden@vierlinden.example">laden@vierlinden.example</a>. Wir sehen nach und antworten.</p>`,
          en: `<p>Have you found something wrong, outdated or illegible on this website? Write to
            <a href="mailto:laden@vierlinden.example">laden@vierlinden.example</a>. We will look into it and
            answer.</p>`,
          fr: `<p>Vous avez trouvé sur ce site quelque chose de faux, de périmé ou d'illisible ? Écrivez à
            <a href="mailto:laden@vierlinden.example">laden@vierlinden.example</a>. Nous vérifions et répondons.</p>`,
        },
      ),
    ],
  },
] satisfies Step[];
