// What a browser gets from the stand-in as matomo.js: the published queue interface, with the ways of the real script that
// matter to a site: what it remembers, what it holds back, and what it does by itself.
(() => {
  const settings = { url: '', siteId: '', customUrl: '', referrer: document.referrer, process: (request) => request };
  const removedCookie = 'mtm_consent_removed';
  const hasCookie = (name) => document.cookie.split('; ').some((cookie) => cookie.startsWith(`${name}=`));
  const setCookie = (name, value, age) => {
    // biome-ignore lint/suspicious/noDocumentCookie: as scripts do that are older than anything better
    document.cookie = `${name}=${value}; path=/; max-age=${age}`;
  };
  let hasConsent = !hasCookie(removedCookie);
  let hasCookies = true;
  let held = [];
  let view = {};
  let items = {};
  let errors = [];
  let nextAt = 0;
  let isFirst = true;
  let countsErrors = false;
  let countsLinks = false;

  const sendNow = (request) => {
    const address = `${settings.url}?${request}`;
    try {
      if (navigator.sendBeacon(address, new Blob([], { type: 'application/x-www-form-urlencoded; charset=UTF-8' })))
        return;
    } catch {
      // Not an address that a beacon takes.
    }
    new Image(1, 1).src = address;
  };
  const send = (request) => {
    if (hasCookie(removedCookie)) hasConsent = false;
    if (!hasConsent) {
      held.push(request);
      return;
    }
    if (!request) return;
    const whole = `${request}&consent=1&res=${screen.width}x${screen.height}&cookie=${navigator.cookieEnabled ? 1 : 0}`;
    const now = Date.now();
    if (isFirst) {
      isFirst = false;
      nextAt = now + 800;
      sendNow(whole);
    } else if (now < nextAt) {
      // Held back for the visitor to be known by then; nobody asks for the consent again.
      setTimeout(() => sendNow(whole), nextAt - now);
      nextAt += 50;
    } else sendNow(whole);
  };
  const ask = (fields) => {
    if (hasCookies) setCookie(`_pk_id.${settings.siteId}.0a1b`, 'visitor', 33955200);
    const now = new Date();
    const all = {
      ...fields,
      idsite: settings.siteId,
      rec: 1,
      r: String(Math.random()).slice(2, 8),
      h: now.getHours(),
      m: now.getMinutes(),
      s: now.getSeconds(),
      url: settings.customUrl || location.href,
      ...(settings.referrer && { urlref: settings.referrer, _ref: settings.referrer }),
      _id: hasCookies ? 'a1b2c3d4e5f60718' : '',
      _idn: 1,
      send_image: 0,
      ...view,
      pv_id: 'Ab12Cd',
    };
    const request = Object.entries(all)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('&');
    send(settings.process(request));
  };
  const askAboutGoods = (id, [revenue, subtotal, tax, shipping]) => {
    const list = JSON.stringify(Object.values(items));
    const sums = { ec_st: subtotal, ec_tx: tax, ec_sh: shipping };
    const given = Object.entries(sums).filter(([, value]) => value !== undefined);
    ask({ idgoal: 0, ...(id && { ec_id: id }), revenue, ...Object.fromEntries(given), ec_items: list });
    if (id) items = {};
  };

  const methods = {
    setTrackerUrl: (url) => {
      settings.url = url;
    },
    setSiteId: (id) => {
      settings.siteId = id;
    },
    setCustomUrl: (url) => {
      settings.customUrl = url;
    },
    setReferrerUrl: (url) => {
      settings.referrer = url;
    },
    setCustomRequestProcessing: (process) => {
      settings.process = process;
    },
    disableCookies: () => {
      hasCookies = false;
    },
    requireConsent: () => {
      hasConsent = false;
    },
    setConsentGiven: (withCookies = true) => {
      hasConsent = true;
      if (hasCookie(removedCookie)) setCookie(removedCookie, '', 0);
      const waiting = held;
      held = [];
      for (const request of waiting) send(request);
      if (withCookies) hasCookies = true;
    },
    forgetConsentGiven: () => {
      hasConsent = false;
      setCookie(removedCookie, Date.now(), 946080000);
    },
    enableJSErrorTracking: () => {
      if (countsErrors) return;
      countsErrors = true;
      const before = window.onerror;
      window.onerror = (message, url, line, column, error) => {
        const place = `${url}:${line}${column ? `:${column}` : ''}`;
        if (!errors.includes(place + message)) {
          errors.push(place + message);
          methods.trackEvent('JavaScript Errors', place, message);
        }
        return before ? before(message, url, line, column, error) : false;
      };
    },
    enableLinkTracking: () => {
      if (countsLinks) return;
      countsLinks = true;
      document.body.addEventListener('click', ({ target }) => {
        const link = target instanceof Element ? target.closest('a[href]') : null;
        if (!link || !/^https?:$/.test(link.protocol)) return;
        if (/\.pdf([?#]|$)/.test(link.href)) ask({ download: link.href });
        else if (link.origin !== location.origin) ask({ link: link.href });
      });
    },
    setEcommerceView: (sku, name, category = '', price) => {
      view = { _pkc: category, ...(price !== undefined && { _pkp: price }) };
      if (sku || name) view = { ...view, _pks: sku, _pkn: name ?? '' };
    },
    trackPageView: (title) => {
      errors = [];
      held = [];
      ask({ action_name: title ?? document.title, pf_net: 1, pf_srv: 2 });
    },
    trackEvent: (category, action, name, value) =>
      ask({
        e_c: category,
        e_a: action,
        ...(name && { e_n: name }),
        ...(value !== undefined && { e_v: value }),
        ca: 1,
      }),
    clearEcommerceCart: () => {
      items = {};
    },
    addEcommerceItem: (sku, name = '', category = '', price = 0, count = 1) => {
      items[sku] = [sku, name, category, price, count];
    },
    trackEcommerceCartUpdate: (total) => askAboutGoods('', [total]),
    trackEcommerceOrder: (id, ...sums) => askAboutGoods(id, sums),
  };

  const apply = ([method, ...values]) => {
    if (methods[method]) methods[method](...values);
    else console.error(`The method ${method} was not found in "_paq" variable.`);
  };
  // The real script takes these out of turn, whatever their place in the queue.
  const first = [
    ...['disableCookies', 'setTrackerUrl', 'setSiteId', 'enableLinkTracking', 'requireConsent', 'setConsentGiven'],
  ];
  const queue = Array.isArray(window._paq) ? window._paq : [];
  if (queue.length === 0) {
    window._paq = { push: () => console.error('_paq.push() was used but Matomo tracker was not initialized') };
    return;
  }
  for (const method of first) for (const command of queue.filter(([name]) => name === method)) apply(command);
  for (const command of queue.filter(([name]) => !first.includes(name))) apply(command);
  window._paq = { push: apply };
})();
