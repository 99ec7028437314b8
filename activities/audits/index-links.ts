import { isSameSite } from '../../domain/base/url/url-identity.js';
import { edgeLinksKey, externalLinksKey } from '../../domain/operations/artifact-keys.js';
import type { OperationRef } from '../../domain/operations/operation-ref.js';
import type { ExternalLinkResult } from '../../domain/seo/artifacts/external-link.js';
import { LinkTargetCounter, type TargetFacts } from '../../domain/seo/links/link-target.js';
import type { PageLink } from '../../domain/seo/links/page-link.js';
import { pageLinks } from '../../domain/seo/links/page-links.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { LinkIndex } from '../../store/crawl/crawl-links.js';
import type { CrawlRecord } from '../../store/crawl/crawls.js';
import type { AuditDeps } from './audit-deps.js';

export interface IndexLinksInput {
  operation: OperationRef;
  crawl_id: string;
  /** That were crawled. */
  pages: number;
}

/** A run ends with the page that fills one of them: some 75,000 links on usual pages, and never much above the second. */
const PAGES_OF_RUN = 500;
const LINKS_OF_RUN = 200_000;
/** With 150 links on a page, a bucket of as many pages holds 30,000 links: what is counted at a time, and read for one URL. */
const PAGES_OF_BUCKET = 200;
const MAX_BUCKETS = 256;

const NOTHING_KNOWN: TargetFacts = { status: null, link_score: null };

/**
 * Sorts the links of a crawl by where they lead, then counts them by URL. Memory holds a run of pages or one bucket, never
 * all links; its progress is kept, and another attempt resumes from there. Changes: writes links, counted URLs and the
 * state of both beside the crawl. Twice: what is there stays; after judgeCrawl, whose rows have status and score of pages.
 */
export async function indexLinks(
  deps: AuditDeps,
  { operation: { id, user_id }, crawl_id, pages }: IndexLinksInput,
): Promise<{ buckets: number }> {
  const crawl = await deps.crawls.find(user_id, crawl_id);
  if (!crawl) return { buckets: 0 };
  const sorted = await sortLinks(deps, user_id, crawl, pages);
  if (sorted.counted === sorted.buckets) return { buckets: sorted.buckets };
  const facts = await loadFacts(deps, { user_id, operation_id: id, crawl_id });
  const crawled = deps.crawlLinks.urlsByBucket(facts.crawled, sorted.buckets);
  for (let bucket = sorted.counted; bucket < sorted.buckets; bucket++) {
    const counters = await countBucket(deps, crawl, bucket, crawled.get(bucket) ?? []);
    const targets = counters.map((counter) => counter.result(facts.byUrl.get(counter.url) ?? NOTHING_KNOWN));
    await deps.crawlLinks.addTargets(crawl_id, targets, new Date(crawl.expires_at));
    await deps.crawlLinks.saveIndex(user_id, crawl_id, { ...sorted, counted: bucket + 1 });
  }
  return { buckets: sorted.buckets };
}

async function sortLinks(deps: AuditDeps, userId: OwnerId, crawl: CrawlRecord, pages: number): Promise<LinkIndex> {
  const wanted = Math.min(MAX_BUCKETS, Math.max(1, Math.ceil(pages / PAGES_OF_BUCKET)));
  const begun = { buckets: wanted, parts: 0, last_order: -1, is_sorted: false, counted: 0 };
  let index: LinkIndex = (await deps.crawlLinks.readIndex(userId, crawl.id)) ?? begun;
  if (index.is_sorted) return index;
  let run = new Run();
  const keep = async (isLast: boolean) => {
    const { buckets, parts, last_order } = index;
    await deps.crawlLinks.addPart(crawl.id, { part: parts, buckets, links: run.links }, new Date(crawl.expires_at));
    index = { ...index, parts: parts + 1, last_order: run.lastOrder ?? last_order, is_sorted: isLast };
    await deps.crawlLinks.saveIndex(userId, crawl.id, index);
    run = new Run();
  };
  for await (const { order, artifact, summary } of deps.crawls.streamPages(crawl.id, index.last_order)) {
    run.add(order, pageLinks(artifact, summary));
    if (run.isFull) await keep(false);
  }
  await keep(true);
  return index;
}

/** The links of a run of pages. Where it ends depends on the pages alone, so that it is the same each time. */
class Run {
  readonly links: PageLink[] = [];
  lastOrder: number | null = null;
  #pages = 0;
  /** Each page is read with texts of its own, though most name the same URLs in the same words. */
  readonly #texts = new Map<string, string>();

  add(order: number, links: readonly PageLink[]): void {
    this.lastOrder = order;
    this.#pages += 1;
    for (const link of links) this.links.push({ ...link, to: this.#share(link.to), anchor: this.#share(link.anchor) });
  }

  #share(text: string): string {
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    this.#texts.set(text, text);
    return text;
  }

  get isFull(): boolean {
    return this.#pages >= PAGES_OF_RUN || this.links.length >= LINKS_OF_RUN;
  }
}

interface Facts {
  byUrl: ReadonlyMap<string, TargetFacts>;
  /** In crawl order. */
  crawled: string[];
}

/** The responses of pages and of requested links. */
async function loadFacts(
  { artifacts, findings }: AuditDeps,
  { user_id, operation_id, crawl_id }: { user_id: OwnerId; operation_id: string; crawl_id: string },
): Promise<Facts> {
  const byUrl = new Map<string, TargetFacts>();
  for (const key of [externalLinksKey(crawl_id), edgeLinksKey(crawl_id)]) {
    for (const { url, status, verdict } of (await artifacts.get<ExternalLinkResult[]>(user_id, key)) ?? [])
      if (verdict !== 'not_checked') byUrl.set(url, { status, link_score: null });
  }
  const crawled: string[] = [];
  for await (const rows of findings.stream(user_id, operation_id, 'pages')) {
    for (const { url, status, link_score } of rows) {
      crawled.push(url);
      byUrl.set(url, { status, link_score });
    }
  }
  return { byUrl, crawled };
}

/** By URL, crawled pages without a link included. */
async function countBucket(
  { crawlLinks }: AuditDeps,
  { id, start_url }: CrawlRecord,
  bucket: number,
  crawled: readonly string[],
): Promise<LinkTargetCounter[]> {
  const counters = new Map(crawled.map((url) => [url, new LinkTargetCounter(url, isSameSite(url, start_url))]));
  for await (const { links } of crawlLinks.streamBucket(id, bucket)) {
    for (const link of links) {
      const known = counters.get(link.to) ?? new LinkTargetCounter(link.to, link.internal);
      counters.set(link.to, known);
      known.add(link);
    }
  }
  return [...counters.values()];
}
