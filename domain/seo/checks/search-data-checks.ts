import type { Check } from './check.js';
import { gscCannibalisation } from './gsc/cannibalisation.js';
import { gscDecay } from './gsc/decay.js';
import { gscDeviceGap } from './gsc/device-gap.js';
import { gscIndexableNoImpressions } from './gsc/indexable-no-impressions.js';
import { gscLongTail } from './gsc/long-tail.js';
import { gscLowCtr } from './gsc/low-ctr.js';
import { gscNoindexWithTraffic } from './gsc/noindex-with-traffic.js';
import { gscNotCrawledWithTraffic } from './gsc/not-crawled-with-traffic.js';
import { gscPositionDrop } from './gsc/position-drop.js';
import { gscQuickWin } from './gsc/quick-win.js';
import { gscStrikingDistance } from './gsc/striking-distance.js';
import { gscWeakInternalLinks } from './gsc/weak-internal-links.js';
import { gscWrongCountryPage } from './gsc/wrong-country-page.js';
import { gscZeroClick } from './gsc/zero-click.js';

/** Search data joined with the crawl; all of them need a connected Search Console property. */
export const SEARCH_DATA_CHECKS: readonly Check[] = [
  gscLowCtr,
  gscStrikingDistance,
  gscQuickWin,
  gscDecay,
  gscPositionDrop,
  gscCannibalisation,
  gscZeroClick,
  gscLongTail,
  gscIndexableNoImpressions,
  gscNoindexWithTraffic,
  gscNotCrawledWithTraffic,
  gscWeakInternalLinks,
  gscWrongCountryPage,
  gscDeviceGap,
];
