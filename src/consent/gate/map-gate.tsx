import { getContentHost } from '../../base/environment.ts';
import { getCompany } from '../../content/company/company-queries.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { GateSection } from './gate-section.tsx';
import { MapDrawing } from './map-drawing.tsx';

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
