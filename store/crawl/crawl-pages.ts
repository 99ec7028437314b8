import type { Connection } from 'mongoose';
import type { FetchFacts } from '../../domain/seo/artifacts/fetch.js';
import type { PageArtifact } from '../../domain/seo/artifacts/page.js';
import type { PageSummary } from '../../domain/seo/artifacts/page-summary.js';
import { toBuffer } from '../artifacts/artifacts.js';
import { insertIgnoringDuplicates } from '../base/insert-ignoring-duplicates.js';
import { hashUrl } from '../base/url-hash.js';
import { crawlPageModel } from './crawl-page-model.js';
import {
  type PackedPage,
  type PackedParts,
  type PageCarry,
  type PageDigest,
  type PageReuse,
  type PageValidators,
  repackPage,
  unpackArtifact,
  unpackCarry,
  unpackDigest,
  unpackFacts,
} from './pack-page.js';

const READ_BATCH = 250;
/** Artifacts are ten times as large. */
const WHOLE_BATCH = 25;

/** A page of an earlier crawl: what to revalidate it with, and its packed parts in case it is unchanged. */
export interface StoredPage extends PackedParts {
  url_hash: string;
  order: number;
  html: boolean;
  validators: PageValidators | null;
}

/** A page with everything that is kept of it. */
export interface WholePage {
  order: number;
  artifact: PageArtifact;
  summary: PageSummary;
}

/** As a database gives it back: bytes in the form of its driver, fields of later versions missing. */
interface StoredBytes {
  order: number;
  digest?: unknown;
  artifact?: unknown;
  fetch?: unknown;
  carry?: unknown;
  reuse?: string | null;
}

const DIGEST = { digest: 1, fetch: 1, reuse: 1, order: 1 } as const;
const WHOLE = { ...DIGEST, artifact: 1 } as const;
const STORED = { ...WHOLE, carry: 1, validators: 1, html: 1, url_hash: 1 } as const;

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
    for (let from = after, reading: Promise<StoredBytes[]> | null = readDigests(id, from); reading; ) {
      const batch: StoredBytes[] = await reading;
      from += READ_BATCH;
      reading = from < end ? readDigests(id, from) : null;
      // A consumer that stops early does not await it; one that continues gets the error above.
      reading?.catch(() => undefined);
      for (const page of batch) yield { order: page.order, digest: toDigest(page) };
    }
  }

  function readDigests(id: string, after: number): Promise<StoredBytes[]> {
    const found = pages.find({ crawl_id: id, order: within(after, READ_BATCH) }, DIGEST);
    return found.sort({ order: 1, _id: 1 }).lean().exec();
  }

  /** Whole pages behind position `after`, in crawl order, a few in memory at a time. */
  async function* streamPages(id: string, after = -1): AsyncGenerator<WholePage> {
    const end = await lastOrder(id);
    for (let from = after; from < end; from += WHOLE_BATCH) {
      const found = await pages
        .find({ crawl_id: id, order: within(from, WHOLE_BATCH) }, WHOLE)
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
    const found = await pages.findOne({ crawl_id: id, url_hash: hashUrl(url) }, WHOLE).lean();
    return found && toWholePage(found);
  }

  /** What was found on one page by checks of single pages; null when it was not fetched. */
  async function findDigest(id: string, url: string): Promise<PageDigest | null> {
    const found = await pages.findOne({ crawl_id: id, url_hash: hashUrl(url) }, DIGEST).lean();
    return found && toDigest(found);
  }

  /** The pages that were fetched last, the newest first. */
  async function findNewest(id: string, limit: number): Promise<PageDigest[]> {
    const found = await pages.find({ crawl_id: id }, DIGEST).sort({ order: -1 }).limit(limit).lean();
    return found.map(toDigest);
  }

  /** Position of one URL in crawl order; null when it was not fetched. */
  async function findOrder(id: string, url: string): Promise<number | null> {
    const found = await pages.findOne({ crawl_id: id, url_hash: hashUrl(url) }, { order: 1 }).lean();
    return found?.order ?? null;
  }

  /** The stored artifact of one URL; null when it was not fetched. */
  async function findPage(id: string, url: string): Promise<PageArtifact | null> {
    const found = await findStoredPage(id, url);
    return found && unpackArtifact(found);
  }

  /** The same in its stored form. */
  async function findStoredPage(id: string, url: string): Promise<StoredPage | null> {
    const found = await pages.findOne({ crawl_id: id, url_hash: hashUrl(url) }, STORED).lean();
    return found && toStoredPage(found);
  }

  /** Those behind position `after`, up to `positions` further. */
  async function findStoredRun(id: string, after: number, positions: number): Promise<StoredPage[]> {
    const found = await pages.find({ crawl_id: id, order: within(after, positions) }, STORED).lean();
    return found.map(toStoredPage);
  }

  /** What decides whether a page may be taken over as it is; null when it may not. */
  function openStoredPage({ fetch, carry }: StoredPage): { fetch: FetchFacts; carry: PageCarry } | null {
    return fetch && carry && { fetch: unpackFacts(fetch), carry: unpackCarry(carry) };
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
    findStoredRun,
    openStoredPage,
    repackPage,
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

function toDigest(page: StoredBytes): PageDigest {
  return unpackDigest(toParts(page));
}

function toWholePage(page: StoredBytes): WholePage {
  const parts = toParts(page);
  return { order: page.order, summary: unpackDigest(parts).summary, artifact: unpackArtifact(parts) };
}

function toStoredPage(
  page: StoredBytes & { url_hash: string; html: boolean; validators?: PageValidators | null },
): StoredPage {
  const { url_hash, order, html, validators = null } = page;
  return { ...toParts(page), url_hash, order, html, validators };
}

/** What was not asked for is empty. */
function toParts({ digest, artifact, fetch, carry, reuse }: StoredBytes): PackedParts {
  return {
    fetch: fetch ? toBuffer(fetch) : null,
    reuse: isReuse(reuse) ? reuse : null,
    digest: digest ? toBuffer(digest) : NOTHING,
    artifact: artifact ? toBuffer(artifact) : NOTHING,
    carry: carry ? toBuffer(carry) : null,
  };
}

const NOTHING = new Uint8Array();

function isReuse(stored: string | null | undefined): stored is PageReuse {
  return stored === 'not_modified' || stored === 'unchanged';
}
