import { gallery } from '../../styled-system/recipes/index.js';
import { Heading } from '../../ui/heading.tsx';
import { Picture } from '../../ui/picture.client.tsx';
import { toAnchor } from './anchor.ts';
import type { Image } from './image.ts';
import '../../ui/content.css';

/** Pictures side by side. */
export function Gallery({ heading, images }: { heading: string | null; images: readonly Image[] }) {
  const styles = gallery();
  return (
    <section className={styles.root}>
      {heading && (
        <Heading level={2} id={toAnchor(heading)}>
          {heading}
        </Heading>
      )}
      <ul className={styles.list}>
        {images.map((image) => (
          <li key={image.id}>
            <Picture {...image} sizes="(min-width: 62em) 33vw, 100vw" />
          </li>
        ))}
      </ul>
    </section>
  );
}
