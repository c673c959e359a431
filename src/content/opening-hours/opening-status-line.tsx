import type { Language } from '../../i18n/languages.ts';
import { Icon } from '../../ui/icon.tsx';

type Props = { language: Language; branchId: number };

/**
 * Whether a branch is open now, which the element in it finds out in the browser. Its line is reserved until then; text
 * that wraps to a second line uses the space below, so that nothing shifts.
 */
export function OpeningStatusLine({ language, branchId }: Props) {
  return (
    <p className="opening-status">
      <Icon name="clock" />
      <opening-status branch={branchId} lang={language} suppressHydrationWarning>
        {''}
      </opening-status>
    </p>
  );
}
