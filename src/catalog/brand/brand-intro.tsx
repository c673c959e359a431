import { markIncomplete } from '../../base/render-state.ts';
import type { Language } from '../../i18n/languages.ts';
import { brandIntro, skeleton } from '../../styled-system/recipes/index.js';
import { Picture } from '../../ui/picture.client.tsx';
import { type Brand, getBrand } from './brand-queries.ts';

type Props = { slug: string; name: string; language: Language };

/** Logo and description of a brand, above the list of its products. When they cannot be read, the list stands alone. */
export async function BrandIntro({ slug, name, language }: Props) {
  try {
    return <BrandIntroContent brand={await getBrand(slug)} name={name} language={language} />;
  } catch (error) {
    markIncomplete();
    console.warn(JSON.stringify({ level: 'warn', event: 'brand not read', slug, reason: String(error) }));
    return null;
  }
}

export function BrandIntroContent({
  brand,
  name,
  language,
}: {
  brand: Brand | null;
  name: string;
  language: Language;
}) {
  const styles = brandIntro();
  const description = brand?.descriptions[language] ?? brand?.descriptions.de;
  if (!brand?.logo && !description) return null;
  return (
    <div className={styles.root}>
      {brand?.logo && (
        <div className={styles.logo}>
          <Picture {...brand.logo} alt={name} ratio="own" sizes="12rem" maxWidth={480} isEager />
        </div>
      )}
      {description && <p className={styles.description}>{description}</p>}
    </div>
  );
}

export function BrandIntroSkeleton() {
  return (
    <div className={brandIntro().root} aria-hidden="true">
      <div className={brandIntro().description}>
        <div className={skeleton()} />
        <div className={skeleton()} />
        <div className={skeleton()} />
      </div>
    </div>
  );
}
