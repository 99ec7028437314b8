import { judgedKey } from '../../../../domain/operations/artifact-keys.js';
import { type CrawledFacts, toCrawledFacts } from '../../../../domain/search/indexing/crawled-facts.js';
import type { SiteMetrics } from '../../../../domain/seo/site/site-metrics.js';
import type { OwnerId } from '../../../../domain/workspaces/owner-id.js';
import type { IndexingDeps } from '../indexing-deps.js';

export interface ComparedCrawl {
  audit_id: string;
  /** In crawl order. */
  pages: CrawledFacts[];
  /** It saw all of the site that links and sitemaps lead to. */
  is_complete: boolean;
  /** URLs of the complete audit before; null without one. */
  pages_before: ReadonlySet<string> | null;
}

const LOOKED_AT = 20;

type Deps = Pick<IndexingDeps, 'audits' | 'findings' | 'artifacts'>;

/** The crawl that Google's view is compared with: of the latest complete audit, else of the latest quick one. Null without any. */
export async function readComparedCrawl(deps: Deps, userId: OwnerId, site: string): Promise<ComparedCrawl | null> {
  const { items } = await deps.audits.list(userId, { site }, LOOKED_AT, null);
  const complete = items.filter(({ audit_type }) => audit_type === 'complete');
  const quick = items.filter(({ audit_type }) => audit_type !== 'complete');
  const [latest, before] = await findKept(deps, userId, complete);
  if (latest !== undefined) {
    const judged = await deps.artifacts.get<{ metrics: SiteMetrics }>(userId, judgedKey(latest));
    return {
      audit_id: latest,
      pages: await readPages(deps, userId, latest),
      // Without its measures it is unknown whether a limit ended it.
      is_complete: judged?.metrics.profile?.crawl_incomplete === false,
      pages_before: before === undefined ? null : await readUrls(deps, userId, before),
    };
  }
  const [only] = await findKept(deps, userId, quick);
  if (only === undefined) return null;
  return { audit_id: only, pages: await readPages(deps, userId, only), is_complete: false, pages_before: null };
}

/** The newest two whose table of pages is still kept. */
async function findKept({ findings }: Deps, userId: OwnerId, audits: readonly { id: string }[]): Promise<string[]> {
  const kept: string[] = [];
  for (const { id } of audits) {
    if (await findings.has(userId, id, 'pages')) kept.push(id);
    if (kept.length === 2) break;
  }
  return kept;
}

async function readPages({ findings }: Deps, userId: OwnerId, auditId: string): Promise<CrawledFacts[]> {
  const pages: CrawledFacts[] = [];
  for await (const run of findings.stream(userId, auditId, 'pages')) pages.push(...run.map(toCrawledFacts));
  return pages;
}

async function readUrls({ findings }: Deps, userId: OwnerId, auditId: string): Promise<ReadonlySet<string>> {
  const urls = new Set<string>();
  for await (const run of findings.stream(userId, auditId, 'pages')) for (const { url } of run) urls.add(url);
  return urls;
}
