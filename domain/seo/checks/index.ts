import type { Check } from './check.js';
import { CONTENT_CHECKS } from './content-checks.js';
import { ON_PAGE_CHECKS } from './on-page-checks.js';
import { SEARCH_DATA_CHECKS } from './search-data-checks.js';
import { SECURITY_CHECKS } from './security-checks.js';
import { SITEMAP_CHECKS } from './sitemap-checks.js';
import { SPEED_CHECKS } from './speed-checks.js';
import { TECHNICAL_CHECKS } from './technical-checks.js';

/** The catalog: every check that an audit runs, in the order in which findings are made. */
export const ALL_CHECKS: readonly Check[] = [
  ...TECHNICAL_CHECKS,
  ...ON_PAGE_CHECKS,
  ...SECURITY_CHECKS,
  ...CONTENT_CHECKS,
  ...SITEMAP_CHECKS,
  ...SPEED_CHECKS,
  ...SEARCH_DATA_CHECKS,
];
