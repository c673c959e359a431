import type { Language } from './language.ts';

type MailTexts = { subject: string; title: string; text: string[] };

type NewsletterMessages = {
  greeting: string;
  /** The link follows the first paragraph. */
  confirm: (shop: string) => MailTexts;
  confirmLabel: string;
  welcome: (shop: string) => MailTexts;
  known: (shop: string) => MailTexts;
  unsubscribe: string;
  unsubscribeLabel: string;
};

export const newsletterMessages: Record<Language, NewsletterMessages> = {
  de: {
    greeting: 'Guten Tag,',
    confirm: (shop) => ({
      subject: `Bitte bestätigen Sie Ihre Anmeldung zum Newsletter von ${shop}`,
      title: 'Bitte bestätigen Sie Ihre Anmeldung',
      text: [
        `jemand, vermutlich Sie selbst, hat diese Adresse für den Newsletter von ${shop} angemeldet. ` +
          'Bitte bestätigen Sie das hier:',
        'Der Link gilt sieben Tage. Waren Sie es nicht, brauchen Sie nichts zu tun: Ohne Ihre Bestätigung bekommen Sie ' +
          'keinen Newsletter.',
      ],
    }),
    confirmLabel: 'Anmeldung bestätigen',
    welcome: (shop) => ({
      subject: `Ihre Anmeldung zum Newsletter von ${shop}`,
      title: 'Willkommen beim Newsletter',
      text: [
        `vielen Dank, Ihre Anmeldung ist bestätigt. Von nun an bekommen Sie den Newsletter von ${shop}: ` +
          'neue Stücke, Einblicke in unsere Werkstatt und Einladungen ins Geschäft.',
      ],
    }),
    known: (shop) => ({
      subject: `Sie bekommen den Newsletter von ${shop} bereits`,
      title: 'Sie bekommen den Newsletter bereits',
      text: [
        `jemand, vermutlich Sie selbst, hat diese Adresse noch einmal für den Newsletter von ${shop} angemeldet. ` +
          'Sie bekommen ihn bereits und brauchen nichts weiter zu tun.',
      ],
    }),
    unsubscribe: 'Sie möchten keine Post mehr von uns? Hier melden Sie sich ab:',
    unsubscribeLabel: 'Abmelden',
  },
  en: {
    greeting: 'Hello,',
    confirm: (shop) => ({
      subject: `Please confirm your subscription to the ${shop} newsletter`,
      title: 'Please confirm your subscription',
      text: [
        `Someone, most likely you, has signed up this address for the ${shop} newsletter. Please confirm that here:`,
        'The link is valid for seven days. If it wasn’t you, there is nothing you need to do: without your confirmation ' +
          'you will not receive the newsletter.',
      ],
    }),
    confirmLabel: 'Confirm subscription',
    welcome: (shop) => ({
      subject: `Your subscription to the ${shop} newsletter`,
      title: 'Welcome to the newsletter',
      text: [
        `Thank you, your subscription is confirmed. From now on you will receive the ${shop} newsletter: ` +
          'new pieces, a look into our workshop and invitations to the shop.',
      ],
    }),
    known: (shop) => ({
      subject: `You already receive the ${shop} newsletter`,
      title: 'You already receive the newsletter',
      text: [
        `Someone, most likely you, has signed up this address for the ${shop} newsletter once more. ` +
          'You already receive it, so there is nothing you need to do.',
      ],
    }),
    unsubscribe: 'Don’t want to hear from us any more? You can unsubscribe here:',
    unsubscribeLabel: 'Unsubscribe',
  },
  fr: {
    greeting: 'Bonjour,',
    confirm: (shop) => ({
      subject: `Merci de confirmer votre inscription à la newsletter de ${shop}`,
      title: 'Merci de confirmer votre inscription',
      text: [
        `Quelqu’un, sans doute vous-même, a inscrit cette adresse à la newsletter de ${shop}. ` +
          'Merci de le confirmer ici :',
        'Ce lien est valable sept jours. Si ce n’était pas vous, vous n’avez rien à faire : sans votre confirmation, ' +
          'vous ne recevrez pas la newsletter.',
      ],
    }),
    confirmLabel: 'Confirmer l’inscription',
    welcome: (shop) => ({
      subject: `Votre inscription à la newsletter de ${shop}`,
      title: 'Bienvenue parmi nos lecteurs',
      text: [
        `Merci, votre inscription est confirmée. Vous recevrez désormais la newsletter de ${shop} : ` +
          'nouvelles pièces, coulisses de notre atelier et invitations à la boutique.',
      ],
    }),
    known: (shop) => ({
      subject: `Vous recevez déjà la newsletter de ${shop}`,
      title: 'Vous recevez déjà la newsletter',
      text: [
        `Quelqu’un, sans doute vous-même, a inscrit une nouvelle fois cette adresse à la newsletter de ${shop}. ` +
          'Vous la recevez déjà : vous n’avez rien à faire.',
      ],
    }),
    unsubscribe: 'Vous ne souhaitez plus recevoir nos messages ? Désinscrivez-vous ici :',
    unsubscribeLabel: 'Se désinscrire',
  },
};
