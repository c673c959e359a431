import type { Language } from '../src/i18n/languages.ts';
import { type RingRows, ringFields, ringSort, toRingRules } from '../src/rings/read-ring-rows.ts';
import type { RingRules } from '../src/rings/ring-rules.ts';
import { createCms } from './cms.ts';

/** What the demo's studio offers at present, read independently of the order API. */
export async function readRingRules(language: Language = 'de'): Promise<RingRules> {
  const cms = createCms();
  const read = <Name extends keyof RingRows>(name: Name): Promise<RingRows[Name]> => {
    const ofShop = 'filter[project][domain][_eq]=vierlinden.example';
    return cms.get(`/items/${name}?${ofShop}&fields=${ringFields[name].join()}&sort=${ringSort.join()}&limit=-1`);
  };
  const rules = toRingRules(
    {
      ring_studio: await read('ring_studio'),
      ring_alloy: await read('ring_alloy'),
      ring_option: await read('ring_option'),
      ring_stone: await read('ring_stone'),
    },
    language,
  );
  if (!rules) throw new Error('The demo has no studio.');
  return rules;
}
