import type { Connection } from 'mongoose';
import type { InspectedPage } from '../../domain/search/indexing/inspected-page.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { retryUpsert } from '../base/retry-upsert.js';
import { hashUrl } from '../base/url-hash.js';
import { pageInspectionModel } from './page-inspection-model.js';

/** What was said half a year ago says nothing of today. */
const KEPT_MS = 180 * 24 * 3_600_000;
/** At a hundred a day it takes longer than they are kept to come so far. */
const MOST_KEPT = 20_000;

/** The last URL inspection of each page of a site. */
export function createPageInspectionsRepository(connection: Connection) {
  const inspections = pageInspectionModel(connection);

  /** Replaces what was known of the page. */
  async function put(user_id: OwnerId, site: string, { url, inspected_at: at, ...seen }: InspectedPage): Promise<void> {
    const inspected_at = new Date(at);
    const place = { user_id, site, url_hash: hashUrl(url) };
    const change = { seen, inspected_at, expires_at: new Date(inspected_at.getTime() + KEPT_MS) };
    await retryUpsert(() => inspections.updateOne(place, { $set: change, $setOnInsert: { url } }, { upsert: true }));
  }

  /** The newest first, at most 20,000. */
  async function list(userId: OwnerId, site: string): Promise<InspectedPage[]> {
    const found = await inspections
      .find({ user_id: userId, site })
      .sort({ inspected_at: -1, _id: -1 })
      .limit(MOST_KEPT)
      .lean();
    return found.map(toInspectedPage);
  }

  async function find(userId: OwnerId, site: string, url: string): Promise<InspectedPage | null> {
    const found = await inspections.findOne({ user_id: userId, site, url_hash: hashUrl(url) }).lean();
    return found && toInspectedPage(found);
  }

  return { put, list, find };
}

export type PageInspectionsRepository = ReturnType<typeof createPageInspectionsRepository>;

function toInspectedPage({
  url,
  seen,
  inspected_at,
}: {
  url: string;
  seen: unknown;
  inspected_at: Date;
}): InspectedPage {
  return { url, ...(seen as Omit<InspectedPage, 'url' | 'inspected_at'>), inspected_at: inspected_at.toISOString() };
}
