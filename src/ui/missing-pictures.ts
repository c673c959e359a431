import 'client-only';

/** Marks pictures that fail to load, also those that failed before: their alternative text takes their place. */
export function watchPictures(): void {
  // This event does not bubble.
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && markMissing(target), true);
  for (const image of document.images) checkLoaded(image);
}

function checkLoaded(image: HTMLImageElement): void {
  if (!image.complete || image.naturalWidth > 0 || !image.currentSrc) return;
  // A picture whose source is not chosen yet looks the same.
  image.decode().catch(() => markMissing(image));
}

function markMissing(image: HTMLImageElement): void {
  const picture = image.closest<HTMLElement>('.picture');
  if (!picture) return;
  console.warn(`The picture ${image.currentSrc} did not come.`);
  picture.dataset.missing = image.alt;
}
