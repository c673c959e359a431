import type { Language } from '../i18n/languages.ts';
import type { ErrorKind, ErrorMessage, ErrorPageMessages } from './error-page.ts';

type LanguageMessages = Record<ErrorKind, ErrorMessage> & { home: string; requestNumber: string };

const messages: Record<Language, LanguageMessages> = {
  de: {
    home: 'Zur Startseite',
    requestNumber: 'Nummer dieser Anfrage:',
    badRequest: { title: 'Diese Adresse stimmt nicht', text: 'Bitte prüfen Sie die Adresse auf einen Tippfehler.' },
    unauthorized: { title: 'Nicht erlaubt', text: 'Diese Adresse ist nur für Programme, die sich ausweisen.' },
    forbidden: {
      title: 'Nicht erlaubt',
      text: 'Diese Anfrage kam nicht von unserer eigenen Seite. Bitte öffnen Sie die Seite neu.',
    },
    notFound: { title: 'Seite nicht gefunden', text: 'Unter dieser Adresse gibt es bei uns keine Seite.' },
    methodNotAllowed: { title: 'So geht es nicht', text: 'Diese Adresse nimmt keine solchen Anfragen an.' },
    notAcceptable: {
      title: 'Kein passendes Format',
      text: 'Ihr Browser nimmt keine der Formen an, in denen wir diese Seite haben.',
    },
    unreadable: {
      title: 'Das ließ sich nicht lesen',
      text: 'Ihre Angaben kamen nicht heil an. Bitte gehen Sie zurück und senden Sie sie noch einmal.',
    },
    unsupported: {
      title: 'Das ließ sich nicht lesen',
      text: 'In dieser Form nehmen wir nichts an. Bitte benutzen Sie das Formular auf unserer Seite.',
    },
    tooMany: {
      title: 'Bitte einen Augenblick Geduld',
      text: 'Von Ihrem Anschluss kamen sehr viele Anfragen. Bitte versuchen Sie es in einer Minute noch einmal.',
    },
    tooSlow: {
      title: 'Das dauerte zu lange',
      text: 'Ihre Angaben kamen nicht vollständig an. Bitte gehen Sie zurück und senden Sie sie noch einmal.',
    },
    tooLarge: { title: 'Zu viel auf einmal', text: 'Ihre Nachricht ist zu lang. Bitte kürzen Sie sie.' },
    addressTooLong: {
      title: 'Diese Adresse ist zu lang',
      text: 'Bitte öffnen Sie die Seite ohne die Angaben hinter dem Fragezeichen.',
    },
    failed: {
      title: 'Da ist uns etwas misslungen',
      text: 'Der Fehler ist vermerkt. Bitte versuchen Sie es gleich noch einmal.',
    },
    unavailable: {
      title: 'Einen Augenblick bitte',
      text: 'Die Seite braucht gerade zu lange. Bitte laden Sie sie gleich noch einmal.',
    },
    busy: {
      title: 'Gerade ist bei uns viel los',
      text: 'Sehr viele möchten diese Seite sehen. Bitte laden Sie sie in ein paar Sekunden noch einmal.',
    },
  },
  en: {
    home: 'To the home page',
    requestNumber: 'Number of this request:',
    badRequest: { title: 'This address is not right', text: 'Please check it for a typing mistake.' },
    unauthorized: { title: 'Not allowed', text: 'This address is only for programs that identify themselves.' },
    forbidden: {
      title: 'Not allowed',
      text: 'This request did not come from our own site. Please open the page again.',
    },
    notFound: { title: 'Page not found', text: 'There is no page of ours at this address.' },
    methodNotAllowed: { title: 'This does not work', text: 'This address does not take such requests.' },
    notAcceptable: {
      title: 'No suitable format',
      text: 'Your browser takes none of the forms in which we have this page.',
    },
    unreadable: {
      title: 'That could not be read',
      text: 'Your details did not arrive intact. Please go back and send them once more.',
    },
    unsupported: {
      title: 'That could not be read',
      text: 'We take nothing in this form. Please use the form on our page.',
    },
    tooMany: {
      title: 'One moment, please',
      text: 'A great many requests came from your connection. Please try again in a minute.',
    },
    tooSlow: {
      title: 'That took too long',
      text: 'Your details did not arrive in full. Please go back and send them once more.',
    },
    tooLarge: { title: 'Too much at once', text: 'Your message is too long. Please shorten it.' },
    addressTooLong: {
      title: 'This address is too long',
      text: 'Please open the page without what follows the question mark.',
    },
    failed: { title: 'Something went wrong here', text: 'We have made a note of it. Please try again in a moment.' },
    unavailable: {
      title: 'One moment, please',
      text: 'The page is taking too long. Please load it again in a moment.',
    },
    busy: {
      title: 'We are very busy just now',
      text: 'A great many people want to see this page. Please load it again in a few seconds.',
    },
  },
  fr: {
    home: 'Vers la page d’accueil',
    requestNumber: 'Numéro de cette demande :',
    badRequest: {
      title: 'Cette adresse n’est pas correcte',
      text: 'Vérifiez qu’elle ne contient pas de faute de frappe.',
    },
    unauthorized: { title: 'Non autorisé', text: 'Cette adresse est réservée aux programmes qui s’identifient.' },
    forbidden: { title: 'Non autorisé', text: 'Cette demande ne vient pas de notre site. Veuillez rouvrir la page.' },
    notFound: { title: 'Page introuvable', text: 'Nous n’avons aucune page à cette adresse.' },
    methodNotAllowed: {
      title: 'Cela ne fonctionne pas ainsi',
      text: 'Cette adresse n’accepte pas ce type de demande.',
    },
    notAcceptable: {
      title: 'Aucun format adapté',
      text: 'Votre navigateur n’accepte aucune des formes de cette page.',
    },
    unreadable: {
      title: 'Lecture impossible',
      text: 'Vos indications ne sont pas arrivées intactes. Revenez en arrière et renvoyez-les.',
    },
    unsupported: {
      title: 'Lecture impossible',
      text: 'Nous n’acceptons rien sous cette forme. Utilisez le formulaire de notre page.',
    },
    tooMany: {
      title: 'Un instant, s’il vous plaît',
      text: 'De très nombreuses demandes sont venues de votre connexion. Réessayez dans une minute.',
    },
    tooSlow: {
      title: 'C’était trop long',
      text: 'Vos indications ne sont pas arrivées en entier. Revenez en arrière et renvoyez-les.',
    },
    tooLarge: { title: 'Trop à la fois', text: 'Votre message est trop long. Veuillez le raccourcir.' },
    addressTooLong: {
      title: 'Cette adresse est trop longue',
      text: 'Ouvrez la page sans ce qui suit le point d’interrogation.',
    },
    failed: {
      title: 'Une erreur s’est produite',
      text: 'Nous en avons pris note. Veuillez réessayer dans un instant.',
    },
    unavailable: {
      title: 'Un instant, s’il vous plaît',
      text: 'La page met trop de temps à répondre. Rechargez-la dans un instant.',
    },
    busy: {
      title: 'Il y a beaucoup de monde en ce moment',
      text: 'De très nombreuses personnes demandent cette page. Rechargez-la dans quelques secondes.',
    },
  },
};

export const errorMessages: ErrorPageMessages = (language, kind) => {
  const { home, requestNumber, ...kinds } = messages[language];
  return { ...kinds[kind], home, requestNumber };
};
