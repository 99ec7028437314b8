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
  /** `bound`: whichever ended the crawl, the page budget or the time. */
  reason: Exclude<NotFollowedReason, 'robots' | 'time'> | 'bound';
  /** A crawled page links to it; false for what waits from a sitemap alone. */
  linked: boolean;
}

export type LeftOutDeps = Pick<CrawlDeps, 'hashUrl'> & {
  crawls: Pick<CrawlDeps['crawls'], 'loadFrontier'>;
  artifacts: Pick<CrawlDeps['artifacts'], 'get'>;
};

/** Clicks to the nearest page that links to a URL; null when only pages without a depth do. */
type Targets = Map<string, number | null>;

/**
 * Finds what the crawl has found and not requested. All of it comes from the store, so that it is the same however often
 * slices died on the way.
 */
export class LeftOutSearch {
  readonly #requested = new Set<string>();
  readonly #targets: Targets = new Map();

  /** In crawl order. */
  addPage(summary: PageSummary): void {
    this.#requested.add(withoutSession(summary.url));
    // Pages that are only named as another version are not followed further, by intention.
    if (summary.source !== 'reference') addTargets(this.#targets, summary);
  }

  /** Each URL once, linked ones first and in crawl order. */
  async find(deps: LeftOutDeps, userId: OwnerId, crawl: CrawlRecord): Promise<LeftOut[]> {
    const targets = this.#targets;
    const scope = createScope(crawl.options.scope, crawl.start_url);
    const wasRequested = (url: string) => this.#requested.has(withoutSession(url));
    const isLeftOut = (url: string) => scope.isOwn(url) && !wasRequested(url);

    const waiting: FrontierEntry[] = [];
    const known = await loadKnownUrls(deps, crawl, (entry) => {
      if (!wasRequested(entry.url) && !targets.has(entry.url)) waiting.push(entry);
    });
    const linked = [...targets].flatMap(([url, depth]): LeftOut[] => {
      if (!isLeftOut(url)) return [];
      return [{ url, linked: true, reason: reasonFor(deps, crawl, { url, depth, known, scope }) }];
    });
    const listed = await findUnseeded(deps, {
      user_id: userId,
      crawl,
      known,
      isLeftOut: (url) => isLeftOut(url) && !targets.has(url),
    });
    waiting.sort((one, other) => one.order - other.order);
    const unlinked = [...waiting.map(({ url }) => url), ...listed].map((url): LeftOut => {
      return { url, linked: false, reason: scope.includes(url) ? 'bound' : 'scope' };
    });
    return [...linked, ...unlinked];
  }
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
  target: { url: string; depth: number | null; known: KnownUrls; scope: ScopeRules },
): LeftOut['reason'] {
  const { url, depth, known, scope } = target;
  if (!scope.followsLinks || !scope.includes(url)) return 'scope';
  if (known.known.has(hashUrl(url))) return 'bound';
  if (known.traps.refuses(url, 'link')) return 'url_trap';
  if (options.max_depth !== null && depth === null) return 'unlinked_page';
  if (options.max_depth !== null && depth !== null && depth >= options.max_depth) return 'depth';
  return known.known.size >= frontierCapacity(options) ? 'max_pages' : 'bound';
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
