import { getContentHost } from '../../base/environment.ts';
import { getCompany } from '../../content/company/company-queries.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { GateSection } from './gate-section.tsx';

/** The consent gate of the map; nothing where the address has no coordinates. */
export async function MapGate({ language }: { language: Language }) {
  const { address } = await getCompany();
  if (address?.latitude == null || address.longitude == null) return null;
  const { gates } = getMessages(language);
  const { latitude, longitude } = address;
  const query = new URLSearchParams({ mlat: `${latitude}`, mlon: `${longitude}` });
  return (
    <GateSection
      service="map"
      host={getContentHost('MAP_EMBED_URL')}
      shape="map"
      frame={{ src: `/embed/map/${language}`, title: gates.map.frame }}
      title={gates.map.title}
      about={gates.map.about}
      externalLink={{
        href: `https://www.openstreetmap.org/?${query}#map=17/${latitude}/${longitude}`,
        label: gates.map.externalLink,
      }}
      privacy={{
        href: 'https://osmfoundation.org/wiki/Privacy_Policy',
        label: gates.privacyOf('OpenStreetMap'),
      }}
      language={language}
    >
      <MapDrawing />
    </GateSection>
  );
}

const ink = 'color-mix(in oklab, var(--colors-ink) 20%, transparent)';

/** SVG paths of streets, wide ones first. */
const streets = [
  'M-10 92 130 108 262 96 410 118',
  'M96 -10 118 104 132 206 120 310',
  'M262 -10 258 96 284 198 276 310',
];

const lanes = [
  'M-10 188 132 206 284 198 410 214',
  'M190 -10 196 102',
  'M206 202 200 310',
  'M334 108 342 206 330 310',
  'M-10 34 104 46 262 38 410 52',
  'M44 42 52 98M52 190 44 310',
  'M132 258 282 252 410 266',
];

/** The placeholder of a map: an imaginary town. */
function MapDrawing() {
  return (
    <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" fill="none" aria-hidden="true">
      <path
        d="M-10 262C60 236 96 268 150 244s96-70 150-66 60 30 120 8"
        stroke="color-mix(in oklab, var(--colors-deep) 26%, var(--colors-plate))"
        strokeWidth="30"
      />
      <path
        d="M142 52h44l4 40-44 4zM296 120h34l6 70-42 2zM54 212l66 4-6 36-58 6z"
        fill="color-mix(in oklab, var(--colors-success) 20%, var(--colors-plate))"
      />
      <g stroke={ink} strokeWidth="12">
        {streets.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      <g stroke={ink} strokeWidth="7.5">
        {lanes.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      <g stroke="var(--colors-paper)" strokeWidth="6">
        {lanes.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      <g stroke="var(--colors-paper)" strokeWidth="10.5">
        {streets.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      <path
        d="M18 56h22v26H18zM62 56h30v14H62zM62 78h34v12H62zM18 112h28v30H18zM60 114h44v20H60zM60 142h48v28H60zM18 152h30v24H18zM142 118h38v26h-38zM144 154h26v36h-26zM184 154h22v36h-22zM216 110h30v34h-30zM220 154h46v34h-46zM206 52h40v34h-40zM276 54h26v38h-26zM314 58h50v36h-50zM352 128h34v24h-34zM352 162h40v32h-40zM300 226h24v22h-24zM144 268h44v24h-44zM216 268h44v24h-44zM146 14h34v20h-34zM206 10h40v18h-40zM278 12h40v18h-40z"
        fill="color-mix(in oklab, var(--colors-ink) 11%, var(--colors-plate))"
      />
      <g stroke={ink}>
        <circle cx="360" cy="40" r="17" fill="var(--colors-plate)" />
        <path d="m360 18 5 22-5 22-5-22zM343 40h34" fill="var(--colors-plate)" />
      </g>
      <path d="M200 152c-14-20-20-28-20-38a20 20 0 0 1 40 0c0 10-6 18-20 38z" fill="var(--colors-fill)" />
      <circle cx="200" cy="114" r="7.5" fill="var(--colors-paper)" />
    </svg>
  );
}
