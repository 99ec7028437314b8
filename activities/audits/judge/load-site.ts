import type { Issue } from '../../../domain/audits/issue.js';
import { groupIssues, IssueAccumulator } from '../../../domain/audits/issues.js';
import { DomainError } from '../../../domain/base/errors.js';
import { identifySite } from '../../../domain/base/url/url-identity.js';
import {
  confirmedNotFoundKey,
  crawlSearchDataKey,
  edgeLinksKey,
  externalLinksKey,
  renderedKey,
  resourcesKey,
  sitemapKey,
} from '../../../domain/operations/artifact-keys.js';
import { type LandingPage, landingPagesKey } from '../../../domain/search/landing-pages.js';
import type { JudgedAcceptances } from '../../../domain/seo/acceptance/accepted-findings.js';
import type { Acceptor } from '../../../domain/seo/acceptance/acceptor.js';
import type { EdgeLinkResult } from '../../../domain/seo/artifacts/edge-link.js';
import type { ExternalLinkResult } from '../../../domain/seo/artifacts/external-link.js';
import type { PageSummary } from '../../../domain/seo/artifacts/page-summary.js';
import type { RenderedPage } from '../../../domain/seo/artifacts/rendered-page.js';
import type { ResourceResult } from '../../../domain/seo/artifacts/resource.js';
import type { SearchDataArtifact } from '../../../domain/seo/artifacts/search-data.js';
import type { SitemapArtifact } from '../../../domain/seo/artifacts/sitemap.js';
import { JOINED_CHECK_IDS } from '../../../domain/seo/causes/all-causes.js';
import { explainFindings } from '../../../domain/seo/causes/explain-findings.js';
import type { FoundCause } from '../../../domain/seo/causes/found-cause.js';
import { noteExplanations } from '../../../domain/seo/causes/note-explanations.js';
import { type CheckCoverage, describeCoverage } from '../../../domain/seo/check-coverage.js';
import { type CheckSettings, createCheckContext } from '../../../domain/seo/check-settings.js';
import type { Check, CheckContext, SiteArtifacts } from '../../../domain/seo/checks/check.js';
import type { ComponentName } from '../../../domain/seo/components.js';
import { type FailedCheck, FailedChecks } from '../../../domain/seo/failed-checks.js';
import { type CheckFinding, judgeSite } from '../../../domain/seo/judge.js';
import { NO_OWN_CHECKS } from '../../../domain/seo/own-checks/own-checks.js';
import { type OwnCheckOutcome, summarizeOwnChecks } from '../../../domain/seo/own-checks/summarize-own-checks.js';
import { toOwnChecks } from '../../../domain/seo/own-checks/to-own-checks.js';
import { ReachTally } from '../../../domain/seo/scoring/reach-tally.js';
import { copiedOrigin } from '../../../domain/seo/site/copied-origin.js';
import { copyChecks } from '../../../domain/seo/site/copy-checks.js';
import { SharedStrings } from '../../../domain/seo/site/shared-strings.js';
import { buildSiteArtifacts } from '../../../domain/seo/site/site-artifacts.js';
import { unreliableChecks } from '../../../domain/seo/site/unreliable-checks.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import type { CrawlRecord } from '../../../store/crawl/crawls.js';
import type { PageDigest } from '../../../store/crawl/pack-page.js';
import type { AuditDeps } from '../audit-deps.js';
import { scoreLinks } from './score-links.js';

export interface JudgedSite {
  site: SiteArtifacts;
  issues: Issue[];
  /** Root causes, in the order in which causes work. */
  causes: FoundCause[];
  /** What no cause explains, of the checks whose findings a cause may explain. */
  rest_issues: Issue[];
  /** Checks that threw, of pages and of the site: errors of ours, shown in metrics so that they are not silent. */
  failed_checks: FailedCheck[];
  /** Check id → how much of the site it is about, 0–1, where the number of pages says too much: see ReachTally. */
  shares: Readonly<Record<string, number>>;
  coverage: Record<ComponentName, CheckCoverage>;
  /** Checks that nothing could rest on, with the reason: see domain/seo/site/unreliable-checks. */
  unreliable: { id: string; reason: string }[];
  /** What came of the extractions, rules and filters of the request; empty without any. */
  own_checks: OwnCheckOutcome[];
  /** Accepted findings, which were left out; null without an acceptor. */
  accepted: JudgedAcceptances | null;
  /** Check id → URLs of which something was accepted. */
  accepted_urls: ReadonlyMap<string, ReadonlySet<string>>;
}

