import type { Step } from '../../cms/seed/send-rows.ts';
import { inLanguages, type Language } from '../pages/words.ts';
import { holdTogether, type LegalText } from './law.ts';
import { readLegalText } from './read-legal-text.ts';

type Words = { title: string; lead: string; seo_title: string; seo_description: string };

function legalPage(place: { id: number; key: string }, words: Record<Language, Words>, content: LegalText) {
  const { de, en, fr } = content;
  const translations = inLanguages({
    de: { content: holdTogether(de) },
    en: { content: holdTogether(en) },
    fr: { content: holdTogether(fr) },
  });
  return {
    project: 1,
    status: 'published',
    ...place,
    translations: inLanguages(words),
    blocks: [{ collection: 'block_rich_text', sort: 1, item: { translations } }],
  };
}

export const pageSteps = [
  {
    collection: 'page',
    items: [
      legalPage(
        { id: 101, key: 'imprint' },
        {
          de: {
            title: 'Impressum',
            lead: 'Wer hinter dieser Seite steht und wie Sie uns erreichen.',
            seo_title: 'Impressum',
            seo_description:
              'Anbieter, Anschrift, Register und Umsatzsteuer-ID von Juwelier Vierlinden e. K. in Altenbruck.',
          },
          en: {
            title: 'Imprint',
            lead: 'Who is behind this website and how to reach us.',
            seo_title: 'Imprint',
            seo_description: 'Provider, address, register and VAT ID of Juwelier Vierlinden e. K. in Altenbruck.',
          },
          fr: {
            title: 'Mentions légales',
            lead: 'Qui se trouve derrière ce site et comment nous joindre.',
            seo_title: 'Mentions légales et protection des données',
            seo_description: `Éditeur, adresse, registre et numéro de TVA de Juwelier Vierlinden e. K. à Altenbruck, et
              ce qu'il advient de vos données.`,
          },
        },
        // It stands below the company's own data, which every page of this kind takes from the company.
        readLegalText('imprint'),
      ),
      legalPage(
        { id: 102, key: 'privacy' },
        {
          de: {
            title: 'Datenschutz',
            lead: 'Welche Daten wir brauchen, wofür, und wann wir sie wieder löschen.',
            seo_title: 'Datenschutz',
            seo_description: `Datenschutzerklärung von Juwelier Vierlinden: Protokolle, Nachrichten, Bestellungen,
              Cookies, Ihre Rechte und die zuständige Aufsicht.`,
          },
          en: {
            title: 'Privacy',
            lead: 'Which data we need, what for, and when we delete them.',
            seo_title: 'Privacy',
            seo_description: `Privacy policy of Vierlinden, jewellers: logs, messages, orders, cookies, your rights and
              the supervisory authority.`,
          },
          fr: {
            title: 'Protection des données',
            lead: 'De quelles données nous avons besoin, pourquoi, et quand nous les effaçons.',
            seo_title: 'Protection des données',
            seo_description: `Politique de confidentialité de la maison Vierlinden : journaux, messages, commandes,
              cookies, vos droits et l'autorité de contrôle.`,
          },
        },
        // No heading is called only “Cookies”: the address `#cookies` belongs to the place where consents are managed.
        readLegalText('privacy'),
      ),
      legalPage(
        { id: 103, key: 'accessibility' },
        {
          de: {
            title: 'Erklärung zur Barrierefreiheit',
            lead: 'Was auf dieser Seite jeder selbst tun kann, wo es noch hakt und wen Sie dann anrufen.',
            seo_title: 'Barrierefreiheit',
            seo_description: `Wie zugänglich Seite und Shop von Juwelier Vierlinden sind, nach WCAG 2.2 AA und BFSG, und
              wie Sie uns Hindernisse melden.`,
          },
          en: {
            title: 'Accessibility statement',
            lead: 'What everyone can do on this website unaided, where it still falls short, and whom to call then.',
            seo_title: 'Accessibility',
            seo_description: `How accessible the website and shop of Vierlinden, jewellers, are under WCAG 2.2 AA and
              the German BFSG, and how to report obstacles.`,
          },
          fr: {
            title: "Déclaration d'accessibilité",
            lead: 'Ce que chacun peut faire seul sur ce site, ce qui coince encore et qui appeler dans ce cas.',
            seo_title: 'Accessibilité',
            seo_description: `Accessibilité du site et de la boutique de la maison Vierlinden selon WCAG 2.2 AA et la
              loi allemande BFSG, et comment signaler un obstacle.`,
          },
        },
        readLegalText('accessibility'),
      ),
      legalPage(
        { id: 104, key: 'privacy_social' },
        {
          de: {
            title: 'Datenschutz in sozialen Netzwerken',
            lead: 'Was geschieht, wenn Sie uns auf Instagram oder YouTube besuchen.',
            seo_title: 'Datenschutz in sozialen Netzwerken',
            seo_description: `Wer auf unseren Auftritten bei Instagram und YouTube welche Daten verarbeitet und welche
              Rechte Sie haben.`,
          },
          en: {
            title: 'Privacy on social networks',
            lead: 'What happens when you visit us on Instagram or YouTube.',
            seo_title: 'Privacy on social networks',
            seo_description:
              'Who processes which data on our Instagram and YouTube profiles, and which rights you have.',
          },
          fr: {
            title: 'Données et réseaux sociaux',
            lead: 'Ce qui se passe lorsque vous nous rendez visite sur Instagram ou YouTube.',
            seo_title: 'Données et réseaux sociaux',
            seo_description:
              'Qui traite quelles données sur nos profils Instagram et YouTube, et quels sont vos droits.',
          },
        },
        readLegalText('privacy-social'),
      ),
    ],
  },
] satisfies Step[];
