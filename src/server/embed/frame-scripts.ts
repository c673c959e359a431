/*
 * These run in the documents under `/embed/` and are sent there as text: nothing that stands around a function here is
 * known to it there.
 */

type WatchedFrame = {
  /** Origin of the frame's messages. */
  host: string;
  /** Set where the frame uses Cal.com's message protocol. */
  cal: { theme: string } | null;
};

/** Parameters of the manufacturer's script. */
type ClockConfig = { dealerAPIKey: string; lang: string; colour: 'gold' };

type MountedClock = {
  src: string;
  config: ClockConfig;
  /** The id of the element that the clock is mounted in. */
  place: string;
  timeoutMs: number;
};

/**
 * Reports the state of a frame to the page. A frame that failed fires `load` like any other, so its host is requested
 * once more without reading the response; any message from the frame proves that it runs.
 */
export function watchFrame({ host, cal }: WatchedFrame): void {
  const frame = document.querySelector('iframe');
  if (!frame) return;
  let isAlive = false;
  const tell = (embed: string | number) => parent.postMessage({ embed }, location.origin);
  const live = () => {
    isAlive = true;
    tell('ready');
  };
  const say = (method: string, arg?: object) =>
    frame.contentWindow?.postMessage({ originator: 'CAL', method, arg }, host);
  // The parent page knows the chosen colour mode.
  const around = parent.document.documentElement;
  const dress = () => {
    const { colorMode } = around.dataset;
    say('ui', { theme: colorMode === 'system' ? 'auto' : (colorMode ?? cal?.theme), layout: 'month_view' });
  };
  tell('loading');
  const answer = fetch(frame.src, { method: 'HEAD', mode: 'no-cors', credentials: 'omit' }).then(
    () => true,
    () => false,
  );
  frame.addEventListener('load', async () => {
    const isThere = await answer;
    if (isAlive) return;
    if (!isThere) tell('failed');
    else if (!cal) live();
  });
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== host) return;
    if (!cal) {
      if (!isAlive) live();
      return;
    }
    if (data?.originator !== 'CAL') return;
    const height = data.data?.iframeHeight;
    if (data.type === '__iframeReady') {
      say('parentKnowsIframeReady');
      dress();
      new MutationObserver(dress).observe(around, { attributeFilter: ['data-color-mode'] });
    }
    if (data.type === '__dimensionChanged' && typeof height === 'number') tell(height);
    if (data.type === 'linkReady') live();
    if (data.type === 'linkFailed') tell('failed');
  });
}

/**
 * Loads the manufacturer's script and mounts its clock, which is ready once its element has content. Errors are
 * reported to the page and the console, and never thrown.
 */
export function mountClock({ src, config, place, timeoutMs }: MountedClock): void {
  const tell = (embed: string) => parent.postMessage({ embed }, location.origin);
  const fail = (error: unknown) => {
    console.error('The dealer clock was not mounted.', error);
    tell('failed');
  };
  tell('loading');
  const script = document.createElement('script');
  script.src = src;
  script.addEventListener('error', fail);
  script.addEventListener('load', () => {
    try {
      const Clock = Reflect.get(window, 'RolexRetailerClock');
      new Clock().getRetailerClock(config);
      const mountPoint = document.getElementById(place);
      const look = () => {
        if (!mountPoint?.firstElementChild) return false;
        observer.disconnect();
        tell('ready');
        return true;
      };
      const observer = new MutationObserver(look);
      if (mountPoint) observer.observe(mountPoint, { childList: true });
      // The script fails silently for an unknown dealer.
      if (!look()) setTimeout(() => look() || fail('Nothing stands in its place.'), timeoutMs);
    } catch (error) {
      fail(error);
    }
  });
  document.head.append(script);
}