export interface LoadSiteInput {
  user_id: OwnerId;
  crawl_id: string;
  crawl_incomplete: boolean;
  /** Where it is known better than by crawl_incomplete: see leavesLinksOut. */
  links_incomplete?: boolean;
  /** Leaves out findings of single pages, as quick audits do for pages other than the start page. */
  keepsFinding?: (finding: CheckFinding) => boolean;
  /** Called with every finding that is kept. */
  onFinding?: (finding: CheckFinding) => void;
  /** The same that its pages were judged by when they were crawled. */
  check_settings?: CheckSettings | undefined;
  /** Takes out accepted findings. Absent for competitors' sites. */
  acceptor?: Acceptor | undefined;
  /** Called with every finding that was removed by an acceptance. */
  onAccepted?: (finding: CheckFinding, acceptanceId: string) => void;
}

const NO_URLS: ReadonlyMap<string, ReadonlySet<string>> = new Map();

/** Reads a crawl back from the store, page by page, and runs the site checks over it. */
export async function loadSite(deps: AuditDeps, input: LoadSiteInput): Promise<JudgedSite> {
  const { acceptor } = input;
  const sources = await readSources(deps, input);
  const own = sources.crawl.options.own_checks ?? NO_OWN_CHECKS;
  const checks = [...deps.checks, ...toOwnChecks(own)];
  const unreliable = findUnreliable(sources);
  const sieve = createSieve(checks, input, new Set(unreliable.map(({ id }) => id)));
  if (acceptor) await countFindings(deps, input, acceptor, sieve.isRelevant);
  const failures = new FailedChecks();
  const site = await gatherSite(deps, input, sources, ({ findings, failed = [] }) => {
    sieve.sift(findings);
    for (const failure of failed) failures.addPageFailure(failure);
  });
  const context = checkContext(deps, input.check_settings);
  await scoreLinks(site, 'worth');
  // The user's filters may need them.
  if (own.page_filters.length > 0) await scoreLinks(site, 'shown');
  const verdict = judgeSite(site, checks, context);
  for (const finding of verdict.findings.filter(sieve.isRelevant)) acceptor?.count(finding);
  sieve.sift(verdict.findings);
  deps.reportCheckFailures(verdict.failed, site.start_url);
  for (const failure of verdict.failed) failures.addSiteFailure(failure);
  const failed_checks = failures.list();
  const skipped = [...verdict.skipped, ...unreliable];
  const coverage = describeCoverage(checks, { skipped, failed: failed_checks }, context);
  const titles = new Map(deps.checks.map(({ id, title }) => [id, title]));
  const accepted_urls = acceptor?.urls ?? NO_URLS;
  const { causes, rest } = explainFindings(sieve.joined, site, {
    titles,
    thresholds: context.thresholds,
    acceptedUrls: accepted_urls,
  });
  const issues = noteExplanations(sieve.accumulator.result(), causes);
  return {
    site,
    issues,
    causes,
    rest_issues: groupIssues(rest, deps.checks),
    failed_checks,
    shares: sieve.reach.shares(site),
    coverage,
    unreliable,
    own_checks: summarizeOwnChecks(own, site, issues),
    accepted: acceptor?.result() ?? null,
    accepted_urls,
  };
}

/** Gathers the findings that count, and reports the others to onAccepted. */
function createSieve(
  checks: readonly Check[],
  { keepsFinding = () => true, acceptor, onFinding, onAccepted }: LoadSiteInput,
  silenced: ReadonlySet<string>,
) {
  const accumulator = new IssueAccumulator(checks);
  const reach = new ReachTally();
  const joined: CheckFinding[] = [];
  const isRelevant = (finding: CheckFinding) => !silenced.has(finding.check_id) && keepsFinding(finding);
  const sift = (findings: readonly CheckFinding[]) => {
    for (const finding of findings.filter(isRelevant)) {
      const acceptance = acceptor?.accept(finding);
      if (acceptance) {
        onAccepted?.(finding, acceptance.id);
        continue;
      }
      accumulator.add(finding);
      reach.add(finding);
      if (JOINED_CHECK_IDS.has(finding.check_id)) joined.push(finding);
      onFinding?.(finding);
    }
  };
  return { accumulator, reach, joined, isRelevant, sift };
}

