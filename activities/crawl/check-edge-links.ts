import { isSameSite } from '../../domain/base/url/url-identity.js';
import { edgeLinksKey } from '../../domain/operations/artifact-keys.js';
import { VISIT_SECONDS } from '../../domain/operations/visit-budgets.js';
import type { EdgeLinkResult } from '../../domain/seo/artifacts/edge-link.js';
import { crawlDelayS, isAllowed, parseRobots } from '../../domain/seo/robots/robots-rules.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { CrawlRecord } from '../../store/crawl/crawls.js';
import { VisitEnd } from '../visit-end.js';
import { depsForCrawl } from './access/deps-for-crawl.js';
import type { CrawlDeps } from './crawl-deps.js';
import { createPoliteness, type Politeness } from './fetch/politeness.js';
import { runByHost } from './fetch/run-by-host.js';
import { requireCrawl } from './frontier/require-crawl.js';
import { checkLink, NameRecord, uncheckedLink } from './resource/check-link.js';
import { type SurveyDeps, surveyCrawl } from './survey/survey-crawl.js';
import { SKIPPED_MESSAGE, withCarefulVisits } from './visits/careful-visits.js';

/** As many as the survey of a crawl keeps. */
const MAX_TARGETS = 2_000;
const MAX_HOPS = 5;
/** No request begins in the last of the time: one that is cut off proves nothing. */
const LAST_MS = 20_000;

type EdgeDeps = Pick<
  CrawlDeps,
  'fetcher' | 'agentToken' | 'userAgent' | 'openAccess' | 'concurrency' | 'now' | 'hashUrl' | 'workMarks' | 'randomWord'
> &
  SurveyDeps & { crawls: Pick<CrawlDeps['crawls'], 'find'> };

const NOT_CHECKED: EdgeLinkResult['final'] = { status: 0, error: null, verdict: 'not_checked' };

interface EdgeVisit {
  deps: EdgeDeps;
  politeness: Politeness;
  mayRequest: (url: string) => boolean;
  names: NameRecord;
  signal: AbortSignal;
}

/**
 * Requests the targets of internal links that a limit excluded from the crawl: they may be broken like any other. HEAD,
 * then GET where HEAD proves nothing; redirects are followed on the site. robots.txt and its pace are obeyed; what
 * number, time or robots.txt exclude is listed as not checked. Twice: replaces the stored list.
 */
export async function checkEdgeLinks(
  given: EdgeDeps,
  { user_id, crawl_id }: { user_id: OwnerId; crawl_id: string },
  signal: AbortSignal,
): Promise<{ checked: number; broken: number }> {
  const crawl = await requireCrawl(given, user_id, crawl_id);
  const deps = await depsForCrawl(given, user_id, crawl);
  const { edges: targets } = await surveyCrawl(deps, user_id, crawl, 'ending');
  const results = targets.map((url) => withoutAnswer(url));
  const rules = parseRobots(crawl.robots?.text ?? '');
  const end = new VisitEnd(VISIT_SECONDS.checkEdgeLinks, signal);
  const lastStartMs = deps.now() + end.seconds * 1_000 - LAST_MS;
  const visit: EdgeVisit = {
    deps,
    politeness: createPoliteness({
      concurrency: deps.concurrency,
      crawlDelayS: crawlDelayS(rules, deps.agentToken),
      requestsPerSecond: crawl.options.requests_per_second,
      now: deps.now,
    }),
    mayRequest: (url) => isSameSite(url, crawl.start_url) && isAllowedBy(deps, crawl, rules, url),
    names: new NameRecord(),
    signal: end.signal,
  };
  await withCarefulVisits(deps, { id: `edge-links:${crawl_id}`, suspects: MAX_TARGETS }, (visits) =>
    runByHost([...targets.entries()], {
      readHost: () => crawl.start_url,
      hosts: 1,
      perHost: () => visit.politeness.limit(),
      run: async ([index, url]) => {
        if (!visit.mayRequest(url) || deps.now() >= lastStartMs) return;
        const result = visits.isSetAside(url)
          ? setAside(url)
          : await visits.visit(url, () => end.orNull(() => requestEdge(visit, url)));
        if (result) results[index] = result;
      },
    }),
  ).finally(() => end.clear());
  await deps.artifacts.put(user_id, edgeLinksKey(crawl_id), results);
  return {
    checked: results.filter(({ verdict }) => verdict !== 'not_checked').length,
    broken: results.filter(({ final }) => final.verdict === 'broken').length,
  };
}

async function requestEdge(visit: EdgeVisit, url: string): Promise<EdgeLinkResult> {
  const first = await ask(visit, url);
  let last = first;
  const met = new Set([url]);
  while (last.redirect_url !== null && met.size <= MAX_HOPS) {
    const next = last.redirect_url;
    if (met.has(next) || !visit.mayRequest(next)) return { ...first, final_url: next, final: NOT_CHECKED };
    met.add(next);
    last = await ask(visit, next);
  }
  const { status, error, verdict } = last;
  return { ...first, final_url: last.url, final: { status, error, verdict } };
}

async function ask({ deps, politeness, names, signal }: EdgeVisit, url: string) {
  await politeness.turn(signal);
  const answer = await checkLink(deps, url, names, signal);
  politeness.observe({ status: answer.status, retryAfter: null, failed: answer.error !== null });
  return answer;
}

function isAllowedBy(
  { agentToken }: Pick<EdgeDeps, 'agentToken'>,
  { options, robots }: CrawlRecord,
  rules: ReturnType<typeof parseRobots>,
  url: string,
): boolean {
  if (!options.respect_robots) return true;
  const { pathname, search } = new URL(url);
  // RFC 9309 2.3.1.4: what cannot be read forbids everything.
  return robots?.state !== 'unreachable' && isAllowed(rules, agentToken, pathname + search);
}

function withoutAnswer(url: string): EdgeLinkResult {
  return { ...uncheckedLink(url), final_url: url, final: NOT_CHECKED };
}

function setAside(url: string): EdgeLinkResult {
  return { ...withoutAnswer(url), error: { kind: 'unreadable', message: SKIPPED_MESSAGE } };
}
