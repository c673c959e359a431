import 'client-only';
import { getPictureWidth, offerPictures, toPictureAddress } from '../../base/picture-address.ts';
import { viewedKey } from '../../base/viewed-key.ts';
import type { WorkerMessage } from '../../offline/cache-names.ts';
import { parseViewed, type ViewedProduct } from './recently-viewed.ts';

/** Lists the products that were viewed before the one of an element, and follows changes of other tabs. */
export function showRecentlyViewed(element: HTMLElement, signal: AbortSignal): void {
  const [current] = parseViewed(`[${element.getAttribute('product')}]`);
  const show = () => {
    const others = readStored().filter(({ id }) => id !== current?.id);
    element.replaceChildren(...(others.length > 0 ? [createSection(element, others, current?.language)] : []));
  };
  const follow = ({ key }: StorageEvent) => (key === viewedKey || key === null) && show();
  addEventListener('storage', follow, { signal });
  show();
}

function createSection(
  element: HTMLElement,
  products: readonly ViewedProduct[],
  language: string | undefined,
): HTMLElement {
  const section = create('section', 'product-page__section');
  const heading = create('h2');
  heading.id = 'recently-viewed';
  heading.textContent = element.getAttribute('heading');
  section.setAttribute('aria-labelledby', heading.id);
  const shelf = create('ul', 'product-page__shelf');
  const root = element.getAttribute('root') ?? '';
  shelf.append(...products.map((product) => createItem(product, root, language)));
  const forget = create('button', 'product-page__forget');
  forget.type = 'button';
  forget.textContent = element.getAttribute('forget');
  forget.addEventListener('click', () => {
    clearRecentlyViewed();
    element.replaceChildren();
  });
  section.append(heading, shelf, forget);
  return section;
}

function createItem({ slug, name, language, image }: ViewedProduct, root: string, current?: string): HTMLElement {
  const item = create('li', 'product-page__seen');
  const link = create('a');
  link.href = `${root}/${slug}`;
  const text = create('span');
  text.textContent = name;
  if (language !== current) text.lang = language;
  link.append(...(image ? [createPicture(image)] : []), text);
  item.append(link);
  return item;
}

/** The same as the component `Picture`. */
function createPicture({ id, width, height, tint }: NonNullable<ViewedProduct['image']>): HTMLElement {
  const files = offerPictures({ width, maxWidth: 320 });
  const picture = create('picture', 'picture picture--ratio_standard');
  const source = create('source');
  source.type = 'image/avif';
  source.srcset = files.map((file) => `${toPictureAddress(id, file)} ${getPictureWidth(file)}w`).join(', ');
  source.sizes = '9rem';
  const image = create('img');
  Object.assign(image, { loading: 'lazy', decoding: 'async', width, height, alt: '' });
  if (tint !== undefined) image.style.setProperty('--p', `#${tint}`);
  image.src = toPictureAddress(id, files.length > 1 ? '480.jpg' : '320.jpg');
  picture.append(source, image);
  return picture;
}

function create<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className = ''): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  if (className) element.className = className;
  return element;
}

function clearRecentlyViewed(): void {
  // The offline copies of their pages are a history too.
  navigator.serviceWorker?.controller?.postMessage({ call: 'forget' } satisfies WorkerMessage);
  try {
    localStorage.removeItem(viewedKey);
  } catch {
    // In private mode there is nothing stored.
  }
}

function readStored(): ViewedProduct[] {
  try {
    return parseViewed(localStorage.getItem(viewedKey));
  } catch {
    return [];
  }
}
