import type { Connection } from 'mongoose';
import type { CrawlCounts, CrawlOptions, FrontierEntry } from '../../domain/crawl/crawl.js';
import type { RenderDecision } from '../../domain/crawl/crawl-rendering.js';
import type { HostProbes } from '../../domain/seo/artifacts/host-probes.js';
import type { RobotsArtifact } from '../../domain/seo/artifacts/robots.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { isDuplicateKey } from '../base/connect.js';
import { insertIgnoringDuplicates } from '../base/insert-ignoring-duplicates.js';
import { hashUrl } from '../base/url-hash.js';
import { crawlModel } from './crawl-model.js';
import { createCrawlPages } from './crawl-pages.js';
import { crawlUrlModel } from './crawl-url-model.js';

const PREVIOUS_LOOKED_AT = 20;

export interface CrawlRecord {
  id: string;
  start_url: string;
  options: CrawlOptions;
  robots: RobotsArtifact | null;
  probes: HostProbes | null;
  /** Whether its pages are rendered; null until that is decided. */
  rendering: RenderDecision | null;
  /** The parser of its pages; a later crawl can't use artifacts of another parser. */
  parser_version: string | null;
  /** The earlier crawl whose unchanged pages are reused; null when there is none. */
  previous_id: string | null;
  created_at: string;
  expires_at: string;
}

/**
 * Crawls: the durable frontier and what was fetched. A URL exists once per crawl and a page is stored once, by unique
 * keys, however often a slice is repeated. Crawl ids are made from operation ids, which are scoped by user.
 */
export function createCrawlsRepository(connection: Connection) {
  const crawls = crawlModel(connection);
  const urls = crawlUrlModel(connection);
  const pages = createCrawlPages(connection);

  async function create(
    userId: OwnerId,
    crawl: Pick<CrawlRecord, 'id' | 'start_url' | 'options'> & { expires_at: Date },
  ): Promise<void> {
    try {
      await crawls.create({ ...crawl, _id: crawl.id, user_id: userId, created_at: new Date() });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  async function find(userId: OwnerId, id: string): Promise<CrawlRecord | null> {
    const found = await crawls.findOne({ _id: id, user_id: userId }).lean();
    if (!found) return null;
    return {
      id,
      start_url: found.start_url,
      options: found.options,
      robots: found.robots ?? null,
      probes: found.probes ?? null,
      rendering: found.rendering ?? null,
      parser_version: found.parser_version ?? null,
      previous_id: found.previous_id ?? null,
      created_at: found.created_at.toISOString(),
      expires_at: found.expires_at.toISOString(),
    };
  }

  async function saveSite(
    userId: OwnerId,
    id: string,
    site: Pick<CrawlRecord, 'start_url' | 'robots' | 'probes'> &
      Partial<Pick<CrawlRecord, 'parser_version' | 'previous_id'>>,
  ): Promise<void> {
    await crawls.updateOne({ _id: id, user_id: userId }, { $set: site });
  }

  /** The first decision stands. */
  async function saveRendering(userId: OwnerId, id: string, rendering: RenderDecision): Promise<void> {
    await crawls.updateOne({ _id: id, user_id: userId, rendering: null }, { $set: { rendering } });
  }

  /**
   * The crawl of the same site that saves this one the most work: the latest that ended, is still stored, was parsed in
   * the same way for the same keywords and was allowed as many pages; failing that, one of fewer pages. Null when there
   * is none.
   */
  async function findPrevious(
    userId: OwnerId,
    crawl: Pick<CrawlRecord, 'id' | 'start_url' | 'options'> & { parser_version: string },
    now: Date,
  ): Promise<string | null> {
    const { id, start_url, options, parser_version } = crawl;
    const found = await crawls
      .find(
        { user_id: userId, start_url, parser_version, finished_at: { $ne: null }, expires_at: { $gt: now } },
        { options: 1 },
      )
      .sort({ created_at: -1, _id: -1 })
      .limit(PREVIOUS_LOOKED_AT)
      .lean();
    const reading = readingKey(options);
    const usable = found.filter((other) => other._id !== id && readingKey(other.options) === reading);
    return (usable.find((other) => other.options.max_pages >= options.max_pages) ?? usable[0])?._id ?? null;
  }

  /** Every URL that the crawl knows, as hashes, and the next free position. `onEntry` is called for each, unordered. */
  async function loadFrontier(
    id: string,
    onEntry: (entry: FrontierEntry) => void = () => {},
  ): Promise<{ known: Set<string>; nextOrder: number }> {
    const known = new Set<string>();
    let nextOrder = 0;
    const found = urls.find({ crawl_id: id }, { url_hash: 1, url: 1, depth: 1, source: 1, order: 1 }).lean();
    for await (const stored of found.cursor({ batchSize: 5000 })) {
      known.add(stored.url_hash);
      nextOrder = Math.max(nextOrder, stored.order + 1);
      onEntry(toEntry(stored));
    }
    return { known, nextOrder };
  }

  /** Not yet done, in breadth-first order. */
  async function pendingUrls(id: string, limit: number): Promise<FrontierEntry[]> {
    const found = await urls.find({ crawl_id: id, done: false }).sort({ order: 1, _id: 1 }).limit(limit).lean();
    return found.map(toEntry);
  }

  /** Inserts in order; a URL that is already there keeps its first position. */
  async function addUrls(id: string, entries: readonly FrontierEntry[], expiresAt: Date): Promise<void> {
    const documents = entries.map((entry) => ({
      ...entry,
      crawl_id: id,
      url_hash: hashUrl(entry.url),
      done: false,
      blocked: false,
      expires_at: expiresAt,
    }));
    await insertIgnoringDuplicates(urls.collection, documents);
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

  async function finish(userId: OwnerId, id: string): Promise<void> {
    await crawls.updateOne({ _id: id, user_id: userId }, { $set: { finished_at: new Date() } });
  }

  /** URLs that used page budget. */
  async function countFetched(id: string): Promise<number> {
    return urls.countDocuments({ crawl_id: id, done: true, blocked: false });
  }

  async function count(id: string): Promise<Pick<CrawlCounts, 'fetched' | 'html' | 'pending'>> {
    return { ...(await pages.countPages(id)), pending: await urls.countDocuments({ crawl_id: id, done: false }) };
  }

  return {
    ...pages,
    create,
    find,
    saveSite,
    saveRendering,
    findPrevious,
    loadFrontier,
    pendingUrls,
    addUrls,
    markDone,
    finish,
    count,
    countFetched,
  };
}

/** What decides how a page is requested and read: crawls that differ in it can spare each other nothing. */
function readingKey(options: CrawlOptions): string {
  const { target_keywords, scope, production_origin, user_agent, access, render, own_checks } = options;
  const { subdomains = false, ignore_parameters = [] } = scope ?? {};
  const hasAccess = access !== undefined;
  const isRendered = render !== undefined && render !== 'never';
  const site = [subdomains, ignore_parameters, production_origin];
  return JSON.stringify([target_keywords, ...site, user_agent, hasAccess, isRendered, own_checks?.extractions ?? []]);
}

function toEntry(stored: { url: string; depth?: number | null; source: string; order: number }): FrontierEntry {
  const { url, depth = null, order } = stored;
  return { url, depth, source: stored.source as FrontierEntry['source'], order };
}

export type CrawlsRepository = ReturnType<typeof createCrawlsRepository>;
