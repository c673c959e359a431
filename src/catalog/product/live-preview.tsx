import { type ComponentProps, type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { EngravingPreview } from './engraving-preview.tsx';

type PreviewProps = ComponentProps<typeof EngravingPreview>;

/** Nothing but the server's drawing is needed before the first letter; what draws it anew comes with that. */
export function LivePreview({ still, ...props }: PreviewProps & { still: ReactNode }) {
  const [Live, setLive] = useState<ComponentType<PreviewProps>>();
  const isWritten = Object.values(props.choice.personalization).some(Boolean);
  useEffect(() => {
    if (!isWritten) return;
    Promise.all([import('./engraving-preview.tsx'), import('./engraving-fonts.ts')]).then(
      ([{ EngravingPreview: loaded }, { addEngravingFonts: addEngravingFaces }]) => {
        addEngravingFaces();
        setLive(() => loaded);
      },
      // The fields say the same.
      () => undefined,
    );
  }, [isWritten]);
  return Live ? <Live {...props} /> : still;
}
