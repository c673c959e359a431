import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { ringStudio } from '../styled-system/recipes/index.js';
import { getMaxCharacters } from './normalize-pair.ts';
import type { Ring } from './ring-pair.ts';
import type { RingRules } from './ring-rules.ts';
import { DrawingField } from './studio.client.tsx';
import { LabelledInput } from './studio-controls.tsx';

type Props = {
  ring: Ring;
  /** What the ring is called. */
  name: string;
  label: string;
  rules: RingRules;
  language: Language;
};

/** What is engraved in a ring: a text, or a drawing in its place. */
export function EngravedField({ ring, name, label, rules, language }: Props) {
  return (
    <div className={ringStudio().engraved}>
      {ring.drawing === '' ? (
        <LabelledInput
          label={label}
          type="text"
          name="text"
          maxLength={getMaxCharacters(ring.size, rules)}
          defaultValue={ring.text}
        />
      ) : (
        <input type="hidden" name="text" value="" />
      )}
      {rules.drawing && (
        <DrawingField
          hash={ring.drawing}
          name={rules.drawing.name}
          ring={name}
          messages={getMessages(language).drawing}
        />
      )}
    </div>
  );
}
