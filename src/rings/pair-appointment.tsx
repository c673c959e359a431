import type { ReactNode } from 'react';
import { formatPrice } from '../i18n/format.ts';
import { formatMessage } from '../i18n/format-message.ts';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { ringStudioRoutes } from '../routing/routes.ts';
import { pairOffers, studioHelp } from '../styled-system/recipes/index.js';
import { ButtonLink } from '../ui/button-link.tsx';
import { describeRing } from './describe-ring.ts';
import { parsePair } from './normalize-pair.ts';
import { PairCaptions } from './pair-drawings.tsx';
import { PairTopViews } from './pair-top-views.tsx';
import { getPairUrl } from './pair-url.ts';
import type { QuotePairs } from './quote-pairs.ts';
import { formatPair, type RingPair } from './ring-pair.ts';
import type { RingRules } from './ring-rules.ts';
import { findRingStudio } from './ring-studio-queries.ts';
import { RequestDrawings } from './studio.client.tsx';
import { toStudioHref } from './studio-query.ts';
import '../ui/pair-offers.css';
import '../ui/ring-studio.css';

type Props = {
  language: Language;
  query: string;
  quotePairs: QuotePairs;
  /** The contact form, with a message to begin with and drawings to send along; without them where the studio is closed. */
  renderForm: (parts: { message?: string; drawings?: ReactNode; aside?: ReactNode }) => ReactNode;
};

/** The request for an appointment about the pair of an address. */
export async function PairAppointment({ language, query, quotePairs, renderForm }: Props) {
  const studio = await findRingStudio(language);
  if (!studio) return renderForm({});
  const { rules, product } = studio;
  const { pair } = parsePair(query, rules);
  const lines = await quotePairs(product, [formatPair(pair)], language);
  const message = writeRequest({ pair, rules, cents: lines?.[0]?.price_cents ?? null, language });
  return renderForm({
    message,
    ...(pair.some(({ drawing }) => drawing !== '') && { drawings: <PairDrawings {...{ pair, language }} /> }),
    aside: <PairSummary {...{ pair, rules, language }} />,
  });
}

type RequestProps = { pair: RingPair; rules: RingRules; cents: number | null; language: Language };

/** Both rings in words, what was shown as their price, and the address that draws them. */
function writeRequest({ pair, rules, cents, language }: RequestProps): string {
  const { studio } = getMessages(language);
  return [
    studio.appointmentText,
    ...pair.map((ring, index) => `${studio.ring(index + 1)}: ${describeRing(language, ring, rules)}`),
    ...(cents === null ? [] : [studio.priceShown(formatPrice(cents, language))]),
    getPairUrl(ringStudioRoutes[language], pair),
  ].join('\n\n');
}

/** The choice to send the drawings of the pair along. */
function PairDrawings({ pair, language }: Pick<RequestProps, 'pair' | 'language'>) {
  const { studio, drawing } = getMessages(language);
  const { picture, request } = drawing;
  const { title, send, elsewhere } = request;
  const rings = pair.flatMap((ring, index) =>
    ring.drawing === ''
      ? []
      : [{ hash: ring.drawing, label: formatMessage(picture, { ring: studio.ring(index + 1) }) }],
  );
  return <RequestDrawings pair={formatPair(pair)} rings={rings} messages={{ title, send, elsewhere }} />;
}

function PairSummary({ pair, rules, language }: Omit<RequestProps, 'cents'>) {
  const { studio } = getMessages(language);
  return (
    <section className={studioHelp().summary}>
      <div className={pairOffers().preset}>
        <span>
          <PairTopViews pair={pair} rules={rules} id="pair" />
        </span>
      </div>
      <PairCaptions {...{ pair, rules, language }} />
      <p>
        <ButtonLink href={toStudioHref(ringStudioRoutes[language], pair)} appearance="outline" size="small">
          {studio.toStudio}
        </ButtonLink>
      </p>
    </section>
  );
}
