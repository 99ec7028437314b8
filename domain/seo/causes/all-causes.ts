import type { CauseRule } from './cause-rule.js';
import { CANONICAL_RULES } from './rules/canonical-rules.js';
import { hostTwin } from './rules/host-twin.js';
import { noindexConflict } from './rules/noindex-conflict.js';
import { robotsBlock } from './rules/robots-block.js';
import { scriptRendering } from './rules/script-rendering.js';
import { serverErrors } from './rules/server-errors.js';
import { siteNoindex } from './rules/site-noindex.js';
import { templateLinks } from './rules/template-links.js';
import { thinPages } from './rules/thin-pages.js';

/**
 * The cause graph: rules in the order in which causes work (index blockers, canonicals, hreflang, sitemap, links, content,
 * speed). A finding belongs to the first cause that explains it.
 */
export const CAUSE_RULES: readonly CauseRule[] = [
  robotsBlock,
  serverErrors,
  siteNoindex,
  noindexConflict,
  hostTwin,
  ...CANONICAL_RULES,
  scriptRendering,
  templateLinks,
  thinPages,
];

/** Checks whose findings a cause may explain: those of all others need not be kept until the site is known. */
export const JOINED_CHECK_IDS: ReadonlySet<string> = new Set(CAUSE_RULES.flatMap(({ check_ids: ids }) => ids));
