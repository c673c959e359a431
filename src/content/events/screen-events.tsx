import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { display } from '../../styled-system/recipes/index.js';
import { getNextEvents } from './event-queries.ts';
import { formatStart } from './event-start.ts';
import '../../ui/content.css';

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
