import 'client-only';

/**
 * Rotates the sections of the `data-slides` element around this one, and puts a button here that pauses them. Without
 * JavaScript and with reduced motion they are stacked as the server rendered them.
 *
 * @param element its attributes are the milliseconds per slide and the labels of the button
 */
export function connect(element: HTMLElement, signal: AbortSignal): void {
  const container = element.closest<HTMLElement>('[data-slides]');
  if (!container) return;
  const query = matchMedia('(prefers-reduced-motion: reduce)');
  const button = document.createElement('button');
  button.type = 'button';
  let isPaused = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  const update = () => {
    clearInterval(timer);
    container.toggleAttribute('data-running', !query.matches);
    button.textContent = element.getAttribute(isPaused ? 'resume' : 'pause');
    if (query.matches) button.remove();
    else if (!button.isConnected) element.replaceChildren(button);
    if (!query.matches) showNext(container, 0);
    if (query.matches || isPaused) return;
    const turn = () => {
      container.setAttribute('data-running', 'turning');
      showNext(container, 1);
    };
    timer = setInterval(turn, Number(element.getAttribute('interval')));
  };
  query.addEventListener('change', update, { signal });
  button.addEventListener('click', () => {
    isPaused = !isPaused;
    update();
  });
  signal.addEventListener('abort', () => clearInterval(timer));
  update();
}

/** Shows the slide that is this many further than the current one; at first the first. */
function showNext(container: HTMLElement, step: number): void {
  const slides = [...container.querySelectorAll(':scope > section')];
  const current = slides.findIndex((slide) => slide.hasAttribute('data-current'));
  const at = (Math.max(0, current) + step) % slides.length;
  for (const [index, slide] of slides.entries()) slide.toggleAttribute('data-current', index === at);
}
