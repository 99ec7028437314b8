import type { Severity } from '../seo/checks/check.js';
import type { Issue } from './issue.js';
import { PROTECTION_SHARE, PROTECTS_ONLY } from './ranking-constants.js';

/**
 * Assumed share of what an affected page is worth in search that an issue takes from it. The steps follow what can be
 * read in the search engines' documentation: what keeps a page out of the index takes all of it, what search engines only
 * show differently next to nothing. They order work, they do not forecast.
 */
const BY_SEVERITY: Readonly<Record<Severity, number>> = {
  critical: 0.6,
  high: 0.15,
  medium: 0.04,
  low: 0.008,
  info: 0.001,
};

/** The same for findings about the site as one: a file or a setting touches every page, each a little. */
const OF_SITE: Readonly<Record<Severity, number>> = {
  critical: 0.1,
  high: 0.05,
  medium: 0.02,
  low: 0.004,
  info: 0.0005,
};

/** Checks whose severity says less than what they are about. */
const BY_CHECK: ReadonlyMap<string, number> = new Map([
  ['index/noindex-important', 1],
  ['robots/site-disallowed', 1],
  ['robots/unreachable', 1],
  ['index/noindex-sitewide', 1],
  ['crawl/homepage-unreachable', 1],
  ['crawl/dns-failure', 1],
  ['crawl/status-5xx', 0.9],
  ['crawl/timeout', 0.6],
  ['crawl/no-response', 0.6],
  ['canonical/loop', 0.5],
  ['canonical/multiple', 0.4],
  ['title/missing', 0.25],
  ['title/placeholder', 0.25],
  ['title/duplicate', 0.12],
  ['h1/missing', 0.06],
  ['h1/multiple', 0.02],
  ['desc/missing', 0.05],
  ['desc/duplicate', 0.06],
  ['schema/none-on-site', 0.03],
  ['content/thin', 0.35],
  ['content/duplicate-exact', 0.3],
  ['content/duplicate-near', 0.35],
  // A duplicate to search engines, and useless to people who search in the language that it states.
  ['lang/untranslated', 0.6],
  ['content/few-pages', 0.12],
  ['content/lorem-ipsum', 0.3],
  ['content/needs-javascript', 0.4],
  ['crawl/orphan', 0.2],
  ['crawl/soft-404', 0.3],
  ['link/broken-internal', 0.12],
  ['crawl/status-4xx', 0.05],
]);

/** What the same checks take where a finding is milder than usual. */
const MILD_LOSS: ReadonlyMap<string, number> = new Map([['content/few-pages', 0.02]]);

/** Categories of which search engines take less notice than the severity says, and how much less. */
const LESSER: readonly (readonly [checks: RegExp, share: number])[] = [
  // What helps people who cannot see the page.
  [/^(?:a11y|image)\//, 0.25],
  // An entry too many costs a request; what keeps the page itself out has a check of its own.
  [/^sitemap\/url-/, 0.2],
  // Measured in a laboratory on one page; the time until the main content shows says most of what visitors feel.
  [/^speed\/(?!lcp$)/, 0.35],
  // Headers and cookies protect visitors.
  [PROTECTS_ONLY, PROTECTION_SHARE],
];

/** 0–1, by the check, its severity and whether it is about pages or about the site as one. */
export function searchLoss({
  check_id,
  severity,
  measured_over,
}: Pick<Issue, 'check_id' | 'severity' | 'measured_over'>): number {
  const known = BY_CHECK.get(check_id);
  if (known !== undefined) return severity === 'low' ? Math.min(known, MILD_LOSS.get(check_id) ?? known) : known;
  const usual = (measured_over === 'site' ? OF_SITE : BY_SEVERITY)[severity];
  return usual * (LESSER.find(([checks]) => checks.test(check_id))?.[1] ?? 1);
}
