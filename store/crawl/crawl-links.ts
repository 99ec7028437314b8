import type { Connection } from 'mongoose';
import type { LinkTarget } from '../../domain/seo/links/link-target.js';
import type { PageLink } from '../../domain/seo/links/page-link.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { toBuffer } from '../artifacts/artifacts.js';
import { insertIgnoringDuplicates } from '../base/insert-ignoring-duplicates.js';
import { hashUrl } from '../base/url-hash.js';
import { crawlLinkModel } from './crawl-link-model.js';
import { crawlLinkTargetModel } from './crawl-link-target-model.js';
import { crawlModel } from './crawl-model.js';
import { packLinks, unpackLinks } from './pack-links.js';

/** How far the links of a crawl are sorted by their targets. */
export interface LinkIndex {
  /** Links are kept by the bucket of their target. */
  buckets: number;
  /** Runs of pages whose links are in their buckets. */
  parts: number;
  /** Position of the last page of those runs; -1 before the first. */
  last_order: number;
  /** All pages are in. */
  is_sorted: boolean;
  /** Buckets whose URLs have been counted. */
  counted: number;
}

/** Links of one run of pages to the URLs of one bucket. */
export interface LinkPart {
  part: number;
  links: PageLink[];
}

export interface TargetFilter {
  url?: string | undefined;
  internal?: boolean | undefined;
  /** From, and to; null: not requested. */
  status?: readonly [from: number, to: number] | null | undefined;
}

/** A position in a list of targets: pages that link to it, and the hash of its URL. */
export interface TargetPosition {
  unique_inlinks: number;
  url_hash: string;
}

const HASH_BITS_CHARS = 8;
const LISTED_AT_ONCE = 1_000;

/**
 * Links of crawls, sorted by where they lead: each bucket holds those to the URLs of one share of all hashes, so that the
 * links to one URL are read without the others, and a bucket at a time is counted. What is written twice stays as it was.
 */
export function createCrawlLinksRepository(connection: Connection) {
  const crawls = crawlModel(connection);
  const parts = crawlLinkModel(connection);
  const targets = crawlLinkTargetModel(connection);

  /** Null before the first run of pages. */
  async function readIndex(userId: OwnerId, crawlId: string): Promise<LinkIndex | null> {
    const found = await crawls.findOne({ _id: crawlId, user_id: userId }, { links: 1 }).lean();
    return found?.links ?? null;
  }

  /** Never takes anything back, in case that two attempts are at work. */
  async function saveIndex(userId: OwnerId, crawlId: string, index: LinkIndex): Promise<void> {
    const { parts: done, last_order, counted, buckets, is_sorted } = index;
    const most = { 'links.parts': done, 'links.last_order': last_order, 'links.counted': counted };
    const set = is_sorted ? { 'links.is_sorted': true } : {};
    const place = { _id: crawlId, user_id: userId };
    const begun = { buckets, parts: 0, last_order: -1, is_sorted: false, counted: 0 };
    await crawls.updateOne({ ...place, links: null }, { $set: { links: begun } });
    await crawls.updateOne(place, { $max: most, $set: { 'links.buckets': buckets, ...set } });
  }

  /** The links of a run of pages, each to the bucket of its target. */
  async function addPart(
    crawlId: string,
    { part, buckets, links }: LinkPart & { buckets: number },
    expires_at: Date,
  ): Promise<void> {
    const documents = [...groupByBucket(links, ({ to }) => to, buckets)].map(([bucket, own]) => ({
      crawl_id: crawlId,
      bucket,
      part,
      data: packLinks(own),
      expires_at,
    }));
    await insertIgnoringDuplicates(parts.collection, documents);
  }

  /** What leads to the URLs of a bucket, in crawl order, a part in memory at a time. */
  async function* streamBucket(crawlId: string, bucket: number, from = 0): AsyncGenerator<LinkPart> {
    const found = parts.find({ crawl_id: crawlId, bucket, part: { $gte: from } }, { part: 1, data: 1 });
    for await (const { part, data } of found.sort({ part: 1 }).lean().cursor({ batchSize: 20 }))
      yield { part, links: unpackLinks(toBuffer(data)) };
  }

  async function addTargets(crawlId: string, counted: readonly LinkTarget[], expires_at: Date): Promise<void> {
    for (let from = 0; from < counted.length; from += LISTED_AT_ONCE) {
      const documents = counted
        .slice(from, from + LISTED_AT_ONCE)
        .map((target) => ({ ...target, crawl_id: crawlId, url_hash: hashUrl(target.url), expires_at }));
      await insertIgnoringDuplicates(targets.collection, documents);
    }
  }

  /** Null when no page names it. */
  async function findTarget(crawlId: string, url: string): Promise<LinkTarget | null> {
    const found = await targets.findOne({ crawl_id: crawlId, url_hash: hashUrl(url) }).lean();
    return found && toTarget(found);
  }

  /** Those that most pages link to first. */
  async function listTargets(
    crawlId: string,
    filter: TargetFilter,
    limit: number,
    after: TargetPosition | null,
  ): Promise<{ targets: LinkTarget[]; next: TargetPosition | null }> {
    const found = await targets
      .find({ crawl_id: crawlId, $and: [toQuery(filter), behind(after)] })
      .sort({ unique_inlinks: -1, url_hash: 1 })
      .limit(limit + 1)
      .lean();
    const last = found.length > limit ? found[limit - 1] : undefined;
    return {
      targets: found.slice(0, limit).map(toTarget),
      next: last === undefined ? null : { unique_inlinks: last.unique_inlinks, url_hash: last.url_hash },
    };
  }

  /** HTTP status of each URL; 0 without a response, null when it was not requested. Unknown URLs are left out. */
  async function statusesOf(crawlId: string, urls: readonly string[]): Promise<Map<string, number | null>> {
    const statuses = new Map<string, number | null>();
    for (let from = 0; from < urls.length; from += LISTED_AT_ONCE) {
      const hashes = urls.slice(from, from + LISTED_AT_ONCE).map(hashUrl);
      const found = targets.find({ crawl_id: crawlId, url_hash: { $in: hashes } }, { url: 1, status: 1 }).lean();
      for (const { url, status = null } of await found) statuses.set(url, status);
    }
    return statuses;
  }

  /** URLs by the bucket that holds the links to them. */
  function urlsByBucket(urls: readonly string[], buckets: number): Map<number, string[]> {
    return groupByBucket(urls, (url) => url, buckets);
  }

  /** What leads to one URL, and to others of its bucket, from part `from` on. */
  function streamLinksTo(crawlId: string, url: string, buckets: number, from = 0): AsyncGenerator<LinkPart> {
    return streamBucket(crawlId, bucketOf(url, buckets), from);
  }

  return {
    readIndex,
    saveIndex,
    addPart,
    streamBucket,
    streamLinksTo,
    urlsByBucket,
    addTargets,
    findTarget,
    listTargets,
    statusesOf,
  };
}

