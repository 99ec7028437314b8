import { findSessionId } from '../../../domain/base/url/find-session-id.js';
import type { FrontierEntry } from '../../../domain/crawl/crawl.js';
import { createScope, type ScopeRules } from '../../../domain/crawl/crawl-scope.js';
import type { NotFollowedReason } from '../../../domain/crawl/not-followed.js';
import { sitemapKey } from '../../../domain/operations/artifact-keys.js';
import type { PageSummary } from '../../../domain/seo/artifacts/page-summary.js';
import type { SitemapArtifact } from '../../../domain/seo/artifacts/sitemap.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import type { CrawlRecord } from '../../../store/crawl/crawls.js';
import type { CrawlDeps } from '../crawl-deps.js';
import { frontierCapacity } from './frontier.js';
import { type KnownUrls, loadKnownUrls } from './load-known-urls.js';

/** A URL of the site that the crawl has found and not requested. */
export interface LeftOut {
  url: string;
  reason: Exclude<NotFollowedReason, 'robots'>;
  /** A crawled page links to it; false for what waits from a sitemap alone. */
  linked: boolean;
}

export type LeftOutDeps = Pick<CrawlDeps, 'hashUrl'> & {
  crawls: Pick<CrawlDeps['crawls'], 'streamDigests' | 'loadFrontier'>;
  artifacts: Pick<CrawlDeps['artifacts'], 'get'>;
};

/** Clicks to the nearest page that links to a URL; null when only pages without a depth do. */
type Targets = Map<string, number | null>;

/**
 * What the crawl has found and not requested, each URL once, linked ones first and in crawl order. All of it comes from
 * the store, so that it is the same however often slices died on the way. `onPage` sees every page as it streams by.
 */
export async function findLeftOut(
  deps: LeftOutDeps,
  { user_id, crawl, out_of_time }: { user_id: OwnerId; crawl: CrawlRecord; out_of_time: boolean },
  onPage: (page: { summary: PageSummary; reuse: 'not_modified' | 'unchanged' | null }) => void = () => {},
): Promise<LeftOut[]> {
  const requested = new Set<string>();
  const targets: Targets = new Map();
  for await (const { summary, reuse } of deps.crawls.streamDigests(crawl.id)) {
    onPage({ summary, reuse });
    requested.add(withoutSession(summary.url));
    // Pages that are only named as another version are not followed further, by intention.
    if (summary.source !== 'reference') addTargets(targets, summary);
  }
  const scope = createScope(crawl.options.scope, crawl.start_url);
  const isLeftOut = (url: string) => scope.isOwn(url) && !requested.has(withoutSession(url));

  const waiting: FrontierEntry[] = [];
  const known = await loadKnownUrls(deps, crawl, (entry) => {
    const { url } = entry;
    if (!requested.has(withoutSession(url)) && !targets.has(url)) waiting.push(entry);
  });
  const boundReason = out_of_time ? 'time' : 'max_pages';
  const linked = [...targets].flatMap(([url, depth]): LeftOut[] => {
    if (!isLeftOut(url)) return [];
    return [{ url, linked: true, reason: reasonFor(deps, crawl, { url, depth, known, scope, boundReason }) }];
  });
  const listed = await findUnseeded(deps, {
    user_id,
    crawl,
    known,
    isLeftOut: (url) => isLeftOut(url) && !targets.has(url),
  });
  waiting.sort((one, other) => one.order - other.order);
  const unlinked = [...waiting.map(({ url }) => url), ...listed].map((url): LeftOut => {
    return { url, linked: false, reason: scope.includes(url) ? boundReason : 'scope' };
  });
  return [...linked, ...unlinked];
}

function addTargets(targets: Targets, { links, depth }: PageSummary): void {
  for (const { url } of links) {
    const nearest = targets.get(url);
    if (nearest === undefined || (depth !== null && (nearest === null || depth < nearest))) targets.set(url, depth);
  }
}

function reasonFor(
  { hashUrl }: Pick<LeftOutDeps, 'hashUrl'>,
  { options }: Pick<CrawlRecord, 'options'>,
  target: { url: string; depth: number | null; known: KnownUrls; scope: ScopeRules; boundReason: 'time' | 'max_pages' },
): LeftOut['reason'] {
  const { url, depth, known, scope, boundReason } = target;
  if (!scope.followsLinks || !scope.includes(url)) return 'scope';
  if (known.known.has(hashUrl(url))) return boundReason;
  if (known.traps.refuses(url, 'link')) return 'url_trap';
  if (options.max_depth !== null && depth === null) return 'unlinked_page';
  if (options.max_depth !== null && depth !== null && depth >= options.max_depth) return 'depth';
  return known.known.size >= frontierCapacity(options) ? 'max_pages' : boundReason;
}

/** Listed in a sitemap and not even queued: the frontier had no room, or the time was up before. */
async function findUnseeded(
  deps: LeftOutDeps,
  from: { user_id: OwnerId; crawl: CrawlRecord; known: KnownUrls; isLeftOut: (url: string) => boolean },
): Promise<string[]> {
  const { user_id, crawl, known, isLeftOut } = from;
  if (!crawl.options.include_sitemap_urls) return [];
  const sitemap = await deps.artifacts.get<SitemapArtifact>(user_id, sitemapKey(crawl.id));
  const { clean } = createScope(crawl.options.scope, crawl.start_url);
  const listed = new Set((sitemap?.entries ?? []).map(({ url }) => clean(url)));
  return [...listed].filter((url) => !known.known.has(deps.hashUrl(url)) && isLeftOut(url));
}

/** The crawl requests a page once, whatever session ids its links carry. */
function withoutSession(url: string): string {
  return findSessionId(url)?.rest ?? url;
}
