import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { button, pairSheet } from '../../styled-system/recipes/index.js';
import { TextField } from '../../ui/text-field.tsx';

type Props = {
  language: Language;
  /** The values of the page's address. */
  entered: URLSearchParams;
  /** The query of the pair that is shown. */
  shown: string;
};

/** A form for the address of a pair. It sends along what opens the page. */
export function PairQuestion({ language, entered, shown }: Props) {
  const { pairSheet: messages } = getMessages(language);
  return (
    <form className={pairSheet().form} data-screen-only="">
      {['key', 'pass'].map((name) => (
        <input key={name} type="hidden" name={name} value={entered.get(name) ?? ''} />
      ))}
      <TextField
        id="pair"
        name="pair"
        label={messages.address}
        hint={messages.addressHint}
        error={undefined}
        rows={3}
        spellCheck={false}
        defaultValue={entered.get('pair') ?? shown}
      />
      <button type="submit" className={button()}>
        {messages.show}
      </button>
    </form>
  );
}