/**
 * Counts pages, and where it decides about acceptances how many findings there are, those too: then the crawl is read
 * twice, so that what was found need not be kept in memory.
 */
async function countFindings(
  { crawls }: Pick<AuditDeps, 'crawls'>,
  { crawl_id }: LoadSiteInput,
  acceptor: Acceptor,
  isRelevant: (finding: CheckFinding) => boolean,
): Promise<void> {
  if (!acceptor.countsPages) return;
  for await (const { summary, findings } of crawls.streamDigests(crawl_id)) {
    acceptor.countPage(summary.url);
    for (const finding of findings.filter(isRelevant)) acceptor.count(finding);
  }
}

/** What no finding may rest on: see domain/seo/site/unreliable-checks and domain/seo/site/copy-checks. */
function findUnreliable({ crawl, rendered }: SiteSources) {
  const { start_url, options, rendering } = crawl;
  return [
    ...unreliableChecks({ rendered }, { isRendered: rendering?.rendered === true }),
    ...copyChecks({ start_url, production_origin: options.production_origin }),
  ];
}

type CrawlRef = Pick<LoadSiteInput, 'user_id' | 'crawl_id' | 'crawl_incomplete' | 'links_incomplete'>;
type SiteDeps = Pick<AuditDeps, 'artifacts'> & { crawls: Pick<AuditDeps['crawls'], 'find' | 'streamDigests'> };

/** The site as it was gathered. */
export async function readStoredSite(deps: SiteDeps, ref: CrawlRef): Promise<SiteArtifacts> {
  return gatherSite(deps, ref, await readSources(deps, ref));
}

/** What is needed before the first page is read, and again with the last. */
interface SiteSources {
  crawl: CrawlRecord;
  rendered: RenderedPage[] | null;
}

async function readSources(deps: SiteDeps, { user_id, crawl_id }: CrawlRef): Promise<SiteSources> {
  const crawl = await deps.crawls.find(user_id, crawl_id);
  if (!crawl) throw new DomainError('not_found', 'The crawl is not in the store');
  return { crawl, rendered: await deps.artifacts.get<RenderedPage[]>(user_id, renderedKey(crawl_id)) };
}

/** The site from its sources and its pages; what was found on each page is handed over as it streams by. */
async function gatherSite(
  deps: SiteDeps,
  { user_id, crawl_id, crawl_incomplete, links_incomplete = crawl_incomplete }: CrawlRef,
  { crawl, rendered }: SiteSources,
  onDigest?: (digest: PageDigest) => void,
): Promise<SiteArtifacts> {
  const pages: PageSummary[] = [];
  const strings = new SharedStrings();
  for await (const digest of deps.crawls.streamDigests(crawl_id)) {
    pages.push(strings.share(digest.summary));
    onDigest?.(digest);
  }
  return buildSiteArtifacts({
    start_url: crawl.start_url,
    copy_of: copiedOrigin({ start_url: crawl.start_url, production_origin: crawl.options.production_origin }),
    pages,
    robots: crawl.robots,
    sitemap: await deps.artifacts.get<SitemapArtifact>(user_id, sitemapKey(crawl_id)),
    probes: crawl.probes,
    external_links: await deps.artifacts.get<ExternalLinkResult[]>(user_id, externalLinksKey(crawl_id)),
    edge_links: await deps.artifacts.get<EdgeLinkResult[]>(user_id, edgeLinksKey(crawl_id)),
    speed: null,
    resources: await deps.artifacts.get<ResourceResult[]>(user_id, resourcesKey(crawl_id)),
    rendered,
    search_data: await deps.artifacts.get<SearchDataArtifact>(user_id, crawlSearchDataKey(crawl_id)),
    landing_pages: await deps.artifacts.get<LandingPage[]>(user_id, landingPagesKey(identifySite(crawl.start_url))),
    confirmed_not_found: await deps.artifacts.get<string[]>(user_id, confirmedNotFoundKey(crawl_id)),
    crawl_incomplete,
    links_incomplete,
  });
}

export function checkContext(deps: Pick<AuditDeps, 'now'>, settings?: CheckSettings): CheckContext {
  return createCheckContext(new Date(deps.now()).toISOString(), settings);
}
