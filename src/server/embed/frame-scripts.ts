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
  let isReady = false;
  const report = (embed: string | number) => parent.postMessage({ embed }, location.origin);
  const reportReady = () => {
    isReady = true;
    report('ready');
  };
  const sendToCal = (method: string, arg?: object) =>
    frame.contentWindow?.postMessage({ originator: 'CAL', method, arg }, host);
  // The parent page knows the chosen colour mode.
  const parentRoot = parent.document.documentElement;
  const applyTheme = () => {
    const { colorMode } = parentRoot.dataset;
    sendToCal('ui', { theme: colorMode === 'system' ? 'auto' : (colorMode ?? cal?.theme), layout: 'month_view' });
  };
  report('loading');
  const hostCheck = fetch(frame.src, { method: 'HEAD', mode: 'no-cors', credentials: 'omit' }).then(
    () => true,
    () => false,
  );
  frame.addEventListener('load', async () => {
    const isReachable = await hostCheck;
    if (isReady) return;
    if (!isReachable) report('failed');
    else if (!cal) reportReady();
  });
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== host) return;
    if (!cal) {
      if (!isReady) reportReady();
      return;
    }
    if (data?.originator !== 'CAL') return;
    const height = data.data?.iframeHeight;
    if (data.type === '__iframeReady') {
      sendToCal('parentKnowsIframeReady');
      applyTheme();
      new MutationObserver(applyTheme).observe(parentRoot, { attributeFilter: ['data-color-mode'] });
    }
    if (data.type === '__dimensionChanged' && typeof height === 'number') report(height);
    if (data.type === 'linkReady') reportReady();
    if (data.type === 'linkFailed') report('failed');
  });
}

/**
 * Loads the manufacturer's script and mounts its clock, which is ready once its element has content. Errors are
 * reported to the page and the console, and never thrown.
 */
export function mountClock({ src, config, place, timeoutMs }: MountedClock): void {
  const report = (embed: string) => parent.postMessage({ embed }, location.origin);
  const fail = (error: unknown) => {
    console.error('The dealer clock was not mounted.', error);
    report('failed');
  };
  report('loading');
  const script = document.createElement('script');
  script.src = src;
  script.addEventListener('error', fail);
  script.addEventListener('load', () => {
    try {
      const Clock = Reflect.get(window, 'RolexRetailerClock');
      new Clock().getRetailerClock(config);
      const mountPoint = document.getElementById(place);
      const checkMounted = () => {
        if (!mountPoint?.firstElementChild) return false;
        observer.disconnect();
        report('ready');
        return true;
      };
      const observer = new MutationObserver(checkMounted);
      if (mountPoint) observer.observe(mountPoint, { childList: true });
      // The script fails silently for an unknown dealer.
      if (!checkMounted()) setTimeout(() => checkMounted() || fail('Nothing stands in its place.'), timeoutMs);
    } catch (error) {
      fail(error);
    }
  });
  document.head.append(script);
}
