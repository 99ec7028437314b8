import type { Check } from './check.js';
import { ON_PAGE_CHECKS } from './on-page-checks.js';

/** The catalogue: every check that an audit runs, in the order in which findings are made. */
export const ALL_CHECKS: readonly Check[] = [...ON_PAGE_CHECKS];
