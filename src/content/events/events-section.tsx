import { getLocale } from '../../i18n/format.ts';
import { formatClockTimes } from '../../i18n/format-clock-times.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { display, eventList } from '../../styled-system/recipes/index.js';
import { Heading } from '../../ui/prose.tsx';
import { toAnchor } from '../pages/anchor.ts';
import { RichText } from '../pages/rich-text.tsx';
import { getNextEvents } from './event-queries.ts';
import '../../ui/content.css';

type Props = { language: Language; heading: string; count?: number };

/** Upcoming events; nothing if there are none. */
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
        {events.map(({ id, title, text, location, lang, startsAt }) => (
          <li key={id} className={styles.event} lang={lang}>
            <time className={styles.time} dateTime={startsAt} lang={lang && language}>
              {formatStart(startsAt, language)}
            </time>
            <h3 className={styles.title}>{title}</h3>
            {text && <RichText html={text} entry={{ collection: 'event', id }} language={language} />}
            {location && <p className={styles.location}>{location}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Formats a local time. Directus stores it without a zone, so it is formatted as UTC. */
function formatStart(startsAt: string, language: Language): string {
  const format = new Intl.DateTimeFormat(getLocale(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  return formatClockTimes(format.format(new Date(`${startsAt.slice(0, 19)}Z`)), language);
}

/** A slide with upcoming events; none if there are none. */
export async function ScreenEvents({ language, count = 3 }: { language: Language; count?: number }) {
  const events = await getNextEvents(language, count);
  if (events.length === 0) return null;
  const styles = display();
  return (
    <section className={styles.slide}>
      <div className={styles.words}>
        <h2>{getMessages(language).display.whatIsOn}</h2>
        <ol className={styles.list}>
          {events.map(({ id, title, startsAt, location, lang }) => (
            <li key={id} className={styles.event} lang={lang}>
              <time className={styles.time} dateTime={startsAt} lang={lang && language}>
                {formatStart(startsAt, language)}
              </time>
              <h3>{title}</h3>
              {location && <p>{location}</p>}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
