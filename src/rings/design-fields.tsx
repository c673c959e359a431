import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { ringStudio } from '../styled-system/recipes/index.js';
import type { Ring } from './ring-pair.ts';
import { arrangementKeys, type RingRules } from './ring-rules.ts';
import { Choices, NumberField } from './studio-controls.tsx';

type Props = { design: Ring; rules: RingRules; language: Language };

/** The fields of a ring's design, which both rings may have in common. */
export function DesignFields({ design, rules, language }: Props) {
  const { studio } = getMessages(language);
  const { fields } = studio;
  const styles = ringStudio();
  const count = design.zones.length;
  const zoneCounts = (['1', '2', '3'] as const).map((key) => ({ key, name: studio.zonesOf[key] }));
  const arrangements = arrangementKeys.map((key) => ({
    key,
    name: studio.arrangements[key],
    description: studio.arrangementWords[key],
  }));
  return (
    <>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{studio.dimensions}</legend>
        <div className={styles.row}>
          <NumberField name="width" label={fields.width} value={design.width} range={rules.widths} step="0.1" />
          <NumberField name="height" label={fields.height} value={design.height} range={rules.heights} step="0.1" />
        </div>
      </fieldset>
      <Choices
        {...{ language }}
        legend={fields.profile}
        name="profile"
        value={design.profile}
        options={rules.profiles}
      />
      <Choices {...{ language }} legend={fields.zones} name="zones" value={String(count)} options={zoneCounts} />
      {count > 1 && (
        <NumberField
          name="share"
          label={studio.shareOf[count === 2 ? '2' : '3']}
          value={design.share * 10}
          range={{ min: 100, max: 900 }}
          step="5"
        />
      )}
      {design.zones.map((zone, index) => {
        const suffix = index === 0 ? '' : String(index + 1);
        return (
          <div key={suffix} className={styles.zone}>
            <Choices
              {...{ language }}
              isExplained={index > 0}
              legend={studio.zone(index + 1, count)}
              name={`alloy${suffix}`}
              value={zone.alloy}
              options={rules.alloys.map((alloy) => ({ ...alloy, swatch: alloy.color }))}
            />
            <Choices
              {...{ language }}
              isExplained={index > 0}
              legend={studio.zoneSurface(index + 1, count)}
              name={`surface${suffix}`}
              value={zone.surface}
              options={rules.surfaces}
            />
          </div>
        );
      })}
      {rules.grooves.length > 0 && (
        <Choices
          {...{ language }}
          legend={fields.groove}
          name="groove"
          value={design.groove}
          options={[{ key: 'none', name: studio.noGroove }, ...rules.grooves]}
        />
      )}
      {rules.stones.length > 0 && (
        <Choices
          {...{ language }}
          legend={fields.stones}
          name="stones"
          value={design.arrangement}
          options={arrangements}
        />
      )}
      {design.arrangement !== 'none' && (
        <>
          <Choices {...{ language }} legend={fields.stone} name="stone" value={design.stone} options={rules.stones} />
          <Choices
            {...{ language }}
            legend={fields.setting}
            name="setting"
            value={design.setting}
            options={rules.settings}
          />
        </>
      )}
    </>
  );
}
