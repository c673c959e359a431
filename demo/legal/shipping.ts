import { formatArea } from '../../src/orders/address-form.ts';
import { courierArea } from '../catalogue/settings.ts';
import type { Language } from '../pages/words.ts';
import type { LegalText } from './law.ts';
import { readLegalText } from './read-legal-text.ts';

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

export const shipping = readLegalText('shipping', {
  rates: { de: ratesTable('de'), en: ratesTable('en'), fr: ratesTable('fr') },
});
