import { getLocale } from '../i18n/format.ts';
import type { Language } from '../i18n/languages.ts';
import { eventList } from '../styled-system/recipes/index.js';
import { Heading } from '../ui/heading.tsx';
import { toAnchor } from './anchor.ts';
import { getNextEvents } from './event-queries.ts';
import { RichText } from './rich-text.tsx';

type Props = { language: Language; heading: string; count?: number };

/** What is on in the house; nothing at all when nothing is. */
export async function Events({ language, heading, count = 3 }: Props) {
  const events = await getNextEvents(language, count);
  if (events.length === 0) return null;
  const styles = eventList();
  return (
    <section className={styles.root}>
      <Heading level={2} id={toAnchor(heading)}>
        {heading}
      </Heading>
      <ol className={styles.list}>
        {events.map(({ id, title, text, location, startsAt }) => (
          <li key={id} className={styles.event}>
            <time className={styles.time} dateTime={startsAt}>
              {formatStart(startsAt, language)}
            </time>
            <h3 className={styles.title}>{title}</h3>
            {text && <RichText html={text} language={language} />}
            {location && <p className={styles.location}>{location}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The content system keeps the shop's wall clock without a zone, and so it is shown. */
function formatStart(startsAt: string, language: Language): string {
  return new Intl.DateTimeFormat(getLocale(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(new Date(`${startsAt.slice(0, 19)}Z`));
}
