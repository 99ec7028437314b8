import { shorten } from '../base/text/text-form.js';
import type { PageArtifact } from './artifacts/page.js';
import { type CheckFailure, toCheckFailure } from './check-failure.js';
import type { Check, CheckContext, Finding, PageCheck, Severity, SiteArtifacts, SiteCheck } from './checks/check.js';
import type { ComponentName } from './components.js';
import { instantRefreshUrl, isHtml200, isIndexable, robotsDirectives } from './page/page-state.js';
import { whyMissing } from './why-missing.js';

/** A finding with its check's name and the severity that holds for it. */
export type CheckFinding = Finding & {
  check_id: string;
  component: ComponentName;
  severity: Severity;
  /** The page that was judged; null for findings about the site. */
  page_url: string | null;
};

/** The results of the page checks for one page. */
export interface PageVerdict {
  findings: CheckFinding[];
  /** Checks that threw: an error in the check, not in the page. What they would have found is unknown. */
  failed: CheckFailure[];
}

export interface SiteVerdict {
  findings: CheckFinding[];
  /** Checks that were not run: switched off, or data that they need were not collected. */
  skipped: { id: string; reason: string }[];
  /** Checks that threw: an error of the check, not of the site. */
  failed: CheckFailure[];
}

const OBSERVED_MAX_CHARS = 300;
const RELATED_MAX_URLS = 10;

/** Runs every page check that applies. A check that throws only loses its own findings, and is listed as failed. */
export function judgePage(page: PageArtifact, checks: readonly Check[], context: CheckContext): PageVerdict {
  const verdict: PageVerdict = { findings: [], failed: [] };
  const subjects = findSubjects(page);
  for (const check of checks) {
    if (check.scope !== 'page' || !subjects.has(check.applies_to)) continue;
    const decided = decisionOn(check, context);
    if (decided === 'off') continue;
    try {
      for (const finding of check.judge(page, context))
        verdict.findings.push(signFinding(finding, check, page.url, decided));
    } catch (error) {
      verdict.failed.push(toCheckFailure(check.id, error));
    }
  }
  return verdict;
}

/** Runs every site check whose data were collected. Never throws because of a check. */
export function judgeSite(site: SiteArtifacts, checks: readonly Check[], context: CheckContext): SiteVerdict {
  const verdict: SiteVerdict = { findings: [], skipped: [], failed: [] };
  for (const check of checks) {
    if (check.scope !== 'site') continue;
    const decided = decisionOn(check, context);
    if (decided === 'off') {
      verdict.skipped.push({ id: check.id, reason: offReason(check, context) });
      continue;
    }
    const reasons = new Set(check.needs.flatMap((need) => whyMissing(need, site) ?? []));
    if (reasons.size > 0) {
      verdict.skipped.push({ id: check.id, reason: [...reasons].join('; ') });
      continue;
    }
    try {
      for (const finding of check.judge(site, context))
        verdict.findings.push(signFinding(finding, check, null, decided));
    } catch (error) {
      verdict.failed.push(toCheckFailure(check.id, error));
    }
  }
  return verdict;
}

/** Page checks that judgePage skips on every page, and why. */
export function skippedPageChecks(checks: readonly Check[], context: CheckContext): SiteVerdict['skipped'] {
  return checks
    .filter((check) => check.scope === 'page' && decisionOn(check, context) === 'off')
    .map((check) => ({ id: check.id, reason: offReason(check, context) }));
}

/** The severity that the project gave to a check, `off`, or null if the check decides itself. */
function decisionOn(check: Check, { severities }: CheckContext): Severity | 'off' | null {
  return severities?.[check.id] ?? (check.off_by_default ? 'off' : null);
}

function offReason({ id }: Check, { severities }: CheckContext): string {
  return severities?.[id] === 'off'
    ? "switched off by the project's check settings"
    : 'off by default: runs when the check settings name a severity for it';
}

/**
 * What the page counts as. A URL that robots.txt forbids is judged too: that it is blocked can be the finding. A page
 * that sends all visitors elsewhere at once is a redirect: what it lacks as a page does not matter.
 */
export function findSubjects(page: PageArtifact): Set<PageCheck['applies_to']> {
  const subjects = new Set<PageCheck['applies_to']>(['fetched']);
  if (isHtml200(page) && instantRefreshUrl(page) === null) {
    subjects.add('html200');
    if (!robotsDirectives(page).has('noindex')) subjects.add('findable');
  }
  if (isIndexable(page)) subjects.add('indexable');
  return subjects;
}

/** Findings travel and are stored by the thousand, so their bounds are kept here once for all checks. */
function signFinding(
  finding: Finding,
  check: PageCheck | SiteCheck,
  pageUrl: string | null,
  decided: Severity | null,
): CheckFinding {
  const signed: CheckFinding = {
    ...finding,
    observed: shorten(finding.observed, OBSERVED_MAX_CHARS),
    check_id: check.id,
    component: check.component,
    severity: decided ?? finding.severity ?? check.severity,
    page_url: pageUrl,
  };
  if (finding.related_urls) signed.related_urls = finding.related_urls.slice(0, RELATED_MAX_URLS);
  return signed;
}
