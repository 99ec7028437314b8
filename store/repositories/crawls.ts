import type { Connection } from 'mongoose';
import type { HostProbes } from '../../domain/seo/artifacts/host-probes.js';
import type { PageArtifact } from '../../domain/seo/artifacts/page.js';
import type { PageSummary } from '../../domain/seo/artifacts/page-summary.js';
import type { RobotsArtifact } from '../../domain/seo/artifacts/robots.js';
import type { CrawlCounts, CrawlOptions, FrontierEntry } from '../../domain/seo/crawl.js';
import type { CheckFinding } from '../../domain/seo/judge.js';
import { isDuplicateKey } from '../connect.js';
import { insertIgnoringDuplicates } from '../insert-ignoring-duplicates.js';
import { packJson, unpackJson } from '../json-codec.js';
import { crawlModel } from '../models/crawl-model.js';
import { crawlPageModel } from '../models/crawl-page-model.js';
import { crawlUrlModel } from '../models/crawl-url-model.js';
import { hashUrl } from '../url-hash.js';
import { toBuffer } from './artifacts.js';

const READ_BATCH = 250;

export interface CrawlRecord {
  id: string;
  start_url: string;
  options: CrawlOptions;
  robots: RobotsArtifact | null;
  probes: HostProbes | null;
  created_at: string;
  expires_at: string;
}

export interface CrawledPage {
  order: number;
  artifact: PageArtifact;
  summary: PageSummary;
  findings: CheckFinding[];
}

export type PageDigest = Pick<CrawledPage, 'summary' | 'findings'>;

/**
 * Crawls: the durable frontier and what was fetched. A URL exists once per crawl and a page is stored once, by unique
 * keys, however often a slice is repeated. Crawl ids are made from operation ids, which are scoped by user.
 */
export function createCrawlsRepository(connection: Connection) {
  const crawls = crawlModel(connection);
  const urls = crawlUrlModel(connection);
  const pages = crawlPageModel(connection);

  async function create(
    userId: string,
    crawl: { id: string; start_url: string; options: CrawlOptions; expires_at: Date },
  ): Promise<void> {
    try {
      await crawls.create({ ...crawl, _id: crawl.id, user_id: userId, created_at: new Date() });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  async function find(userId: string, id: string): Promise<CrawlRecord | null> {
    const found = await crawls.findOne({ _id: id, user_id: userId }).lean();
    if (!found) return null;
    return {
      id,
      start_url: found.start_url,
      options: found.options,
      robots: found.robots ?? null,
      probes: found.probes ?? null,
      created_at: found.created_at.toISOString(),
      expires_at: found.expires_at.toISOString(),
    };
  }

  async function saveSite(
    userId: string,
    id: string,
    site: { start_url: string; robots: RobotsArtifact; probes: HostProbes | null },
  ): Promise<void> {
    await crawls.updateOne({ _id: id, user_id: userId }, { $set: site });
  }

  /** Every URL that the crawl knows, as hashes, and the next free position. */
  async function loadFrontier(id: string): Promise<{ known: Set<string>; nextOrder: number }> {
    const known = new Set<string>();
    let nextOrder = 0;
    for await (const entry of urls
      .find({ crawl_id: id }, { url_hash: 1, order: 1 })
      .lean()
      .cursor({ batchSize: 5000 })) {
      known.add(entry.url_hash);
      nextOrder = Math.max(nextOrder, entry.order + 1);
    }
    return { known, nextOrder };
  }

  /** Not yet done, in breadth-first order. */
  async function pendingUrls(id: string, limit: number): Promise<FrontierEntry[]> {
    const found = await urls.find({ crawl_id: id, done: false }).sort({ order: 1, _id: 1 }).limit(limit).lean();
    return found.map((entry) => ({
      url: entry.url,
      depth: entry.depth ?? null,
      source: entry.source as FrontierEntry['source'],
      order: entry.order,
    }));
  }

  /** Inserts in order; a URL that is already there keeps its first position. */
  async function addUrls(id: string, entries: readonly FrontierEntry[], expiresAt: Date): Promise<void> {
    const documents = entries.map((entry) => ({
      ...entry,
      crawl_id: id,
      url_hash: hashUrl(entry.url),
      done: false,
      expires_at: expiresAt,
    }));
    await insertIgnoringDuplicates(urls, documents);
  }

  async function addPages(id: string, batch: readonly CrawledPage[], expiresAt: Date): Promise<void> {
    const documents = await Promise.all(
      batch.map(async (page) => ({
        crawl_id: id,
        url_hash: hashUrl(page.artifact.url),
        order: page.order,
        html: page.artifact.html !== null,
        digest: await packJson({ summary: page.summary, findings: page.findings }),
        artifact: await packJson(page.artifact),
        expires_at: expiresAt,
      })),
    );
    await insertIgnoringDuplicates(pages, documents);
  }

  async function markDone(id: string, done: readonly string[], blocked: ReadonlySet<string>): Promise<void> {
    const mark = (urlsToMark: string[], fields: { done: true; blocked: boolean }) =>
      urls.updateMany({ crawl_id: id, url_hash: { $in: urlsToMark.map(hashUrl) } }, { $set: fields });
    await mark(
      done.filter((url) => !blocked.has(url)),
      { done: true, blocked: false },
    );
    if (blocked.size > 0) await mark([...blocked], { done: true, blocked: true });
  }

  async function finish(userId: string, id: string): Promise<void> {
    await crawls.updateOne({ _id: id, user_id: userId }, { $set: { finished_at: new Date() } });
  }

  /** Summaries and findings of all pages, in crawl order, a batch in memory at a time. */
  async function* streamDigests(id: string): AsyncGenerator<PageDigest> {
    let after = -1;
    for (;;) {
      const batch = await pages
        .find({ crawl_id: id, order: { $gt: after } }, { digest: 1, order: 1 })
        .sort({ order: 1, _id: 1 })
        .limit(READ_BATCH)
        .lean();
      for (const page of batch) yield await unpackJson<PageDigest>(toBuffer(page.digest));
      const last = batch.at(-1);
      if (batch.length < READ_BATCH || !last) return;
      after = last.order;
    }
  }

  /** The stored artifact of one URL; null when it was not fetched. */
  async function findPage(id: string, url: string): Promise<PageArtifact | null> {
    const found = await pages.findOne({ crawl_id: id, url_hash: hashUrl(url) }, { artifact: 1 }).lean();
    return found ? unpackJson<PageArtifact>(toBuffer(found.artifact)) : null;
  }

  /** URLs that used page budget. */
  async function countFetched(id: string): Promise<number> {
    return urls.countDocuments({ crawl_id: id, done: true, blocked: false });
  }

  async function count(id: string): Promise<Pick<CrawlCounts, 'fetched' | 'html' | 'pending'>> {
    const [fetched, html, pending] = [
      await pages.countDocuments({ crawl_id: id }),
      await pages.countDocuments({ crawl_id: id, html: true }),
      await urls.countDocuments({ crawl_id: id, done: false }),
    ];
    return { fetched, html, pending };
  }

  return {
    create,
    find,
    saveSite,
    loadFrontier,
    pendingUrls,
    addUrls,
    addPages,
    markDone,
    finish,
    streamDigests,
    findPage,
    count,
    countFetched,
  };
}

export type CrawlsRepository = ReturnType<typeof createCrawlsRepository>;