/** What belongs to each bucket, in its order. Most links of a site lead to the same pages: those are hashed once. */
function groupByBucket<Item>(
  items: readonly Item[],
  urlOf: (item: Item) => string,
  buckets: number,
): Map<number, Item[]> {
  const groups = new Map<number, Item[]>();
  const known = new Map<string, Item[]>();
  for (const item of items) {
    const url = urlOf(item);
    let group = known.get(url);
    if (group === undefined) {
      const bucket = bucketOf(url, buckets);
      group = groups.get(bucket) ?? [];
      groups.set(bucket, group);
      known.set(url, group);
    }
    group.push(item);
  }
  return groups;
}

function bucketOf(url: string, buckets: number): number {
  return Number.parseInt(hashUrl(url).slice(0, HASH_BITS_CHARS), 16) % buckets;
}

function toQuery({ url, internal, status }: TargetFilter): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  if (url !== undefined) query['url_hash'] = hashUrl(url);
  if (internal !== undefined) query['internal'] = internal;
  if (status !== undefined) query['status'] = status === null ? null : { $gte: status[0], $lte: status[1] };
  return query;
}

function behind(after: TargetPosition | null): Record<string, unknown> {
  if (after === null) return {};
  const { unique_inlinks, url_hash } = after;
  return { $or: [{ unique_inlinks: { $lt: unique_inlinks } }, { unique_inlinks, url_hash: { $gt: url_hash } }] };
}

function toTarget(stored: Omit<LinkTarget, 'status' | 'link_score'> & Partial<LinkTarget>): LinkTarget {
  const { url, internal, inlinks, unique_inlinks, followed_inlinks, other_links, anchors, anchor_count } = stored;
  return {
    url,
    internal,
    status: stored.status ?? null,
    inlinks,
    unique_inlinks,
    followed_inlinks,
    other_links,
    link_score: stored.link_score ?? null,
    anchors,
    anchor_count,
  };
}

export type CrawlLinksRepository = ReturnType<typeof createCrawlLinksRepository>;
