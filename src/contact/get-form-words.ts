import { formatNumber } from '../i18n/format.ts';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { longest } from './form-rules.ts';

/** The words that every form needs. */
export function getFormWords(language: Language) {
  const {
    sending,
    trap,
    check,
    network,
    atMost,
    charactersLeft: left,
    charactersOver: over,
  } = getMessages(language).forms;
  const counter = { atMost: atMost(formatNumber(longest.message, language)), left, over };
  return { sending, trap, check, network, counter };
}
