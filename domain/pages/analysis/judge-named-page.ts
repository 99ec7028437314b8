import type { Issue } from '../../audits/issue.js';
import { IssueAccumulator } from '../../audits/issues.js';
import type { Acceptor } from '../../seo/acceptance/acceptor.js';
import type { PageArtifact } from '../../seo/artifacts/page.js';
import type { CheckFailure } from '../../seo/check-failure.js';
import type { Check, CheckContext, SiteArtifacts } from '../../seo/checks/check.js';
import { describeFailedCheck, type FailedCheck, FailedChecks } from '../../seo/failed-checks.js';
import { type CheckFinding, findSubjects, judgePage, judgeSite, skippedPageChecks } from '../../seo/judge.js';

/** What was judged: the page itself, and the data collected about its site. */
export interface NamedPage {
  page: PageArtifact;
  /** Of one page when nothing else was crawled. */
  site: SiteArtifacts;
  /** The pages around it were crawled too: comparisons with them mean something. */
  has_surroundings: boolean;
  /** Decides what was accepted; without one, every finding counts. */
  acceptor?: Pick<Acceptor, 'accept'>;
}

export interface NamedPageVerdict {
  issues: Issue[];
  /** Ids of the checks that were run, in the order of the catalog. */
  run: string[];
  /** Those that are about other pages than this one, such as pages that may be indexed. */
  inapplicable: string[];
  /** Checks that were not run, those that threw among them. */
  skipped: { id: string; reason: string }[];
  failed_checks: FailedCheck[];
  /** The same as they were thrown, for the log. */
  failures: CheckFailure[];
}

const NO_SURROUNDINGS = 'it compares pages, and only this one was fetched';
const NOT_OF_ITS_KIND = 'it is about pages that may be indexed, and this one may not';

/** Site checks that can be judged on one page alone. */
const KEYWORDS_OF_A_PAGE = 'content/keyword-absent';
const SEEN_ON_ONE_PAGE: ReadonlySet<string> = new Set([
  KEYWORDS_OF_A_PAGE,
  'link/http-on-https',
  'speed/http1',
  'speed/no-validator',
  'url/fragment-only-routing',
]);

/**
 * Judges one page, and the data of its site as far as it is about this page or about the whole site. Accepted findings
 * are left out.
 */
export function judgeNamedPage(
  { page, site, has_surroundings, acceptor }: NamedPage,
  checks: readonly Check[],
  context: CheckContext,
): NamedPageVerdict {
  const chosen = checks.filter((check) => has_surroundings || isSeenAlone(check));
  const ofPage = judgePage(page, chosen, context);
  const verdict = judgeSurroundings(page, site, chosen, context);
  const failed_checks = listFailed(ofPage.failed, verdict.failed);
  const accumulator = new IssueAccumulator(chosen);
  const isAboutSite = new Set(
    chosen.flatMap((check) => (check.scope === 'site' && check.measured_over === 'site' ? [check.id] : [])),
  );
  const isOurs = (finding: CheckFinding) => isAboutSite.has(finding.check_id) || isAbout(finding, page.url);
  for (const finding of [...ofPage.findings, ...verdict.findings.filter(isOurs)])
    if (!acceptor?.accept(finding)) accumulator.add(finding);
  const unseen = checks.filter((check) => !chosen.includes(check));
  const skipped = [
    ...skippedPageChecks(chosen, context),
    ...inapplicable(page, chosen),
    ...verdict.skipped,
    ...failed_checks.map((check) => ({ id: check.id, reason: describeFailedCheck(check) })),
    ...unseen.map(({ id }) => ({ id, reason: NO_SURROUNDINGS })),
  ];
  const left = new Set(skipped.map(({ id }) => id));
  return {
    issues: accumulator.result(),
    inapplicable: inapplicable(page, chosen).map(({ id }) => id),
    run: chosen.flatMap(({ id }) => (left.has(id) ? [] : [id])),
    skipped: [...new Map(skipped.map((entry) => [entry.id, entry])).values()],
    failed_checks,
    failures: [...ofPage.failed, ...verdict.failed],
  };
}

/** A keyword of the page must be on it: another page of the site with it does not help. */
function judgeSurroundings(
  page: PageArtifact,
  site: SiteArtifacts,
  checks: readonly Check[],
  context: CheckContext,
): ReturnType<typeof judgeSite> {
  const isAboutKeywords = ({ id }: Check) => id === KEYWORDS_OF_A_PAGE;
  const alone = { ...site, start_url: page.url, pages: site.pages.filter(({ url }) => url === page.url) };
  const around = judgeSite(
    site,
    checks.filter((check) => !isAboutKeywords(check)),
    context,
  );
  const keywords = judgeSite(alone, checks.filter(isAboutKeywords), context);
  return {
    findings: [...around.findings, ...keywords.findings],
    skipped: [...around.skipped, ...keywords.skipped],
    failed: [...around.failed, ...keywords.failed],
  };
}

function listFailed(ofPage: readonly CheckFailure[], ofSite: readonly CheckFailure[]): FailedCheck[] {
  const failures = new FailedChecks();
  for (const failure of ofPage) failures.addPageFailure(failure);
  for (const failure of ofSite) failures.addSiteFailure(failure);
  return failures.list();
}

function isSeenAlone(check: Check): boolean {
  if (check.scope === 'page' || check.needs.includes('rendered') || check.needs.includes('speed')) return true;
  return SEEN_ON_ONE_PAGE.has(check.id) || (check.id.startsWith('sec/') && check.needs.length === 0);
}

function isAbout({ url, related_urls: related = [] }: CheckFinding, pageUrl: string): boolean {
  return url === pageUrl || related.includes(pageUrl);
}

function inapplicable(page: PageArtifact, checks: readonly Check[]): NamedPageVerdict['skipped'] {
  const subjects = findSubjects(page);
  return checks.flatMap((check) =>
    check.scope === 'page' && !subjects.has(check.applies_to) ? [{ id: check.id, reason: NOT_OF_ITS_KIND }] : [],
  );
}
