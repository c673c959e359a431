import '../cart/cart-count.element.ts';
import '../catalog/wishlist/wishlist-count.element.ts';
import '../consent/gate/gate-opener.element.ts';
import '../contact/draft-opener.element.ts';
import '../contact/thanks-greeting.element.ts';
import '../content/opening-hours/opening-hours.element.ts';
import '../shell/auto-refresh.element.ts';
import '../shell/link-button.element.ts';
import '../ui/slide-rotation.element.ts';
import { importOptional } from '../base/import-optional.ts';
import { whenActivated } from '../base/when-activated.ts';
import { watchConsents } from '../consent/watch-consents.ts';
import { startOfflineSupport } from '../offline/offline-support.ts';
import { showIncomplete } from '../shell/incomplete-note.ts';
import { watchMenuPanels } from '../shell/menu-panels.ts';
import { keepQueryInTranslations } from '../shell/translation-links.ts';
import { watchPictures } from '../ui/missing-pictures.ts';
import './shop.element.ts';
import { repeatEarlyClicks, startReactOnTouch } from './first-touch.ts';

// The entry of the browser's code: what every page runs without React, and what starts React.
watchPictures();
// React has run on this history entry, or has created it, and told the browser not to restore its position.
if (history.scrollRestoration === 'manual') void takeOverEntry();
watchMenuPanels();
keepQueryInTranslations();
startReactOnTouch();
repeatEarlyClicks();
// What belongs to a visit.
whenActivated(() => watchConsents(showIncomplete));
whenActivated(startOfflineSupport);

async function takeOverEntry(): Promise<void> {
  const loaded = await importOptional(() => import('./history-entry.ts'));
  loaded?.takeOverEntry();
}

if (import.meta.hot) {
  // As in Waku's own entry: a changed server component renders the page anew.
  import.meta.hot.on('rsc:update', () => {
    const listeners: unknown = Reflect.get(globalThis, '__WAKU_RSC_RELOAD_LISTENERS__');
    if (Array.isArray(listeners)) for (const listen of listeners) listen();
  });
}
