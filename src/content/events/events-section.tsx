import type { Language } from '../../i18n/languages.ts';
import { eventList } from '../../styled-system/recipes/index.js';
import { Heading } from '../../ui/heading.tsx';
import { toAnchor } from '../pages/anchor.ts';
import { RichText } from '../pages/rich-text.tsx';
import { getNextEvents } from './event-queries.ts';
import { formatStart } from './event-start.ts';
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
