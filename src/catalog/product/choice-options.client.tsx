'use client';

import { type ComponentProps, type ComponentType, type ReactNode, use, useEffect, useState } from 'react';
import { importOptional } from '../../base/import-optional.ts';
import { useStore } from '../../ui/use-store-state.ts';
import { ChoiceContext } from './choice-price.tsx';
import type { EngravedMetal } from './engraving.tsx';
import type { EngravingPreview } from './engraving-preview.tsx';
import { PersonalizationFields } from './personalization-fields.tsx';
import { hasVariants } from './product-choice.ts';
import { choiceValidation } from './product-choice-store.ts';
import { VariantField } from './variant-field.tsx';

type Props = {
  path: string;
  /** Whether the page is rendered without streaming, see `ProductQuery.isFull`. */
  isFull: boolean;
  variantLabel: string;
  personalization: { key: string; name: string; metal: EngravedMetal } | null;
  /** The server's drawing of an empty engraving. */
  preview: ReactNode;
  buttonClass: string;
};

/** Variants and personalization of a product, as far as it has them. */
export function ChoiceOptions({ personalization, preview, ...variants }: Props) {
  const chosen = use(ChoiceContext);
  const validated = useStore(choiceValidation).product;
  if (!chosen) return null;
  const { offer, choice, messages, pattern } = chosen;
  const showsErrors = validated === offer.id;
  return (
    <>
      {hasVariants(offer) && <VariantField {...{ offer, choice, showsErrors, messages, ...variants }} />}
      {personalization && offer.fields.length > 0 && (
        <PersonalizationFields {...{ offer, choice, showsErrors, pattern, messages }} name={personalization.name}>
          <LivePreview
            {...{ offer, choice, messages }}
            kind={personalization.key}
            metal={personalization.metal}
            fallback={preview}
          />
        </PersonalizationFields>
      )}
    </>
  );
}

type PreviewProps = ComponentProps<typeof EngravingPreview>;

/**
 * The engraving preview. Shows the server's drawing until something is typed; the code that draws on the client is
 * loaded then.
 */
function LivePreview({ fallback, ...props }: PreviewProps & { fallback: ReactNode }) {
  const [Live, setLive] = useState<ComponentType<PreviewProps>>();
  const isWritten = Object.values(props.choice.personalization).some(Boolean);
  useEffect(() => {
    if (!isWritten) return;
    // Without the preview the fields show the same text.
    void importOptional(() => Promise.all([import('./engraving-preview.tsx'), import('./engraving-fonts.ts')])).then(
      (loaded) => {
        if (!loaded) return;
        const [{ EngravingPreview }, { addEngravingFonts }] = loaded;
        addEngravingFonts();
        setLive(() => EngravingPreview);
      },
    );
  }, [isWritten]);
  return Live ? <Live {...props} /> : fallback;
}
