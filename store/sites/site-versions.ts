import type { Connection } from 'mongoose';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { retryUpsert } from '../base/retry-upsert.js';
import { siteVersionModel } from './site-version-model.js';

/** What belongs to no site alone. */
const ALL_SITES = '';

/**
 * Counts changes in what is known about a site. Every writer of data that the dashboard shows increments the number
 * afterwards, so that no earlier cached response is served again.
 */
export function createSiteVersionsRepository(connection: Connection) {
  const versions = siteVersionModel(connection);

  /** `site` null: something that all sites of the user share. */
  async function raise(userId: OwnerId, site: string | null): Promise<void> {
    const place = { user_id: userId, site: site ?? ALL_SITES };
    await retryUpsert(() => versions.updateOne(place, { $inc: { version: 1 } }, { upsert: true }));
  }

  /** Higher after every raise of the site or of what all share; 0 for what was never raised. */
  async function read(userId: OwnerId, site: string): Promise<number> {
    // Past mongoose: every read of the dashboard asks.
    const any = { user_id: userId, site: { $in: [site, ALL_SITES] } };
    const found = await versions.collection.find<{ version: number }>(any).toArray();
    return found.reduce((sum, { version }) => sum + version, 0);
  }

  /** How often anything of the user was raised. */
  async function total(userId: OwnerId): Promise<number> {
    const found = await versions.find({ user_id: userId }, { version: 1 }).lean();
    return found.reduce((sum, { version }) => sum + version, 0);
  }

  return { raise, read, total };
}

export type SiteVersionsRepository = ReturnType<typeof createSiteVersionsRepository>;
