import type { WorkCatalog } from '../work-catalog.js';
import { DE_CRAWL } from './checks/crawl.js';
import { DE_HEAD } from './checks/head.js';
import { DE_INDEXING } from './checks/indexing.js';
import { DE_LINKS } from './checks/links.js';
import { DE_MEDIA } from './checks/media.js';
import { DE_PERFORMANCE } from './checks/performance.js';
import { DE_SITEMAP } from './checks/sitemap.js';
import { DE_TRUST } from './checks/trust.js';
import { DE_VERSIONS } from './checks/versions.js';
import { DE_FAMILIES } from './families.js';
import { DE_IMPROVEMENTS } from './improvements.js';
import { describeOwnCheckInGerman } from './own-checks.js';
import { DE_WHYS } from './whys.js';

/** Checks and recommendations in German. */
export const DE_WORK: WorkCatalog = {
  checks: {
    ...DE_CRAWL,
    ...DE_INDEXING,
    ...DE_VERSIONS,
    ...DE_LINKS,
    ...DE_HEAD,
    ...DE_MEDIA,
    ...DE_TRUST,
    ...DE_SITEMAP,
    ...DE_PERFORMANCE,
  },
  families: DE_FAMILIES,
  improvements: DE_IMPROVEMENTS,
  whys: DE_WHYS,
  describeOwnCheck: describeOwnCheckInGerman,
};
