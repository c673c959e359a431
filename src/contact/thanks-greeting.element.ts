import 'client-only';
import { defineElement } from '../base/define-element.ts';
import { formatMessage } from '../i18n/format-message.ts';
import { findSender } from './sender-store.ts';

// Thanks the sender by name where this tab has stored it; the text of the server names nobody.
defineElement('thanks-greeting', (element) => {
  const sender = findSender();
  if (sender) element.textContent = formatMessage(element.getAttribute('named') ?? '', sender);
});
