import type { Connection } from 'mongoose';
import type { PageArtifact } from '../../domain/seo/artifacts/page.js';
import type { PageSummary } from '../../domain/seo/artifacts/page-summary.js';
import { toBuffer } from '../artifacts/artifacts.js';
import { insertIgnoringDuplicates } from '../base/insert-ignoring-duplicates.js';
import { unpackJson } from '../base/json-codec.js';
import { hashUrl } from '../base/url-hash.js';
import { crawlPageModel } from './crawl-page-model.js';
import { type PackedPage, type PageDigest, type PageValidators, unpackArtifact } from './pack-page.js';

const READ_BATCH = 250;
/** Artifacts are ten times as large. */
const WHOLE_BATCH = 25;

/** A page of an earlier crawl: what to revalidate it with, and the packed artifact in case it is unchanged. */
export interface StoredPage {
  validators: PageValidators | null;
  artifact: Uint8Array;
}

/** A page with everything that is kept of it. */
export interface WholePage {
  order: number;
  artifact: PageArtifact;
  summary: PageSummary;
}

interface StoredDigest {
  order: number;
  digest: unknown;
}

/** The pages of crawls, each stored once by a unique key, however often a slice is repeated. */
export function createCrawlPages(connection: Connection) {
  const pages = crawlPageModel(connection);

  async function addPages(id: string, batch: readonly PackedPage[], expiresAt: Date): Promise<void> {
    const documents = batch.map(({ url, blocked: _, ...page }) => ({
      ...page,
      crawl_id: id,
      url_hash: hashUrl(url),
      expires_at: expiresAt,
    }));
    await insertIgnoringDuplicates(pages.collection, documents);
  }

  /** Summaries and findings of all pages, in crawl order; a batch in memory at a time, and the next on its way. */
  async function* streamDigests(id: string): AsyncGenerator<PageDigest> {
    for await (const { digest } of streamDigestsAfter(id, -1)) yield digest;
  }

  /** The same of pages behind position `after`, with their positions. */
  async function* streamDigestsAfter(id: string, after: number): AsyncGenerator<{ order: number; digest: PageDigest }> {
    const end = await lastOrder(id);
    for (let from = after, reading: Promise<StoredDigest[]> | null = readDigests(id, from); reading; ) {
      const batch: StoredDigest[] = await reading;
      from += READ_BATCH;
      reading = from < end ? readDigests(id, from) : null;
      // A consumer that stops early does not await it; one that continues gets the error above.
      reading?.catch(() => undefined);
      for (const { order, digest } of batch) yield { order, digest: unpackJson<PageDigest>(toBuffer(digest)) };
    }
  }

  function readDigests(id: string, after: number): Promise<StoredDigest[]> {
    const found = pages.find({ crawl_id: id, order: within(after, READ_BATCH) }, { digest: 1, order: 1 });
    return found.sort({ order: 1, _id: 1 }).lean().exec();
  }

  /** Whole pages behind position `after`, in crawl order, a few in memory at a time. */
  async function* streamPages(id: string, after = -1): AsyncGenerator<WholePage> {
    const end = await lastOrder(id);
    for (let from = after; from < end; from += WHOLE_BATCH) {
      const found = await pages
        .find({ crawl_id: id, order: within(from, WHOLE_BATCH) }, { order: 1, digest: 1, artifact: 1 })
        .sort({ order: 1, _id: 1 })
        .lean();
      for (const page of found) yield toWholePage(page);
    }
  }

  /** -1 when there is no page. */
  async function lastOrder(id: string): Promise<number> {
    const last = await pages.findOne({ crawl_id: id }, { order: 1, _id: 0 }).sort({ order: -1 }).lean();
    return last?.order ?? -1;
  }

  /** One of them; null when it was not fetched. */
  async function findWholePage(id: string, url: string): Promise<WholePage | null> {
    const found = await pages
      .findOne({ crawl_id: id, url_hash: hashUrl(url) }, { order: 1, digest: 1, artifact: 1 })
      .lean();
    return found && toWholePage(found);
  }

  /** What was found on one page by checks of single pages; null when it was not fetched. */
  async function findDigest(id: string, url: string): Promise<PageDigest | null> {
    const found = await pages.findOne({ crawl_id: id, url_hash: hashUrl(url) }, { digest: 1 }).lean();
    return found && unpackJson<PageDigest>(toBuffer(found.digest));
  }

  /** The pages that were fetched last, the newest first. */
  async function findNewest(id: string, limit: number): Promise<PageDigest[]> {
    const found = await pages.find({ crawl_id: id }, { digest: 1, order: 1 }).sort({ order: -1 }).limit(limit).lean();
    return found.map(({ digest }) => unpackJson<PageDigest>(toBuffer(digest)));
  }

  /** Position of one URL in crawl order; null when it was not fetched. */
  async function findOrder(id: string, url: string): Promise<number | null> {
    const found = await pages.findOne({ crawl_id: id, url_hash: hashUrl(url) }, { order: 1 }).lean();
    return found?.order ?? null;
  }

  /** The stored artifact of one URL; null when it was not fetched. */
  async function findPage(id: string, url: string): Promise<PageArtifact | null> {
    const found = await findStoredPage(id, url);
    return found && unpackArtifact(found.artifact);
  }

  /** The same in its stored form. */
  async function findStoredPage(id: string, url: string): Promise<StoredPage | null> {
    const found = await pages.findOne({ crawl_id: id, url_hash: hashUrl(url) }, { artifact: 1, validators: 1 }).lean();
    return found && { artifact: toBuffer(found.artifact), validators: found.validators ?? null };
  }

  async function countPages(id: string): Promise<{ fetched: number; html: number }> {
    return {
      fetched: await pages.countDocuments({ crawl_id: id }),
      html: await pages.countDocuments({ crawl_id: id, html: true }),
    };
  }

  return {
    addPages,
    streamDigests,
    streamDigestsAfter,
    streamPages,
    findWholePage,
    findDigest,
    findNewest,
    findOrder,
    findPage,
    findStoredPage,
    countPages,
  };
}

/**
 * Positions after one, up to this many further. This way a batch is found by the index alone; "the next 250" in an
 * order that no index fully covers would sort everything that is left, each time.
 */
function within(after: number, positions: number): { $gt: number; $lte: number } {
  return { $gt: after, $lte: after + positions };
}

function toWholePage({ order, digest, artifact }: { order: number; digest: unknown; artifact: unknown }): WholePage {
  const { summary } = unpackJson<PageDigest>(toBuffer(digest));
  return { order, summary, artifact: unpackArtifact(toBuffer(artifact)) };
}
