import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { footer } from '../styled-system/recipes/index.js';
import type { ColorMode } from '../ui/theme.ts';

/** Light, dark, or as the device is. `color-mode-choice.ts` hears it, and sets it to what was chosen. */
export function ColorModeSwitch({ initial, language }: { initial: ColorMode; language: Language }) {
  const { colorMode, colorModes } = getMessages(language).shell;
  const styles = footer();
  return (
    <label className={`${styles.link} ${styles.mode}`}>
      {colorMode}
      <select name="int-color-mode" defaultValue={initial}>
        {(['light', 'dark', 'system'] as const).map((mode) => (
          <option key={mode} value={mode}>
            {colorModes[mode]}
          </option>
        ))}
      </select>
    </label>
  );
}
