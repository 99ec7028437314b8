import { externalLinksKey } from '../../domain/operations/artifact-keys.js';
import { VISIT_SECONDS } from '../../domain/operations/visit-budgets.js';
import type { ExternalLinkResult } from '../../domain/seo/artifacts/external-link.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { CrawlsRepository } from '../../store/crawl/crawls.js';
import { VisitEnd } from '../visit-end.js';
import type { CrawlDeps } from './crawl-deps.js';
import { doubtDns } from './fetch/doubt-dns.js';
import { runByHost } from './fetch/run-by-host.js';
import { requireCrawl } from './frontier/require-crawl.js';
import { checkLink, NameRecord, uncheckedLink } from './resource/check-link.js';
import { type SurveyDeps, surveyCrawl } from './survey/survey-crawl.js';
import { type CarefulDeps, SKIPPED_MESSAGE, withCarefulVisits } from './visits/careful-visits.js';

/** Distinct targets that are requested. */
const MAX_TARGETS = 2_000;
/** Hosts requested at the same time, and requests to each: less than one visitor's browser sends. */
const HOSTS = 32;
const REQUESTS_PER_HOST = 2;
/** No link is requested in the last part of the time: a request that is cut off shows nothing. */
const LAST_MS = 20_000;

type LinkDeps = Pick<CrawlDeps, 'fetcher' | 'now'> &
  CarefulDeps &
  SurveyDeps & { crawls: Pick<CrawlsRepository, 'find'> };

/**
 * Requests the targets of external links: HEAD, then GET where HEAD proves nothing. What time or number exclude is
 * listed as not checked. Twice: replaces the stored list.
 */
export async function checkExternalLinks(
  deps: LinkDeps,
  input: { user_id: OwnerId; crawl_id: string },
  signal: AbortSignal,
): Promise<{ checked: number; broken: number }> {
  const crawl = await requireCrawl(deps, input.user_id, input.crawl_id);
  const targets = await surveyCrawl(deps, input.user_id, crawl, 'external');
  const checked = targets.map(uncheckedLink);
  const names = new NameRecord();
  const end = new VisitEnd(VISIT_SECONDS.checkExternalLinks, signal);
  const lastStartMs = deps.now() + end.seconds * 1_000 - LAST_MS;
  await withCarefulVisits(deps, { id: `links:${input.crawl_id}`, suspects: MAX_TARGETS }, (visits) =>
    runByHost([...targets.slice(0, MAX_TARGETS).entries()], {
      readHost: ([, url]) => new URL(url).host,
      hosts: HOSTS,
      perHost: () => REQUESTS_PER_HOST,
      run: async ([index, url]) => {
        const ask = async () =>
          names.isLost || deps.now() >= lastStartMs ? null : end.orNull(() => checkLink(deps, url, names, end.signal));
        const result = visits.isSetAside(url) ? setAside(url) : await visits.visit(url, ask);
        if (result) checked[index] = result;
      },
    }),
  ).finally(() => end.clear());
  const results = doubtDns(checked, new URL(crawl.start_url).host);
  await deps.artifacts.put(input.user_id, externalLinksKey(input.crawl_id), results);
  const count = (isCounted: (result: ExternalLinkResult) => boolean) => results.filter(isCounted).length;
  return {
    checked: count(({ verdict }) => verdict !== 'not_checked'),
    broken: count(({ verdict }) => verdict === 'broken'),
  };
}

function setAside(url: string): ExternalLinkResult {
  return { ...uncheckedLink(url), error: { kind: 'unreadable', message: SKIPPED_MESSAGE } };
}
