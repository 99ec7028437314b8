import { CANONICAL_CHECKS } from './canonical-checks.js';
import type { Check } from './check.js';
import { CRAWL_CHECKS } from './crawl-checks.js';
import { HREFLANG_CHECKS } from './hreflang-checks.js';
import { INDEX_CHECKS } from './index-checks.js';
import { LANG_CHECKS } from './lang-checks.js';
import { LINK_CHECKS } from './link-checks.js';
import { PAGINATION_CHECKS } from './pagination-checks.js';
import { ROBOTS_CHECKS } from './robots-checks.js';
import { URL_CHECKS } from './url-checks.js';

/** Everything the technical component judges, in the order of a report: from reaching pages to the links between them. */
export const TECHNICAL_CHECKS: readonly Check[] = [
  ...CRAWL_CHECKS,
  ...URL_CHECKS,
  ...ROBOTS_CHECKS,
  ...INDEX_CHECKS,
  ...CANONICAL_CHECKS,
  ...HREFLANG_CHECKS,
  ...LANG_CHECKS,
  ...LINK_CHECKS,
  ...PAGINATION_CHECKS,
];
