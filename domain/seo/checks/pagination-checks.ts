import type { Check } from './check.js';
import { pageGap } from './page/gap.js';
import { pageLoop } from './page/loop.js';
import { pageMultipleRel } from './page/multiple-rel.js';
import { pageNextNotLinked } from './page/next-not-linked.js';
import { pageTargetError } from './page/target-error.js';
import { pageTargetNoindex } from './page/target-noindex.js';

/** The checks about series of pages. */
export const PAGINATION_CHECKS: readonly Check[] = [
  pageNextNotLinked,
  pageTargetError,
  pageTargetNoindex,
  pageLoop,
  pageGap,
  pageMultipleRel,
];
