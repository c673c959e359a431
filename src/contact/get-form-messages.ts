import { formatNumber } from '../i18n/format.ts';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { maxLengths } from './form-rules.ts';

/** The messages that all forms share. */
export function getFormMessages(language: Language) {
  const {
    sending,
    trap,
    check,
    network,
    atMost,
    charactersLeft: left,
    charactersOver: over,
  } = getMessages(language).forms;
  const counter = { atMost: atMost(formatNumber(maxLengths.message, language)), left, over };
  return { sending, trap, check, network, counter };
}
