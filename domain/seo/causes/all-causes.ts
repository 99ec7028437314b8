import type { CauseRule } from './cause-rule.js';
import { blockingFiles } from './rules/blocking-files.js';
import { CANONICAL_RULES } from './rules/canonical-rules.js';
import { copiedPages } from './rules/copied-pages.js';
import { heavyFiles } from './rules/heavy-files.js';
import { hostTwin } from './rules/host-twin.js';
import { hreflangSets } from './rules/hreflang-sets.js';
import { noindexConflict } from './rules/noindex-conflict.js';
import { robotsBlock } from './rules/robots-block.js';
import { scriptRendering } from './rules/script-rendering.js';
import { serverErrors } from './rules/server-errors.js';
import { siteNoindex } from './rules/site-noindex.js';
import { sitemapEntries } from './rules/sitemap-entries.js';
import { sitemapLastmod } from './rules/sitemap-lastmod.js';
import { sitemapUnusable } from './rules/sitemap-unusable.js';
import { slowServer } from './rules/slow-server.js';
import { templateLinks } from './rules/template-links.js';
import { templateRedirects } from './rules/template-redirects.js';
import { thinPages } from './rules/thin-pages.js';
import { unsizedImages } from './rules/unsized-images.js';
import { untranslatedCopies } from './rules/untranslated-copies.js';

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
  hreflangSets,
  sitemapUnusable,
  sitemapEntries,
  sitemapLastmod,
  scriptRendering,
  templateLinks,
  templateRedirects,
  untranslatedCopies,
  thinPages,
  copiedPages,
  slowServer,
  blockingFiles,
  heavyFiles,
  unsizedImages,
];

/** Checks whose findings a cause may explain: those of all others need not be kept until the site is known. */
export const JOINED_CHECK_IDS: ReadonlySet<string> = new Set(CAUSE_RULES.flatMap(({ check_ids: ids }) => ids));
